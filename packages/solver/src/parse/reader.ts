import type { ParseError } from './parsed-problem.ts'

/** Where parsing stands: a path into the input and the list all findings go to. */
export interface Place {
  readonly path: string
  readonly errors: ParseError[]
}

const MAX_ERRORS = 50

export function refuse(place: Place, message: string): undefined {
  if (place.errors.length < MAX_ERRORS) place.errors.push({ path: place.path, message })
  return undefined
}

export function field(place: Place, name: string): Place {
  return { path: place.path === '' ? name : `${place.path}.${name}`, errors: place.errors }
}

export function item(place: Place, index: number): Place {
  return { path: `${place.path}[${index}]`, errors: place.errors }
}

/** A short rendering of any value for a message; never throws. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  return String(value)
}

export type Fields = Readonly<Record<string, unknown>>

export function readObject(value: unknown, place: Place): Fields | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  return refuse(place, `${show(value)} is not an object`)
}

export function readList(value: unknown, place: Place): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : refuse(place, `${show(value)} is not a list`)
}

/** A whole number in min..max; `what` completes "7 is not …" and states the allowed range. */
export function readWhole(
  value: unknown,
  place: Place,
  min: number,
  max: number,
  what: string,
): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
  return refuse(place, `${show(value)} is not ${what}`)
}

export function readBoolean(value: unknown, place: Place): boolean | undefined {
  return typeof value === 'boolean' ? value : refuse(place, `${show(value)} is not true or false`)
}

export function readOneOf<T extends string>(
  value: unknown,
  place: Place,
  allowed: readonly T[],
): T | undefined {
  const found = allowed.find((one) => one === value)
  return found ?? refuse(place, `${show(value)} is not one of ${allowed.map((one) => `"${one}"`).join(', ')}`)
}

/** A non-empty string not seen before; it is added to `seen`. */
export function readNewId(value: unknown, place: Place, seen: Map<string, number>): string | undefined {
  if (typeof value !== 'string' || value === '')
    return refuse(place, `${show(value)} is not a non-empty string`)
  if (seen.has(value)) return refuse(place, `${show(value)} is used twice`)
  seen.set(value, seen.size)
  return value
}

export function readKnownId(
  value: unknown,
  place: Place,
  known: ReadonlyMap<string, number>,
  noun: 'person' | 'topic',
): string | undefined {
  if (typeof value === 'string' && known.has(value)) return value
  return refuse(place, `${show(value)} is not the id of a ${noun}`)
}

/** Distinct whole numbers in min..max. */
export function readWholes(
  value: unknown,
  place: Place,
  min: number,
  max: number,
  what: string,
): readonly number[] | undefined {
  const list = readList(value, place)
  if (list === undefined) return undefined
  const seen = new Set<number>()
  for (let i = 0; i < list.length; i++) {
    const number = readWhole(list[i], item(place, i), min, max, what)
    if (number === undefined) continue
    if (seen.has(number)) refuse(item(place, i), `${number} is listed twice`)
    seen.add(number)
  }
  return [...seen]
}

/** Reads every entry of a list; `undefined` entries were refused and are left out. */
export function readEach<T>(
  value: unknown,
  place: Place,
  readOne: (entry: unknown, at: Place) => T | undefined,
): readonly T[] | undefined {
  const list = readList(value, place)
  if (list === undefined) return undefined
  const read: T[] = []
  for (let i = 0; i < list.length; i++) {
    const one = readOne(list[i], item(place, i))
    if (one !== undefined) read.push(one)
  }
  return read
}
