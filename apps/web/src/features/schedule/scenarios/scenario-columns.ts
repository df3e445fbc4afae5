import {
  activePeople,
  can,
  type EventInView,
  type PlanWorth,
  planContentOf,
  planDifference,
  planWorth,
  withVariedFields,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { WireScenarioSet } from '@planner/protocol'
import { percentOf } from '../../../lib/percent.ts'
import type { ScenarioPlan } from '../plan-questions.ts'
import { type ViewedPlan, viewedPlan } from '../plan-versions/compare-plans.ts'

/** A plan among the others; `viewed` where there is one to look at. */
export type Column = {
  /** Of its scenario; null for the plan in force. */
  id: string | null
  viewed: ViewedPlan | null
  satisfaction: number | null
  without: number | null
  broken: number | null
}

/** The plan in force first, then each scenario. */
export function columnsOf(
  view: EventInView,
  { scenarios, inForce }: Pick<WireScenarioSet, 'scenarios' | 'inForce'>,
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

/** A sentence on what is otherwise. */
export type Difference = { key: MessageKey; values: Readonly<Record<string, number>> }

/** Two searches of the same event differ by as much: a point of satisfaction, a person in fifty. */
const NOISE = { points: 1, people: 0.02 }

/**
 * What a scenario changes against the plan in force, by the choices of today and never by a score; without a
 * plan in force what it is. What two searches may differ by is not told. SCENARIO-4, SCENARIO-60
 */
export function differencesOf(now: Column | undefined, own: Column): readonly Difference[] {
  const { viewed } = own
  if (!viewed) return []
  const before = now?.viewed ? { ...now, ...figuresOf(now.viewed) } : null
  const after = { ...own, ...figuresOf(viewed) }
  const isPairs = can(viewed.variant, 'pairs')
  const noise = Math.max(1, Math.floor(NOISE.people * activePeople(viewed.state).length))
  const broken: Difference[] = after.broken
    ? [{ key: 'scenarios.broken', values: { number: after.broken } }]
    : []
  if (!before)
    return [
      ...(after.satisfaction === null
        ? []
        : [{ key: 'scenarios.is.satisfaction', values: { to: percentOf(after.satisfaction) } } as const]),
      {
        key: isPairs ? 'scenarios.is.numMeetings' : 'scenarios.is.missing',
        values: { number: isPairs ? after.runs : after.missing },
      },
      ...broken,
    ]
  return [
    ...satisfactionChange(before.satisfaction, after.satisfaction),
    ...(isPairs ? [] : change('missing', before.missing, after.missing, 0)),
    ...change(isPairs ? 'withoutMeeting' : 'without', before.without, after.without, 0),
    ...(isPairs ? [] : change('firstChoices', before.firstChoices, after.firstChoices, noise)),
    ...change(isPairs ? 'numMeetings' : 'topics', before.runs, after.runs, 0),
    ...broken,
    { key: 'scenarios.moves', values: { number: now?.viewed ? movesOf(now.viewed, viewed) : 0 } },
  ]
}

function satisfactionChange(before: number | null, after: number | null): Difference[] {
  if (before === null || after === null) return []
  const [from, to] = [percentOf(before), percentOf(after)]
  if (Math.abs(to - from) <= NOISE.points) return []
  return [{ key: 'scenarios.satisfaction', values: { from, to } }]
}

type Counted = 'missing' | 'without' | 'withoutMeeting' | 'firstChoices' | 'topics' | 'numMeetings'

function change(of: Counted, from: number | null, to: number | null, noise: number): Difference[] {
  if (from === null || to === null || Math.abs(to - from) <= noise) return []
  const key = to > from ? (`scenarios.${of}.more` as const) : (`scenarios.${of}.fewer` as const)
  return [{ key, values: { number: Math.abs(to - from) } }]
}

type Figures = Pick<PlanWorth, 'firstChoices' | 'missing'> & {
  /** Topics that run, or meetings. */
  runs: number
}

function figuresOf(viewed: ViewedPlan): Figures {
  const { groups, meetings } = viewed.content
  if (can(viewed.variant, 'pairs')) return { firstChoices: null, missing: 0, runs: meetings.length }
  const { firstChoices, missing } = planWorth(viewed)
  const running = groups.flatMap(({ topicId, members }) => (members.length > 0 ? [topicId] : []))
  return { firstChoices, missing, runs: new Set(running).size }
}

/** People who are somewhere else, or meet somebody else. */
function movesOf(now: ViewedPlan, other: ViewedPlan): number {
  const { moves, meetings } = planDifference(now.content, other.content)
  return new Set([...moves.map(({ personId }) => personId), ...meetings.flatMap(({ people }) => people)]).size
}
