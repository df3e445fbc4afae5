import { randomUUID } from 'node:crypto'
import { cleanPageAddress, type Environment } from '@planner/domain'
import type { AnalyticsState, PageEvent, SessionAnalytics } from '@planner/protocol'
import { type EventPerson, personNumbers, signed } from './person-numbers.ts'

const MINUTE_MS = 60_000

/** A page view as it leaves the server; PRIV-21. */
export type SentPageView = PageEvent & {
  /** Tells an entry that comes twice. */
  id: string
  /** To the minute, so that it cannot be laid beside a history or a log. */
  at: string
  environment: Environment
}

type Headers = Readonly<Record<string, unknown>>

export type Analytics = {
  stateFor(headers: Headers): AnalyticsState
  /** What a page is told: whether it counts, and the number of who has its personal key. */
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
