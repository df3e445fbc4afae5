import { DEFAULT_PAIR_RULES, DEFAULT_RULES } from '../default-rules.ts'
import type { PairRules, Rules } from '../rules.ts'
import { boolean, fields, MOST, number, oneOf, orElse, type Read, type Table, whole } from './reader.ts'

const hardness = oneOf('Hard', 'Soft')
const contactMode = oneOf('sum', 'mutual')
const weight = number(0, 100, 'a weight (0..100)')

/** An object of which fields that are missing have their default. */
function withDefaults<T extends object>(defaults: T, table: Table<T>): Read<T> {
  const read: Partial<Table<T>> = {}
  for (const name in table) Object.assign(read, { [name]: orElse(defaults[name], table[name], false) })
  return orElse(defaults, fields(read as Table<T>), false)
}

function weights<T extends Readonly<Record<string, number>>>(defaults: T): Read<T> {
  const table = Object.fromEntries(Object.keys(defaults).map((name) => [name, weight]))
  return withDefaults(defaults, table as Table<T>)
}

/** Absent rules take the defaults of MODEL-24; unknown names are ignored. */
export const rules = withDefaults<Rules>(DEFAULT_RULES, {
  maxParallelSessions: whole(1, MOST, 'a number of parallel groups (1 or more)'),
  noIsHardConstraint: hardness,
  assignAllSessionsToAllParticipantsIsHardConstraint: hardness,
  personMustBeInOwnTopicIfTopicIsActive: boolean,
  countHostingTowardsUsersSessionLimit: boolean,
  limitAllUsersToOneGroupOnly: boolean,
  groupsFitRooms: boolean,
  useLogScale: boolean,
  preferNeglectedTopics: oneOf('Neglected', 'Popular', 'None'),
  contactMode,
  weights: weights(DEFAULT_RULES.weights),
})

export const pairRules = withDefaults<PairRules>(DEFAULT_PAIR_RULES, {
  useLogScale: boolean,
  contactMode,
  weights: weights(DEFAULT_PAIR_RULES.weights),
})
