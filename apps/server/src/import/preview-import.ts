import { type EventState, isEmailRequired, isTopicOnly, type VariantDescription } from '@planner/domain'
import type { ImportedRows, ImportPreview, ImportProblem } from '@planner/protocol'
import { problemAt } from './import-problem.ts'
import { type KnownNames, knownNames } from './known-names.ts'
import type { MappedTable } from './mapped-import.ts'
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
  if (parsed.mapped) problems.push(...mappedProblems(variant, state, known, parsed, parsed.mapped))
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
    ...(parsed.mapped && { rows: rowsOf(parsed.mapped, problems) }),
  }
}

/** Whether a table can be imported: it has no problems, and no word without a meaning. */
export function isImportable({ problems, rows }: ImportPreview): boolean {
  return problems.length === 0 && (rows?.words.every(({ value }) => value !== null) ?? true)
}

/** What only the event can tell: who lacks an address (IMPORT-9), and which sessions there are. */
function mappedProblems(
  variant: VariantDescription,
  state: EventState,
  known: KnownNames,
  { people, pairs }: PackedImport,
  { fields, rowOf, sessions, sessionColumns, emailColumn }: MappedTable,
): ImportProblem[] {
  const lackAddress = !pairs && isEmailRequired(variant, state.settings)
  const withoutEmail = people.flatMap((name, index) => {
    const row = rowOf[index] ?? 0
    if (!lackAddress || row === 0 || known.people.has(name) || fields[index]?.email) return []
    return [problemAt(row, emailColumn, { value: name, problem: 'emptyEmail' })]
  })
  const unknown = sessions.flatMap((session, index) => {
    const isKnown = session <= state.event.numSessions && sessions.indexOf(session) === index
    if (isKnown) return []
    return [problemAt(1, sessionColumns[index] ?? 1, { value: String(session), problem: 'unknownSession' })]
  })
  return [...withoutEmail, ...unknown]
}

/** With the rows of problems that only the event could tell. */
function rowsOf(mapped: MappedTable, problems: readonly ImportProblem[]): ImportedRows {
  const causes = new Map(mapped.causes.map(({ problem, rows }) => [problem, new Set(rows)]))
  for (const { problem, row } of problems) causes.set(problem, (causes.get(problem) ?? new Set()).add(row))
  const { numRows, numImported, skipped, words, numAvailabilities } = mapped
  return {
    numRows,
    numImported,
    skipped,
    words,
    numAvailabilities,
    causes: [...causes].map(([problem, rows]) => ({ problem, rows: [...rows] })),
  }
}

/** The event would exceed its limit, which is reported as `value`. */
function tooMany(of: keyof typeof MAX_IMPORTED): ImportProblem {
  const column = of === 'people' ? 1 : 2
  return { row: 1, column, columnName: '', value: String(MAX_IMPORTED[of]), problem: 'tooMany', allowed: [] }
}
