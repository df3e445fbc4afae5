import { Button, Text } from '@mantine/core'
import { maySeeSchedule, numEnabledSessions, type TabId } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import { ANY_PARTICIPANT } from './any-participant.ts'
import classes from './join-steps.module.css'

type Step = { label: MessageKey; tab: TabId }

/** The steps of a participant in order: rate topics, enter availability, see the plan. */
export function JoinSteps({ isRegistered }: { isRegistered: boolean }) {
  const t = useWords()
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
      : variant.availability !== 'none'
  // Visitors become participants by registering.
  const reader = viewer.role === 'visitor' ? ANY_PARTICIPANT : viewer
  const seesPlan = maySeeSchedule(variant, state, reader)
  return [
    { label: 'userData.step.rate', tab: choices },
    ...(hasAvailability ? [{ label: 'userData.step.availability', tab: choices } as const] : []),
    ...(seesPlan ? [{ label: 'userData.step.plan', tab: 'schedule' } as const] : []),
  ]
}
