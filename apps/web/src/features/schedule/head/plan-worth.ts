import {
  activePeople,
  numPlacesMissing,
  openingsIn,
  type PersonId,
  type PlanInForce,
  type PlanInView,
  planWorth,
  unplacedIds,
  wantedPlaces,
} from '@planner/domain'
import type { PlanFacts } from './head-state.ts'

/**
 * Who named a first choice, how many of them have one, and how many chose nothing and do not count; null where
 * the viewer reads no choices. SCHED-42
 */
export type FirstChoices = { named: number; got: number; uncounted: number }

export function firstChoicesOf(plan: PlanInView): FirstChoices | null {
  const { namedFirst, firstChoices, uncounted } = planWorth(plan)
  if (namedFirst === null || firstChoices === null) return null
  return { named: namedFirst, got: firstChoices, uncounted }
}

/** More people than these are not looked at one by one. */
const MOST = 200

/** What a plan of groups gives and lacks; `broken` are the rules that it is known to break. */
export function groupPlanFacts(plan: PlanInForce, broken: number): Omit<PlanFacts, 'isByHand'> {
  const wanted = activePeople(plan.state).reduce((sum, { id }) => sum + wantedPlaces(plan, id), 0)
  const missing = numPlacesMissing(plan)
  const short = peopleShort(plan)
  const { sessions } = plan.schedule
  const open = [...short].slice(0, MOST).filter((id) => openingsIn(plan, sessions, id).openings.length > 0)
  return { wanted, missing, short: short.size, open: open.length, broken }
}

/** Whether everybody who comes wants a place in every session. */
export function wantsEverySession(plan: PlanInForce): boolean {
  const { state, schedule } = plan
  const all = schedule.sessions.length
  return (
    schedule.layout === 'sessions' && activePeople(state).every(({ id }) => wantedPlaces(plan, id) === all)
  )
}

/** Who has fewer groups than they want: in a session without one, or in a week. */
function peopleShort(plan: PlanInForce): ReadonlySet<PersonId> {
  const { schedule } = plan
  const parts = schedule.layout === 'sessions' ? schedule.sessions.map((each) => [each]) : [schedule.sessions]
  return new Set(parts.flatMap((sessions) => unplacedIds(plan, sessions)))
}
