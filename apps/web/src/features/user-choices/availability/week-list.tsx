import { Checkbox, Fieldset, Stack, Text } from '@mantine/core'
import { eventHour } from '../../../components/reader-clock.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import { WAITING } from '../unsaved-note.tsx'
import { addressOf, type GridClock, useWeekTexts } from './grid-clock.ts'
import type { WeekEditor } from './use-week-editor.ts'
import classes from './week-grid.module.css'
import { type HourState, hourState, type ShownHours } from './week-hours.ts'

type WeekListProps = { shown: ShownHours; editor: WeekEditor; clock: GridClock }

/** The week as a list of checkboxes, for whom a grid is no help; AVAIL-13. */
export function WeekList({ shown, editor, clock }: WeekListProps) {
  const texts = useWeekTexts(clock)
  return (
    <Stack>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Fieldset key={day} legend={texts.dayName(day)} maw="var(--measure-reading)">
          <div className={classes.boxes}>
            {shown.map((hour) => (
              <HourBox
                key={hour}
                day={day}
                hour={hour}
                clock={clock}
                isReadOnly={editor.isReadOnly}
                onToggle={() => editor.stroke({ from: { day, hour }, to: { day, hour } })}
              />
            ))}
          </div>
        </Fieldset>
      ))}
    </Stack>
  )
}

type HourBoxProps = {
  day: number
  hour: number
  clock: GridClock
  isReadOnly: boolean
  onToggle: () => void
}

/** Maybe is shown as neither ticked nor unticked, and in words. */
function HourBox({ day, hour, clock, isReadOnly, onToggle }: HourBoxProps) {
  const t = useT()
  const texts = useWeekTexts(clock)
  const { value, pending } = useCell(addressOf(clock, { day, hour }))
  const state: HourState = hourState(value)
  return (
    <Checkbox
      size="md"
      label={
        <>
          {texts.span(hour)}
          {clock.hasEvent && (
            <Text span display="block" size="xs" c="dimmed">
              <EventHour clock={clock} hour={hour} />
            </Text>
          )}
          {state === 'maybe' && <Text span>{` ${texts.stateName(state)}`}</Text>}
        </>
      }
      checked={state === 'free'}
      indeterminate={state === 'maybe'}
      disabled={isReadOnly}
      onChange={onToggle}
      {...(pending ? { description: t('app.unsaved'), opacity: 0.7 } : {})}
      styles={{ body: { minHeight: 44, alignItems: 'center' }, ...WAITING }}
    />
  )
}

/** What the event's clock shows in an hour of one's own, with a mark where that is another day. */
export function EventHour({ clock, hour }: { clock: GridClock; hour: number }) {
  const t = useT()
  const { time, days } = eventHour(clock.own, hour)
  return (
    <>
      <span className="visually-hidden">{t('availability.week.event')} </span>
      {time}
      {days !== 0 && (
        <>
          <sup aria-hidden="true">{days > 0 ? '+1' : '−1'}</sup>
          <span className="visually-hidden">
            {' '}
            {t(days > 0 ? 'availability.week.dayAfter' : 'availability.week.dayBefore')}
          </span>
        </>
      )}
    </>
  )
}
