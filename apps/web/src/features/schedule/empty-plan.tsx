import { Anchor, Button, Card, List, Stack, Text, Title } from '@mantine/core'
import { isAdmin, isHidden } from '@planner/domain'
import { PlanFailure } from '../../components/plan-failure.tsx'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { planPrerequisites } from './plan-prerequisites.ts'
import { useToggles } from './use-toggles.ts'

/** Shown before the first plan: a checklist for admins, a notice for participants. */
export function EmptyPlan({ onByHand }: { onByHand?: () => void }) {
  const { viewer } = useLiveSnapshot()
  return (
    <Card withBorder padding="lg" maw="var(--measure-reading)">
      {isAdmin(viewer) ? <Checklist onByHand={onByHand} /> : <NotYet />}
    </Card>
  )
}

function Checklist({ onByHand }: { onByHand: (() => void) | undefined }) {
  const t = useWords()
  const { variant, state, planError } = useLiveSnapshot()
  const { tabs, openTab } = usePlannerTab()
  const { setHideUnplanned } = useToggles()
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
      {onByHand && (
        <Button
          variant="subtle"
          mih={44}
          style={{ alignSelf: 'start' }}
          onClick={() => {
            onByHand()
            setHideUnplanned(false)
          }}
        >
          {t('schedule.empty.byHand')}
        </Button>
      )}
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
