import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as http from './http.ts'
import { wireSchemas } from './json-schemas.ts'
import { SCHEMA_FINGERPRINT } from './version.ts'

const httpSchemas = Object.entries(http)
  .filter(([, value]) => value instanceof z.ZodType)
  .sort(([a], [b]) => (a < b ? -1 : 1))

/** All wire schemas as JSON, with sorted fields. */
function wire(): string {
  const { shapes: _, ...messages } = wireSchemas()
  const http = httpSchemas.map(([name, schema]) => [
    name,
    z.toJSONSchema(schema as z.ZodType, { io: 'input' }),
  ])
  const all = { ...messages, http }
  return JSON.stringify(all, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

test('the fingerprint in version.ts matches the schemas, so that every wire change is deliberate', () => {
  const actual = createHash('sha256').update(wire()).digest('hex').slice(0, 12)
  expect(
    SCHEMA_FINGERPRINT,
    `The schemas have changed. Check compatibility with old clients, then set SCHEMA_FINGERPRINT to '${actual}'.`,
  ).toBe(actual)
})

test('the fingerprint covers HTTP, signals, invocations and acknowledgements', () => {
  const text = wire()
  for (const name of [
    'JoinEventHub2',
    'ReceivePlan',
    'eventUserShareGuid',
    'sessionResponse',
    'antiForgeryToken',
  ])
    expect(text).toContain(name)
  expect(httpSchemas.length).toBeGreaterThanOrEqual(7)
})
