import os from 'node:os'
import { resolve } from 'node:path'
import { type Environment, isEmail, isHttpUrl } from '@planner/domain'
import type { SiteContacts } from '@planner/protocol'
import { z } from 'zod'
import {
  ADAPTER_SECRETS,
  ADAPTER_VARIABLES,
  type AdapterConfig,
  adapterConfig,
  missingForAdapters,
} from './adapters/adapter-config.ts'
import { LIMITS } from './limits/limits.ts'
import type { KeySecrets } from './storage/keyring/choose-keyring.ts'

export type Config = {
  /** 0 picks a free port. */
  port: number
  host: string
  dataDir: string
  /** The PostgreSQL that several nodes share; '' is the database of the data folder. */
  databaseUrl: string
  /** The same where LISTEN works; '' is `databaseUrl`. */
  listenUrl: string
  /** Base URL of links, without a trailing slash; '' derives it from each client's request. */
  publicUrl: string
  logLevel: string
  hosts: HostLists
  /** The share key that the matcher joins with when a production page has no key; ROUTE-9. */
  defaultInvite: string
  /** Whether a reverse proxy in front of the server sets X-Forwarded-For. */
  trustProxy: boolean
  limits: Limits
  /** Host names that a form address may name and a page may embed; EVENT-9. */
  formHosts: readonly string[]
  /** Who runs this installation, as the front page and the About tab name them; '' is hidden. HTTP-17. */
  site: SiteContacts
  /** Opens what only the site administrator may see; '' where there is none. OPS-3. */
  siteAdminKey: string
  /** Registrations by share links from one address; REG-1. */
  registrationsPerMinute: number
  /** HTTP requests of one address, those of the hub not counted. */
  requestsPerMinute: number
  /** Signs the session cookie; '' uses a secret stored in the data folder. */
  sessionSecret: string
  /** Seals the keys in the database; '' uses a secret stored in the data folder. */
  keySecrets: KeySecrets
  hubTiming: HubTiming
  /** Whether this node searches for plans; else workers do. */
  takesRuns: boolean
  /** Whether plans are kept ready before anybody asks for them; PLAN-33. */
  keepPlansReady: boolean
  /** Events unused for so many days are deleted after an announcement; 0 keeps them for ever. */
  retentionDays: number
  /** Whether webhooks may lead inside a network, for development and tests; WEBHOOK-1. */
  webhooksAllowPrivate: boolean
  /** Who is sent page views, errors and feedback; by default nobody. */
  adapters: AdapterConfig
}

/** The heartbeat of the live hub: its interval and the time-out for the reply. */
export type HubTiming = { pingIntervalMs: number; pingTimeoutMs: number }

/** LIMIT-1; debug waits longer, so that a client can be paused at a breakpoint. */
const HUB_TIMINGS = {
  deployed: { pingIntervalMs: 30_000, pingTimeoutMs: 60_000 },
  debug: { pingIntervalMs: 100_000, pingTimeoutMs: 100_000 },
} satisfies Record<string, HubTiming>

/** Limits per address, generous since a whole event may share one. */
export type Limits = {
  eventsPerHour: number
  connections: number
  /** Of all addresses together; by default LIMIT-4. */
  connectionsInAll?: number
}

/** Maps host names to environments (ENV-1) and front pages. */
export type HostLists = {
  /** APP_ENV, which takes precedence. */
  override: Environment | undefined
  production: readonly string[]
  test: readonly string[]
  /** Health-oriented deployments, whose front page is the matcher; ROUTE-2. */
  health: readonly string[]
}

type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

const ENVIRONMENTS = ['production', 'test', 'debug'] as const satisfies readonly Environment[]

