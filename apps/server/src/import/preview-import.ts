import { type EventState, isTopicOnly } from '@planner/domain'
import type { ImportPreview, ImportProblem } from '@planner/protocol'
import { knownNames } from './known-names.ts'
import { MAX_IMPORTED, type ParsedImport } from './parse-import.ts'

/** What an import into the event would do, and everything that stands against it. */
export function previewImport(state: EventState, parsed: ParsedImport): ImportPreview {
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

/** Choices that say something. */
export function countChoices({ choices }: ParsedImport): number {
  return choices.reduce((sum, row) => sum + row.filter((choice) => choice !== '').length, 0)
}

/** The event and the table together have too many; `value` is the most an event may have. */
function tooMany(of: keyof typeof MAX_IMPORTED): ImportProblem {
  const column = of === 'people' ? 1 : 2
  return { row: 1, column, columnName: '', value: String(MAX_IMPORTED[of]), problem: 'tooMany', allowed: [] }
}
