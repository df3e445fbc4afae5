import type { Answers, EventProgress } from '@planner/domain'
import { useWords } from '../../lib/live/use-words.ts'
import styles from './next-steps.module.css'

type EventNumbersProps = { progress: EventProgress; answers: Answers; hasTopics: boolean }

/** How many have joined, what there is to choose from, and how many have answered; PERSON-21. */
export function EventNumbers({ progress, answers: { asked, answered }, hasTopics }: EventNumbersProps) {
  const t = useWords()
  const { numPeople, numTopics } = progress
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{t('eventData.number.people')}</dt>
        <dd>{numPeople}</dd>
      </div>
      {hasTopics && (
        <div>
          <dt>{t('eventData.number.topics')}</dt>
          <dd>{numTopics}</dd>
        </div>
      )}
      {asked.size > 0 && (
        <div>
          <dt>{t('eventData.number.answered')}</dt>
          <dd>{t('participants.found', { count: answered.size, total: asked.size })}</dd>
        </div>
      )}
    </dl>
  )
}
