import type { Contact, Meeting, Wish } from '../problem.ts'
import { item, type Place, readEach, readKnownId, readList, refuse, show } from './reader.ts'

type Known = ReadonlyMap<string, number>

/** A list of exactly `length` entries, such as `["ann", "t1", 100]`. */
function readTuple(
  value: unknown,
  place: Place,
  length: number,
  shape: string,
): readonly unknown[] | undefined {
  const list = readList(value, place)
  if (list === undefined) return undefined
  return list.length === length
    ? list
    : refuse(place, `a list of ${list.length} is not ${shape} (a list of ${length})`)
}

export function parseWishes(
  value: unknown,
  place: Place,
  people: Known,
  targets: Known,
  noun: 'person' | 'topic',
): readonly Wish[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): Wish | undefined => {
    const tuple = readTuple(entry, at, 3, `[person, ${noun}, weight]`)
    if (tuple === undefined) return undefined
    const person = readKnownId(tuple[0], item(at, 0), people, 'person')
    const target = readKnownId(tuple[1], item(at, 1), targets, noun)
    const weight = tuple[2]
    if (typeof weight !== 'number' || !(weight > 0) || weight > 1e9)
      return refuse(item(at, 2), `${show(weight)} is not a weight (above 0, at most 1e9)`)
    if (person === undefined || target === undefined) return undefined
    if (noun === 'person' && person === target)
      return refuse(at, `${show(person)} cannot wish for themselves`)
    const key = JSON.stringify([person, target])
    if (seen.has(key)) return refuse(at, `${show(person)} already has a wish for ${show(target)}`)
    seen.add(key)
    return [person, target, weight]
  })
}

export function parseContacts(value: unknown, place: Place, people: Known): readonly Contact[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): Contact | undefined => {
    const tuple = readTuple(entry, at, 3, '[person, person, weight]')
    if (tuple === undefined) return undefined
    const from = readKnownId(tuple[0], item(at, 0), people, 'person')
    const to = readKnownId(tuple[1], item(at, 1), people, 'person')
    const weight = tuple[2]
    const valid = weight === 'no' || (typeof weight === 'number' && weight >= 1 && weight <= 10)
    if (!valid) return refuse(item(at, 2), `${show(weight)} is not a contact weight (1..10 or "no")`)
    if (from === undefined || to === undefined) return undefined
    if (from === to) return refuse(at, `${show(from)} cannot have a contact preference for themselves`)
    const key = JSON.stringify([from, to])
    if (seen.has(key)) return refuse(at, `${show(from)} already has a contact preference for ${show(to)}`)
    seen.add(key)
    return [from, to, weight as number | 'no']
  })
}

export function parseMeetings(value: unknown, place: Place, people: Known): readonly Meeting[] | undefined {
  const seen = new Set<string>()
  return readEach(value, place, (entry, at): Meeting | undefined => {
    const tuple = readTuple(entry, at, 2, '[person, person]')
    if (tuple === undefined) return undefined
    const a = readKnownId(tuple[0], item(at, 0), people, 'person')
    const b = readKnownId(tuple[1], item(at, 1), people, 'person')
    if (a === undefined || b === undefined) return undefined
    if (a === b) return refuse(at, `${show(a)} cannot meet themselves`)
    const key = JSON.stringify(a < b ? [a, b] : [b, a])
    if (seen.has(key)) return refuse(at, `${show(a)} and ${show(b)} are listed twice`)
    seen.add(key)
    return [a, b]
  })
}
