import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { GridClock } from './grid-clock.ts'
import classes from './week-grid.module.css'

/** The days, which stay in sight while the page scrolls (AVAIL-15). Enter, Space or a click toggles a whole day. */
export function WeekHeader({ activeColumn, clock }: { activeColumn: number | null; clock: GridClock }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={classes.corner}
          data-row={0}
          data-column={0}
          tabIndex={activeColumn === 0 ? 0 : -1}
        >
          <span className="visually-hidden">{t('availability.week.hour')}</span>
          {clock.hasEvent && (
            <span aria-hidden="true">
              {t('availability.week.you')}
              <span className={classes.event}>{t('availability.week.event')}</span>
            </span>
          )}
        </th>
        {DAYS.map(({ short, long }, day) => (
          <th
            key={short}
            scope="col"
            className={classes.day}
            data-row={0}
            data-column={day + 1}
            tabIndex={activeColumn === day + 1 ? 0 : -1}
            title={t('availability.week.wholeDay', { day: t(long) })}
          >
            <span aria-hidden="true">{t(short)}</span>
            <span className="visually-hidden">{t(long)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
