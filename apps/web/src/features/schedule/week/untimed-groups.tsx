import { Button, Group, Text } from '@mantine/core'
import type { Session } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import type { OpenGroup } from './group-dialog.tsx'

/** Groups that have people and no hour, below the week. */
export function UntimedGroups({ session, onOpen }: { session: Session; onOpen: (group: OpenGroup) => void }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const untimed = schedule.groups.filter(
    ({ sessions, starts }) => sessions.includes(session.id) && !starts.has(session.id),
  )
  if (untimed.length === 0) return null
  return (
    <section aria-label={t('schedule.plan.untimed')}>
      <Text fw={600} mb={4}>
        {t('schedule.plan.untimed')}
      </Text>
      <Group gap="xs">
        {untimed.map((group) => (
          <Button
            key={group.key}
            variant="default"
            onClick={() => onOpen({ key: group.key, sessionId: session.id })}
          >
            {names.group(group)}
          </Button>
        ))}
      </Group>
    </section>
  )
}
