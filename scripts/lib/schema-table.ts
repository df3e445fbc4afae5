import type { JsonSchema } from '@planner/protocol'
import { markdownTable } from './markdown-table.ts'

/** The fields of an object schema as a table, or a sentence; known shapes are called by their name. */
export function fieldTable(schema: JsonSchema, shapes: ReadonlyMap<string, string>): string {
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  if (fields.length === 0) return 'No fields.'
  const required = new Set(schema.required ?? [])
  return markdownTable(
    ['field', 'type', ''],
    fields.map(([name, field]) => [
      `\`${name}\``,
      typeText(field, shapes),
      'default' in field ? `default ${JSON.stringify(field.default)}` : required.has(name) ? '' : 'optional',
    ]),
  )
}

/** A short description of a schema: `text up to 200`, `list of sharedValue`, `number or null`. */
export function typeText(schema: JsonSchema, shapes: ReadonlyMap<string, string>): string {
  const shape = shapes.get(shapeKey(schema))
  if (shape) return `[${shape}](#${shape.toLowerCase()})`
  if (schema.anyOf) return schema.anyOf.map((each) => typeText(each as JsonSchema, shapes)).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((each) => `\`${JSON.stringify(each)}\``).join(', ')
  const types: unknown = schema.type
  if (Array.isArray(types)) return types.map((type) => typeText({ ...schema, type }, shapes)).join(' or ')
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'array':
      return `list of ${typeText((schema.items ?? {}) as JsonSchema, shapes)}`
    case 'object':
      return objectOf(schema, shapes)
    default:
      return typeof schema.type === 'string' ? schema.type : 'anything'
  }
}

/** Structural identity of a schema: everything but metadata and defaults. */
export function shapeKey({ default: _default, $schema: _schema, ...schema }: JsonSchema): string {
  return JSON.stringify(schema)
}

function textOf({ maxLength, minLength, pattern }: JsonSchema): string {
  if (pattern?.includes('-?[0-9]+')) return 'number as text'
  if (pattern === '^[A-Za-z0-9_-]*$') return 'key'
  if (pattern === '^[A-Za-z0-9_-]+$') return 'id'
  const length = maxLength === undefined ? '' : ` up to ${maxLength}`
  return `${minLength ? 'non-empty text' : 'text'}${length}${pattern ? ` like \`${pattern}\`` : ''}`
}

function numberOf({ type, minimum, maximum }: JsonSchema): string {
  const whole = type === 'integer' ? 'whole number' : 'number'
  const isBounded = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (isBounded(minimum) && isBounded(maximum)) return `${whole} ${minimum} to ${maximum}`
  return isBounded(minimum) ? `${whole} from ${minimum}` : whole
}

function objectOf(schema: JsonSchema, shapes: ReadonlyMap<string, string>): string {
  const values = schema.additionalProperties
  if (!schema.properties && typeof values === 'object')
    return `map of ${typeText(values as JsonSchema, shapes)}`
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  return `{ ${fields.map(([name, field]) => `${name}: ${typeText(field, shapes)}`).join(', ')} }`
}
