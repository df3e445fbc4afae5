import { type EventState, isTopicOnly } from '@planner/domain'
import type { ImportPreview, ImportProblem } from '@planner/protocol'
import { knownNames } from './known-names.ts'
import { countChoices, type PackedImport } from './packed-import.ts'
import { MAX_IMPORTED } from './parse-import.ts'

/** The effect of an import on the event, with all its problems. */
export function previewImport(state: EventState, parsed: PackedImport): ImportPreview {
  const known = knownNames(state)
  const existingPeople = parsed.people.filter((name) => known.people.has(name))
  const existingTopics = parsed.topics.filter((name) => known.topics.has(name))
  const people = [...state.persons.keys()].filter((id) => !isTopicOnly(state, id)).length
  const problems = [...parsed.problems]
  if (people + parsed.people.length - existingPeople.length > MAX_IMPORTED.people)
    problems.push(tooMany('people'))
  if (state.topics.size + parsed.topics.length - existingTopics.length > MAX_IMPORTED.topics)
    problems.push(tooMany('topics'))
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
