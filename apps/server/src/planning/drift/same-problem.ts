import {
  DEFAULT_RULES,
  type FixedGroup,
  type GroupsProblem,
  type PairsProblem,
  type PinnedPerson,
  type PlannedMeeting,
  type Problem,
  type Topic,
} from '@planner/solver'
import { plannedAnew } from '../compile/compile-problem.ts'

/**
 * Whether both ask for the same plan, apart from staying close to an earlier one, in whatever order people
 * and topics stand.
 */
export function isSameProblem(a: Problem, b: Problem): boolean {
  return canonical(a) === canonical(b)
}

export function canonical(problem: Problem): string {
  const anew = plannedAnew(problem)
  const plain = {
    ...anew,
    previous: null,
    seed: null,
    ...(problem.kind === 'groups' && {
      topics: problem.topics.map((topic): Topic => ({ ...topic, hosts: topic.hosts.toSorted() })),
      ...(problem.rooms && { rooms: problem.rooms.map(({ capacity, slots }) => ({ capacity, slots })) }),
      // A problem of former times may lack rules that there are now.
      rules: { ...DEFAULT_RULES, ...anew.rules },
    }),
  }
  const isOrderless = (name: string, value: unknown) => ORDERLESS.has(name) && Array.isArray(value)
  return JSON.stringify(
    Object.entries(plain)
      .map(([name, value]) => [name, isOrderless(name, value) ? value.map(textOf).sort() : textOf(value)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
}

/** Equal values have equal texts, in whatever order their fields were written. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

const ORDERLESS: ReadonlySet<string> = new Set([
  'people',
  'topics',
  'wishes',
  'contacts',
  'fixedGroups',
  'pins',
  'rooms',
  'kept',
  'excluded',
])

/**
 * A former problem with what now only confirms the plan in force: groups that were fixed and people who were
 * pinned where they are, meetings that were committed. None of it makes the plan out of date.
 */
export function confirmed(then: Problem, now: Problem): Problem {
  if (then.kind === 'groups' && now.kind === 'groups') return withFixed(then, now)
  if (then.kind === 'pairs' && now.kind === 'pairs') return withKept(then, now)
  return then
}

function withFixed(then: GroupsProblem, now: GroupsProblem): GroupsProblem {
  const known = new Set(then.fixedGroups.map(fixedKey))
  const added = now.fixedGroups.filter((group) => !known.has(fixedKey(group)))
  const pinned = new Set(then.pins?.map(pinKey))
  const ids = new Set(then.people.map(({ id }) => id))
  const pins = (now.pins ?? []).filter((pin) => !pinned.has(pinKey(pin)) && ids.has(pin.person))
  return {
    ...then,
    fixedGroups: [...then.fixedGroups, ...added],
    ...(pins.length > 0 && { pins: [...(then.pins ?? []), ...pins] }),
    // A server that knew no such rule has not read the rooms that there may have been.
    ...(now.rooms && !Object.hasOwn(then.rules, 'groupsFitRooms') && { rooms: now.rooms }),
  }
}

export function pinKey({ person, topic, group }: PinnedPerson): string {
  return JSON.stringify([person, topic, group])
}

export function fixedKey({ topic, group, start }: FixedGroup): string {
  return JSON.stringify([topic, group, start])
}

/** Of a committed meeting with its session. */
export function meetingKey([a, b, session]: PlannedMeeting): string {
  return JSON.stringify([pairKeyOf([a, b]), session])
}

function withKept(then: PairsProblem, now: PairsProblem): PairsProblem {
  const known = new Set(then.kept.map(pairKeyOf))
  const ids = new Set(then.people.map(({ id }) => id))
  const added = now.kept.filter((each) => !known.has(pairKeyOf(each)) && ids.has(each[0]) && ids.has(each[1]))
  if (added.length === 0) return then
  const committed = new Set(added.map(pairKeyOf))
  const kept = [...then.kept, ...added]
  const numbers = new Map<string, number>()
  for (const [a, b] of kept) for (const id of [a, b]) numbers.set(id, (numbers.get(id) ?? 0) + 1)
  const isOpen = (pair: readonly [string, string, ...unknown[]]) => !committed.has(pairKeyOf(pair))
  return {
    ...then,
    kept,
    people: then.people.map((person) => ({
      ...person,
      capacity: Math.max(person.capacity, numbers.get(person.id) ?? 0),
    })),
    wishes: then.wishes.filter(isOpen),
    excluded: then.excluded.filter(isOpen),
  }
}

export function pairKeyOf([a, b]: readonly [string, string, ...unknown[]]): string {
  return JSON.stringify(a < b ? [a, b] : [b, a])
}
