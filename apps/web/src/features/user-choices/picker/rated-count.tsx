import { Progress, Text } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { useEventState, useTable } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'

/** How many of the topics, or people, the person has decided about. */
export function RatedCount({ topics, personId }: { topics: readonly RateableTopic[]; personId: PersonId }) {
  const t = useWords()
  useTable('preferences')
  const state = useEventState()
  const rated = topics.filter(({ topic }) => isRated(state, personId, topic.id)).length
  const text = t('userChoices.rated', { rated, all: topics.length })
  return (
    <div>
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={(100 * rated) / Math.max(1, topics.length)} aria-label={text} />
    </div>
  )
}
