import { Stack, Title } from '@mantine/core'
import { membersIn } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { usePlanNames } from '../names.ts'
import type { ViewedPlan } from './compare-plans.ts'
import { ShortLines } from './comparison-view.tsx'

/** A plan to be read: in each session its groups with their people, or the meetings. */
export function PlanText({ plan }: { plan: ViewedPlan }) {
  const t = useT()
  const names = usePlanNames(plan)
  const { schedule, content } = plan
  if (content.meetings.length > 0)
    return (
      <ShortLines
        lines={content.meetings.map(([a, b, session]) => {
          const to = session === null ? t('versions.meeting.anyTime') : names.sessionById(session)
          return t('versions.meeting.added', { one: names.person(a), other: names.person(b), to })
        })}
      />
    )
  return (
    <Stack gap="sm">
      {schedule.sessions.map((session) => {
        const groups = schedule.groups.filter((group) => membersIn(group, session.id).length > 0)
        if (groups.length === 0) return null
        const lines = groups
          .map((group) => {
            const people = membersIn(group, session.id).map(names.person).sort(byName).join(', ')
            const time = schedule.layout === 'weeks' ? ` (${names.time(group, session.id, 'short')})` : ''
            return `${names.group(group)}${time}: ${people}`
          })
          .sort(byName)
        return (
          <div key={session.id}>
            <Title order={4} size="h5">
              {names.session(session)}
            </Title>
            <ShortLines lines={lines} />
          </div>
        )
      })}
    </Stack>
  )
}
