import type { PersonId } from '@planner/domain'
import { memo } from 'react'
import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import { addressOf, type GridClock } from './grid-clock.ts'
import { useWeekTexts } from './use-week-texts.ts'
import classes from './week-grid.module.css'
import { type HourState, hourState, isRecommended } from './week-hours.ts'

/** A symbol in addition to the colour, for people with colour vision deficiency. */
const MARKS = { free: '✓', maybe: '?', busy: '' } as const satisfies Record<HourState, string>

type WeekHourProps = {
  personId: PersonId
  clock: GridClock
  row: number
  day: number
  hour: number
  isActive: boolean
  /** Inside the rectangle that the keyboard spans. */
  isSpanned: boolean
  /** The state that the unfinished stroke would paint. */
  painted: HourState | null
}

export const WeekHour = memo(function WeekHour(props: WeekHourProps) {
  const { personId, clock, row, day, hour, isActive, isSpanned, painted } = props
  const t = useT()
  const texts = useWeekTexts(clock)
  const { value, pending } = useCell(addressOf(personId, clock, { day, hour }))
  const state = painted ?? hourState(value)
  const when = texts.when({ from: { day, hour }, to: { day, hour } })
  const label = t('availability.week.cell', { when, state: texts.stateName(state) })
  return (
    <GridCell
      className={classes.cell}
      row={row}
      column={day + 1}
      isActive={isActive}
      data-state={state}
      data-recommended={isRecommended(hour) || undefined}
      data-pending={pending || undefined}
      data-spanned={painted !== null || isSpanned || undefined}
      aria-selected={isSpanned}
      aria-label={pending ? `${label}, ${t('userChoices.pending')}` : label}
    >
      <span aria-hidden="true">{MARKS[state]}</span>
    </GridCell>
  )
})
