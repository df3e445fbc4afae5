import { useDebouncedValue } from '@mantine/hooks'
import { isAdmin, membersIn, type PersonId, type ScheduledGroup, type Session } from '@planner/domain'
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { mayMove, moveTarget, useEffectText } from '../cards/move-targets.ts'
import classes from '../move-prices.module.css'
import { priceOf, useMovePrices, usePriceText } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'

/** A pointer that crosses the table, or arrow keys that lead through it, ask nothing on their way. */
const REST_MS = 150

type Pointed = { row: number; column: number; isFocus: boolean }

type Props = {
  session: Session
  groups: readonly ScheduledGroup[]
  people: readonly PersonId[]
  numHeaderRows: number
  children: ReactNode
}

/** A table of boxes, and below it for organisers what the box that has the focus or the pointer would do; SCHED-44. */
export function PricedCells({ children, ...table }: Props) {
  const { viewer } = useSchedule()
  const [pointed, point] = useState<Pointed | null>(null)
  if (!isAdmin(viewer)) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices which of the boxes in it is meant
    <div
      onFocus={(event: FocusEvent) => point(cellOf(event.target, true))}
      onBlur={() => point(null)}
      onPointerOver={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') point(cellOf(event.target, false))
      }}
      onPointerLeave={() => point(null)}
    >
      {children}
      <CellEffect {...table} pointed={pointed} />
    </div>
  )
}

function CellEffect({
  session,
  groups,
  people,
  numHeaderRows,
  pointed,
}: Omit<Props, 'children'> & { pointed: Pointed | null }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const priceText = usePriceText()
  const effectText = useEffectText()
  const [rested] = useDebouncedValue(pointed, REST_MS)
  const personId = rested ? people[rested.row - numHeaderRows] : undefined
  const group = rested ? groups[rested.column] : undefined
  const isMeant = personId !== undefined && group !== undefined && mayMove(plan, personId)
  const prices = useMovePrices(isMeant ? { personId, from: null } : null)
  if (!isMeant || !prices) return <p className={`${classes.line} no-print`} />
  const from = { sessionId: session.id, key: null }
  const isMember = membersIn(group, session.id).includes(personId)
  const target = moveTarget(plan, personId, from, group, session.id)
  const values = { person: names.person(personId), group: names.group(group) }
  const warnings = isMember ? [] : effectText(target, personId).warnings
  return (
    <p className={`${classes.line} no-print`} aria-live={rested?.isFocus ? 'polite' : 'off'}>
      {t(isMember ? 'schedule.move.leave' : 'schedule.move.join', values)}{' '}
      {priceText(priceOf(plan.schedule, prices, from, target.place))}
      {warnings.length > 0 && <span className={classes.bad}> · {warnings.join(' · ')}</span>}
    </p>
  )
}

function cellOf(target: EventTarget, isFocus: boolean): Pointed | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null
  if (!cell) return null
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column), isFocus }
}
