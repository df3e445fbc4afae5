import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsProblem } from '../problem.ts'
import { applyChange } from './apply-change.ts'
import { type CheckFacts, checkFacts, smallestThatHelps } from './check-facts.ts'
import { type PersonFacts, personFacts } from './check-people.ts'
import { CHECK_POLICY, movesFor } from './check-policy.ts'
import { bareProblem, type Filling, fillingOf, searchFor, wantedUnits } from './filling.ts'
import { fillingProgramSize } from './filling-program.ts'
import type { Change, CheckOptions, Finding, Remedy } from './finding.ts'
import type { CheckTools } from './plan-check.ts'
import { type Seats, seatsOf } from './seats.ts'

/** Units that people want and could have were each alone, and what all together can have of them. */
interface Demand {
  readonly own: number
  readonly filling: Filling
  readonly seats: Seats
}

/** The slot in which seats are missing for most of those who want to be in a group whenever they can. */
function worstSlot(people: readonly PersonFacts[], { seats: { bySlot } }: Demand): Finding | null {
  const wanting = bySlot.map(() => 0)
  for (const { possible, most } of people) {
    const slots = new Set(
      possible.flatMap(({ one, starts }) =>
        starts.flatMap((start) => one.offsets.map((offset) => start + offset)),
      ),
    )
    if (most === slots.size) for (const slot of slots) wanting[slot] += 1
  }
  const lacks = wanting.map((needed, slot) => needed - bySlot[slot])
  const slot = lacks.indexOf(Math.max(...lacks))
  if (lacks.length === 0 || lacks[slot] <= 0) return null
  return {
    code: 'tooFewSeatsAt',
    serious: true,
    slot,
    number: bySlot[slot],
    needed: wanting[slot],
    remedies: [],
  }
}

function findingOf(people: readonly PersonFacts[], demand: Demand, atMost: number): Finding {
  const { own, seats } = demand
  const common = { serious: true, number: atMost, needed: own, remedies: [] }
  if (seats.all < own) return { ...common, code: 'tooFewSeats' }
  return worstSlot(people, demand) ?? { ...common, code: 'groupsCompete' }
}

/**
 * Whether all can have at once what each could have alone, and what helps where they cannot; null where fixed
 * groups and pins let no plan be without a breach.
 */
export function checkSeats(
  facts: CheckFacts,
  people: readonly PersonFacts[],
  tools: CheckTools,
  options: CheckOptions,
): { readonly filling: Filling; readonly finding: Finding | null } {
  const own = people.reduce((sum, { most }) => sum + most, 0)
  const seats = seatsOf(facts, people)
  const filling = fillingOf(facts, { own, atMost: Math.min(own, seats.all) }, tools)
  const { atMost } = filling
  if (atMost === null) {
    const remedies = releasesOf(facts, tools)
    return { filling, finding: { code: 'fixedContradict', serious: true, remedies } }
  }
  if (atMost >= Math.min(own, wantedUnits(facts.problem))) return { filling, finding: null }
  const finding = findingOf(people, { own, filling, seats }, atMost)
  const remedies = remediesOfSeats(facts, { atMost, own }, tools, options)
  // What is told of one slot is not what becomes possible in all.
  const told = finding.code === 'tooFewSeatsAt' ? remedies.map(({ changes }) => ({ changes })) : remedies
  return { filling, finding: { ...finding, remedies: told } }
}

/** No plan fills more than `atMost` of the `own` units that people want and could have one by one. */
interface Lack {
  readonly atMost: number
  readonly own: number
}

/** What becomes of a problem by changes. */
interface Trial {
  readonly changes: readonly Change[]
  /** No plan fills more. */
  readonly atMost: number
  /** Of a small problem what a plan that was found fills, of a large one the bound. */
  reach(): number
  /** Whether a plan was found that fills more than any could before. */
  helps(): boolean
  /** As `atMost`, less where sessions can be planned one by one exactly. */
  nearest(): number
}

type Try = (changes: readonly Change[]) => Trial

/** A number of the event that makes more possible the farther it is from where it is. */
interface Lever {
  /** How far it can go. */
  readonly most: number
  change(steps: number): Change
}

