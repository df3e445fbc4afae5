import type { ParseError } from './parsed-problem.ts'

/** Where parsing stands: a path into the input and the list all refusals go to. */
export interface Cursor {
  readonly path: string
  readonly errors: ParseError[]
}

/** Reads a value; undefined where it was refused, which the errors of the cursor then say. */
export type Read<T> = (value: unknown, cursor: Cursor) => T | undefined

/** How each field of an object is read. */
export type Table<T> = { readonly [Name in keyof T]-?: Read<T[Name]> }

export type Ids = ReadonlySet<string>
export type Fields = Readonly<Record<string, unknown>>

const MAX_ERRORS = 50
export const MOST = Number.MAX_SAFE_INTEGER

export function refuse(cursor: Cursor, message: string): undefined {
  if (cursor.errors.length < MAX_ERRORS) cursor.errors.push({ path: cursor.path, message })
  return undefined
}

export function field(cursor: Cursor, name: string): Cursor {
  return { path: cursor.path === '' ? name : `${cursor.path}.${name}`, errors: cursor.errors }
}

export function item(cursor: Cursor, index: number): Cursor {
  return { path: `${cursor.path}[${index}]`, errors: cursor.errors }
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

/** `what` completes "7 is not …" and says what is allowed. */
function valueThat<T>(isRight: (value: unknown) => value is T, what: string): Read<T> {
  return (value, cursor) => (isRight(value) ? value : refuse(cursor, `${show(value)} is not ${what}`))
}

export const object = valueThat(
  (value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
)
export const array = valueThat((value): value is readonly unknown[] => Array.isArray(value), 'a list')
export const boolean = valueThat((value) => typeof value === 'boolean', 'true or false')

export function text(what: string): Read<string> {
  return valueThat((value): value is string => typeof value === 'string' && value !== '', what)
}

export function number(min: number, max: number, what: string): Read<number> {
  return valueThat(
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
    what,
  )
}

export function whole(min: number, max: number, what: string): Read<number> {
  return valueThat(
    (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    what,
  )
}

export function oneOf<T extends string>(...allowed: readonly T[]): Read<T> {
  return valueThat(
    (value): value is T => allowed.some((one) => one === value),
    `one of ${allowed.map((one) => `"${one}"`).join(', ')}`,
  )
}

/** A text not seen before, which is added to those seen. */
export function newId(seen: Set<string>): Read<string> {
  const read = text('a non-empty string')
  return (value, cursor) => {
    const id = read(value, cursor)
    if (id === undefined) return undefined
    if (seen.has(id)) return refuse(cursor, `${show(id)} is used twice`)
    seen.add(id)
    return id
  }
}

export function knownId(known: { has(id: string): boolean }, noun: 'person' | 'topic'): Read<string> {
  return valueThat(
    (value): value is string => typeof value === 'string' && known.has(value),
    `the id of a ${noun}`,
  )
}

/** Entries that are refused are left out. */
export function list<T>(read: Read<T>): Read<readonly T[]> {
  return (value, cursor) => {
    const entries = array(value, cursor)
    return (
      entries &&
      Array.from(entries, (entry, i) => read(entry, item(cursor, i))).filter((one) => one !== undefined)
    )
  }
}

/** A list of which no two entries have the same key. */
export function distinct<T>(
  read: Read<T>,
  twice: (one: T) => string = (one) => `${show(one)} is listed twice`,
  keyOf: (one: T) => unknown = (one) => one,
): Read<readonly T[]> {
  return (value, cursor) => {
    const seen = new Set<string>()
    return list((entry, at) => {
      const one = read(entry, at)
      if (one === undefined) return undefined
      const key = JSON.stringify(keyOf(one))
      if (seen.has(key)) return refuse(at, twice(one))
      seen.add(key)
      return one
    })(value, cursor)
  }
}

/** With `isNullToo` null stands for nothing. */
export function orElse<T, E>(fallback: E, read: Read<T>, isNullToo = true): Read<T | E> {
  return (value, cursor) =>
    value === undefined || (isNullToo && value === null) ? fallback : read(value, cursor)
}

/** An object with the fields of the table; those in `mayLack` are missing where nothing is given. */
export function fields<T>(table: Table<T>, mayLack: readonly (keyof T)[] = []): Read<T> {
  return (value, cursor) => {
    const given = object(value, cursor)
    if (given === undefined) return undefined
    const read: Partial<T> = {}
    let isWhole = true
    for (const name in table) {
      if (given[name] === undefined && mayLack.includes(name)) continue
      const one = table[name](given[name], field(cursor, name))
      if (one === undefined) isWhole = false
      else read[name] = one
    }
    return isWhole ? (read as T) : undefined
  }
}
