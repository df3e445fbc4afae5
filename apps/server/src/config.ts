import { resolve } from 'node:path'
import type { Environment } from '@planner/domain'

export type Config = {
  /** 0 picks a free port. */
  port: number
  host: string
  dataDir: string
  /** Scheme and host that links begin with, no slash at the end; '' for the host each client uses. */
  publicUrl: string
  logLevel: string
  hosts: HostLists
  /** The share key that the matcher opens without any key in production; spec 2.1. */
  defaultInvite: string
  /** Whether a proxy stands before the server that says in X-Forwarded-For whom it speaks for. */
  trustProxy: boolean
  limits: Limits
  /** Signs the session cookie; '' for a secret kept in the data folder. */
  sessionSecret: string
  hubTiming: HubTiming
}

/** Keep-alive of the live hub and how long it waits for the answer. */
export type HubTiming = { pingIntervalMs: number; pingTimeoutMs: number }

/** Spec 9; debug waits longer, so that a client can stand at a breakpoint. */
const HUB_TIMINGS = {
  deployed: { pingIntervalMs: 30_000, pingTimeoutMs: 60_000 },
  debug: { pingIntervalMs: 100_000, pingTimeoutMs: 100_000 },
} satisfies Record<string, HubTiming>

/** How much one address may ask for. Generous: a whole conference may come from one. */
export type Limits = { eventsPerHour: number; connections: number }

/** Which host is which environment (decision 15) and has which front page. */
export type HostLists = {
  /** APP_ENV, over everything else. */
  override: Environment | undefined
  production: readonly string[]
  test: readonly string[]
  /** Health-oriented deployments, whose front page is the matcher; spec 2.1. */
  health: readonly string[]
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

const ENVIRONMENTS: readonly Environment[] = ['production', 'test', 'debug']

/** The configuration in environment variables, or what is wrong with it. */
export function configFrom(variables: Readonly<Record<string, string | undefined>>): ConfigResult {
  const text = (name: string, fallback = '') => variables[name]?.trim() || fallback
  const list = (name: string) =>
    text(name)
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
  const port = Number(text('PORT', '3000'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return { ok: false, message: `PORT is ${text('PORT')}; it must be a whole number from 0 to 65535.` }
  const override = text('APP_ENV')
  if (override !== '' && !isEnvironment(override))
    return { ok: false, message: `APP_ENV is ${override}; it must be one of ${ENVIRONMENTS.join(', ')}.` }
  const publicUrl = text('PUBLIC_URL').replace(/\/+$/, '')
  if (publicUrl !== '' && !/^https?:\/\/[^/\s]+$/.test(publicUrl))
    return { ok: false, message: `PUBLIC_URL is ${publicUrl}; it must be like https://planner.example.org.` }
  const limits = { EVENTS_PER_HOUR: 200, CONNECTIONS_PER_ADDRESS: 3000 }
  for (const name of ['EVENTS_PER_HOUR', 'CONNECTIONS_PER_ADDRESS'] as const) {
    const number = Number(text(name, String(limits[name])))
    if (!Number.isInteger(number) || number < 1)
      return { ok: false, message: `${name} is ${text(name)}; it must be a whole number from 1.` }
    limits[name] = number
  }
  return {
    ok: true,
    config: {
      port,
      host: text('HOST', '127.0.0.1'),
      dataDir: resolve(text('DATA_DIR', './data')),
      publicUrl,
      logLevel: text('LOG_LEVEL', 'info'),
      hosts: {
        override: isEnvironment(override) ? override : undefined,
        production: list('PRODUCTION_HOSTS'),
        test: list('TEST_HOSTS'),
        health: list('HEALTH_HOSTS'),
      },
      defaultInvite: text('DEFAULT_INVITE'),
      trustProxy: isTrue(text('TRUST_PROXY')),
      limits: { eventsPerHour: limits.EVENTS_PER_HOUR, connections: limits.CONNECTIONS_PER_ADDRESS },
      sessionSecret: text('SESSION_SECRET'),
      hubTiming: HUB_TIMINGS[isTrue(text('HUB_DEBUG')) ? 'debug' : 'deployed'],
    },
  }
}

function isTrue(text: string): boolean {
  return ['1', 'true', 'yes'].includes(text.toLowerCase())
}

function isEnvironment(name: string): name is Environment {
  return (ENVIRONMENTS as readonly string[]).includes(name)
}
