import { Checkbox } from '@mantine/core'
import {
  type CellValue,
  cellAddress,
  cellKey,
  editRefusal,
  type PersonId,
  type SessionDay,
} from '@planner/domain'
import { memo } from 'react'
import type { SessionTexts } from '../../../components/sessions/session-texts.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell, useEventState, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { WAITING } from '../unsaved-note.tsx'

type AvailabilityBoxProps = { personId: PersonId; sessionId: number; label?: string; name?: string }

/** Whether a person comes to a session; AVAIL-1. */
export const AvailabilityBox = memo(function AvailabilityBox({
  personId,
  sessionId,
  label,
  name,
}: AvailabilityBoxProps) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const address = cellAddress('availabilities', { userId: personId, sessionId })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  const note = refusal ? t(`refusal.${refusal}`) : pending ? t('app.unsaved') : undefined
  return (
    <Checkbox
      checked={isAvailable(value)}
      disabled={refusal !== undefined}
      size="md"
      onChange={(event) => live.setCell(address, event.currentTarget.checked)}
      {...(label === undefined ? { 'aria-label': name } : { label })}
      {...(note === undefined ? {} : label === undefined ? { title: note } : { description: note })}
      styles={{ ...boxStyles(label !== undefined), ...(refusal ? {} : WAITING) }}
      {...(pending ? { opacity: 0.7 } : {})}
    />
  )
})

type WholeDayBoxProps = {
  personId: PersonId
  day: SessionDay
  texts: SessionTexts
  /** Whose box it is, where there is no room for a label. */
  of?: string
}

/** All sessions of a day at once: set as one, or taken back when all are set; SCREEN-19. */
export function WholeDayBox({ personId, day, texts, of }: WholeDayBoxProps) {
  const t = useT()
  const live = useLive()
  const { variant, viewer } = useLiveSnapshot()
  const state = useEventState('availabilities')
  const cells = day.sessions.map(({ id }) => {
    const address = cellAddress('availabilities', { userId: personId, sessionId: id })
    return { address, isSet: isAvailable(state.cells.get(cellKey(address))?.value ?? true) }
  })
  const isAll = cells.every(({ isSet }) => isSet)
  const isSome = cells.some(({ isSet }) => isSet)
  const refusal = cells[0] && editRefusal(variant, state, viewer, cells[0].address)
  const setAll = () => {
    const others = cells.filter(({ isSet }) => isSet === isAll)
    live.setCells(others.map(({ address }) => ({ address, value: !isAll })))
  }
  const label = t('availability.allOfDay', { day: texts.day(day) })
  return (
    <Checkbox
      checked={isAll}
      indeterminate={isSome && !isAll}
      disabled={refusal !== undefined}
      size="md"
      onChange={setAll}
      {...(of === undefined
        ? { label }
        : { 'aria-label': t('availability.cell', { name: of, session: label }) })}
      styles={boxStyles(of === undefined, { fontWeight: 600 })}
    />
  )
}

function boxStyles(isLabelled: boolean, label = {}) {
  return {
    body: { minHeight: 44, alignItems: 'center', justifyContent: isLabelled ? 'start' : 'center' },
    labelWrapper: { minWidth: 0 },
    label: { overflowWrap: 'anywhere' as const, ...label },
  }
}

/** Stored as a boolean or as a choice; AVAIL-2. Maybe counts as available. */
function isAvailable(value: CellValue): boolean {
  return value !== false && value !== 'No' && value !== ''
}
