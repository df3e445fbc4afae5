import type { ScheduledGroup } from '@planner/domain'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../schedule-context.tsx'
import classes from './assignment-grid.module.css'
import type { TimeDrafts } from './use-time-drafts.ts'

type Props = { group: ScheduledGroup; drafts: TimeDrafts }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The day a group meets, in the event's time zone. */
export function DayField(props: Props) {
  const t = useT()
  return (
    <TimeField
      {...props}
      part="day"
      options={DAYS.map(({ long }) => t(long))}
      none={t('schedule.field.noDay')}
    />
  )
}

/** The hour a group starts, in the event's time zone, with one's own beside it. */
export function HourField(props: Props) {
  const t = useT()
  const names = useNames()
  return (
    <TimeField
      {...props}
      part="hour"
      options={HOURS.map((hour) => names.eventHour(hour, 'short'))}
      none={t('schedule.field.noHour')}
    />
  )
}

type TimeFieldProps = Props & {
  part: 'day' | 'hour'
  /** Labels; their places are the values. */
  options: readonly string[]
  none: string
}

function TimeField({ group, drafts, part, options, none }: TimeFieldProps) {
  const t = useT()
  const names = useNames()
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t(`schedule.field.${part}`, { group: names.group(group) })}
      value={drafts.timeOf(group)[part] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        drafts.setTime(group, part, value === '' ? null : Number(value))
      }
    >
      <option value="">{none}</option>
      {options.map((label, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}
