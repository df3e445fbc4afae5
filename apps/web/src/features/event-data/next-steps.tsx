import { Button, Group, Paper, Text, Title } from '@mantine/core'
import {
  type Answers,
  can,
  type EventProgress,
  type EventState,
  eventProgress,
  isHidden,
  MIN_PEOPLE,
  scheduleLayout,
  type VariantDescription,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { BusyButton } from '../../components/busy-button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState, useLive, useLiveSnapshot, useVariant } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { showSaved, showToast } from '../../lib/toast.ts'
import styles from './next-steps.module.css'
import { useAnswers } from './use-answers.ts'

type StepId = 'share' | 'contacts' | 'topics' | 'preferences' | 'hours' | 'plan'

type Step = {
  id: StepId
  text: MessageKey
  isDone: boolean
}

type NextStepsProps = { onShowUnanswered: () => void }

/** The organiser's home: the key numbers and the next steps, completed ones ticked off; PERSON-21. */
export function NextSteps({ onShowUnanswered }: NextStepsProps) {
  const t = useWords()
  const variant = useVariant()
  const state = useEventState('weekDayHourAvailabilities')
  const answers = useAnswers()
  const progress = eventProgress(state)
  const steps = stepsOf(variant, state, progress, answers)
  const next = steps.find(({ isDone }) => !isDone)?.id
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="next-steps">
      <Title order={2} size="h3" id="next-steps" mb="sm">
        {t('eventData.steps')}
      </Title>
      <EventNumbers
        progress={progress}
        answers={answers}
        hasTopics={steps.some(({ id }) => id === 'topics')}
      />
      <ol className={styles.steps}>
        {steps.map(({ id, text, isDone }) => (
          <li key={id} className={styles.step}>
            <StepMark isDone={isDone} />
            <div>
              <Text fw={id === next ? 600 : undefined} c={isDone ? 'dimmed' : 'var(--ink)'}>
                {t(text)}
                <span className="visually-hidden">{` ${t(isDone ? 'eventData.step.done' : 'eventData.step.open')}`}</span>
              </Text>
              {id === 'contacts' && !isDone && <ConsiderContacts />}
            </div>
          </li>
        ))}
      </ol>
      <Acts next={next} answers={answers} onShowUnanswered={onShowUnanswered} />
    </Paper>
  )
}

type ActsProps = Pick<NextStepsProps, 'onShowUnanswered'> & { next: StepId | undefined; answers: Answers }

/** What there is to do, the next step first and in full colour. */
function Acts({ next, answers: { asked, answered }, onShowUnanswered }: ActsProps) {
  const t = useWords()
  const { shareLink } = useLiveSnapshot()
  const { openTab } = usePlannerTab()
  const variantOf = (id: StepId) => (id === next ? 'filled' : 'default')
  return (
    <Group gap="sm" mt="md">
      {shareLink !== '' && next === 'share' && (
        <CopyButton variant="filled" text={shareLink}>
          {t('eventData.copyShareLink')}
        </CopyButton>
      )}
      {asked.size > answered.size && (
        <Button variant={variantOf('preferences')} onClick={onShowUnanswered}>
          {t('eventData.answered.show')}
        </Button>
      )}
      <Button variant={variantOf('plan')} onClick={() => openTab('schedule')}>
        {t('eventData.toSchedule')}
      </Button>
    </Group>
  )
}

function stepsOf(
  variant: VariantDescription,
  state: EventState,
  { numPeople, numTopics, numPeopleWithHours, hasPlan }: EventProgress,
  { asked, answered }: Answers,
): Step[] {
  const step = (id: Exclude<StepId, 'contacts'>, isDone: boolean, isShown = true): Step[] =>
    isShown ? [{ id, text: `eventData.step.${id}`, isDone }] : []
  const isConsidered = state.event.considerContactPreferences
  const contacts: Step = {
    id: 'contacts',
    text: isConsidered ? 'eventData.step.contacts.on' : 'eventData.step.contacts.off',
    isDone: isConsidered,
  }
  // In pair variants people choose each other, so topics are not a separate step.
  const isPairs = can(variant, 'pairs')
  const hasTopics = !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const haveAllAnswered = asked.size > 0 && answered.size === asked.size
  const haveAllHours = numPeople > 0 && numPeopleWithHours === numPeople
  return [
    ...step('share', numPeople >= MIN_PEOPLE),
    ...(can(variant, 'mutualContacts') ? [contacts] : []),
    ...step('topics', numTopics > 0, hasTopics && !isPairs),
    ...step('preferences', haveAllAnswered, hasTopics || isPairs),
    ...step('hours', haveAllHours, scheduleLayout(variant, state) === 'weeks'),
    ...step('plan', hasPlan),
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

/** Turns contact preferences on, and saves that, in variants that live on them; EVENT-15. */
function ConsiderContacts() {
  const t = useT()
  const live = useLive()
  const turnOn = async () => {
    const ack = await live.saveEvent({ considerContactPreferences: true, settings: {} })
    if (ack.ok) showSaved(t('app.saved'))
    else if (ack.status === 0) showToast({ message: t('life.notAnswered') })
  }
  return (
    <BusyButton mt={4} onClick={turnOn}>
      {t('eventData.step.contacts.turnOn')}
    </BusyButton>
  )
}

type EventNumbersProps = { progress: EventProgress; answers: Answers; hasTopics: boolean }

/** How many have joined, what there is to choose from, and how many have answered; PERSON-21. */
function EventNumbers({ progress, answers: { asked, answered }, hasTopics }: EventNumbersProps) {
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
          <dd>{t('app.outOf', { count: answered.size, total: asked.size })}</dd>
        </div>
      )}
    </dl>
  )
}
