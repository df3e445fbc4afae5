import { Text, UnstyledButton } from '@mantine/core'
import {
  ANY_PARTICIPANT,
  can,
  isHidden,
  maySeeContactPreferences,
  maySeeSchedule,
  numEnabledSessions,
  type TabId,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { type ChoiceSection, useChoiceSection } from '../../lib/choice-section.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import classes from './join-steps.module.css'

/** Its tab, and the part of the choices that it is about. */
type Step = { label: MessageKey; tab: TabId; section?: ChoiceSection }

/**
 * A participant's steps: topics, people, availability, plan (AVAIL-19), without what is hidden (SCHED-24).
 */
export function JoinSteps({ isRegistered }: { isRegistered: boolean }) {
  const t = useWords()
  const { tabs, tab: current, openTab } = usePlannerTab()
  const { want } = useChoiceSection()
  const steps = useSteps()
  const go = ({ tab, section }: Step) => {
    if (section) want(section)
    if (tab !== current) openTab(tab)
  }
  return (
    <nav aria-label={t('userData.steps')}>
      <ol className={classes.steps} data-open={isRegistered || undefined}>
        {steps.map((step, index) => (
          <li key={step.label} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            {isRegistered && tabs.includes(step.tab) ? (
              <UnstyledButton className={classes.open ?? ''} onClick={() => go(step)}>
                {t(step.label)}
              </UnstyledButton>
            ) : (
              <Text size="sm">{t(step.label)}</Text>
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
  const hidesTopics = !can(variant, 'pairs') && isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  // Visitors become participants by registering.
  const reader = viewer.role === 'visitor' ? ANY_PARTICIPANT : viewer
  const seesPlan = maySeeSchedule(variant, state, reader)
  const asksForPeople = !can(variant, 'pairs') && maySeeContactPreferences(variant, state, reader)
  return [
    ...(hidesTopics ? [] : [{ label: 'userData.step.rate', tab: choices, section: 'topics' } as const]),
    ...(asksForPeople ? [{ label: 'userData.step.people', tab: choices, section: 'people' } as const] : []),
    ...(hasAvailability
      ? [{ label: 'userData.step.availability', tab: choices, section: 'times' } as const]
      : []),
    ...(seesPlan ? [{ label: 'userData.step.plan', tab: 'schedule' } as const] : []),
  ]
}
