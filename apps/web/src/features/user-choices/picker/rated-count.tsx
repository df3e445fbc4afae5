import { Button, Text } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { useEventState } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'
import classes from './rated-count.module.css'

/** How many of the topics, or people, the person has decided about. */
export function useNumRated(topics: readonly RateableTopic[], personId: PersonId): number {
  const state = useEventState('preferences')
  return topics.filter(({ topic }) => isRated(state, personId, topic.id)).length
}

type RatedCountProps = {
  topics: readonly RateableTopic[]
  personId: PersonId
  /** Opens search and filter, where these are not shown already. */
  onSearch?: (() => void) | undefined
}

/** The count with a bar, in view however long the list is; CHOICE-17, BROWSER-4. */
export function RatedCount({ topics, personId, onSearch }: RatedCountProps) {
  const t = useWords()
  const rated = useNumRated(topics, personId)
  const text = t('userChoices.rated', { rated, all: topics.length })
  return (
    <div className={classes.strip}>
      <div className={classes.bar} aria-hidden="true">
        <div style={{ width: `${(100 * rated) / Math.max(1, topics.length)}%` }} />
      </div>
      <div className={classes.line}>
        <Text size="sm">{text}</Text>
        {onSearch && (
          <Button variant="subtle" size="compact-sm" mih={44} onClick={onSearch}>
            {t('userChoices.search.open')}
          </Button>
        )}
      </div>
    </div>
  )
}
