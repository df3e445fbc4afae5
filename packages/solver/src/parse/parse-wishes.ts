import type { Contact, Meeting, Wish } from '../problem.ts'
import { array, type Cursor, distinct, type Ids, item, knownId, type Read, refuse, show } from './reader.ts'

/** How a list of two ids and something more is read. */
interface TupleRules<T> {
  readonly people: Ids
  readonly targets: Ids
  readonly noun: 'person' | 'topic'
  /** How an entry looks, and how many parts it may have. */
  readonly shape: string
  readonly lengths: readonly number[]
  readonly third: Read<T>
  /** What is refused of an entry of a person with themselves, and of two entries about the same. */
  readonly alone: string
  readonly twice: (a: string, b: string) => string
  /** Whether the two ids may be exchanged. */
  readonly isUnordered?: true
}

/** Entries such as `["ann", "t1", 100]`. */
function tuples<T>(rules: TupleRules<T>): Read<readonly (readonly [string, string, T])[]> {
  const { people, targets, noun, shape, lengths, third, alone, twice, isUnordered } = rules
  const [person, target] = [knownId(people, 'person'), knownId(targets, noun)]
  return distinct(
    (value, cursor) => {
      const parts = array(value, cursor)
      if (parts === undefined) return undefined
      if (!lengths.includes(parts.length))
        return refuse(cursor, `a list of ${parts.length} is not ${shape} (a list of ${lengths[0]})`)
      const a = person(parts[0], item(cursor, 0))
      const b = target(parts[1], item(cursor, 1))
      const more = third(parts[2], item(cursor, 2))
      if (a === undefined || b === undefined || more === undefined) return undefined
      if (noun === 'person' && a === b) return refuse(cursor, `${show(a)} ${alone}`)
      return [a, b, more] as const
    },
    ([a, b]) => twice(show(a), show(b)),
    ([a, b]) => (isUnordered && b < a ? [b, a] : [a, b]),
  )
}

function weight(value: unknown, cursor: Cursor): number | undefined {
  if (typeof value === 'number' && value > 0 && value <= 1e9) return value
  return refuse(cursor, `${show(value)} is not a weight (above 0, at most 1e9)`)
}

export function wishes(people: Ids, targets: Ids, noun: 'person' | 'topic'): Read<readonly Wish[]> {
  return tuples({
    people,
    targets,
    noun,
    shape: `[person, ${noun}, weight]`,
    lengths: [3],
    third: weight,
    alone: 'cannot wish for themselves',
    twice: (a, b) => `${a} already has a wish for ${b}`,
  })
}

function contactWeight(value: unknown, cursor: Cursor): Contact[2] | undefined {
  if (value === 'no' || (typeof value === 'number' && value >= 1 && value <= 10)) return value
  return refuse(cursor, `${show(value)} is not a contact weight (1..10 or "no")`)
}

export function contacts(people: Ids): Read<readonly Contact[]> {
  return tuples({
    people,
    targets: people,
    noun: 'person',
    shape: '[person, person, weight]',
    lengths: [3],
    third: contactWeight,
    alone: 'cannot have a contact preference for themselves',
    twice: (a, b) => `${a} already has a contact preference for ${b}`,
  })
}

/** Meetings as `[person, person]`, or with something more. */
export function meetings<T>(
  people: Ids,
  lengths: readonly number[],
  third: Read<T>,
): Read<readonly (readonly [...Meeting, T])[]> {
  return tuples({
    people,
    targets: people,
    noun: 'person',
    shape: '[person, person]',
    lengths,
    third,
    alone: 'cannot meet themselves',
    twice: (a, b) => `${a} and ${b} are listed twice`,
    isUnordered: true,
  })
}
