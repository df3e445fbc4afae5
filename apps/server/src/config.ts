import { resolve } from 'node:path'
import type { Environment } from '@planner/domain'
import { z } from 'zod'
import { LIMITS } from './limits/limits.ts'

export type Config = {
  /** 0 picks a free port. */
  port: number
  host: string
  dataDir: string
  /** Base URL of links, without a trailing slash; '' derives it from each client's request. */
  publicUrl: string
  logLevel: string
  hosts: HostLists
  /** The share key that the matcher joins with when a production page has no key; ROUTE-9. */
  defaultInvite: string
  /** Whether a reverse proxy in front of the server sets X-Forwarded-For. */
  trustProxy: boolean
  limits: Limits
  /** HTTP requests of one address, those of the hub not counted. */
  requestsPerMinute: number
  /** Signs the session cookie; '' uses a secret stored in the data folder. */
  sessionSecret: string
  hubTiming: HubTiming
}

/** The heartbeat of the live hub: its interval and the time-out for the reply. */
export type HubTiming = { pingIntervalMs: number; pingTimeoutMs: number }

/** LIMIT-1; debug waits longer, so that a client can be paused at a breakpoint. */
const HUB_TIMINGS = {
  deployed: { pingIntervalMs: 30_000, pingTimeoutMs: 60_000 },
  debug: { pingIntervalMs: 100_000, pingTimeoutMs: 100_000 },
} satisfies Record<string, HubTiming>

/** Limits per address, generous since a whole conference may share one. */
export type Limits = { eventsPerHour: number; connections: number }

/** Maps host names to environments (ENV-1) and front pages. */
export type HostLists = {
  /** APP_ENV, which takes precedence. */
  override: Environment | undefined
  production: readonly string[]
  test: readonly string[]
  /** Health-oriented deployments, whose front page is the matcher; ROUTE-2. */
  health: readonly string[]
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

const ENVIRONMENTS = ['production', 'test', 'debug'] as const satisfies readonly Environment[]

const text = z.string().default('')
const whole = (min: number, max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(min, expected).max(max, expected)
const atLeastOne = (fallback: number) =>
  whole(1, Number.MAX_SAFE_INTEGER, 'a whole number from 1').default(fallback)
const hostNames = z
  .string()
  .default('')
  .transform((names) =>
    names
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
const flag = z
  .string()
  .default('')
  .transform((word) => ['1', 'true', 'yes'].includes(word.toLowerCase()))

/** Every variable the server reads. A message completes "it must be". */
const VARIABLES = z.object({
  PORT: whole(0, 65_535, 'a whole number from 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: z
    .string()
    .transform((url) => url.replace(/\/+$/, ''))
    .pipe(z.string().regex(/^https?:\/\/[^/\s]+$/, 'like https://planner.example.org'))
    .default(''),
  LOG_LEVEL: z.string().default('info'),
  APP_ENV: z.enum(ENVIRONMENTS, `one of ${ENVIRONMENTS.join(', ')}`).optional(),
  PRODUCTION_HOSTS: hostNames,
  TEST_HOSTS: hostNames,
  HEALTH_HOSTS: hostNames,
  DEFAULT_INVITE: text,
  TRUST_PROXY: flag,
  EVENTS_PER_HOUR: atLeastOne(LIMITS.eventsPerHour.value),
  CONNECTIONS_PER_ADDRESS: atLeastOne(LIMITS.connections.value),
  REQUESTS_PER_MINUTE: atLeastOne(LIMITS.requestsPerMinute.value),
  SESSION_SECRET: text,
  HUB_DEBUG: flag,
})

/** Parses the configuration from environment variables. */
export function configFrom(variables: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = trimmed(variables)
  const parsed = VARIABLES.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path: [name], message }) => `${String(name)} is ${given[String(name)]}; it must be ${message}.`,
    )
    return { ok: false, message: wrong.join('\n') }
  }
  const { data } = parsed
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      dataDir: resolve(data.DATA_DIR),
      publicUrl: data.PUBLIC_URL,
      logLevel: data.LOG_LEVEL,
      hosts: {
        override: data.APP_ENV,
        production: data.PRODUCTION_HOSTS,
        test: data.TEST_HOSTS,
        health: data.HEALTH_HOSTS,
      },
      defaultInvite: data.DEFAULT_INVITE,
      trustProxy: data.TRUST_PROXY,
      limits: { eventsPerHour: data.EVENTS_PER_HOUR, connections: data.CONNECTIONS_PER_ADDRESS },
      requestsPerMinute: data.REQUESTS_PER_MINUTE,
      sessionSecret: data.SESSION_SECRET,
      hubTiming: HUB_TIMINGS[data.HUB_DEBUG ? 'debug' : 'deployed'],
    },
  }
}

/** Empty and blank variables count as unset. */
function trimmed(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const pairs = Object.entries(variables).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
