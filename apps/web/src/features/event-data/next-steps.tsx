import { Button, Paper, Text, Title } from '@mantine/core'
import {
  can,
  type EventProgress,
  type EventState,
  eventProgress,
  isHidden,
  MIN_PEOPLE,
  type VariantDescription,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { ReactNode } from 'react'
import { useLiveSnapshot, useTable } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { ConsiderContacts } from './consider-contacts.tsx'
import styles from './event-data.module.css'

type Step = { text: MessageKey; values?: Record<string, number>; isDone: boolean; action?: ReactNode }

/** The organiser's checklist, with completed steps ticked off. */
export function NextSteps() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const { openTab } = usePlannerTab()
  useTable('preferences')
  const progress = eventProgress(state)
  const isReady = progress.numPeople >= MIN_PEOPLE
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-steps">
      <Title order={2} size="h4" id="next-steps" mb="sm">
        {t('eventData.steps')}
      </Title>
      <ol className={styles.steps}>
        {stepsOf(variant, state, progress).map(({ text, values, isDone, action }) => (
          <li key={text} className={styles.step}>
            <StepMark isDone={isDone} />
            <div>
              <Text>
                {t(text, values)}
                <span className="visually-hidden">{` ${t(isDone ? 'eventData.step.done' : 'eventData.step.open')}`}</span>
              </Text>
              {action}
            </div>
          </li>
        ))}
      </ol>
      <Button
        mt="md"
        variant={isReady && !progress.hasPlan ? 'filled' : 'default'}
        onClick={() => openTab('schedule')}
      >
        {t('eventData.toSchedule')}
      </Button>
    </Paper>
  )
}

function stepsOf(variant: VariantDescription, state: EventState, progress: EventProgress): Step[] {
  const { numPeople, numTopics, numPeopleWithPreferences, hasPlan } = progress
  const topics: Step = {
    text: 'eventData.step.topics',
    values: { count: numTopics },
    isDone: numTopics > 0,
  }
  const preferences: Step = {
    text: 'eventData.step.preferences',
    values: { count: numPeopleWithPreferences, total: numPeople },
    isDone: numPeople > 0 && numPeopleWithPreferences === numPeople,
  }
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const livesOnContacts = can(variant, 'mutualContacts')
  const isConsidered = state.event.considerContactPreferences
  const contacts: Step = {
    text: isConsidered ? 'eventData.step.contacts.on' : 'eventData.step.contacts.off',
    isDone: isConsidered,
    ...(!isConsidered && { action: <ConsiderContacts /> }),
  }
  return [
    { text: 'eventData.step.share', values: { count: numPeople }, isDone: numPeople >= MIN_PEOPLE },
    ...(livesOnContacts ? [contacts] : []),
    // In pair variants people choose each other, so topics are not a separate step.
    ...(can(variant, 'pairs') || hidesTopics ? [] : [topics]),
    ...(hidesTopics && !can(variant, 'pairs') ? [] : [preferences]),
    { text: 'eventData.step.plan', isDone: hasPlan },
  ]
}

function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10"
        fill={isDone ? 'var(--accent)' : 'none'}
        stroke={isDone ? 'var(--accent)' : 'var(--edge)'}
        strokeWidth="1.75"
      />
      {isDone && <path d="M7 12.5l3.5 3.5L17 9" fill="none" stroke="var(--accent-ink)" strokeWidth="2" />}
    </svg>
  )
}
