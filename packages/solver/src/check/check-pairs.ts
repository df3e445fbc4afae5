import { Calendars, explainWishes, keyOf } from '../explain/ungranted-wishes.ts'
import { searchPairs } from '../pairs/solve-pairs.ts'
import type { Meeting, PairsProblem } from '../problem.ts'
import { CHECK_POLICY } from './check-policy.ts'
import { type Change, eachAlone, type Finding, type Remedy } from './finding.ts'
import type { CheckTools, PlanCheck } from './plan-check.ts'

/** What one person can have, whatever the others get. */
interface PairPersonFacts {
  readonly id: string
  /** As many meetings as they may have, in sessions of their own where there are several. */
  readonly most: number
  /** Whom they could meet: people who suit them, with room left and a free session in common. */
  readonly partners: number
  /** As many of them as fit into sessions, however few meetings they may have. */
  readonly reachable: number
  readonly kept: number
  /** Who has chosen them without being chosen, where both must. */
  readonly asking: readonly string[]
}

interface PairsFacts {
  readonly problem: PairsProblem
  readonly people: readonly PairPersonFacts[]
  /** Pairs that may meet but for sessions, and those that have one in common, kept ones aside. */
  readonly allowed: readonly Meeting[]
  readonly open: readonly Meeting[]
}

/** How many meetings can each have a session of their own, of those in which each can be. */
function mostInSessions(meetings: readonly (readonly number[])[]): number {
  const meetingIn = new Map<number, number>()
  const place = (m: number, tried: Set<number>): boolean =>
    meetings[m].some((session) => {
      if (tried.has(session)) return false
      tried.add(session)
      const other = meetingIn.get(session)
      if (other !== undefined && !place(other, tried)) return false
      meetingIn.set(session, m)
      return true
    })
  return meetings.filter((_, m) => place(m, new Set())).length
}

/** What the explainer finds of each wish in the plan that has the meetings that stay and no other. */
function pairsFacts(problem: PairsProblem): PairsFacts {
  const { people, kept, sessions } = problem
  const calendars = new Calendars(problem, kept)
  const allowed = new Map<string, Meeting>()
  const asking = new Map<string, string[]>()
  for (const { from, to, obstacle } of explainWishes(problem, kept)) {
    if (obstacle === 'excluded') continue
    if (obstacle === 'notMutual') asking.set(to, [...(asking.get(to) ?? []), from])
    else allowed.set(keyOf([from, to]), from < to ? [from, to] : [to, from])
  }
  const open = [...allowed.values()].filter(([a, b]) => calendars.areBothFree(a, b))
  const partners = new Map(people.map(({ id }) => [id, [] as string[]]))
  for (const [a, b] of open) {
    if (!calendars.isFull(b)) partners.get(a)?.push(b)
    if (!calendars.isFull(a)) partners.get(b)?.push(a)
  }
  const reachable = (id: string) => {
    const own = partners.get(id) ?? []
    return sessions === 1 ? own.length : mostInSessions(own.map((other) => calendars.commonOf(id, other)))
  }
  return {
    problem,
    people: people.map(({ id }) => ({
      id,
      most: calendars.mostOf(id),
      partners: calendars.metBy(id) + (partners.get(id)?.length ?? 0),
      reachable: Math.min(sessions > 1 ? sessions : Infinity, calendars.metBy(id) + reachable(id)),
      kept: calendars.metBy(id),
      asking: asking.get(id) ?? [],
    })),
    allowed: [...allowed.values()],
    open,
  }
}

/** A wish of the person that gives them somebody to meet. */
function wishOf({ problem, people }: PairsFacts, { id, asking }: PairPersonFacts): readonly Change[] {
  const out = new Set(problem.excluded.map(keyOf))
  const others = people.filter((other) => other.id !== id && other.kept < other.most)
  const helps = others.some((other) =>
    problem.mutualOnly ? asking.includes(other.id) : !out.has(keyOf([id, other.id])),
  )
  return helps ? [{ what: 'wish', person: id }] : []
}

/**
 * Whether so many meetings would give the person more than they have at most now. Meetings that stay and have
 * no session yet take one that nobody knows: then it is tried, with nobody else's wishes.
 */
function isMore(
  { problem }: PairsFacts,
  { id }: PairPersonFacts,
  capacity: number,
  tools: CheckTools,
): boolean {
  if (problem.sessions === 1 || problem.kept.every(([, , session]) => session !== null)) return true
  const wishes = problem.wishes.filter(([from, to]) => from === id || to === id)
  const most = (people: PairsProblem['people']) =>
    meetingsOf(pairsFacts({ ...problem, people, wishes }), tools).atLeast ?? 0
  const raised = problem.people.map((one) => (one.id === id ? { ...one, capacity } : one))
  return most(raised) > most(problem.people)
}

