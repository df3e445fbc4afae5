import highsModule from 'highs'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { solve } from '../solve.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../testing/plain.ts'
import { boundModel } from './bound-model.ts'
import { seatsInRooms, simpleBound } from './simple-bound.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

const WEIGHTS = Object.fromEntries(Object.keys(DEFAULT_RULES.weights).map((name) => [name, 0]))

/** Five people want a place in both of two slots. Rooms of 3 and 1 are there in both, one of 2 in slot 0. */
function crowded(more: Partial<GroupsProblem> = {}): GroupsProblem {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const topics = ['t', 'u', 'v', 'w', 'x', 'y'].map((id) => plainTopic(id, { minSize: 1, maxSize: 4 }))
  return {
    ...PLAIN_GROUPS,
    slots: 2,
    people: ids.map((id) => plainPerson(id, { available: [0, 1], wants: 2 })),
    topics,
    wishes: ids.flatMap((id) => topics.map((topic) => [id, topic.id, 1] as const)),
    rooms: [
      { id: 'hall', capacity: 3 },
      { id: 'nook', capacity: 1 },
      { id: 'loft', capacity: 2, slots: [0] },
    ],
    rules: { ...DEFAULT_RULES, weights: { ...WEIGHTS, personToHighValueTopic: 1 } },
    ...more,
  }
}

test('MODEL-69: no more people have a place than the rooms of each slot seat, as many as may run at a time and as large as groups may be', () => {
  expect(seatsInRooms(buildFacts(crowded()))).toBe(5 + 4)
  const few = { ...crowded().rules, maxParallelSessions: 1 }
  expect(seatsInRooms(buildFacts(crowded({ rules: few })))).toBe(3 + 3)
  const small = crowded().topics.map((topic, t) => ({ ...topic, maxSize: t === 0 ? 4 : 1 }))
  expect(seatsInRooms(buildFacts(crowded({ topics: small })))).toBe(3 + 1 + 1 + 3 + 1)
  expect(seatsInRooms(buildFacts(crowded({ topics: crowded().topics.slice(0, 1) })))).toBe(3 + 3)
  expect(seatsInRooms(buildFacts(crowded({ rules: { ...few, groupsFitRooms: false } })))).toBe(Infinity)
})

test('MODEL-69: every bound knows how many places rooms leave open, and that the larger of two groups has the larger room', () => {
  // In the second slot four of the five have a place.
  const problem = crowded()
  expect(simpleBound(buildFacts(problem)).medium).toBe(-1)
  const { text, constant } = boundModel(problem, {
    goal: 'medium',
    unfilled: null,
    whole: 'nothing',
  })
  expect(highs.solve(text).ObjectiveValue + constant).toBeCloseTo(-1, 6)
  expect(solveBySessions(problem)?.unfilled).toBe(1)
  expect(solve(problem, { seed: 1, iterations: 5000 }).score.slice(0, 2)).toEqual([0, -1])
})

test('MODEL-69: where two groups want the one large room, linear programs count the smaller one at the size of the other room', () => {
  const two = crowded({
    slots: 1,
    people: crowded()
      .people.slice(0, 4)
      .map((person) => ({ ...person, available: [0], wants: 1 })),
    topics: crowded()
      .topics.slice(0, 2)
      .map((topic) => ({ ...topic, minSize: 2 })),
    wishes: crowded().wishes.filter(([person, topic]) => person < 'e' && topic < 'v'),
    rooms: [
      { id: 'hall', capacity: 3 },
      { id: 'nook', capacity: 1 },
    ],
  })
  const most = greatestLevels(two)
  expect(most?.medium).toBe(-1)
  for (const whole of ['nothing', 'groups', 'groups and sizes'] as const) {
    const { text } = boundModel(two, { goal: 'medium', unfilled: null, whole })
    expect(highs.solve(text).ObjectiveValue).toBeCloseTo(-1, 6)
  }
  expect(solveBySessions(two)).toMatchObject({ unfilled: 1 })
})
