import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import {
  assignmentAddress,
  editRefusal,
  isAdmin,
  membershipEdits,
  membersIn,
  type PersonId,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import {
  type FocusEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Grid, GridCells } from '../../../components/grid/grid.tsx'
import { positionOf } from '../../../components/grid/grid-cells.ts'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import type { Span } from '../../../components/grid/spans.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { mayMove, moveTarget, useEffectText } from '../cards/move-targets.ts'
import priceClasses from '../move-prices.module.css'
import { priceOf, useMovePrices, usePriceText } from '../move-prices.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningMark } from '../warnings.tsx'
import classes from './assignment-grid.module.css'
import { AssignmentRow } from './assignment-row.tsx'
import { HeaderRows, useHeaderRows } from './header-rows.tsx'

type Props = { session: Session; groups: readonly ScheduledGroup[]; people: readonly PersonId[] }

const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }

/** People by topic groups of one session. */
export function AssignmentGrid({ session, groups, people }: Props) {
  const t = useT()
  const names = useNames()
  const { variant, state, viewer } = useSchedule()
  const headerRows = useHeaderRows()
  const layout = useAssignmentLayout(people.length, groups.length, headerRows.length)
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 0, column: 0 } })
  const toggle = useToggle({ session, groups, people, numHeaderRows: headerRows.length })
  const { active } = focus
  const { rowHeight } = layout.sizes
  return (
    <PricedCells session={session} groups={groups} people={people} numHeaderRows={headerRows.length}>
      <Grid
        label={t('schedule.table.label', { session: names.session(session) })}
        description={t('schedule.table.keys')}
        layout={layout}
        focus={focus}
        className={CLASS_NAMES}
        header={(columns) => <GroupHeaders session={session} groups={groups} columns={columns} />}
        headerRows={(columns) => (
          <HeaderRows
            session={session}
            groups={groups}
            columns={columns}
            headerRows={headerRows}
            active={active}
            rowHeight={rowHeight}
          />
        )}
        items={people}
        row={(userId, place) => {
          const [group] = groups
          if (!group) return null
          return (
            <AssignmentRow
              key={userId}
              {...place}
              userId={userId}
              session={session}
              groups={groups}
              height={rowHeight}
              refusal={editRefusal(variant, state, viewer, assignmentAddress(group, session.id, userId))}
              onToggle={toggle}
            />
          )
        }}
      />
    </PricedCells>
  )
}

type TableProps = Props & { numHeaderRows: number }

/** Assigns or removes people; referentially stable, so that cells do not re-render. */
function useToggle({ session, groups, people, numHeaderRows }: TableProps) {
  const { schedule } = useSchedule()
  const { setCells: apply } = useLive()
  const current = useRef({ session, groups, people, numHeaderRows, schedule, apply })
  useLayoutEffect(() => {
    current.current = { session, groups, people, numHeaderRows, schedule, apply }
  })
  return useCallback((row: number, column: number, isMember: boolean) => {
    const now = current.current
    const userId = now.people[row - now.numHeaderRows]
    const group = now.groups[column]
    if (userId === undefined || !group) return
    now.apply(membershipEdits(now.schedule, group, now.session.id, userId, isMember))
  }, [])
}

type GroupHeadersProps = Omit<Props, 'people'> & { columns: readonly Span[] }

/** The names of the groups, in weeks with their times. The same while only rows come and go. */
const GroupHeaders = memo(function GroupHeaders({ session, groups, columns }: GroupHeadersProps) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const warningOf = useWarnings().ofGroup
  return (
    <thead>
      <tr>
        <th scope="col">{t('app.person')}</th>
        <GridCells columns={columns} items={groups}>
          {(group, index) => (
            <th key={group.key} scope="col" aria-colindex={index + 2}>
              <span
                className={classes.name}
                data-short={names.number(group) !== '' || undefined}
                title={names.group(group)}
              >
                {names.topic(group)}
              </span>{' '}
              {names.number(group) && <span className={classes.time}>{names.number(group)}</span>}
              {warningOf(group) && <WarningMark text={warningOf(group)} isTabStop={false} />}
              {schedule.layout === 'weeks' && (
                <span className={classes.time}>{names.time(group, session.id, 'short')}</span>
              )}
            </th>
          )}
        </GridCells>
      </tr>
    </thead>
  )
})

/** Rows are taller on touch devices. */
function useAssignmentLayout(numRows: number, numColumns: number, numHeaderRows: number): GridLayout {
  const { layout } = useSchedule().schedule
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const isNarrow = useIsNarrow()
  return {
    numRows,
    numColumns,
    numHeaderRows: 1 + numHeaderRows,
    areHeadersFocusable: false,
    sizes: {
      rowHeight: isTouch ? 48 : 36,
      columnWidth: 148,
      // Three lines of names; in weeks also the time.
      headerHeight: layout === 'weeks' ? 92 : 72,
      nameWidth: isNarrow ? 112 : 180,
    },
  }
}

/** A pointer that crosses the table, or arrow keys that lead through it, ask nothing on their way. */
const REST_MS = 150

type Pointed = GridPosition & { isFocus: boolean }

/** A table of boxes, and for organisers what the focused or pointed box would do; SCHED-44. */
function PricedCells({ children, ...table }: TableProps & { children: ReactNode }) {
  const { viewer } = useSchedule()
  const [pointed, point] = useState<Pointed | null>(null)
  if (!isAdmin(viewer)) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices which of the boxes in it is meant
    <div
      onFocus={(event: FocusEvent) => point(boxAt(event.target, true))}
      onBlur={() => point(null)}
      onPointerOver={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') point(boxAt(event.target, false))
      }}
      onPointerLeave={() => point(null)}
    >
      {children}
      <CellEffect {...table} pointed={pointed} />
    </div>
  )
}

function CellEffect(props: TableProps & { pointed: Pointed | null }) {
  const { session, groups, people, numHeaderRows, pointed } = props
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
  if (!isMeant || !prices) return <p className={`${priceClasses.line} no-print`} />
  const from = { sessionId: session.id, key: null }
  const isMember = membersIn(group, session.id).includes(personId)
  const target = moveTarget(plan, { personId, from }, group, session.id)
  const values = { person: names.person(personId), group: names.group(group) }
  const warnings = isMember ? [] : effectText(target, personId).warnings
  return (
    <p className={`${priceClasses.line} no-print`} aria-live={rested?.isFocus ? 'polite' : 'off'}>
      {t(isMember ? 'schedule.move.leave' : 'schedule.move.join', values)}{' '}
      {priceText(priceOf(plan.schedule, prices, from, target.place), values.person)}
      {warnings.length > 0 && <span className={priceClasses.bad}> · {warnings.join(' · ')}</span>}
    </p>
  )
}

function boxAt(target: EventTarget, isFocus: boolean): Pointed | null {
  const position = positionOf(target)
  return position ? { ...position, isFocus } : null
}
