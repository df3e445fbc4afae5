import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { can, cellAddress, cellValue, editRefusal, type PersonId } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot, useTable } from '../../lib/live/live-context.tsx'
import { REFUSALS } from '../preference-picker/refusal-text.ts'
import { DAYS } from './days.ts'
import { usePaint } from './use-paint.ts'
import classes from './week-grid.module.css'
import { WeekHour } from './week-hour.tsx'
import {
  cornersOf,
  type GridHour,
  type HourState,
  hourState,
  isInside,
  storedHour,
  strokeState,
} from './week-hours.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When a person can come, hour by hour of a week; spec 2.4 "Weekday-hour variants". */
export function WeekGrid({ personId }: { personId: PersonId }) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const [brush, setBrush] = useState<HourState>('free')
  const [active, setActive] = useState<GridHour>({ day: 0, hour: 9 })
  const allowsMaybe = variant.availability === 'weekGridMaybe'
  const person = state.persons.get(personId)
  const refusal = editRefusal(variant, state, viewer, addressOf(personId, active))
  const stateAt = (place: GridHour) =>
    hourState(cellValue(live.store.getSnapshot().state, addressOf(personId, place)))
  const { grid, stroke, handlers, onKeyDown } = usePaint({
    active,
    setActive,
    isReadOnly: refusal !== undefined,
    begin: (place) => strokeState(stateAt(place), brush),
    commit: (rectangle, painted) =>
      live.setRange(personId, cornersOf(rectangle), storedHour(painted, allowsMaybe)),
  })
  return (
    <Stack gap="sm">
      <NoMatchWarning personId={personId} />
      <Text size="sm">{t('availability.week.help')}</Text>
      {can(variant, 'personalTimeZone') && person && person.timeZone !== '' && (
        <Text size="sm">{t('availability.week.zone', { zone: person.timeZone.replaceAll('_', ' ') })}</Text>
      )}
      {refusal && <Text size="sm">{t(REFUSALS[refusal])}</Text>}
      {allowsMaybe && (
        <SegmentedControl
          aria-label={t('availability.week.brush')}
          value={brush}
          onChange={(value) => setBrush(value as HourState)}
          data={[
            { value: 'free', label: t('availability.yes') },
            { value: 'maybe', label: t('availability.maybe') },
          ]}
          size="md"
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
        role="grid"
        className={classes.grid}
        aria-label={t('availability.week.label', { name: person?.name ?? '' })}
        aria-readonly={refusal !== undefined}
        {...handlers}
        onKeyDown={onKeyDown}
      >
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

function addressOf(userId: PersonId, { day, hour }: GridHour) {
  return cellAddress('weekDayHourAvailabilities', { userId, hour: 24 * day + hour })
}

/** A match is possible as soon as one hour is set; spec 4. */
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
