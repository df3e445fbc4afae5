import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { type Answers, can } from '@planner/domain'
import { BusyButton } from '../../components/busy-button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { useEventState, useLive, useLiveSnapshot, useVariant } from '../../lib/live/live-context.tsx'
import { useAnswers } from '../../lib/live/use-answers.ts'
import { useWords } from '../../lib/live/use-words.ts'
import { byName } from '../../lib/name-order.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { showSaved, showToast } from '../../lib/toast.ts'
import { type HomeFacts, type HomeState, homeFacts } from './home-state.ts'
import { namesText } from './participants/participant-rows.ts'
import { generalReminder } from './participants/reminders.ts'

type HomeCardProps = {
  onShowUnanswered: () => void
  onShowWaiting: () => void
  onShowParticipants: () => void
}

/** The organiser's home: how the event stands in a sentence, what to do next, and who is missing; PERSON-21. */
export function HomeCard(props: HomeCardProps) {
  const t = useWords()
  const variant = useVariant()
  const event = useEventState('weekDayHourAvailabilities')
  const answers = useAnswers()
  const facts = homeFacts(variant, event, answers)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="event-home">
      <Title order={2} size="h3" id="event-home">
        {sentence(t, facts)}
      </Title>
      <Text c="dimmed" mt={4}>
        {t(`eventData.home.${facts.state}.next`)}
      </Text>
      {facts.numMissing > 0 && <Missing answers={answers} />}
      {can(variant, 'mutualContacts') && !event.event.considerContactPreferences && <ConsiderContacts />}
      <Acts {...props} facts={facts} />
      <Numbers {...facts} />
    </Paper>
  )
}

function sentence(t: Translate, facts: HomeFacts): string {
  const { state, numPeople: people, numAsked: all } = facts
  switch (state) {
    case 'planned':
      return t('eventData.home.planned', { people })
    case 'waiting':
      return t('participants.someWait', { count: facts.numWaiting })
    case 'nobody':
      return t('eventData.home.nobody')
    case 'tooFew':
      return t('eventData.home.tooFew', { people })
    case 'noTopics':
      return t('eventData.home.noTopics', { people })
    case 'unanswered':
      return t('eventData.home.unanswered', { missing: facts.numMissing, all })
    case 'withoutHours':
      return t('eventData.home.withoutHours', { missing: facts.numWithoutHours, all: people })
    case 'ready':
      return t('eventData.home.ready', { people })
  }
}

const MAX_MISSING = 4

/** Who has not answered, by name, and a reminder to copy. */
function Missing({ answers: { asked, answered } }: { answers: Answers }) {
  const t = useWords()
  const { state, shareLink } = useLiveSnapshot()
  const missing = [...asked]
    .filter((id) => !answered.has(id))
    .map((id) => ({ fullName: state.persons.get(id)?.name ?? '' }))
    .sort((a, b) => byName(a.fullName, b.fullName))
  const reminder = generalReminder(t, missing, { event: state.event.name, shareLink })
  return (
    <Group gap="sm" mt="sm">
      <Text size="sm">{t('eventData.home.missing', { names: namesText(t, missing, MAX_MISSING) })}</Text>
      {reminder !== '' && (
        <CopyButton size="compact-sm" variant="subtle" text={reminder}>
          {t('participants.remind')}
        </CopyButton>
      )}
    </Group>
  )
}

/** The one act of each state that is in full colour. */
const PRIMARY: Record<HomeState, 'share' | 'waiting' | 'topics' | 'unanswered' | 'schedule'> = {
  planned: 'schedule',
  waiting: 'waiting',
  nobody: 'share',
  tooFew: 'share',
  noTopics: 'topics',
  unanswered: 'unanswered',
  withoutHours: 'share',
  ready: 'schedule',
}

type ActsProps = HomeCardProps & { facts: HomeFacts }

/** What there is to do, the next step in full colour. */
function Acts({ facts: { state, numMissing }, ...show }: ActsProps) {
  const t = useWords()
  const { shareLink } = useLiveSnapshot()
  const { openTab } = usePlannerTab()
  const primary = PRIMARY[state]
  const look = (act: typeof primary) => (act === primary ? 'filled' : 'default')
  return (
    <Group gap="sm" mt="md">
      {primary === 'share' && shareLink !== '' && (
        <CopyButton variant="filled" text={shareLink}>
          {t('eventData.copyShareLink')}
        </CopyButton>
      )}
      {primary === 'waiting' && (
        <Button variant="filled" onClick={show.onShowWaiting}>
          {t('participants.showWaiting')}
        </Button>
      )}
      {primary === 'topics' && (
        <Button variant="filled" onClick={show.onShowParticipants}>
          {t('eventData.home.addTopics')}
        </Button>
      )}
      {numMissing > 0 && (
        <Button variant={look('unanswered')} onClick={show.onShowUnanswered}>
          {t('eventData.answered.show')}
        </Button>
      )}
      <Button variant={look('schedule')} onClick={() => openTab('schedule')}>
        {t('eventData.toSchedule')}
      </Button>
    </Group>
  )
}

/** Turns contact preferences on, and saves that, in variants that live on them; EVENT-15. */
function ConsiderContacts() {
  const t = useWords()
  const live = useLive()
  const turnOn = async () => {
    const ack = await live.saveEvent({ considerContactPreferences: true, settings: {} })
    if (ack.ok) showSaved(t('app.saved'))
    else if (ack.status === 0) showToast({ message: t('life.notAnswered') })
  }
  return (
    <Group gap="sm" mt="sm">
      <Text size="sm">{t('eventData.step.contacts.off')}</Text>
      <BusyButton onClick={turnOn}>{t('eventData.step.contacts.turnOn')}</BusyButton>
    </Group>
  )
}

/** How many have joined and answered, and what there is to choose from; PERSON-18. */
function Numbers({ state, numPeople, numTopics, numAsked, numMissing, hasTopics }: HomeFacts) {
  const t = useWords()
  if ((state === 'nobody' || state === 'waiting') && numTopics === 0) return null
  const parts = [
    t('eventData.home.people', { number: numPeople }),
    ...(hasTopics ? [t('eventData.home.topics', { number: numTopics })] : []),
    ...(numAsked > 0 ? [t('eventData.home.answered', { number: numAsked - numMissing, all: numAsked })] : []),
  ]
  return (
    <Text size="sm" c="dimmed" mt="md">
      {parts.join(' · ')}
    </Text>
  )
}
