import {
  type GroupKey,
  type PersonId,
  PLANNED_TABLES,
  type PlanContent,
  refOf,
  type Schedule,
  TABLE_NAMES,
  TABLES,
} from '@planner/domain'
import type {
  Ack,
  EventReport,
  InvocationName,
  PlaceCard,
  PlanReport,
  PlanVersion,
  PricedMoves,
  SharedReport,
  WireScenarioSet,
} from '@planner/protocol'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import type { Question, Refusal } from '../../lib/live/questions.ts'

// What screens ask the server about plans. Each question says how long it waits while people choose one
// after another, or a plan changes in many cells.

type Answered<N extends InvocationName> = Extract<Ack<N>, { ok: true }>

/** The cells that planning reads, and those of the plan in force: answers about a plan follow from them. */
export const READ_TABLES = TABLE_NAMES.filter((table) => TABLES[table].problemPart !== null)

/** The cells of the planner's problem (MODEL-1): of a plan's own cells those that can be pinned. */
const PROBLEM_TABLES = READ_TABLES.filter(
  (table) => !TABLES[table].planned || TABLES[table].pinnedBy !== null,
)

/** The cells that plans are compared by: what planning reads, and all that a plan is. */
export const COMPARED_TABLES = TABLE_NAMES.filter(
  (table) => TABLES[table].problemPart !== null || TABLES[table].planned,
)

export type Found = Answered<'CheckPlan'>

/** What stands in the way of a plan; CHECK-5. */
export const PLAN_CHECK: Question<Found> = {
  name: 'planCheck',
  ask: (live) => live.invoke('CheckPlan'),
  tables: PROBLEM_TABLES,
  pauseMs: 1000,
  needsConnection: true,
}

/** How far the plan in force is out of date; PLAN-28. */
export const PLAN_DRIFT: Question<Answered<'ReadPlanDrift'>> = {
  name: 'planDrift',
  ask: (live) => live.invoke('ReadPlanDrift'),
  tables: READ_TABLES,
  of: ({ state, planVersion }) => [state, planVersion],
  pauseMs: 1000,
  needsConnection: true,
}

export type ReadyPlans = Answered<'ListReadyPlans'> & {
  /** The plan that had been received when it was asked. */
  planVersion: number
}

/** While ready plans are searched they are asked for again, after longer and longer pauses; ms. */
const SEARCH = { first: 4000, factor: 1.5, longest: 60_000 }

/** What is ready of the event; nothing is before people have made their changes. PLAN-34, PLAN-35 */
export const READY_PLANS: Question<ReadyPlans> = {
  name: 'readyPlans',
  ask: async (live) => {
    const { planVersion } = live.store.getSnapshot()
    const ack = await live.invoke('ListReadyPlans')
    return ack.ok ? { ...ack, planVersion } : ack
  },
  tables: READ_TABLES,
  of: ({ state, planVersion }) => [state, planVersion],
  pauseMs: 1000,
  needsConnection: true,
  repeatMs: (ready, tries) => {
    if (ready?.isUsedUp) return SEARCH.longest
    if (ready && ready.state !== 'searching') return undefined
    return Math.min(SEARCH.longest, SEARCH.first * SEARCH.factor ** (tries - 1))
  },
}

export type ReportAnswer = { report: EventReport | null; shared: SharedReport | null }

/** Why there is no report: the server could not make it in time. */
const TIMED_OUT: Refusal = { ok: false, status: 503, message: 'Timed out' }

/** What the plan in force is worth; the report of a past week of meetings is no answer. REPORT-2 */
export function reportOf(meetingWeek: number): Question<ReportAnswer> {
  return {
    name: `report ${meetingWeek}`,
    ask: async (live) => {
      const ack = await live.invoke('ReadReport')
      return ack.ok && ack.isLate ? TIMED_OUT : ack
    },
    tables: READ_TABLES,
    of: ({ state, planVersion }) => [state, planVersion],
    pauseMs: 1000,
  }
}

/** What the last plan of a week made of wishes and meetings; null where there is none. MEET-22 */
export function outcomeOf(meetingWeek: number): Question<{ report: PlanReport | null }> {
  return {
    name: `outcome ${meetingWeek}`,
    ask: (live) => live.invoke('ReadPlanReport'),
    tables: ['preferences'],
    of: ({ state: { meetings, persons, event } }) => [meetings, persons, event.lastPlannerEndTime],
    pauseMs: 1500,
  }
}