const text = z.string().default('')
const whole = (min: number, max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(min, expected).max(max, expected)
const atLeastOne = (fallback: number) =>
  whole(1, Number.MAX_SAFE_INTEGER, 'a whole number from 1').default(fallback)
const hostNamesOr = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((names) =>
      names
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
const hostNames = hostNamesOr('')
const flag = z
  .string()
  .default('')
  .transform((word) => ['1', 'true', 'yes'].includes(word.toLowerCase()))

const emailAddress = z.string().refine(isEmail, 'an e-mail address').default('')
/** The longest text beside the links of the footer. */
const MAX_FOOTER = 200
/** The copyright line of the licence. */
const COPYRIGHT = '© 2026 The group session planner authors'

/** Long enough that nobody can try them out on a stolen database. */
const longSecret = z
  .string()
  .regex(/^[^\s,]{32,}$/, 'at least 32 characters without spaces and commas, as openssl rand -hex 32 prints')

/** Their values must not reach a terminal or a log. */
const SECRETS: readonly string[] = [
  'SITE_ADMIN_KEY',
  'SESSION_SECRET',
  'KEY_SECRET',
  'KEY_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  ...ADAPTER_SECRETS,
]

const PLAN_HERE = ['yes', 'no'] as const
const KEEP_PLANS_READY = ['auto', 'yes', 'no'] as const
/** With fewer cores there is none to spare. */
const CORES_FOR_READY_PLANS = 2

/** One day more than the notice of a deletion. */
const MIN_RETENTION_DAYS = 31
const RETENTION = `a whole number from ${MIN_RETENTION_DAYS}, or 0`

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'like postgres://user:password@host:5432/planner')
  .default('')

/** Every variable the server reads. A message completes "it must be". */
export const VARIABLES = z.object({
  PORT: whole(0, 65_535, 'a whole number from 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress,
  DATABASE_LISTEN_URL: databaseAddress,
  PUBLIC_URL: z
    .string()
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
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
  CONNECTIONS_IN_ALL: atLeastOne(LIMITS.connectionsOfAll.value),
  REGISTRATIONS_PER_MINUTE: atLeastOne(LIMITS.addressRegistrationsPerMinute.value),
  REQUESTS_PER_MINUTE: atLeastOne(LIMITS.requestsPerMinute.value),
  SESSION_SECRET: text,
  HUB_DEBUG: flag,
  // Part of a content security policy, so only host names.
  FORM_HOSTS: hostNamesOr('docs.google.com, forms.gle').pipe(
    z.array(z.string().regex(/^[a-z0-9.-]+$/, 'host names, separated by commas')),
  ),
  SUPPORT_EMAIL: emailAddress,
  NEWSLETTER_EMAIL: emailAddress,
  WEBSITE_URL: z.string().refine(isHttpUrl, 'a web address that starts with http:// or https://').default(''),
  FOOTER_TEXT: z.string().max(MAX_FOOTER, `at most ${MAX_FOOTER} characters`).default(COPYRIGHT),
  SITE_ADMIN_KEY: z.string().min(16, 'of at least 16 characters').optional(),
  KEY_SECRET: longSecret.default(''),
  KEY_SECRET_PREVIOUS: z
    .string()
    .transform((secrets) => secrets.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(longSecret))
    .default([]),
  RETENTION_DAYS: z.coerce
    .number(RETENTION)
    .int(RETENTION)
    .max(36_500, RETENTION)
    .refine((days) => days === 0 || days >= MIN_RETENTION_DAYS, RETENTION)
    .default(0),
  PLAN_HERE: z.enum(PLAN_HERE, `one of ${PLAN_HERE.join(', ')}`).default('yes'),
  KEEP_PLANS_READY: z.enum(KEEP_PLANS_READY, `one of ${KEEP_PLANS_READY.join(', ')}`).default('auto'),
  WEBHOOKS_ALLOW_PRIVATE: flag,
  ...ADAPTER_VARIABLES,
})

/** Parses the configuration from environment variables. */
export function configFrom(variables: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = trimmed(variables)
  const parsed = VARIABLES.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path: [name], message }) =>
        `${String(name)} is ${shown(String(name), given)}; it must be ${message}.`,
    )
    return { ok: false, message: wrong.join('\n') }
  }
  const { data } = parsed
  if (data.PLAN_HERE === 'no' && data.DATABASE_URL === '')
    return { ok: false, message: 'PLAN_HERE is no; that needs DATABASE_URL, and a worker that plans.' }
  const missing = missingForAdapters(data)
  if (missing.length > 0) return { ok: false, message: missing.join('\n') }
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      dataDir: resolve(data.DATA_DIR),
      databaseUrl: data.DATABASE_URL,
      listenUrl: data.DATABASE_LISTEN_URL,
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
      limits: {
        eventsPerHour: data.EVENTS_PER_HOUR,
        connections: data.CONNECTIONS_PER_ADDRESS,
        connectionsInAll: data.CONNECTIONS_IN_ALL,
      },
      formHosts: data.FORM_HOSTS,
      site: {
        supportEmail: data.SUPPORT_EMAIL,
        newsletterEmail: data.NEWSLETTER_EMAIL,
        websiteUrl: data.WEBSITE_URL,
        footerText: data.FOOTER_TEXT,
      },
      siteAdminKey: data.SITE_ADMIN_KEY ?? '',
      registrationsPerMinute: data.REGISTRATIONS_PER_MINUTE,
      requestsPerMinute: data.REQUESTS_PER_MINUTE,
      sessionSecret: data.SESSION_SECRET,
      keySecrets: { current: data.KEY_SECRET, previous: data.KEY_SECRET_PREVIOUS },
      hubTiming: HUB_TIMINGS[data.HUB_DEBUG ? 'debug' : 'deployed'],
      takesRuns: data.PLAN_HERE === 'yes',
      keepPlansReady:
        data.KEEP_PLANS_READY === 'yes' ||
        (data.KEEP_PLANS_READY === 'auto' && os.availableParallelism() >= CORES_FOR_READY_PLANS),
      retentionDays: data.RETENTION_DAYS,
      webhooksAllowPrivate: data.WEBHOOKS_ALLOW_PRIVATE,
      adapters: adapterConfig(data),
    },
  }
}

function shown(name: string, given: Readonly<Record<string, string>>): string {
  return SECRETS.includes(name) ? 'not usable' : String(given[name])
}

/** Empty and blank variables count as unset. */
function trimmed(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const pairs = Object.entries(variables).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
