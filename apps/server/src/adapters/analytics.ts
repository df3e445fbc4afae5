import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { cleanPageAddress, type Environment } from '@planner/domain'
import type { AnalyticsState, PageEvent, SessionAnalytics } from '@planner/protocol'

const MINUTE_MS = 60_000

/** A page view as it leaves the server; PRIV-21. */
export type SentPageView = PageEvent & {
  /** Identifies an entry that arrives twice. */
  id: string
  /** To the minute, so that it cannot be matched with a history or a log. */
  at: string
  environment: Environment
}

type Headers = Readonly<Record<string, unknown>>

export type Analytics = {
  stateFor(headers: Headers): AnalyticsState
  /** What a page is told: whether its views count, and the number of the person whose key it has. */
  sessionFor(headers: Headers, person: EventPerson | undefined, environment: Environment): SessionAnalytics
  add(event: PageEvent, environment: Environment): void
}

type Options = {
  isOn: boolean
  now: () => number
  send: (view: SentPageView) => void
}

export function openAnalytics({ isOn, now, send }: Options): Analytics {
  const numberOf = personNumbers(now)
  const stateFor = (headers: Headers) => (isOn ? (asksNotTo(headers) ? 'notCounted' : 'counted') : 'off')
  return {
    stateFor,
    sessionFor(headers, person, environment) {
      const state = stateFor(headers)
      const isKnown = state === 'counted' && person !== undefined
      return { state, person: isKnown ? numberOf(person, environment) : null }
    },
    add({ name, page, person }, environment) {
      send({
        id: randomUUID(),
        at: new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString(),
        name,
        page: cleanPageAddress(page),
        person: person === null ? null : signed(person, environment),
        environment,
      })
    },
  }
}

/** Do Not Track and Global Privacy Control. */
function asksNotTo(headers: Headers): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

const DAY_MS = 86_400_000

/** An event and a person in it. */
type EventPerson = { eventId: string; personId: string }

/**
 * The numbers by which analytics tell people apart (PRIV-8): positive in production, negative elsewhere. They
 * are an HMAC of event and person under a secret that exists in memory alone and is replaced at the end of
 * each day (UTC). Afterwards numbers cannot be traced back, nor linked across days.
 */
export function personNumbers(now: () => number): (person: EventPerson, environment: Environment) => number {
  let day = Number.NaN
  let secret = randomBytes(32)
  return ({ eventId, personId }, environment) => {
    const today = Math.floor(now() / DAY_MS)
    if (today !== day) {
      day = today
      secret = randomBytes(32)
    }
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify([eventId, personId]))
      .digest()
    // 48 bits, which a number of JSON holds exactly.
    return signed(digest.readUIntBE(0, 6) + 1, environment)
  }
}

/** PRIV-8: times 1 in production, times -1 otherwise. */
function signed(number: number, environment: Environment): number {
  return Math.abs(number) * (environment === 'production' ? 1 : -1)
}