/** Tries changes of a problem that lacks something; each set of them once. */
function trialsOf(facts: CheckFacts, lack: Lack, tools: CheckTools, options: CheckOptions): Try {
  const isSmall = fillingProgramSize(facts, { whole: true, collapsed: false }) <= CHECK_POLICY.maxTried
  const known = new Map<string, Trial>()
  const search = (problem: GroupsProblem, atMost: number) =>
    searchFor(bareProblem(problem), {
      moves: movesFor(problem, CHECK_POLICY.firstMoves),
      // Of a large event it is enough to know that it helps at all.
      enough: isSmall ? atMost : lack.atMost + 1,
      shouldStop: tools.shouldStop,
    })?.filled ?? 0
  const attempt = (changes: readonly Change[]): Trial => {
    const problem = changes.reduce(
      (before, change) => applyChange(before, change, options.ownSizes),
      facts.problem,
    )
    const after = checkFacts(problem)
    const people = personFacts(after)
    const own = people.reduce((sum, { most }) => sum + most, 0)
    const atMost = Math.min(own, seatsOf(after, people).all)
    let found: number | undefined
    const filled = () => {
      // Searches take a while: only what is asked about is searched.
      found ??= atMost <= lack.atMost ? atMost : search(problem, atMost)
      return found
    }
    return {
      changes,
      atMost,
      reach: () => (isSmall ? filled() : atMost),
      helps: () => filled() > lack.atMost,
      nearest: () => {
        const exact = isSmall ? solveBySessions(bareProblem(problem)) : null
        return exact === null ? atMost : Math.min(atMost, wantedUnits(problem) - exact.unfilled)
      },
    }
  }
  return (changes) => {
    const key = JSON.stringify(changes)
    const trial = known.get(key) ?? attempt(changes)
    known.set(key, trial)
    return trial
  }
}

/** No larger group is proposed, whether or not groups need a room that seats them. */
function largestRoom({ rooms = [] }: GroupsProblem): number {
  return rooms.length === 0 ? Infinity : Math.max(...rooms.map(({ capacity }) => capacity))
}

/** The numbers of an event that make room for more. */
function leversOf({ problem, rooms }: CheckFacts, options: CheckOptions): readonly Lever[] {
  const { ownSizes = [], most = {} } = options
  const { people, topics, rules } = problem
  const common = topics.filter(({ id }) => !ownSizes.includes(id))
  const raise = (what: 'groups' | 'maxParallelSessions' | 'maxSize', from: number, to: number): Lever => ({
    most: Math.min(to, most[what] ?? Infinity) - from,
    change: (steps) => ({ what, value: from + steps }),
  })
  const allGroups = topics.reduce((sum, { groups }) => sum + groups, 0)
  const mostRooms = rooms === null ? Infinity : Math.max(0, ...rooms.map(({ length }) => length))
  const smallest = Math.min(...common.map(({ maxSize }) => maxSize))
  const largest = Math.min(people.length, largestRoom(problem), most.maxSize ?? Infinity)
  // Where rooms bound groups the only other size is theirs: each group may then fill whatever room it has.
  const asRooms: Lever = {
    most: smallest < largest ? 1 : 0,
    change: () => ({ what: 'maxSize', value: largest }),
  }
  return [
    raise('groups', Math.min(...topics.map(({ groups }) => groups)), CHECK_POLICY.maxGroups),
    raise('maxParallelSessions', rules.maxParallelSessions, Math.min(allGroups, mostRooms)),
    rooms === null ? raise('maxSize', smallest, largest) : asRooms,
  ]
}

/** Changes that are made or not, beside the numbers of the event. */
function otherChanges(
  { problem, topics, rooms }: CheckFacts,
  { ownSizes = [], most = {} }: CheckOptions,
): readonly Change[] {
  const largest = Math.min(most.maxSize ?? Infinity, largestRoom(problem))
  const own = topics.flatMap(({ topic, candidates }): Change[] => {
    const value = Math.min(candidates.length, largest)
    const canGrow = ownSizes.includes(topic.id) && value > topic.maxSize
    return canGrow ? [{ what: 'maxSize', topic: topic.id, value }] : []
  })
  const changes: Change[] = [
    ...own,
    ...(rooms === null ? [] : [{ what: 'rooms' as const }]),
    { what: 'rule', rule: 'personMustBeInOwnTopicIfTopicIsActive' },
    { what: 'rule', rule: 'countHostingTowardsUsersSessionLimit' },
    ...releasing(problem),
  ]
  return changes.slice(0, CHECK_POLICY.maxOtherChanges)
}

