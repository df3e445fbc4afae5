import type { ScheduledGroup } from '@planner/domain'
import { DAYS } from '../../../components/availability/days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { hourText, useNames } from '../use-names.ts'
import classes from './assignment-grid.module.css'
import type { TimeDrafts } from './use-time-drafts.ts'

type Props = { group: ScheduledGroup; drafts: TimeDrafts }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The day a group meets, on the event's clock. */
export function DayField({ group, drafts }: Props) {
  const t = useT()
  const names = useNames()
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t('schedule.field.day', { group: names.group(group) })}
      value={drafts.timeOf(group).day ?? ''}
      onChange={({ currentTarget: { value } }) =>
        drafts.setTime(group, 'day', value === '' ? null : Number(value))
      }
    >
      <option value="">{t('schedule.field.noDay')}</option>
      {DAYS.map((day, index) => (
        <option key={day.long} value={index}>
          {t(day.long)}
        </option>
      ))}
    </select>
  )
}

/** The hour a group starts, on the event's clock. */
export function HourField({ group, drafts }: Props) {
  const t = useT()
  const names = useNames()
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t('schedule.field.hour', { group: names.group(group) })}
      value={drafts.timeOf(group).hour ?? ''}
      onChange={({ currentTarget: { value } }) =>
        drafts.setTime(group, 'hour', value === '' ? null : Number(value))
      }
    >
      <option value="">{t('schedule.field.noHour')}</option>
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourText(hour)}
        </option>
      ))}
    </select>
  )
}
