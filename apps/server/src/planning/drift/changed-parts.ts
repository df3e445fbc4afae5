import { HOURS_OF_WEEK } from '@planner/domain'
import type { PlanDrift } from '@planner/protocol'
import type { GroupsProblem, PairsProblem, Person, Problem, Topic } from '@planner/solver'
import { fixedKey, pairKeyOf, pinKey } from './same-problem.ts'

/** Of what somebody has changed in their choices so much is named. */
const NUM_NAMED = 5

export type ChangedParts = Omit<
  PlanDrift,
  'state' | 'unplacedPeople' | 'erasedPeople' | 'settings' | 'fields'
>

/**
 * What people, topics and meetings differ in, with the same settings: what somebody or a topic that came or
 * went entails is not counted again.
 */
export function changedParts(then: Problem, now: Problem): ChangedParts {
  if (then.kind === 'groups' && now.kind === 'groups') return ofGroups(then, now)
  if (then.kind === 'pairs' && now.kind === 'pairs') return ofPairs(then, now)
  return { ...NONE }
}

const NONE: ChangedParts = {
  newPeople: [],
  gonePeople: [],
  changedPeople: [],
  choices: [],
  meetings: 0,
  newTopics: [],
  goneTopics: [],
  changedTopics: [],
  unfixedTopics: [],
}

function ofGroups(then: GroupsProblem, now: GroupsProblem): ChangedParts {
  const [people, topics] = [matched(then.people, now.people), matched(then.topics, now.topics)]
  const slots = Math.min(then.slots, now.slots)
  const choices = changedChoices(
    then.wishes,
    now.wishes,
    (person, topic) => people.both.has(person) && topics.isNow(topic),
  )
  const contacts = changedContacts(
    then.contacts,
    now.contacts,
    (from, to) => people.both.has(from) && people.isNow(to),
  )
  const isBoth = (id: string) => people.both.has(id)
  const chosen = new Set(choices.map(({ personId }) => personId))
  const fixed = new Set(now.fixedGroups.map(fixedKey))
  const pinned = new Set(now.pins?.map(pinKey))
  return {
    ...NONE,
    newPeople: people.come,
    gonePeople: people.gone,
    changedPeople: [...people.both].flatMap(([personId, [a, b]]) => {
      const what = [...ownChanges(a, b, slots), ...(contacts.has(personId) ? (['contacts'] as const) : [])]
      return what.length > 0 ? [{ personId, what }] : []
    }),
    choices,
    newTopics: topics.come,
    goneTopics: topics.gone,
    changedTopics: [...topics.both].flatMap(([id, [a, b]]) => {
      // Who takes part or chooses otherwise is named as such.
      const hosts = (topic: Topic) =>
        topic.hosts.filter((host) => isBoth(host) && !chosen.has(host)).toSorted()
      const text = (topic: Topic, { slots: end }: GroupsProblem) =>
        JSON.stringify({
          ...topic,
          hosts: hosts(topic),
          starts: topic.starts && below(topic.starts, slots),
          // A second week is there as soon as one topic needs it.
          ...(then.slots !== now.slots && { repeat: topic.repeat.length * HOURS_OF_WEEK === end }),
        })
      return text(a, then) === text(b, now) ? [] : [id]
    }),
    unfixedTopics: [
      ...new Set(
        [
          ...then.fixedGroups.filter((group) => !fixed.has(fixedKey(group))),
          ...(then.pins ?? []).filter((pin) => !pinned.has(pinKey(pin)) && isBoth(pin.person)),
        ]
          .map(({ topic }) => topic)
          .filter((topic) => topics.both.has(topic)),
      ),
    ],
  }
}

function ownChanges(a: Person, b: Person, slots: number): ('times' | 'number' | 'languages')[] {
  const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.join('\n') === other.join('\n')
  const hasTimes = (['available', 'maybe'] as const).every((key) =>
    isSame(below(a[key], slots), below(b[key], slots)),
  )
  return [
    ...(hasTimes ? [] : ['times' as const]),
    // Who has less time also wants less.
    ...(a.max !== b.max || (hasTimes && a.wants !== b.wants) ? ['number' as const] : []),
    ...(isSame(a.languages.toSorted(), b.languages.toSorted()) ? [] : ['languages' as const]),
  ]
}

