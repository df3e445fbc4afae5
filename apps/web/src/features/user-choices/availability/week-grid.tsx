import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { cellAddress, cellValue, editRefusal, type PersonId } from '@planner/domain'
import { useState } from 'react'
import { ClockNote } from '../../../components/clock-note.tsx'
import { REFUSALS } from '../../../components/edit-refusals.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot, useTable } from '../../../lib/live/live-context.tsx'
import { usePaint } from './use-paint.ts'
import classes from './week-grid.module.css'
import { WeekHour } from './week-hour.tsx'
import {
  cornersOf,
  type GridHour,
  type HourState,
  hourAt,
  hourState,
  isInside,
  positionOfHour,
  type Rectangle,
  storedHour,
  strokeState,
  WEEK_SIZE,
} from './week-hours.ts'

/** Initial tab stop: Monday, 09:00. */
const FIRST = { day: 0, hour: 9 } as const

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** A person's availability for every hour of a week; AVAIL-3. */
export function WeekGrid({ personId }: { personId: PersonId }) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const [brush, setBrush] = useState<HourState>('free')
  const allowsMaybe = variant.availability === 'weekGridMaybe'
  const person = state.persons.get(personId)
  const refusal = editRefusal(variant, state, viewer, addressOf(personId, FIRST))
  const stateAt = (position: GridHour) =>
    hourState(cellValue(live.store.getSnapshot().state, addressOf(personId, position)))
  const commit = (rectangle: Rectangle, painted: HourState) =>
    live.setRange(personId, cornersOf(rectangle), storedHour(painted, allowsMaybe))
  const begin = (position: GridHour) => strokeState(stateAt(position), brush)
  const isReadOnly = refusal !== undefined
  const focus = useGridFocus({
    size: WEEK_SIZE,
    start: positionOfHour(FIRST),
    onActivate: (position) => {
      const hour = hourAt(position)
      if (!isReadOnly) commit({ from: hour, to: hour }, begin(hour))
    },
  })
  const active = hourAt(focus.active)
  const { stroke, handlers } = usePaint({
    grid: focus.table,
    onStart: (position) => focus.moveTo(positionOfHour(position)),
    isReadOnly,
    begin,
    commit,
  })
  return (
    <Stack gap="sm">
      <NoMatchWarning personId={personId} />
      <Text size="sm">{t('availability.week.help')}</Text>
      <ClockNote personId={personId} />
      {refusal && <Text size="sm">{t(REFUSALS[refusal])}</Text>}
      {allowsMaybe && <BrushPicker brush={brush} onChange={setBrush} />}
      <table
        ref={focus.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
        role="grid"
        className={classes.grid}
        aria-label={t('availability.week.label', { name: person?.name ?? '' })}
        aria-readonly={isReadOnly}
        {...handlers}
        onFocus={focus.handlers.onFocus}
        onKeyDown={focus.handlers.onKeyDown}
      >
        <WeekHeader />
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={classes.hour}>
                {`${String(hour).padStart(2, '0')}:00`}
              </th>
              {DAYS.map(({ short }, day) => (
                <WeekHour
                  key={short}
                  personId={personId}
                  day={day}
                  hour={hour}
                  isActive={active.day === day && active.hour === hour}
                  painted={stroke && isInside(stroke.rectangle, { day, hour }) ? stroke.state : null}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

type BrushPickerProps = { brush: HourState; onChange: (brush: HourState) => void }

/** Whether painting sets hours to Yes or to Maybe. */
function BrushPicker({ brush, onChange }: BrushPickerProps) {
  const t = useT()
  return (
    <SegmentedControl
      aria-label={t('availability.week.brush')}
      value={brush}
      onChange={(value) => onChange(value as HourState)}
      data={[
        { value: 'free', label: t('availability.yes') },
        { value: 'maybe', label: t('availability.maybe') },
      ]}
      size="md"
      style={{ alignSelf: 'flex-start' }}
    />
  )
}

function WeekHeader() {
  const t = useT()
  return (
    <thead>
      <tr>
        <td className={classes.corner} />
        {DAYS.map(({ short, long }) => (
          <th key={short} scope="col" className={classes.day}>
            <span aria-hidden="true">{t(short)}</span>
            <span className="visually-hidden">{t(long)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function addressOf(userId: PersonId, { day, hour }: GridHour) {
  return cellAddress('weekDayHourAvailabilities', { userId, hour: 24 * day + hour })
}

/** Shown until at least one hour is set, since no match is possible before; AVAIL-6. */
function NoMatchWarning({ personId }: { personId: PersonId }) {
  const t = useT()
  useTable('weekDayHourAvailabilities')
  const { state } = useLiveSnapshot()
  const hasSome = Array.from({ length: 168 }, (_, hour) => hour).some(
    (hour) =>
      hourState(cellValue(state, cellAddress('weekDayHourAvailabilities', { userId: personId, hour }))) !==
      'busy',
  )
  return hasSome ? null : (
    <Alert color="orange" role="status">
      {t('availability.week.noMatch')}
    </Alert>
  )
}
