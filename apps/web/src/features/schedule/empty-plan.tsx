import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import {
  activeTopics,
  can,
  type EventState,
  eventProgress,
  isAdmin,
  isHidden,
  MIN_PEOPLE,
  scheduleLayout,
  type TabId,
  type VariantDescription,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Help } from '../../components/help/help.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlanFailure } from '../../components/plan-failure.tsx'
import { useTellsFailure } from '../../lib/failure-in-place.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlannerTab } from '../../lib/tab.ts'
import classes from './empty-plan.module.css'
import { useToggles } from './use-toggles.ts'

/** Before the first plan: a checklist for admins beside the planning button, a notice for participants. */
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
  const { variant, state, planError, hasRunFailed } = useLiveSnapshot()
  const { tabs, openTab } = usePlannerTab()
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  useTellsFailure()
  const needs = planPrerequisites(variant, state, hidesTopics)
  // After a failed run what is there already is no news, and no good news (CHECK-8).
  const isShort = planError !== null || hasRunFailed
  const shown = needs.filter(
    ({ isMet, message }) => !isMet || (!isShort && message !== 'schedule.empty.event'),
  )
  return (
    <Stack gap="sm">
      <div role={planError ? 'alert' : undefined}>
        <Help topic="planning" about={t('schedule.generate')}>
          <Title order={2} size="h4">
            {t(planError ? 'planning.failed.title' : 'schedule.empty.admin.title')}
          </Title>
        </Help>
        {planError && <PlanFailure error={planError} />}
      </div>
      {shown.length > 0 && <Text>{t('schedule.empty.admin.text')}</Text>}
      <ul className={classes.needs}>
        {shown.map(({ message, values, isMet, tab }) => (
          <li key={message} data-met={isMet || undefined}>
            <span className={classes.mark} aria-hidden="true">
              {isMet && <Icon name="done" size={12} />}
            </span>
            <span className={classes.need}>
              <span className="visually-hidden">
                {t(isMet ? 'schedule.empty.done' : 'schedule.empty.missing')}:{' '}
              </span>
              {t(message, values)}
            </span>
            {!isMet && tabs.includes(tab) && (
              <Anchor component="button" type="button" className={classes.go} onClick={() => openTab(tab)}>
                {t('tab.goTo', { tab: t(`tab.${tab}`) })}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
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
      <Button style={{ alignSelf: 'start' }} onClick={() => openTab(tab)}>
        {t('tab.goTo', { tab: t(`tab.${tab}`) })}
      </Button>
    </Stack>
  )
}

type PlanPrerequisite = {
  message: MessageKey
  values: Record<string, number>
  isMet: boolean
  /** The tab where it can be entered. */
  tab: TabId
}

/** The data a useful plan needs, and how complete it is in an event. */
function planPrerequisites(
  variant: VariantDescription,
  state: EventState,
  hidesTopics: boolean,
): PlanPrerequisite[] {
  const choicesTab: TabId = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  const { numPeople: all, numPeopleWithPreferences, numPeopleWithHours } = eventProgress(state)
  const numTopics = activeTopics(state).length
  const need = (
    name: 'event' | 'people' | 'topics' | 'wishes' | 'hours',
    tab: TabId,
    isMet: boolean,
    values = {},
  ): PlanPrerequisite => ({ message: `schedule.empty.${name}`, values, isMet, tab })
  const ofAll = (name: 'wishes' | 'hours', number: number) =>
    need(name, choicesTab, all > 0 && number === all, { number, all })
  return [
    need('event', 'eventData', state.event.isRegistered),
    need('people', 'eventData', all >= MIN_PEOPLE, { number: all }),
    !can(variant, 'pairs') &&
      !hidesTopics &&
      need('topics', 'userData', numTopics > 0, { number: numTopics }),
    !hidesTopics && ofAll('wishes', numPeopleWithPreferences),
    scheduleLayout(variant, state) === 'weeks' && ofAll('hours', numPeopleWithHours),
  ].filter((each) => each !== false)
}
