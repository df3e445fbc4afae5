import { Group, NativeSelect } from '@mantine/core'
import type { ScheduledGroup } from '@planner/domain'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type GroupTime, useTimeDrafts } from '../grid/use-time-drafts.ts'
import { useNames } from '../schedule-context.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The day and hour of a group, in the event's time with one's own beside it; SCHED-3. A move that breaks a rule is made and warned of. */
export function GroupTimeFields({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const names = useNames()
  const { timeOf, setTime } = useTimeDrafts(sessionId)
  const time = timeOf(group)
  const select = (part: keyof GroupTime, label: string, none: string, options: readonly string[]) => (
    <NativeSelect
      label={label}
      value={time[part] ?? ''}
      onChange={({ currentTarget: { value } }) => setTime(group, part, value === '' ? null : Number(value))}
      data={[
        { value: '', label: none },
        ...options.map((option, index) => ({ value: String(index), label: option })),
      ]}
    />
  )
  return (
    <Group>
      {select(
        'day',
        t('schedule.row.day'),
        t('schedule.field.noDay'),
        DAYS.map(({ long }) => t(long)),
      )}
      {select(
        'hour',
        t('schedule.row.hour'),
        t('schedule.field.noHour'),
        HOURS.map((hour) => names.eventHour(hour)),
      )}
    </Group>
  )
}