/** Each fixed group and each pin given up. */
function releasing({ fixedGroups, pins = [] }: GroupsProblem): readonly Change[] {
  return [
    ...fixedGroups.map(({ topic, group, start }): Change => ({ what: 'unfix', topic, group, slot: start })),
    ...pins.map(({ person, topic, group }): Change => ({ what: 'release', person, topic, group })),
  ]
}

/** The least of a lever that reaches as much as all of it, beside other changes; null: it reaches nothing. */
function leastOf(tryAll: Try, lever: Lever, others: readonly Change[] = []): Trial | null {
  const at = (steps: number) => tryAll([...others, ...(steps > 0 ? [lever.change(steps)] : [])])
  if (lever.most <= 0) return null
  const all = at(lever.most)
  if (!all.helps()) return null
  const steps = smallestThatHelps(0, lever.most, (each) => at(each).reach() >= all.reach())
  const least = at(steps ?? lever.most)
  return least.helps() ? least : all
}

/** All levers at once, each no farther than it takes. */
function together(tryAll: Try, levers: readonly Lever[]): Trial | null {
  const able = levers.filter(({ most }) => most > 0)
  let steps = able.map(({ most }) => most)
  const changesOf = (some: readonly number[]) =>
    some.flatMap((each, i) => (each > 0 ? [able[i].change(each)] : []))
  const all = tryAll(changesOf(steps))
  if (able.length < 2 || !all.helps()) return null
  const reach = all.reach()
  for (const [i, { most }] of able.entries()) {
    const isEnough = (each: number) => tryAll(changesOf(steps.with(i, each))).reach() >= reach
    steps = steps.with(i, isEnough(0) ? 0 : (smallestThatHelps(0, most, isEnough) ?? most))
  }
  const least = tryAll(changesOf(steps))
  return least.helps() ? least : null
}

function remedyOf({ changes, nearest }: Trial, { own }: Lack): Remedy {
  const number = nearest()
  return number < own ? { changes, number } : { changes }
}

/**
 * Changes after which a plan was found that fills more than any could before, what brings most first; several
 * at once only where they bring more than each alone.
 */
function remediesOfSeats(
  facts: CheckFacts,
  lack: Lack,
  tools: CheckTools,
  options: CheckOptions,
): readonly Remedy[] {
  const tryAll = trialsOf(facts, lack, tools, options)
  const isOver = () => tools.shouldStop?.() ?? false
  const levers = leversOf(facts, options)
  const smallest = Math.max(0, ...facts.problem.topics.map(({ minSize }) => minSize))
  const lower: Lever = {
    most: smallest - 1,
    change: (steps) => ({ what: 'minSize', value: smallest - steps }),
  }
  const ways = [
    ...[...levers, lower].map((lever) => () => leastOf(tryAll, lever)),
    ...otherChanges(facts, options).map((change) => () => tryAll([change])),
  ]
  const found: Trial[] = []
  for (const way of ways) {
    if (isOver()) break
    const trial = way()
    if (trial?.helps()) found.push(trial)
  }
  const alone = found.sort((a, b) => b.reach() - a.reach()).slice(0, CHECK_POLICY.maxRemedies)
  const best = alone[0]?.reach() ?? 0
  const all = best < lack.own && !isOver() ? together(tryAll, levers) : null
  const isMore = all !== null && all.changes.length > 1 && all.reach() > best
  const told = isMore ? [all, ...alone.slice(0, CHECK_POLICY.maxRemedies - 1)] : alone
  return told.map((trial) => remedyOf(trial, lack))
}

/** The fixed groups and pins each of which alone lets a plan be without a breach when it is given up. */
function releasesOf({ problem }: CheckFacts, { shouldStop = () => false }: CheckTools): readonly Remedy[] {
  const remedies: Remedy[] = []
  for (const change of releasing(problem).slice(0, CHECK_POLICY.maxOtherChanges)) {
    if (shouldStop() || remedies.length >= CHECK_POLICY.maxRemedies) break
    const after = bareProblem(applyChange(problem, change))
    const moves = movesFor(after, CHECK_POLICY.firstMoves)
    if (searchFor(after, { moves, enough: 0, shouldStop }) !== null) remedies.push({ changes: [change] })
  }
  return remedies
}
