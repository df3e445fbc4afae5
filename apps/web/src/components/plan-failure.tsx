import { List, Stack, Text } from '@mantine/core'
import { groupRoomsOf, isolatedText, isPlanObstacle } from '@planner/domain'
import type { PlanObstacle } from '@planner/protocol'
import { useT } from '../lib/i18n/i18n.ts'
import { refusalKey } from '../lib/i18n/refusal-text.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import type { PlanError } from '../lib/live/live-snapshot.ts'

/** Why a run made no plan and what would help, in the language of the page; PLAN-19, PLAN-20. */
export function PlanFailure({ error: { reason, obstacles } }: { error: PlanError }) {
  const t = useT()
  const known = obstacles.filter(({ code }) => isPlanObstacle(code))
  return (
    <Stack gap="xs">
      <Text>
        {t('planning.failed.text', {
          reason: t(refusalKey(reason) ?? 'refusal.planFailed'),
        })}
      </Text>
      <Text>{t(known.length > 0 ? 'planFailure.intro' : 'planFailure.tryAgain')}</Text>
      {known.length > 0 && (
        <List spacing="xs">
          {known.map((each) => (
            <Obstacle key={`${each.code} ${each.topicId}`} obstacle={each} />
          ))}
        </List>
      )}
    </Stack>
  )
}

function Obstacle({ obstacle: { code, topicId, personId, number, needed } }: { obstacle: PlanObstacle }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { topics, persons, event } = state
  if (!isPlanObstacle(code)) return null
  const topic = topics.get(topicId ?? '')
  const values = {
    topic: topic?.name || (persons.get(topic?.ownerId ?? '')?.name ?? ''),
    person: persons.get(personId ?? '')?.name ?? '',
    number,
    needed,
    missing: needed - number,
  }
  // The reason tells the seats of the largest room there is.
  const isOfRoom = code === 'topicNoRoom'
  const room = isOfRoom ? groupRoomsOf(variant, event).find(({ capacity }) => capacity === number) : undefined
  return (
    <List.Item>
      <Text>
        {room
          ? t('planFailure.why.topicNoRoom.room', { ...values, room: isolatedText(room.name) })
          : t(`planFailure.why.${code}`, values)}
      </Text>
      <Text size="sm">
        <b>{t('planFailure.helps')}</b> {t(`planFailure.help.${code}`, values)}
      </Text>
    </List.Item>
  )
}