function below(slots: readonly number[], end: number): readonly number[] {
  return slots.filter((slot) => slot < end)
}

function ofPairs(then: PairsProblem, now: PairsProblem): ChangedParts {
  const people = matched(then.people, now.people)
  const isBoth = (a: string, b: string) => people.both.has(a) && people.both.has(b)
  const called = new Set(
    calledOff(then, now)
      .filter(([a, b]) => isBoth(a, b))
      .map(pairKeyOf),
  )
  return {
    ...NONE,
    newPeople: people.come,
    gonePeople: people.gone,
    changedPeople: [...people.both].flatMap(([personId, [a, b]]) =>
      a.capacity === b.capacity && a.priority === b.priority ? [] : [{ personId, what: ['number' as const] }],
    ),
    choices: changedChoices(
      then.wishes,
      now.wishes,
      (from, to) => people.both.has(from) && people.isNow(to) && !called.has(pairKeyOf([from, to])),
    ),
    meetings: called.size,
  }
}

/**
 * Committed meetings that are not any more, or at another time, and pairs that have come to be ruled out or
 * not to be.
 */
function calledOff(then: PairsProblem, now: PairsProblem): (readonly [string, string])[] {
  const rest = <T extends readonly unknown[]>(some: readonly T[], others: readonly T[]): T[] => {
    const known = new Set(others.map((each) => JSON.stringify(each)))
    return some.filter((each) => !known.has(JSON.stringify(each)))
  }
  const kept = [...rest(then.kept, now.kept), ...rest(now.kept, then.kept)]
  const excluded = [...rest(then.excluded, now.excluded), ...rest(now.excluded, then.excluded)]
  return [...kept.map(([a, b]) => [a, b] as const), ...excluded]
}

type Matched<T> = {
  come: string[]
  gone: string[]
  both: ReadonlyMap<string, readonly [then: T, now: T]>
  isNow(id: string): boolean
}

function matched<T extends { readonly id: string }>(then: readonly T[], now: readonly T[]): Matched<T> {
  const [former, present] = [then, now].map((all) => new Map(all.map((each) => [each.id, each])))
  const both = new Map<string, readonly [T, T]>()
  for (const each of now) {
    const before = former?.get(each.id)
    if (before) both.set(each.id, [before, each])
  }
  return {
    come: now.map(({ id }) => id).filter((id) => !both.has(id)),
    gone: then.map(({ id }) => id).filter((id) => !both.has(id)),
    both,
    isNow: (id) => present?.has(id) ?? false,
  }
}

type Said = readonly [from: string, of: string, value: unknown]

/** What differs in what people say of topics or of each other, where it counts: person to what it is of. */
function changedSayings(
  then: readonly Said[],
  now: readonly Said[],
  counts: (from: string, of: string) => boolean,
): Map<string, string[]> {
  const keyOf = ([from, of]: Said) => JSON.stringify([from, of])
  const former = new Map(then.map((each) => [keyOf(each), each]))
  const changed = new Map<string, string[]>()
  const add = ([from, of]: Said) => {
    if (counts(from, of)) changed.set(from, [...(changed.get(from) ?? []), of])
  }
  for (const each of now) {
    const key = keyOf(each)
    if (former.get(key)?.[2] !== each[2]) add(each)
    former.delete(key)
  }
  for (const each of former.values()) add(each)
  return changed
}

function changedChoices(...sayings: Parameters<typeof changedSayings>): PlanDrift['choices'] {
  return [...changedSayings(...sayings)].map(([personId, ids]) => ({
    personId,
    ofIds: ids.slice(0, NUM_NAMED),
    number: ids.length,
  }))
}

function changedContacts(...sayings: Parameters<typeof changedSayings>): ReadonlySet<string> {
  return new Set(changedSayings(...sayings).keys())
}
