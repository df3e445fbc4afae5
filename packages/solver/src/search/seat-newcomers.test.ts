import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { solve } from '../solve.ts'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../testing/plain.ts'

const SLOTS = 4
const TOPICS = 24

/** People who wish half of the topics each and have time for all sessions, at the usual rules. */
function crowd(count: number): GroupsProblem {
  const random = seededRandom(1)
  const topics = Array.from({ length: TOPICS }, (_, t) => plainTopic(`t${t}`, { minSize: 3, maxSize: 30 }))
  const available = Array.from({ length: SLOTS }, (_, s) => s)
  const people = Array.from({ length: count }, (_, p) => plainPerson(`p${p}`, { available, wants: SLOTS }))
  const wishes = people.flatMap(({ id }) =>
    topics
      .filter(() => random.below(2) === 0)
      .map((topic): [string, string, number] => [id, topic.id, 1 + random.below(20)]),
  )
  return { ...PLAIN_GROUPS, slots: SLOTS, people, topics, wishes, rules: DEFAULT_RULES }
}

/** Memberships as texts. */
function placesOf(groups: readonly PlannedGroup[]): Set<string> {
  return new Set(
    groups.flatMap(({ topic, start, members }) => members.map((id) => `${id} ${topic} ${start}`)),
  )
}

test('MODEL-75: who comes late to a plan is seated in it, and most others stay where they are', () => {
  const whole = crowd(120)
  const [late] = whole.people.slice(-1)
  const before = solve(
    {
      ...whole,
      people: whole.people.slice(0, -1),
      wishes: whole.wishes.filter(([id]) => id !== late.id),
    },
    { seed: 1, iterations: 300_000 },
  )
  expect(before.score[1]).toBe(0)
  const after = solve(whole, { seed: 2, iterations: 20_000, warmStart: before.groups })
  expect(after.score[1]).toBe(0)
  const places = placesOf(after.groups)
  const kept = [...placesOf(before.groups)].filter((place) => places.has(place))
  expect(kept.length).toBeGreaterThan(0.75 * places.size)
})
