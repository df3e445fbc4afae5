import {
  type EventState,
  isEmailRequired,
  isTopicOnly,
  maySeeContactPreferences,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { ImportedRows, ImportPreview, ImportProblem } from '@planner/protocol'
import { isRating } from './column-words.ts'
import { type KnownNames, knownNames, placesOf } from './known-names.ts'
import { nearestName } from './nearest-name.ts'
import { countChoices, type PackedImport } from './packed-import.ts'
import { MAX_IMPORTED, type MappedTable, type PairTable } from './parse-table.ts'
import { problemAt } from './table-issues.ts'

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
  if (pairs) problems.push(...unknownPeople(known, { ...parsed, pairs }))
  if ((pairs || parsed.mapped) && isEmailRequired(variant, state.settings))
    problems.push(...withoutEmail(known, parsed))
  if (parsed.mapped) problems.push(...unknownSessions(state, parsed.mapped))
  if (pairs) problems.push(...ratingProblems(variant, state, { ...parsed, pairs }))
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

/** New people in rows without the address that the event requires (IMPORT-9). */
function withoutEmail(
  known: KnownNames,
  { people, fields, rowOf, emailColumn }: PackedImport,
): ImportProblem[] {
  return people.flatMap((name, index) => {
    const row = rowOf[index] ?? 0
    if (row === 0 || known.people.has(name) || fields[index]?.email) return []
    return [problemAt(row, emailColumn, { value: name, problem: 'emptyEmail' })]
  })
}

/** Sessions that the event does not have, or that have two columns. */
function unknownSessions({ event }: EventState, { sessions, sessionColumns }: MappedTable): ImportProblem[] {
  return sessions.flatMap((session, index) => {
    const isKnown = session <= event.numSessions && sessions.indexOf(session) === index
    if (isKnown) return []
    return [problemAt(1, sessionColumns[index] ?? 1, { value: String(session), problem: 'unknownSession' })]
  })
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
  return problemAt(1, of === 'people' ? 1 : 2, { value: String(MAX_IMPORTED[of]), problem: 'tooMany' })
}

/** Only so many misspelt names are compared with all others: that takes milliseconds. */
const MAX_COMPARED = 20

const ADMIN = { role: 'admin', personId: null } as const

/** A column that names nobody is probably misspelt: no person is made of it (IMPORT-10). */
function unknownPeople(
  known: KnownNames,
  { people, topics, pairs }: PackedImport & { pairs: PairTable },
): ImportProblem[] {
  const names = new Set([...people, ...known.people.keys()])
  let compared = 0
  return topics.flatMap((name, index) => {
    if (name === '' || names.has(name)) return []
    compared += 1
    const nearest = compared > MAX_COMPARED ? undefined : nearestName(name, names)
    const allowed = nearest === undefined ? [] : [nearest]
    const column = pairs.columns[index] ?? 0
    return [problemAt(1, column, { value: name, columnName: name, problem: 'unknownPerson', allowed })]
  })
}

/** Ratings are contact preferences, so the event must ask for these (IMPORT-11). */
function ratingProblems(
  variant: VariantDescription,
  state: EventState,
  { topics, values, choices, pairs, rowOf }: PackedImport & { pairs: PairTable },
): ImportProblem[] {
  const isAsked =
    maySeeContactPreferences(variant, state, ADMIN) &&
    !settingValue(variant, state.settings, 'parameters|ui|allowOnlyBinaryContactPreferences')
  const first = isAsked ? -1 : choices.findIndex((index) => isRating(values[index] ?? ''))
  if (first < 0) return []
  const [row, column] = [Math.floor(first / topics.length), first % topics.length]
  const value = values[choices[first] ?? 0] ?? ''
  return [
    problemAt(rowOf[row] ?? 0, pairs.columns[column] ?? 0, {
      value,
      columnName: topics[column] ?? '',
      problem: 'ratingNotAsked',
    }),
  ]
}
