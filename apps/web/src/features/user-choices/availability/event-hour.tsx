import { useT } from '../../../lib/i18n/i18n.ts'
import { eventHour, type GridClock } from './grid-clock.ts'

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
