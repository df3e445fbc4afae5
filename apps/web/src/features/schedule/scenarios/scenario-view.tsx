import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { Scenario } from '@planner/protocol'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ScenarioPlan } from '../plan-questions.ts'
import type { ViewedPlan } from '../plan-versions/compare-plans.ts'
import { ComparisonView } from '../plan-versions/comparison-view.tsx'
import { PlanText } from '../plan-versions/plan-text.tsx'
import classes from './scenarios.module.css'
import { useScenarioTexts } from './use-scenario-texts.ts'

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
  const changes = settings.map(({ path, from, to }) =>
    t('scenarios.settingChange', {
      setting: texts.settingName(path),
      from: texts.value(from),
      to: texts.value(to),
    }),
  )
  const { absences } = scenario
  const names = absences.map(texts.nameOf).join(', ')
  const adopt = async () => {
    const ack = await live.scenarios.adopt(scenario.id, shown)
    void again()
    return ack
  }
  return (
    <Stack gap="md" className={classes.view} component="section" aria-label={name}>
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Group gap="xs">
          <ConfirmButton
            label={t('scenarios.adopt')}
            buttonProps={{ variant: 'filled' }}
            question={t('scenarios.adoptQuestion', { name })}
            text={t('scenarios.adoptText')}
            confirmLabel={t('scenarios.adopt')}
            onConfirm={adopt}
            onDone={onClose}
          >
            {changes.length > 0 && <Text>{t('scenarios.adoptSettings')}</Text>}
            <Changes changes={changes} />
            {absences.length > 0 && <Text>{t('scenarios.stillThere', { names })}</Text>}
          </ConfirmButton>
          <Button variant="default" onClick={onClose}>
            {t('scenarios.close')}
          </Button>
        </Group>
      </Group>
      {absences.length > 0 && <Text>{t('scenarios.stillThere', { names })}</Text>}
      <Text>{changes.length > 0 ? t('scenarios.settings') : t('scenarios.noSettings')}</Text>
      <Changes changes={changes} />
      <ComparisonView other={inForce} own={own} names={{ other: t('versions.number.inForce'), own: name }} />
      <Disclosure label={t('scenarios.content')}>
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
