import type { GroupsProblem, Person, Topic, Wish } from '../problem.ts'
import { coveredSlots } from '../problem-reading.ts'
import type { Change } from './finding.ts'

function withTopics(problem: GroupsProblem, change: (topic: Topic) => Topic): GroupsProblem {
  return { ...problem, topics: problem.topics.map(change) }
}

function withPeople(
  problem: GroupsProblem,
  ids: readonly (string | undefined)[],
  change: (person: Person) => Person,
): GroupsProblem {
  return { ...problem, people: problem.people.map((each) => (ids.includes(each.id) ? change(each) : each)) }
}

function withWish(problem: GroupsProblem, { person, topic, slot, value = 1 }: Change): GroupsProblem {
  const chosen = topic ?? problem.topics[0].id
  if (person !== undefined) return { ...problem, wishes: [...problem.wishes, [person, chosen, 1]] }
  const one = problem.topics.find(({ id }) => id === chosen)
  const available = one === undefined || slot === undefined ? [] : coveredSlots(one, slot)
  const people = Array.from(
    { length: value },
    (_, i): Person => ({
      id: `new${i}`,
      available,
      maybe: [],
      wants: 0,
      max: null,
      languages: [],
    }),
  )
  const wishes = people.map(({ id }): Wish => [id, chosen, 1])
  return { ...problem, people: [...problem.people, ...people], wishes: [...problem.wishes, ...wishes] }
}

/** The problem after the change of a finding, as an organiser would make it. */
export function applyChange(
  problem: GroupsProblem,
  change: Change,
  ownSizes: readonly string[] = [],
): GroupsProblem {
  const { what, topic, person, people = [], slots = [], value = 0 } = change
  const isOf = (each: Topic) => each.id === topic
  switch (what) {
    case 'minSize':
      // The smallest size is a common one: a topic is named only as the one that is in want of it.
      return withTopics(problem, (each) => ({ ...each, minSize: Math.min(each.minSize, value) }))
    case 'maxSize':
      return withTopics(problem, (each) =>
        isOf(each) || (topic === undefined && !ownSizes.includes(each.id))
          ? { ...each, maxSize: Math.max(each.maxSize, value) }
          : each,
      )
    case 'groups':
      return withTopics(problem, (each) => ({ ...each, groups: Math.max(each.groups, value) }))
    case 'duration':
      return withTopics(problem, (each) => (isOf(each) ? { ...each, duration: value } : each))
    case 'start':
      return withTopics(problem, (each) =>
        isOf(each) ? { ...each, starts: null, duration: change.value ?? each.duration } : each,
      )
    case 'available':
      return withPeople(problem, people, (each) => ({
        ...each,
        available: [...new Set([...each.available, ...slots])],
      }))
    case 'wish':
      return withWish(problem, change)
    case 'wants':
      return withPeople(problem, [person], (each) => ({ ...each, wants: value }))
    case 'max':
      return withPeople(problem, [person], (each) => ({ ...each, max: value }))
    case 'unfix':
      return {
        ...problem,
        fixedGroups: problem.fixedGroups.filter(
          (each) => each.topic !== topic || each.group !== change.group || each.start !== change.slot,
        ),
      }
    case 'release':
      return {
        ...problem,
        pins: (problem.pins ?? []).filter(
          (each) => each.person !== person || each.topic !== topic || each.group !== change.group,
        ),
      }
    case 'maxParallelSessions':
      return { ...problem, rules: { ...problem.rules, maxParallelSessions: value } }
    case 'rooms': {
      const { rooms: _, ...rest } = problem
      return rest
    }
    case 'rule':
      return { ...problem, rules: { ...problem.rules, [change.rule ?? '']: false } }
  }
}
