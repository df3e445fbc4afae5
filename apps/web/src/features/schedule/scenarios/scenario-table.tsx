import { Button, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { ScenarioBench } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { Column, Row } from './scenario-rows.ts'
import classes from './scenarios.module.css'
import { useScenarioTexts } from './use-scenario-texts.ts'

type Props = {
  set: ScenarioBench
  columns: readonly Column[]
  rows: readonly Row[]
  /** Whose plan can no longer be read. */
  gone: ReadonlySet<string>
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The plan in force and the scenarios side by side; what is best in a row says so. SCENARIO-4 */
export function ScenarioTable({ set, columns, rows, gone, openId, onOpen }: Props) {
  const t = useT()
  const texts = useScenarioTexts()
  const scenarioOf = (id: string | null) => set.scenarios.find((each) => each.id === id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section className={classes.scroll} aria-label={t('scenarios.table')} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('scenarios.table')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id }) => {
              const scenario = scenarioOf(id)
              return (
                <th key={id ?? ''} scope="col" data-in-force={id === null || undefined}>
                  {scenario ? isolatedText(scenario.name) : t('scenarios.inForce')}
                  {scenario && <span className={classes.what}>{texts.what(scenario)}</span>}
                  {scenario && <span className={classes.state}>{texts.status(scenario)}</span>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, values, best }) => (
            <tr key={key}>
              <th scope="row">{t(`scenarios.row.${key}`)}</th>
              {columns.map(({ id }, index) => (
                <td key={id ?? ''} data-best={best.has(index) || undefined}>
                  {valueText(values[index] ?? null, key === 'satisfaction')}
                  {best.has(index) && <span className={classes.best}>{t('scenarios.best')}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {columns.map(({ id, viewed }) => (
              <td key={id ?? ''}>
                {id !== null && viewed && (
                  <Button
                    variant={id === openId ? 'filled' : 'default'}
                    px="sm"
                    aria-pressed={id === openId}
                    aria-label={t('scenarios.openOf', { name: scenarioOf(id)?.name ?? '' })}
                    onClick={() => onOpen(id)}
                  >
                    {t('scenarios.open')}
                  </Button>
                )}
                {id !== null && gone.has(id) && <Text size="sm">{t('refusal.scenarioUnknown')}</Text>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
  function valueText(value: number | null, isPercent: boolean) {
    if (value === null) return <Text span>–</Text>
    return isPercent ? t('schedule.worth.percent', { percent: value }) : String(value)
  }
}