function checkPerson(facts: PairsFacts, one: PairPersonFacts, tools: CheckTools): readonly Finding[] {
  const { wishes } = facts.problem
  const { id, most, partners, reachable, asking } = one
  const findings: Finding[] = []
  if (partners === 0 && most > 0)
    findings.push({
      code: 'nobodyToMeet',
      serious: false,
      person: id,
      remedies: eachAlone(...wishOf(facts, one)),
    })
  if (asking.length > 0)
    findings.push({
      code: 'wishesNotMutual',
      serious: false,
      person: id,
      number: asking.length,
      remedies: eachAlone({ what: 'wish', person: id, people: asking }),
    })
  if (partners > most && wishes.some(([from]) => from === id))
    findings.push({
      code: 'wishesOverCapacity',
      serious: false,
      person: id,
      number: most,
      needed: partners,
      remedies:
        reachable > most && isMore(facts, one, reachable, tools)
          ? eachAlone({ what: 'wants', person: id, value: reachable })
          : [],
    })
  return findings
}

/** What people can have one by one, in meetings of each. */
function ownMeetings({ people }: PairsFacts): number {
  return people.reduce((sum, { most, reachable, kept }) => sum + Math.max(kept, Math.min(most, reachable)), 0)
}

/** The same problem with all meetings alike and nothing else counted: a plan is worth its meetings. */
function barePairs({ problem, open }: PairsFacts): PairsProblem {
  return {
    ...problem,
    wishes: open.flatMap(([a, b]) => [[a, b, 1] as const, [b, a, 1] as const]),
    mutualOnly: false,
    previous: null,
    rules: { useLogScale: false, contactMode: 'sum', weights: { fairness: 0, keepPreviousPlan: 0 } },
  }
}

/** The most meetings of a plan, as far as a search proves and finds it; at least null: none is valid. */
function meetingsOf(facts: PairsFacts, tools: CheckTools): { atMost: number; atLeast: number | null } {
  const { kept } = facts.problem
  const search = searchPairs(barePairs(facts), {
    iterations: CHECK_POLICY.pairMoves,
    ...(tools.shouldStop && { shouldStop: tools.shouldStop }),
  })
  let step = search.next()
  while (!step.done) step = search.next(tools.solver)
  const { score, bound, meetings } = step.value
  const own = ownMeetings(facts)
  return {
    // Each meeting is worth 1 to both.
    atMost: bound === null ? own : Math.min(own, 2 * kept.length + Math.floor(bound + 1e-6)),
    atLeast: score[0] < 0 ? null : 2 * meetings.length,
  }
}

/** More meetings for those whom most suit, each tried. */
function remediesOf(facts: PairsFacts, before: number, tools: CheckTools): readonly Remedy[] {
  const wanting = facts.people
    .filter(({ most, reachable }) => reachable > most)
    .sort((a, b) => b.reachable - b.most - (a.reachable - a.most))
  const remedies: Remedy[] = []
  for (const { id, reachable } of wanting.slice(0, CHECK_POLICY.maxPairsTried)) {
    const people = facts.problem.people.map((one) => (one.id === id ? { ...one, capacity: reachable } : one))
    const { atLeast } = meetingsOf(pairsFacts({ ...facts.problem, people }), tools)
    if ((atLeast ?? 0) > before) remedies.push({ changes: [{ what: 'wants', person: id, value: reachable }] })
    if (remedies.length >= CHECK_POLICY.maxRemedies || tools.shouldStop?.()) break
  }
  return remedies
}

/** What each person and each wish lacks by itself, true of every plan. For organisers only. */
function checkEach(facts: PairsFacts, tools: CheckTools): readonly Finding[] {
  const withoutSession = facts.allowed.length - facts.open.length
  const findings = facts.people.flatMap((one) => checkPerson(facts, one, tools))
  return withoutSession === 0
    ? findings
    : [...findings, { code: 'wishesWithoutSession', serious: true, number: withoutSession, remedies: [] }]
}

/**
 * What is known before meetings are planned: people without partners, wishes that are one-sided, beyond a
 * limit or without a session, and whether all can have at once what each could. For organisers.
 */
export function checkPairs(problem: PairsProblem, tools: CheckTools): PlanCheck {
  const facts = pairsFacts(problem)
  const each = checkEach(facts, tools)
  const wanted = ownMeetings(facts)
  const { atMost, atLeast } = meetingsOf(facts, tools)
  if (atMost >= wanted) return { findings: each, wanted, atMost, atLeast, plan: null }
  const remedies = remediesOf(facts, atMost, tools)
  const competing: Finding = {
    code: 'meetingsCompete',
    serious: true,
    number: atMost,
    needed: wanted,
    remedies,
  }
  return { findings: [competing, ...each], wanted, atMost, atLeast, plan: null }
}
