import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import {
  can,
  type EventState,
  eventProgress,
  isHidden,
  MIN_PEOPLE,
  type TabId,
  type VariantDescription,
} from '@planner/domain'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import classes from './empty-plan.module.css'
import { useToggles } from './use-toggles.ts'

/** Before the first plan, for participants. */
export function EmptyPlan() {
  return (
    <Card withBorder padding="lg" maw="var(--measure-reading)">
      <NotYet />
    </Card>
  )
}

/** Begins a plan without a planner run. */
export function PlanByHand({ onByHand }: { onByHand: () => void }) {
  const t = useWords()
  const { setHideUnplanned } = useToggles()
  return (
    <Button
      variant="subtle"
      onClick={() => {
        onByHand()
        setHideUnplanned(false)
      }}
    >
      {t('schedule.empty.byHand')}
    </Button>
  )
}

/** What a first plan cannot do without, each with the way to where it is entered. */
export function PlanNeeds() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const { tabs, openTab } = usePlannerTab()
  const needs = unmetNeeds(variant, state)
  if (needs.length === 0) return null
  return (
    <ul className={classes.needs}>
      {needs.map(({ message, values, tab }) => (
        <li key={message}>
          <span>{t(message, values)}</span>
          {tabs.includes(tab) && (
            <Anchor component="button" type="button" className={classes.go} onClick={() => openTab(tab)}>
              {t('tab.goTo', { tab: t(`tab.${tab}`) })}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

function NotYet() {
  const t = useWords()
  const { tabs, openTab } = usePlannerTab()
  const tab = tabs.includes('userChoices') ? 'userChoices' : 'userData'
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('schedule.empty.participant.title')}
      </Title>
      <Text>{t('schedule.empty.participant.text')}</Text>
      <Button style={{ alignSelf: 'start' }} onClick={() => openTab(tab)}>
        {t('tab.goTo', { tab: t(`tab.${tab}`) })}
      </Button>
    </Stack>
  )
}

type Need = {
  message: 'schedule.empty.people' | 'schedule.empty.topics'
  values: { number: number }
  /** The tab where it can be entered. */
  tab: TabId
}

function unmetNeeds(variant: VariantDescription, state: EventState): Need[] {
  const hasTopics = !can(variant, 'pairs') && !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const { numPeople, numTopics } = eventProgress(state)
  const people: Need = { message: 'schedule.empty.people', values: { number: numPeople }, tab: 'eventData' }
  const topics: Need = { message: 'schedule.empty.topics', values: { number: numTopics }, tab: 'userData' }
  return [...(numPeople < MIN_PEOPLE ? [people] : []), ...(hasTopics && numTopics === 0 ? [topics] : [])]
}
