import type { JsonSchema } from '@planner/protocol'

type Random = () => number

/** What fields may hold: real keys and ids, and values by the name of a field. */
export type KnownValues = {
  keys: readonly string[]
  ids: readonly string[]
  fields: Readonly<Record<string, readonly unknown[]>>
}

/**
 * A payload of an invocation as JSON text: the schema filled with known values, of which about one part is
 * made odd; four of ten stay as they are. JSON can say what no value can: a key twice, `__proto__`, 1e999.
 */
export function oddPayload(schema: JsonSchema, random: Random, known: KnownValues): string {
  const plain = plainValue(schema, '', random, known)
  const numOdd = random() < 0.4 ? 0 : 1
  const chance = numOdd / countParts(plain)
  return writeOdd(plain, random, chance)
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T
}

function plainValue(schema: JsonSchema, field: string, random: Random, known: KnownValues): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, random)
  const values = known.fields[field]
  if (values) return pick(values, random)
  if (schema.anyOf) return plainValue(pick(schema.anyOf, random) as JsonSchema, field, random, known)
  switch (schema.type) {
    case 'string':
      if (schema.pattern === '^[A-Za-z0-9_-]*$') return pick(known.keys, random)
      if (schema.pattern === '^[A-Za-z0-9_-]+$') return pick(known.ids, random)
      // A number as text.
      if (schema.pattern?.includes('[0-9]+')) return pick(['3', ' 2 ', '-1', '0.5'], random)
      return pick(['', 'Bees', '12:00', 'a@example.org', 'Yes', '#1 Yes!'], random)
    case 'integer':
    case 'number':
      return plainNumber(schema, random)
    case 'boolean':
      return random() < 0.5
    case 'array': {
      const length = schema.minItems ?? Math.floor(random() * 3)
      const items = (schema.items ?? {}) as JsonSchema
      return Array.from({ length }, () => plainValue(items, `${field}[]`, random, known))
    }
    case 'object':
      return plainObject(schema, field, random, known)
    default:
      return null
  }
}

function plainNumber({ minimum, maximum }: JsonSchema, random: Random): number {
  const least = Math.max(minimum ?? 0, -1000)
  return least + Math.floor(random() * (Math.min(maximum ?? 10, least + 20) - least + 1))
}

function plainObject(schema: JsonSchema, field: string, random: Random, known: KnownValues): unknown {
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || random() < 0.4,
  )
  const entries = fields.map(([name, each]): [string, unknown] => [
    name,
    plainValue(each as JsonSchema, name, random, known),
  ])
  const values = schema.additionalProperties
  if (typeof values === 'object')
    for (const key of known.fields[`${field}{}`] ?? [])
      if (random() < 0.1)
        entries.push([String(key), plainValue(values as JsonSchema, `${field}[]`, random, known)])
  return Object.fromEntries(entries)
}

function countParts(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1
  return Object.values(value).reduce((sum: number, each) => sum + countParts(each), 1)
}

/** JSON text in which each part is odd, missing or there twice by chance. */
function writeOdd(value: unknown, random: Random, chance: number): string {
  if (random() < chance) return oddText(random, value)
  if (Array.isArray(value)) return `[${value.map((each) => writeOdd(each, random, chance)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const entry = `${JSON.stringify(key)}:${writeOdd(each, random, chance)}`
    if (random() < chance / 2) return []
    if (random() < chance / 2) return [entry, `${JSON.stringify(key)}:${oddText(random, each)}`]
    return [entry]
  })
  if (random() < chance) entries.push(`"__proto__":${oddText(random)}`, `"constructor":${oddText(random)}`)
  return `{${entries.join(',')}}`
}

const ODD_NUMBERS = [
  '0',
  '-1',
  '-0',
  '0.5',
  '7',
  '1000',
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '1e-320',
].concat('9007199254740993', '253402300800000')
const ODD_TEXTS = [
  '""',
  '" "',
  '"NaN"',
  '"7"',
  '"null"',
  '"\\ud800"',
  '"a\\u0000b"',
  '"\\u202egpj.exe"',
].concat('"__proto__"', '"constructor"', '"hasOwnProperty"', '"|"', '"a|b"', '"-"', '"=1+1"', '"<b>"')
const ODD_OTHERS = ['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"$ne":""}', '{"length":1e9}']
  .concat('{"toString":1,"valueOf":2}', '{"__proto__":{"isEventAdmin":true}}', '{"toJSON":"x"}')
  .concat('{"constructor":{"prototype":{"ok":true}}}', '{"_placeholder":true,"num":0}')
const ODD = [...ODD_NUMBERS, ...ODD_TEXTS, ...ODD_OTHERS]

/** Half of it is of the same type as the value it replaces, and so may pass for one. */
function oddText(random: Random, value?: unknown): string {
  const chance = random()
  if (chance < 0.5 && typeof value === 'number') return pick(ODD_NUMBERS, random)
  if (chance < 0.5 && typeof value === 'string') return pick(ODD_TEXTS, random)
  return chance < 0.85 ? pick(ODD, random) : largeText(random)
}

/** Long, deep or wide, up to some 50 KB. */
function largeText(random: Random): string {
  const size = Math.floor(10 ** (random() * 4.7))
  switch (Math.floor(random() * 5)) {
    case 0:
      return `"${pick(['x', '😀', '\\u0000', '\\ud800'], random).repeat(size / 6)}"`
    case 1:
      return '['.repeat(size) + ']'.repeat(size)
    case 2:
      return `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`
    case 3:
      return `[${'{},'.repeat(size / 3)}0]`
    default:
      return `{${Array.from({ length: size / 12 }, (_, index) => `"k${index}":0`).join(',')}}`
  }
}
