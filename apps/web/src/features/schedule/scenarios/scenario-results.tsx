import { Button, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { Scenario, WireScenarioSet } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type Column, type Difference, differencesOf } from './scenario-columns.ts'
import { useScenarioTexts } from './scenario-view.tsx'
import classes from './scenarios.module.css'

type Props = {
  set: WireScenarioSet
  columns: readonly Column[]
  /** Whose plan can no longer be read. */
  gone: ReadonlySet<string>
  openId: string | undefined
  onOpen: (id: string) => void
}

/** What each scenario would change against the plan in force, in sentences; SCENARIO-4, SCENARIO-60. */
export function ScenarioResults({ set, columns, gone, openId, onOpen }: Props) {
  const t = useT()
  const now = columns.find(({ id }) => id === null)
  return (
    <ul className={classes.results} aria-label={t('scenarios.title')}>
      {set.scenarios.map((scenario) => {
        const own = columns.find(({ id }) => id === scenario.id)
        return (
          <li key={scenario.id} className={classes.result}>
            <Result scenario={scenario} lines={own?.viewed ? differencesOf(now, own) : null} />
            {gone.has(scenario.id) && <Text size="sm">{t('refusal.scenarioUnknown')}</Text>}
            {own?.viewed && !gone.has(scenario.id) && (
              <Button
                aria-label={t('scenarios.openOf', { name: scenario.name })}
                aria-expanded={scenario.id === openId}
                onClick={() => onOpen(scenario.id)}
              >
                {t('app.open')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type ResultProps = { scenario: Scenario; lines: readonly Difference[] | null }

function Result({ scenario, lines }: ResultProps) {
  const t = useT()
  const texts = useScenarioTexts()
  const status = texts.status(scenario)
  return (
    <div>
      <Text fw={600}>{isolatedText(scenario.name)}</Text>
      <Text size="sm" c="dimmed">
        {[texts.what(scenario), status].filter(Boolean).join(' · ')}
      </Text>
      {lines && (
        <ul className={classes.lines}>
          {lines.every(({ key }) => key === 'scenarios.moves') && <li>{t('scenarios.same')}</li>}
          {lines.map(({ key, values }) => (
            <li key={key}>{t(key, values)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
