import { twoDigits } from '@planner/domain'
import { type MouseEvent, memo, useState } from 'react'
import { GridCell, GridHeading } from '../../../components/grid/grid-cell.tsx'
import { positionOf } from '../../../components/grid/grid-cells.ts'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import { addressOf, type GridClock, hourLabel, useWeekTexts } from './grid-clock.ts'
import { usePaint, useRectangle } from './use-paint.ts'
import type { WeekEditor } from './use-week-editor.ts'
import classes from './week-grid.module.css'
import {
  type GridHour,
  type HourState,
  headerRectangle,
  hourAt,
  hourState,
  isInside,
  isRecommended,
  positionOfHour,
  type ShownHours,
  weekSize,
} from './week-hours.ts'
import { EventHour } from './week-list.tsx'

/** Initial tab stop: Monday, 09:00. */
const FIRST = { day: 0, hour: 9 } as const

type WeekTableProps = {
  label: string
  /** The id of the help text. */
  describedBy: string
  shown: ShownHours
  editor: WeekEditor
  clock: GridClock
}

/** The week as a W3C APG grid; its headers stand for whole days and hours (AVAIL-8 to AVAIL-11). */
export function WeekTable({ label, describedBy, shown, editor, clock }: WeekTableProps) {
  const { focus, active, spanned, stroke, handlers } = useWeekTable({ shown, editor, clock })
  return (
    <table
      ref={focus.table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
      role="grid"
      className={classes.grid}
      data-event={clock.hasEvent || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable="true"
      aria-readonly={editor.isReadOnly}
      {...handlers}
    >
      <WeekHeader activeColumn={focus.active.row === 0 ? focus.active.column : null} clock={clock} />
      <tbody>
        {shown.map((hour, index) => (
          <tr key={hour}>
            <HourName
              hour={hour}
              row={index + 1}
              isActive={focus.active.row === index + 1 && focus.active.column === 0}
              clock={clock}
            />
            {DAYS.map(({ short }, day) => (
              <WeekHour
                key={short}
                clock={clock}
                row={index + 1}
                day={day}
                hour={hour}
                isActive={active?.day === day && active.hour === hour}
                isSpanned={spanned !== null && isInside(spanned, { day, hour })}
                painted={stroke && isInside(stroke.rectangle, { day, hour }) ? stroke.state : null}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The focus in the grid, and rectangles that are spanned with the keyboard or painted with a pointer. */
function useWeekTable({ shown, editor, clock }: Pick<WeekTableProps, 'shown' | 'editor' | 'clock'>) {
  const t = useT()
  const texts = useWeekTexts(clock)
  const [anchor, setAnchor] = useState<GridHour | null>(null)
  const activate = (position: GridPosition) => {
    const hour = hourAt(position, shown)
    const header = headerRectangle(position, shown)
    if (hour) editor.stroke({ from: anchor ?? hour, to: hour })
    else if (header) editor.toggleAll(header)
    setAnchor(null)
  }
  const focus = useGridFocus({
    size: weekSize(shown),
    start: positionOfHour(FIRST, shown),
    onActivate: activate,
  })
  const active = hourAt(focus.active, shown)
  const spanned = anchor && active ? { from: anchor, to: active } : null
  const rectangle = useRectangle(anchor, setAnchor, {
    focus,
    shown,
    onSpan: (span) => editor.say(t('availability.week.spanned', { when: texts.when(span) })),
    onRelease: () => editor.say(''),
  })
  const { stroke, handlers } = usePaint({
    grid: focus.table,
    shown,
    onStart: (hour) => {
      rectangle.release()
      focus.moveTo(positionOfHour(hour, shown))
    },
    isReadOnly: editor.isReadOnly,
    begin: editor.begin,
    commit: editor.set,
  })
  // Cells are painted by pointer events; a click without any comes from a screen reader.
  const onClick = (event: MouseEvent) => {
    const position = positionOf(event.target)
    if (!position || (event.detail > 0 && hourAt(position, shown))) return
    focus.moveTo(position)
    activate(position)
  }
  return {
    focus,
    active,
    spanned,
    stroke,
    handlers: {
      ...handlers,
      onFocus: focus.handlers.onFocus,
      onBlur: rectangle.onBlur,
      onKeyDown: rectangle.onKeyDown,
      onClick,
    },
  }
}

type HourNameProps = { hour: number; row: number; isActive: boolean; clock: GridClock }

function HourName({ hour, row, isActive, clock }: HourNameProps) {
  const t = useT()
  return (
    <GridHeading
      scope="row"
      className={classes.hour}
      row={row}
      column={0}
      isActive={isActive}
      title={t('availability.week.wholeHour', {
        hour: hourLabel(clock, hour),
        next: hourLabel(clock, hour + 1),
      })}
    >
      {twoDigits(hour)}
      <span className={clock.own.minutes === 0 ? classes.minutes : undefined}>
        :{twoDigits(clock.own.minutes)}
      </span>
      {clock.hasEvent && (
        <span className={classes.event}>
          <EventHour clock={clock} hour={hour} />
        </span>
      )}
    </GridHeading>
  )
}

/** The days, sticky while the page scrolls (AVAIL-15). Enter, Space or a click toggles a whole day. */
function WeekHeader({ activeColumn, clock }: { activeColumn: number | null; clock: GridClock }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <GridHeading className={classes.corner} row={0} column={0} isActive={activeColumn === 0}>
          <span className="visually-hidden">{t('availability.week.hour')}</span>
          {clock.hasEvent && (
            <span aria-hidden="true">
              {t('app.yourself')}
              <span className={classes.event}>{t('availability.week.event')}</span>
            </span>
          )}
        </GridHeading>
        {DAYS.map(({ short, long }, day) => (
          <GridHeading
            key={short}
            className={classes.day}
            row={0}
            column={day + 1}
            isActive={activeColumn === day + 1}
            title={t('availability.week.wholeDay', { day: t(long) })}
          >
            <span aria-hidden="true">{t(short)}</span>
            <span className="visually-hidden">{t(long)}</span>
          </GridHeading>
        ))}
      </tr>
    </thead>
  )
}

/** A symbol in addition to the colour, for people with colour vision deficiency. */
const MARKS = { free: '✓', maybe: '?', busy: '' } as const satisfies Record<HourState, string>

type WeekHourProps = {
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

const WeekHour = memo(function WeekHour(props: WeekHourProps) {
  const { clock, row, day, hour, isActive, isSpanned, painted } = props
  const t = useT()
  const texts = useWeekTexts(clock)
  const { value, pending } = useCell(addressOf(clock, { day, hour }))
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
      aria-label={pending ? `${label}, ${t('app.unsaved')}` : label}
    >
      <span aria-hidden="true">{MARKS[state]}</span>
    </GridCell>
  )
})
