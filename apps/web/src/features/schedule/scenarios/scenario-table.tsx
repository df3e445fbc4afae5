import { Button, Text } from '@mantine/core'
import {
  can,
  type EventInView,
  isolatedText,
  planContentOf,
  planDifference,
  planWorth,
  type VariantDescription,
  withVariedFields,
} from '@planner/domain'
import type { WireScenarioSet } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { ScenarioPlan } from '../plan-questions.ts'
import { type ViewedPlan, viewedPlan } from '../plan-versions/compare-plans.ts'
import { useScenarioTexts } from './scenario-view.tsx'
import classes from './scenarios.module.css'

type Props = {
  set: WireScenarioSet
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
                  {scenario ? isolatedText(scenario.name) : t('versions.now')}
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
                    {t('app.open')}
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

/** A plan among the others; `viewed` where there is one to look at. */
type Column = {
  /** Of its scenario; null for the plan in force. */
  id: string | null
  viewed: ViewedPlan | null
  satisfaction: number | null
  without: number | null
  broken: number | null
}

type RowKey =
  | 'satisfaction'
  | 'firstChoices'
  | 'without'
  | 'withoutMeeting'
  | 'missing'
  | 'topics'
  | 'numMeetings'
  | 'broken'
  | 'moves'

type Row = {
  key: RowKey
  /** In the order of the columns; null where it is not known, or says nothing. */
  values: readonly (number | null)[]
  /** The columns that are best in it; none where all are equal or where more is not better. */
  best: ReadonlySet<number>
}

/** The plan in force first, then each scenario. */
export function columnsOf(
  view: EventInView,
  { scenarios, inForce }: WireScenarioSet,
  plans: ReadonlyMap<string, ScenarioPlan>,
): Column[] {
  const now = viewedPlan(view, planContentOf(view.state))
  const values = { satisfaction: null, without: null, broken: null }
  return [
    { id: null, viewed: inForce ? now : null, ...values, ...inForce },
    ...scenarios.map(({ id, value, broken, settings }) => {
      const plan = plans.get(id)
      // Its groups may have sessions of which there are none today.
      const own = { ...view, state: withVariedFields(view.state, settings) }
      return { ...values, ...value, id, broken, viewed: plan ? viewedPlan(own, plan.plan) : null }
    }),
  ]
}

/** What can be compared: by the choices of today, and never a score; SCENARIO-4. */
export function rowsOf(variant: VariantDescription, columns: readonly Column[]): Row[] {
  const isPairs = can(variant, 'pairs')
  const now = columns.find(({ id }) => id === null)?.viewed
  const row = (key: RowKey, inColumn: (column: Column) => number | null, better: -1 | 0 | 1): Row => {
    const values = columns.map(inColumn)
    return { key, values, best: bestOf(values, better) }
  }
  const worth = new Map(columns.map(({ id, viewed }) => [id, viewed && !isPairs ? planWorth(viewed) : null]))
  const rows = [
    // As it is shown: what looks equal is not told apart.
    row('satisfaction', ({ satisfaction }) => satisfaction && Math.floor(100 * satisfaction + 1e-9), 1),
    row('firstChoices', ({ id }) => worth.get(id)?.firstChoices ?? null, 1),
    row(isPairs ? 'withoutMeeting' : 'without', ({ without }) => without, -1),
    row('missing', ({ id }) => worth.get(id)?.missing ?? null, -1),
    isPairs
      ? row('numMeetings', ({ viewed }) => viewed?.content.meetings.length ?? null, 0)
      : row('topics', ({ viewed }) => viewed && topicsOf(viewed), 0),
    row('broken', ({ broken }) => broken, 0),
    row('moves', ({ id, viewed }) => (id !== null && viewed && now ? movesOf(now, viewed) : null), -1),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

function bestOf(values: readonly (number | null)[], better: -1 | 0 | 1): ReadonlySet<number> {
  const known = values.filter((value) => value !== null)
  const best = Math.max(...known.map((value) => better * value))
  if (better === 0 || known.length < 2 || known.every((value) => better * value === best)) return new Set()
  return new Set(values.flatMap((value, index) => (value !== null && better * value === best ? [index] : [])))
}

function topicsOf({ content }: ViewedPlan): number {
  return new Set(content.groups.flatMap(({ topicId, members }) => (members.length > 0 ? [topicId] : []))).size
}

/** People who are somewhere else, or meet somebody else. */
function movesOf(now: ViewedPlan, other: ViewedPlan): number {
  const { moves, meetings } = planDifference(now.content, other.content)
  return new Set([...moves.map(({ personId }) => personId), ...meetings.flatMap(({ people }) => people)]).size
}
