import { NativeSelect } from '@mantine/core'
import type { RegistrationBurst } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { type FilteredRow, filtered, type ParticipantFilter } from './participant-filter.ts'
import { burstTimes } from './time-text.ts'

type ParticipantFilterSelectProps = {
  rows: readonly FilteredRow[]
  burst: RegistrationBurst | undefined
  value: ParticipantFilter
  onChange: (value: ParticipantFilter) => void
}

/** Chooses whom the table shows. Nobody is offered to look for people who do not exist. */
export function ParticipantFilterSelect({ rows, burst, value, onChange }: ParticipantFilterSelectProps) {
  const t = useT()
  const live = useLive()
  const now = live.serverNow()
  const count = (filter: ParticipantFilter) => filtered(rows, filter, { now, burst }).length
  const offered = (filter: ParticipantFilter) => count(filter) > 0 || value === filter
  const times = burst && burstTimes(burst, now)
  const options: { value: ParticipantFilter; label: string }[] = [
    { value: 'all', label: t('participants.filter.all') },
    { value: 'unanswered', label: t('participants.filter.unanswered', { count: count('unanswered') }) },
    { value: 'waiting', label: t('participants.filter.waiting', { count: count('waiting') }) },
    { value: 'minutes', label: t('participants.filter.minutes') },
    { value: 'hour', label: t('participants.filter.hour') },
    { value: 'day', label: t('participants.filter.day') },
    {
      value: 'burst',
      label: t(
        times && times.from === times.to ? 'participants.filter.burstAt' : 'participants.filter.burst',
        {
          ...times,
          count: count('burst'),
        },
      ),
    },
    { value: 'archived', label: t('participants.filter.archived', { count: count('archived') }) },
  ]
  return (
    <NativeSelect
      label={t('participants.filter')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as ParticipantFilter)}
      data={options.filter((option) => offered(option.value))}
      style={{ flex: '0 1 260px' }}
    />
  )
}
