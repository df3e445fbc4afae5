import { byCodeUnits } from '@planner/domain'
import { z } from 'zod'
import * as entities from './entities.ts'
import { httpError } from './http.ts'
import { HTTP_ROUTES, type HttpRoute } from './http-routes.ts'
import { INVOCATIONS } from './invocations.ts'
import { refusal } from './refusal.ts'
import { planProgress, SIGNALS, sharedValue } from './signals.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema
type Schemas = Record<string, JsonSchema>
type HttpCall = { what: string; request: JsonSchema | undefined; response: JsonSchema | undefined }

/** The wire format as JSON schemas by name. `shapes` are objects shared by several messages. */
export function wireSchemas(): Record<'invocations' | 'acks' | 'signals' | 'shapes', Schemas> {
  const { eventInput, userInput, topicInput, ...sent } = entities
  const given = { eventInput, userInput, topicInput }
  const shared = { ...onlySchemas(sent), sharedValue, planProgress }
  return {
    invocations: describe('input', partOf(INVOCATIONS, 'input')),
    acks: describe('output', { ...partOf(INVOCATIONS, 'answer'), refusal }),
    signals: describe('output', partOf(SIGNALS, 'payload')),
    shapes: { ...describe('input', given), ...describe('output', shared) },
  }
}

/** The bodies and answers of the HTTP calls as JSON schemas, and what a refusal looks like. */
export function httpSchemas(): { routes: Record<string, HttpCall>; refusal: JsonSchema } {
  const routes = Object.entries<HttpRoute>(HTTP_ROUTES).map(([name, { what, request, response }]) => [
    name,
    {
      what,
      request: request && z.toJSONSchema(request, { io: 'input' }),
      response: response && z.toJSONSchema(response, { io: 'output' }),
    },
  ])
  return { routes: Object.fromEntries(routes), refusal: z.toJSONSchema(httpError, { io: 'output' }) }
}

function partOf<P extends string>(
  descriptions: Record<string, { [K in P]: z.ZodType }>,
  part: P,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(descriptions).map(([name, each]) => [name, each[part]]))
}

function describe(io: 'input' | 'output', schemas: Record<string, z.ZodType>): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, { io })]),
  )
}

/** Sorted by name, since the order of a module namespace is not stable. */
function onlySchemas(values: Record<string, unknown>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(values)
      .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
      .sort(([a], [b]) => byCodeUnits(a, b)),
  )
}
