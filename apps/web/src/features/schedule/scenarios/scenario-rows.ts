import {
  can,
  type EventState,
  planContentOf,
  planDifference,
  type VariantDescription,
  type Viewer,
  withVariedFields,
} from '@planner/domain'
import type { ScenarioBench } from '@planner/protocol'
import type { ScenarioPlan } from '../plan-questions.ts'
import { type ViewedPlan, viewedPlan } from '../plan-versions/compare-plans.ts'
import { planWorth } from '../plan-worth.ts'

type View = { variant: VariantDescription; state: EventState; viewer: Viewer }

/** A plan among the others; `viewed` where there is one to look at. */
export type Column = {
  /** Of its scenario; null for the plan in force. */
  id: string | null
  viewed: ViewedPlan | null
  satisfaction: number | null
  without: number | null
  broken: number | null
}

export type RowKey =
  | 'satisfaction'
  | 'firstChoices'
  | 'without'
  | 'withoutMeeting'
  | 'missing'
  | 'topics'
  | 'numMeetings'
  | 'broken'
  | 'moves'

export type Row = {
  key: RowKey
  /** In the order of the columns; null where it is not known, or says nothing. */
  values: readonly (number | null)[]
  /** The columns that are best in it; none where all are equal or where more is not better. */
  best: ReadonlySet<number>
}

/** The plan in force first, then each scenario. */
export function columnsOf(
  view: View,
  { scenarios, inForce }: ScenarioBench,
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
