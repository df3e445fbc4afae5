import {
  type EventState,
  isBlocked,
  type PersonId,
  pairKey,
  type VariantDescription,
  type WishReason,
} from '@planner/domain'
import type { ReportedWish } from '@planner/protocol'
import { createExplainer, type Knowledge, type PairsProblem, type PlannedMeeting } from '@planner/solver'
import { compileProblem } from '../compile/compile-problem.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * Why each wish of an event that is not granted is not, as it stands now: for organisers only. Where nothing
 * stands in the way, the plan has left it out for the sake of others, or it is open since: somebody has been
 * freed, or has wished it later.
 */
export function reasonsNow(
  variant: VariantDescription,
  state: EventState,
  plan: StoredPlan,
  knows: Knowledge = 'all',
): ReportedWish[] {
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  if (problem.kind !== 'pairs') return []
  const wasOutweighed = new Set(outweighedBy(plan, knows))
  return wishReasons(state, problem, [...problem.kept, ...(problem.previous ?? [])], knows).map((wish) =>
    wish.reason === 'outweighed' && !wasOutweighed.has(keyOf(wish)) ? { ...wish, reason: 'open' } : wish,
  )
}

/** What a person reads of a wish of theirs (MEET-20); null where they are not told of it. */
const OWN_REASONS = {
  // Whom they have met stands among their meetings.
  past: null,
  calledOff: 'calledOff',
  // Nobody else's refusals are in the event as they see it.
  refused: 'ownRefusal',
  ownCapacity: 'ownCapacity',
  // All that lies with others is one reason.
  outweighed: 'notPossible',
  open: 'open',
  notMutual: null,
  otherCapacity: null,
  noCommonSession: null,
  ownRefusal: null,
  notPossible: null,
} as const satisfies Record<WishReason, WishReason | null>

/**
 * Why each wish of one person that is not granted is not, for that person's eyes (MEET-20): the same
 * explainer, of the event as they see it and of their own part of the plan, so that nobody else's wish can be
 * read from it (PRIV-20).
 */
export function ownReasons(
  variant: VariantDescription,
  seen: EventState,
  plan: StoredPlan,
  personId: PersonId,
): ReportedWish[] {
  const reasons = reasonsNow(variant, seen, ownPart(plan, personId), 'ownSeats')
  return reasons.flatMap((wish) => {
    const reason = OWN_REASONS[wish.reason]
    return reason === null ? [] : [{ ...wish, reason }]
  })
}

/** MODEL-62, with what excludes a pair: they have met, it was called off this week, or one refuses. */
export function wishReasons(
  state: Pick<EventState, 'meetings' | 'event'>,
  problem: PairsProblem,
  meetings: readonly PlannedMeeting[],
  knows: Knowledge = 'all',
): ReportedWish[] {
  const wished = new Set(problem.wishes.map(([from, to]) => keyOf({ from, to })))
  const whyExcluded = (from: string, to: string): WishReason => {
    const fact = state.meetings.get(pairKey(from, to))
    if (fact === undefined) return 'refused'
    if (fact.state === 'past') return 'past'
    const wishers = [from, to].filter((id) => wished.has(keyOf({ from: id, to: id === from ? to : from })))
    return isBlocked(state, fact, wishers) ? 'calledOff' : 'refused'
  }
  return createExplainer(problem, meetings, { knows })
    .wishes()
    .map(({ from, to, obstacle }) => ({
      from,
      to,
      reason: obstacle === 'excluded' ? whyExcluded(from, to) : obstacle,
    }))
}

/** The wishes that a plan itself has left out, though nothing stood in the way. */
function outweighedBy({ result, problem }: StoredPlan, knows: Knowledge): string[] {
  if (result?.kind !== 'pairs' || problem === undefined) return []
  return createExplainer(problem, result.meetings, { knows })
    .wishes()
    .filter(({ obstacle }) => obstacle === 'outweighed')
    .map(keyOf)
}

/** A plan as one person may know it: without anything that others wished, refused, had or could have. */
function ownPart({ endedAt, result, problem }: StoredPlan, personId: PersonId): StoredPlan {
  const isOwn = (pair: readonly unknown[]) => pair[0] === personId || pair[1] === personId
  return {
    endedAt,
    result: result?.kind === 'pairs' ? { ...result, meetings: result.meetings.filter(isOwn) } : null,
    problem: problem && {
      ...problem,
      people: problem.people.filter(({ id }) => id === personId),
      wishes: problem.wishes.filter(([from]) => from === personId),
      excluded: [],
      kept: [],
      previous: null,
    },
  }
}

function keyOf({ from, to }: { from: string; to: string }): string {
  return `${from}|${to}`
}