/** Whose seat a card explains, and of which session; null where groups have none, and for meetings. */
export type WhySeat = { personId: PersonId; sessionId: number | null }

/** Why somebody is where they are; WHY-7. */
export function seatCard({ personId, sessionId }: WhySeat): Question<{ card: PlaceCard | null }> {
  return {
    name: `seatCard ${personId} ${sessionId}`,
    ask: (live) => live.invoke('ExplainPlace', { userId: personId, sessionId }),
    tables: READ_TABLES,
    of: ({ state, connection }) => [state, connection],
    pauseMs: 700,
  }
}

/** Who is picked up, and the group that they would leave. */
export type PickedUp = { personId: PersonId; from: GroupKey | null }

/**
 * What moves of one person would do, for all groups: at once, then at most this often (SCHED-44); with the
 * exchanges that they could make (SCHED-68) where these are asked for.
 */
export function movePrices(
  { personId, from }: PickedUp,
  schedule: Schedule,
  { withSwaps = false } = {},
): Question<{ moves: PricedMoves | null }> {
  const group = from === null ? undefined : schedule.byKey.get(from)
  return {
    name: `${withSwaps ? 'swapPrices' : 'movePrices'} ${personId} ${from}`,
    ask: (live) => {
      const picked = { personId, from: group ? refOf(group) : null }
      return live.invoke('PriceMoves', withSwaps ? { ...picked, withSwaps } : picked)
    },
    tables: TABLE_NAMES,
    of: ({ state, viewer }) => [state, viewer],
    pauseMs: 400,
    isPaced: true,
  }
}

export type Versions = Answered<'ListPlans'>

/** The versions of the plan, read again when the history grows or the plan changes; PLAN-21. */
export const VERSIONS: Question<Versions> = {
  name: 'versions',
  ask: async ({ invoke, store }) => {
    const ack = await invoke('ListPlans')
    if (ack.ok) store.setRunFailed(isLastRunFailed(ack.plans))
    return ack
  },
  tables: PLANNED_TABLES,
  of: ({ connection, state }) => [connection, state.event.lastPlannerEndTime],
  pauseMs: 800,
  hear: (live, { changed }) => live.audit.subscribe(changed),
}

/** Whether the newest run made no plan; the kept version that a plan replaced does not count. CHECK-8 */
function isLastRunFailed(plans: readonly Pick<PlanVersion, 'status'>[]): boolean {
  return plans.find(({ status }) => status !== 'kept')?.status === 'failed'
}

/** A version as it would be in force now: who is gone is left out. */
export function planContent(planId: string): Question<{ plan: PlanContent }> {
  return {
    name: `plan ${planId}`,
    ask: (live) => live.invoke('ReadPlan', { planId }),
    tables: [],
    of: ({ state: { persons, topics } }) => [persons.size, topics.size],
    pauseMs: 0,
  }
}

/** A scenario's plan as it would be in force now. */
export type ScenarioPlan = Answered<'ReadScenario'>

export type Scenarios = {
  /** Null before the first. */
  set: WireScenarioSet | null
  /** By scenario; those that have been read. */
  plans: ReadonlyMap<string, ScenarioPlan>
  /** Those that were planned and whose plan can no longer be read, as of a week of meetings that is over. */
  gone: ReadonlySet<string>
}

/** The scenarios planned last, read again after news of the server and changes of the event; SCENARIO-3. */
export const SCENARIOS: Question<Scenarios> = {
  name: 'scenarios',
  ask: readScenarios,
  tables: COMPARED_TABLES,
  pauseMs: 1000,
  hear: (live, { again }) => live.scenarios.subscribe(again),
}

async function readScenarios({ invoke }: LiveEvent): Promise<({ ok: true } & Scenarios) | Refusal> {
  const ack = await invoke('ReadScenarios')
  if (!ack.ok) return ack
  const planned = (ack.bench?.scenarios ?? []).filter(({ status }) => status === 'done')
  const read = await Promise.all(
    planned.map(async ({ id }) => ({ id, plan: await invoke('ReadScenario', { scenarioId: id }) })),
  )
  return {
    ok: true,
    set: ack.bench,
    plans: new Map(read.flatMap(({ id, plan }) => (plan.ok ? [[id, plan] as const] : []))),
    gone: new Set(
      read.flatMap(({ id, plan }) => (!plan.ok && plan.reason === 'scenarioUnknown' ? [id] : [])),
    ),
  }
}
