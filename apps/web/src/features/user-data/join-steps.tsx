import { Text, UnstyledButton } from '@mantine/core'
import { ANY_PARTICIPANT, maySeeSchedule, type TabId } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import {
  askedSections,
  type ChoiceSection,
  SECTION_STEPS,
  useChoiceSection,
} from '../../lib/choice-section.ts'
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
  const tab: TabId = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  // Visitors become participants by registering.
  const reader = viewer.role === 'visitor' ? ANY_PARTICIPANT : viewer
  const choices = askedSections({ variant, state }, reader)
  return [
    ...choices.map((section) => ({ label: SECTION_STEPS[section], tab, section })),
    ...(maySeeSchedule(variant, state, reader)
      ? [{ label: 'userData.step.plan', tab: 'schedule' } as const]
      : []),
  ]
}
