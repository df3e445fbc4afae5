import { NativeSelect } from '@mantine/core'
import { moveGroupEdits, type ScheduledGroup, type Session } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { useNames, useSchedule } from './schedule-context.tsx'

type Props = {
  session: Session
  /** Groups that are neither planned nor shown. */
  groups: readonly ScheduledGroup[]
  onReveal: (group: ScheduledGroup) => void
}

/** Adds an unplanned group to the session; in a week it is shown and needs a day and an hour next. */
export function AddGroup({ session, groups, onReveal }: Props) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const { setCells: apply } = useLive()
  if (groups.length === 0) return null
  const add = (key: string) => {
    const group = schedule.byKey.get(key)
    if (!group) return
    if (schedule.layout === 'sessions') apply(moveGroupEdits(schedule, group, session.id, session.id - 1))
    else onReveal(group)
  }
  return (
    <NativeSelect
      className="no-print"
      aria-label={`${t('schedule.addGroup')}: ${names.session(session)}`}
      value=""
      onChange={(event) => add(event.currentTarget.value)}
      data={[
        { value: '', label: t('schedule.addGroup') },
        ...groups.map((group) => ({ value: group.key, label: names.group(group) })),
      ]}
      styles={{ input: { minHeight: 44 } }}
      maw={260}
    />
  )
}
