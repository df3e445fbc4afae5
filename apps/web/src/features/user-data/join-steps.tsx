import { Button, Text } from '@mantine/core'
import {
  can,
  isHidden,
  maySeeContactPreferences,
  maySeeSchedule,
  numEnabledSessions,
  type TabId,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../lib/tab.ts'
import { ANY_PARTICIPANT } from './any-participant.ts'
import classes from './join-steps.module.css'

type Step = { label: MessageKey; tab: TabId }

/** The steps of a participant in order: rate topics, enter availability, see the plan; without what is hidden (SCHED-24). */
export function JoinSteps({ isRegistered }: { isRegistered: boolean }) {
  const t = useT()
  const { tabs, tab: current, openTab } = usePlannerTab()
  const steps = useSteps()
  return (
    <nav aria-label={t('userData.steps')}>
      <ol className={classes.steps}>
        {steps.map(({ label, tab }, index) => (
          <li key={label} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            {isRegistered && tab !== current && tabs.includes(tab) ? (
              <Button variant="subtle" size="compact-md" mih={44} onClick={() => openTab(tab)}>
                {t(label)}
              </Button>
            ) : (
              <Text size="sm">{t(label)}</Text>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useSteps(): Step[] {
  const { variant, state, viewer } = useLiveSnapshot()
  const choices: TabId = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  const hasAvailability =
    variant.availability === 'sessions'
      ? numEnabledSessions(variant, state.event, state.topics.values()) > 1
      : variant.availability !== 'none' && !isHidden(variant, state, 'parameters|ui|hideCalendar')
  // Visitors become participants by registering.
  const reader = viewer.role === 'visitor' ? ANY_PARTICIPANT : viewer
  const seesPlan = maySeeSchedule(variant, state, reader)
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && !can(variant, 'pairs')
  const choosesPeople = maySeeContactPreferences(variant, state, reader)
  return [
    ...(hidesTopics ? [] : [{ label: 'userData.step.rate', tab: choices } as const]),
    ...(hidesTopics && choosesPeople ? [{ label: 'userData.step.people', tab: choices } as const] : []),
    ...(hasAvailability ? [{ label: 'userData.step.availability', tab: choices } as const] : []),
    ...(seesPlan ? [{ label: 'userData.step.plan', tab: 'schedule' } as const] : []),
  ]
}
