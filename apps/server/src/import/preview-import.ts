import { type EventState, isTopicOnly, type VariantDescription } from '@planner/domain'
import type { ImportPreview, ImportProblem } from '@planner/protocol'
import { knownNames } from './known-names.ts'
import { countChoices, type PackedImport } from './packed-import.ts'
import { pairProblems } from './pair-problems.ts'
import { MAX_IMPORTED } from './parse-import.ts'
import { placesOf } from './places.ts'

/** The effect of an import on the event, with all its problems. */
export function previewImport(
  variant: VariantDescription,
  state: EventState,
  parsed: PackedImport,
): ImportPreview {
  const known = knownNames(state)
  const existingPeople = parsed.people.filter((name) => known.people.has(name))
  const existingTopics = parsed.topics.filter((name) =>
    (parsed.pairs ? known.people : known.topics).has(name),
  )
  const people = [...state.persons.keys()].filter((id) => !isTopicOnly(state, id)).length
  const { pairs } = parsed
  const problems = [...parsed.problems]
  if (pairs) problems.push(...pairProblems(variant, state, known, { ...parsed, pairs }))
  if (people + parsed.people.length - existingPeople.length > MAX_IMPORTED.people)
    problems.push(tooMany('people'))
  const newTopics = pairs
    ? placesOf(state, known, parsed).filter(({ topicId }) => topicId === undefined).length
    : parsed.topics.length - existingTopics.length
  if (state.topics.size + newTopics > MAX_IMPORTED.topics) problems.push(tooMany('topics'))
  return {
    people: [...parsed.people],
    topics: [...parsed.topics],
    numPreferences: countChoices(parsed),
    existingPeople,
    existingTopics,
    problems,
  }
}

/** The event would exceed its limit, which is reported as `value`. */
function tooMany(of: keyof typeof MAX_IMPORTED): ImportProblem {
  const column = of === 'people' ? 1 : 2
  return { row: 1, column, columnName: '', value: String(MAX_IMPORTED[of]), problem: 'tooMany', allowed: [] }
}
