import { cellAddress, type PersonId } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { memo } from 'react'
import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import classes from './week-grid.module.css'
import { type HourState, hourState, isRecommended } from './week-hours.ts'

const WORDS = {
  free: 'availability.free',
  maybe: 'availability.perhaps',
  busy: 'availability.busy',
} as const satisfies Record<HourState, MessageKey>

/** A symbol in addition to the colour, for people with colour vision deficiency. */
const MARKS = { free: '✓', maybe: '?', busy: '' } as const satisfies Record<HourState, string>

type WeekHourProps = {
  personId: PersonId
  day: number
  hour: number
  isActive: boolean
  /** The state that the unfinished stroke would paint. */
  painted: HourState | null
}

export const WeekHour = memo(function WeekHour({ personId, day, hour, isActive, painted }: WeekHourProps) {
  const t = useT()
  const { value, pending } = useCell(
    cellAddress('weekDayHourAvailabilities', { userId: personId, hour: 24 * day + hour }),
  )
  const state = painted ?? hourState(value)
  const dayName = t(DAYS[day]?.long ?? 'weekday.E.long')
  return (
    <GridCell
      className={classes.cell}
      row={hour}
      column={day}
      isActive={isActive}
      data-state={state}
      data-recommended={isRecommended(hour) || undefined}
      data-pending={pending || undefined}
      data-painted={painted !== null || undefined}
      aria-label={`${dayName} ${hour}–${hour + 1}, ${t(WORDS[state])}`}
    >
      <span aria-hidden="true">{MARKS[state]}</span>
    </GridCell>
  )
})
