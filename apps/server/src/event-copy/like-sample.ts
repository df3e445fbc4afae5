/** The longest text in a field of a file. */
const MOST_CHARACTERS = 20_000

/** What is wrong with a file, by the path of the field, as in `people[3].email`. */
export class FileFault extends Error {
  readonly path: string
  readonly expected: string

  constructor(path: string, expected: string) {
    super(`${path} must be ${expected}.`)
    this.path = path
    this.expected = expected
  }
}

/**
 * A record with the fields of a sample, each of the kind that it has there; null in the sample is null or a number, and what the record
 * lacks is as in the sample. Other fields are left out. @throws FileFault
 */
export function likeSample<T extends object>(sample: T, given: unknown, path: string): T {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new FileFault(path, 'a record')
  const fields = Object.entries(sample).map(([name, usual]) => {
    const value = (given as Record<string, unknown>)[name]
    return [name, value === undefined ? usual : checked(usual, value, `${path}.${name}`)]
  })
  return Object.fromEntries(fields) as T
}

function checked(usual: unknown, value: unknown, path: string): unknown {
  if (Array.isArray(usual)) return listOf(value, path, text)
  if (usual === null) return value === null ? null : finite(value, path)
  switch (typeof usual) {
    case 'string':
      return text(value, path)
    case 'number':
      return finite(value, path)
    case 'boolean':
      if (typeof value !== 'boolean') throw new FileFault(path, 'true or false')
      return value
    default:
      throw new FileFault(path, 'something else')
  }
}

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS)
    throw new FileFault(path, `a text of up to ${MOST_CHARACTERS} characters`)
  return value
}

export function finite(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new FileFault(path, 'a number')
  return value
}

export function listOf<T>(value: unknown, path: string, read: (each: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) throw new FileFault(path, 'a list')
  return value.map((each: unknown, index) => read(each, `${path}[${index}]`))
}
