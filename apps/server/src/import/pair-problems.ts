import {
  type EventState,
  isEmailRequired,
  maySeeContactPreferences,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { ImportProblem } from '@planner/protocol'
import { problemAt } from './import-problem.ts'
import type { KnownNames } from './known-names.ts'
import { nearestName } from './nearest-name.ts'
import type { PackedImport } from './packed-import.ts'
import { isRating } from './pair-choices.ts'
import type { PairTable } from './pair-table.ts'

/** So many misspelt names are compared with all others: that takes milliseconds. */
const MAX_COMPARED = 20

const ADMIN = { role: 'admin', personId: null } as const

/** What only the event can tell of a table of people who meet in pairs: who is unknown, and who lacks an address. */
export function pairProblems(
  variant: VariantDescription,
  state: EventState,
  known: KnownNames,
  table: PackedImport & { pairs: PairTable },
): ImportProblem[] {
  const { people, pairs } = table
  const isNew = people.map((name) => !known.people.has(name))
  const withoutEmail = isEmailRequired(variant, state.settings)
    ? people.flatMap((name, index) => {
        if (!isNew[index] || pairs.emails[index]) return []
        return [problemAt(pairs.rows[index] ?? 0, pairs.emailColumn, { value: name, problem: 'emptyEmail' })]
      })
    : []
  return [...unknownPeople(known, table), ...withoutEmail, ...ratingProblems(variant, state, table)]
}

/** Columns that name nobody are reported: most are misspelt, and nobody must be made of them (IMPORT-10). */
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

/** A rating is one of whom to meet, so the event must ask for those (IMPORT-11). */
function ratingProblems(
  variant: VariantDescription,
  state: EventState,
  { topics, values, choices, pairs }: PackedImport & { pairs: PairTable },
): ImportProblem[] {
  const isAsked =
    maySeeContactPreferences(variant, state, ADMIN) &&
    !settingValue(variant, state.settings, 'parameters|ui|allowOnlyBinaryContactPreferences')
  const first = isAsked ? -1 : choices.findIndex((index) => isRating(values[index] ?? ''))
  if (first < 0) return []
  const [row, column] = [Math.floor(first / topics.length), first % topics.length]
  const value = values[choices[first] ?? 0] ?? ''
  return [
    problemAt(pairs.rows[row] ?? 0, pairs.columns[column] ?? 0, {
      value,
      columnName: topics[column] ?? '',
      problem: 'ratingNotAsked',
    }),
  ]
}
