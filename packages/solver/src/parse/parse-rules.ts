import { DEFAULT_PAIR_RULES, DEFAULT_RULES } from '../default-rules.ts'
import type { PairRules, Rules, Weights } from '../rules.ts'
import {
  type Fields,
  field,
  type Place,
  readBoolean,
  readObject,
  readOneOf,
  readWhole,
  refuse,
  show,
} from './reader.ts'

const HARDNESS = ['Hard', 'Soft'] as const

function readWeight(value: unknown, place: Place, fallback: number): number {
  if (value === undefined) return fallback
  if (typeof value === 'number' && value >= 0 && value <= 100) return value
  refuse(place, `${show(value)} is not a weight (0..100)`)
  return fallback
}

function readWeights(value: unknown, place: Place): Weights {
  const defaults = DEFAULT_RULES.weights
  const fields = value === undefined ? {} : readObject(value, place)
  if (fields === undefined) return defaults
  const read: Record<string, number> = {}
  for (const [name, fallback] of Object.entries(defaults))
    read[name] = readWeight(fields[name], field(place, name), fallback)
  return { ...defaults, ...read }
}

/** Absent rules take the defaults of MODEL-24; unknown names are ignored. */
export function parseRules(value: unknown, place: Place): Rules {
  const given: Fields | undefined = value === undefined ? {} : readObject(value, place)
  if (given === undefined) return DEFAULT_RULES
  const read = <K extends keyof Rules>(
    name: K,
    how: (v: unknown, at: Place) => Rules[K] | undefined,
  ): Rules[K] =>
    given[name] === undefined
      ? DEFAULT_RULES[name]
      : (how(given[name], field(place, name)) ?? DEFAULT_RULES[name])
  const hardness = (v: unknown, at: Place) => readOneOf(v, at, HARDNESS)
  return {
    maxParallelSessions: read('maxParallelSessions', (v, at) =>
      readWhole(v, at, 1, Number.MAX_SAFE_INTEGER, 'a number of parallel groups (1 or more)'),
    ),
    noIsHardConstraint: read('noIsHardConstraint', hardness),
    assignAllSessionsToAllParticipantsIsHardConstraint: read(
      'assignAllSessionsToAllParticipantsIsHardConstraint',
      hardness,
    ),
    personMustBeInOwnTopicIfTopicIsActive: read('personMustBeInOwnTopicIfTopicIsActive', readBoolean),
    countHostingTowardsUsersSessionLimit: read('countHostingTowardsUsersSessionLimit', readBoolean),
    limitAllUsersToOneGroupOnly: read('limitAllUsersToOneGroupOnly', readBoolean),
    groupsFitRooms: read('groupsFitRooms', readBoolean),
    useLogScale: read('useLogScale', readBoolean),
    preferNeglectedTopics: read('preferNeglectedTopics', (v, at) =>
      readOneOf(v, at, ['Neglected', 'Popular'] as const),
    ),
    contactMode: read('contactMode', (v, at) => readOneOf(v, at, ['sum', 'mutual'] as const)),
    weights: readWeights(given.weights, field(place, 'weights')),
  }
}

export function parsePairRules(value: unknown, place: Place): PairRules {
  const given = value === undefined ? {} : readObject(value, place)
  if (given === undefined) return DEFAULT_PAIR_RULES
  const at = field(place, 'weights')
  const weights = given.weights === undefined ? {} : (readObject(given.weights, at) ?? {})
  return {
    useLogScale:
      given.useLogScale === undefined
        ? DEFAULT_PAIR_RULES.useLogScale
        : (readBoolean(given.useLogScale, field(place, 'useLogScale')) ?? DEFAULT_PAIR_RULES.useLogScale),
    contactMode:
      given.contactMode === undefined
        ? DEFAULT_PAIR_RULES.contactMode
        : (readOneOf(given.contactMode, field(place, 'contactMode'), ['sum', 'mutual'] as const) ??
          DEFAULT_PAIR_RULES.contactMode),
    weights: {
      fairness: readWeight(weights.fairness, field(at, 'fairness'), DEFAULT_PAIR_RULES.weights.fairness),
      keepPreviousPlan: readWeight(
        weights.keepPreviousPlan,
        field(at, 'keepPreviousPlan'),
        DEFAULT_PAIR_RULES.weights.keepPreviousPlan,
      ),
    },
  }
}
