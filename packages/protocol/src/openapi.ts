import { z } from 'zod'
import { httpError } from './http.ts'
import { HTTP_ROUTES, type HttpRoute } from './http-routes.ts'

/** The description of all HTTP calls as OpenAPI 3.1, made from the schemas that the server parses with; FILES-6. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries<HttpRoute>(HTTP_ROUTES)) {
    const [method = '', path = ''] = name.split(' ')
    const key = path.replace(/:(\w+)/g, '{$1}')
    paths[key] ??= {}
    paths[key][method.toLowerCase()] = operation(name, path, route)
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Group session planner',
      version,
      description:
        'Calls that change something, and those for organisers, need the session cookie of GET /api/Auth/InitSession and its anti-forgery token in a header. Keys are those of the links.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
  }
}

function operation(
  name: string,
  path: string,
  { what, request, query, response, type = 'application/json' }: HttpRoute,
) {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query ?? {}).map(([parameter, meaning]) => ({
      name: parameter,
      in: 'query',
      required: false,
      description: meaning,
      schema: { type: 'string' },
    })),
  ]
  return {
    operationId: camelCase(name),
    description: what,
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(request, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          [type]: {
            schema: response
              ? schemaOf(response, 'output')
              : type === 'application/json'
                ? {}
                : { type: 'string' },
          },
        },
      },
      default: {
        description: 'A refusal, with its reason.',
        content: { 'application/json': { schema: schemaOf(httpError, 'output') } },
      },
    },
  }
}

/** Draft 2020-12, which is that of OpenAPI 3.1. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** `GET /api/Event/File` is `getApiEventFile`. */
function camelCase(words: string): string {
  const [first = '', ...rest] = words.split(/[^A-Za-z]/).filter((word) => word !== '')
  return first.toLowerCase() + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}
