import { Anchor, Button, Card, List, Stack, Text, Title } from '@mantine/core'
import { isAdmin, isHidden } from '@planner/domain'
import { PlanFailure } from '../../components/plan-failure.tsx'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { planPrerequisites } from './plan-prerequisites.ts'
import { useToggles } from './use-toggles.ts'

/** Shown before the first plan: a checklist for admins, in the card with the button that makes one; a notice for participants. */
export function EmptyPlan() {
  const { viewer } = useLiveSnapshot()
  if (isAdmin(viewer)) return <Checklist />
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
      mih={44}
      onClick={() => {
        onByHand()
        setHideUnplanned(false)
      }}
    >
      {t('schedule.empty.byHand')}
    </Button>
  )
}

function Checklist() {
  const t = useWords()
  const { variant, state, planError } = useLiveSnapshot()
  const { tabs, openTab } = usePlannerTab()
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t(planError ? 'planning.failed.title' : 'schedule.empty.admin.title')}
      </Title>
      {planError && <PlanFailure error={planError} />}
      <Text>{t('schedule.empty.admin.text')}</Text>
      <List listStyleType="none" spacing="xs" styles={{ itemWrapper: { alignItems: 'baseline' } }}>
        {planPrerequisites(variant, state, hidesTopics).map(({ message, values, isMet, tab }) => (
          <List.Item key={message} icon={<span aria-hidden>{isMet ? '✓' : '○'}</span>}>
            <span className="visually-hidden">
              {t(isMet ? 'schedule.empty.done' : 'schedule.empty.missing')}:{' '}
            </span>
            {t(message, values)}{' '}
            {!isMet && tabs.includes(tab) && (
              <Anchor component="button" type="button" onClick={() => openTab(tab)} py={4}>
                {t('schedule.empty.goTo', { tab: t(`tab.${tab}`) })}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
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
      <Button variant="default" mih={44} style={{ alignSelf: 'start' }} onClick={() => openTab(tab)}>
        {t('schedule.empty.goTo', { tab: t(`tab.${tab}`) })}
      </Button>
    </Stack>
  )
}
