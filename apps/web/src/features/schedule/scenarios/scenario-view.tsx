import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { isolatedText, plainSession, scheduledSessions } from '@planner/domain'
import type { Absence, NewScenario, Scenario } from '@planner/protocol'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { sessionTexts } from '../../../components/sessions/session-texts.ts'
import { settingValueText } from '../../../components/setting-value-text.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { ScenarioPlan } from '../plan-questions.ts'
import type { ViewedPlan } from '../plan-versions/compare-plans.ts'
import { ComparisonView, PlanText } from '../plan-versions/comparison-view.tsx'
import { PlanPictures } from '../plan-versions/plan-pictures.tsx'
import { useSettingChanges, useSettingName } from '../setting-texts.ts'
import classes from './scenarios.module.css'

type Props = {
  scenario: Scenario
  plan: ScenarioPlan
  own: ViewedPlan
  inForce: ViewedPlan
  again: () => Promise<void>
  onClose: () => void
}

/** The plan of a scenario to be read, and what adopting it would change; SCENARIO-5, SCENARIO-6. */
export function ScenarioView({ scenario, plan, own, inForce, again, onClose }: Props) {
  const t = useT()
  const live = useLive()
  const texts = useScenarioTexts()
  const name = isolatedText(scenario.name)
  const { settings, shown } = plan
  const changes = useSettingChanges(settings)
  const { absences } = scenario
  const names = absences.map(texts.nameOf).join(', ')
  // What the scenario has set may hold for the event by now.
  const hasSettings = Object.keys(scenario.settings).length > 0
  const unchanged = hasSettings ? 'scenarios.sameSettings' : 'scenarios.noSettings'
  const adopt = async () => {
    const ack = await live.invoke('AdoptScenario', { scenarioId: scenario.id, shown })
    void again()
    return ack
  }
  return (
    <Stack className={classes.view} component="section" aria-label={name}>
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Group gap="xs">
          <ConfirmButton
            label={t('versions.restore')}
            buttonProps={{ variant: 'filled' }}
            question={t('scenarios.adoptQuestion', { name })}
            text={t('scenarios.adoptText')}
            confirmLabel={t('versions.restore')}
            onConfirm={adopt}
            onDone={onClose}
          >
            {changes.length > 0 && <Text>{t('scenarios.adoptSettings')}</Text>}
            <Changes changes={changes} />
            {absences.length > 0 && <Text>{t('scenarios.stillThere', { names })}</Text>}
          </ConfirmButton>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </Group>
      </Group>
      {absences.length > 0 && <Text>{t('scenarios.stillThere', { names })}</Text>}
      <Text>{t(changes.length > 0 ? 'scenarios.settings' : unchanged)}</Text>
      <Changes changes={changes} />
      <PlanPictures other={inForce} own={own} names={{ other: t('versions.number.inForce'), own: name }} />
      <ComparisonView other={inForce} own={own} names={{ other: t('versions.number.inForce'), own: name }} />
      <Disclosure label={t('versions.content')}>
        <PlanText plan={own} />
      </Disclosure>
    </Stack>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={classes.lines}>
      {changes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What a scenario is and came to, in words. */
export function useScenarioTexts() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const nameOf = (absence: Absence): string => {
    if (absence.kind === 'room') return isolatedText(absence.name)
    if (absence.kind === 'person') {
      const person = state.persons.get(absence.personId)
      return person ? isolatedText(person.name) : t('scenarios.gone')
    }
    const { sessionId } = absence
    const session = scheduledSessions(variant, state).find(({ id }) => id === sessionId)
    return sessionTexts(t, variant, state, viewer).full(session ?? plainSession(sessionId))
  }
  const settingName = useSettingName()
  const without = (absence: Absence) => t('scenarios.without', { name: nameOf(absence) })
  const what = ({ settings, absences }: Pick<NewScenario, 'settings' | 'absences'>): string => {
    const parts = [
      ...Object.entries(settings ?? {}).map(
        ([key, value]) => `${settingName(key)}: ${settingValueText(t, value)}`,
      ),
      ...(absences ?? []).map(without),
    ]
    return parts.length === 0 ? t('scenarios.asItIs') : parts.join('; ')
  }
  const status = ({ status: is, reason, isCutShort, isBest }: Scenario): string => {
    if (is === 'failed')
      return t('versions.kind.failed', { reason: t(refusalKey(reason ?? '') ?? 'refusal.planFailed') })
    if (is !== 'done') return t(`scenarios.status.${is}`)
    if (isBest) return t('scenarios.status.best')
    return isCutShort ? t('scenarios.status.cutShort') : ''
  }
  return {
    nameOf,
    settingName,
    without,
    what,
    status,
    value: (value: number | boolean | string) => settingValueText(t, value),
  }
}
