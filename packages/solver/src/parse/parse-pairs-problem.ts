import type { PairsProblem } from '../problem.ts'
import { parsePairRules } from './parse-rules.ts'
import { parseMeetings, parseWishes } from './parse-wishes.ts'
import {
  type Fields,
  field,
  type Place,
  readBoolean,
  readEach,
  readNewId,
  readObject,
  readWhole,
} from './reader.ts'

export function parsePairsProblem(given: Fields, place: Place): PairsProblem | undefined {
  const ids = new Map<string, number>()
  const people = readEach(given.people, field(place, 'people'), (one, at) => {
    const person = readObject(one, at)
    if (person === undefined) return undefined
    const id = readNewId(person.id, field(at, 'id'), ids)
    const what = 'a number of meetings (0 or more)'
    const capacity = readWhole(person.capacity, field(at, 'capacity'), 0, Number.MAX_SAFE_INTEGER, what)
    return id === undefined || capacity === undefined ? undefined : { id, capacity }
  })
  const wishes = parseWishes(given.wishes, field(place, 'wishes'), ids, ids, 'person')
  const mutualOnly = readBoolean(given.mutualOnly ?? false, field(place, 'mutualOnly'))
  const kept = parseMeetings(given.kept ?? [], field(place, 'kept'), ids)
  const excluded = parseMeetings(given.excluded ?? [], field(place, 'excluded'), ids)
  const rules = parsePairRules(given.rules, field(place, 'rules'))
  if (people === undefined || wishes === undefined || mutualOnly === undefined) return undefined
  if (kept === undefined || excluded === undefined) return undefined
  return { format: 'plan-problem/1', kind: 'pairs', people, wishes, mutualOnly, kept, excluded, rules }
}
