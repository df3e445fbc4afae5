import { cleanPageAddress } from '@planner/domain'
import type { AnalyticsRequest, AnalyticsResult, PageEvent } from '@planner/protocol'
import { request } from '../http/http.ts'
import { type AnsweredSession, onSessionAnswer } from '../session/session-request.ts'

/** What the browser, and the router by its calls, say when the address changes. */
const ADDRESS_EVENTS = ['popstate', 'pushState', 'replaceState'] as const

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Counts opened pages; loaded only where counting is on (PRIV-21). Returns a function that ends it. */
export function startAnalytics(first: AnsweredSession): () => void {
  if (asksNotToBeCounted()) return () => {}
  const views = pageViews({ send, wait })
  let answered = first
  let last = ''
  const count = () => {
    const address = window.location.pathname + window.location.search
    const page = cleanPageAddress(address)
    if (page === last) return
    last = page
    // The number belongs to the key that the session was asked with.
    const { state, person } = answered.session.analytics
    const isSamePerson = keyIn(address) === keyIn(answered.path)
    if (state === 'counted') void views.add({ name: 'pageView', page, person: isSamePerson ? person : null })
  }
  const stopListening = onSessionAnswer((next) => {
    answered = next
  })
  for (const name of ADDRESS_EVENTS) window.addEventListener(name, count)
  count()
  return () => {
    stopListening()
    for (const name of ADDRESS_EVENTS) window.removeEventListener(name, count)
  }
}

async function send(events: AnalyticsRequest): Promise<Sent> {
  const result = await request<AnalyticsResult>('/api/Analytics', events)
  if (result.ok) return 'taken'
  return result.status === 0 || result.status >= 500 ? 'unavailable' : 'refused'
}

function keyIn(address: string): string | null {
  return new URLSearchParams(address.split('?')[1] ?? '').get('personalKey')
}

/** Global Privacy Control and Do Not Track. The server looks at what the browser sends of them as well. */
function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

export type Sent = 'taken' | 'refused' | 'unavailable'

type Options = {
  send: (request: AnalyticsRequest) => Promise<Sent>
  wait: (ms: number) => Promise<void>
}

/** LIMIT-6. */
const RESEND_MS = 100
const MAX_TRIES = 30
const MAX_WAITING = 20

/**
 * Sends page views in order, and nobody waits for it. Views that fail are sent again every 100 ms for 3 s and
 * then dropped, as are the oldest of many (LIMIT-6).
 */
export function pageViews({ send, wait }: Options): { add(event: PageEvent): Promise<void> } {
  let waiting: PageEvent[] = []
  let isSending = false

  /** What comes meanwhile goes along with the next try. */
  const sendAll = async () => {
    for (let tries = 1; waiting.length > 0; tries += 1) {
      const events = waiting
      const sent = await send({ events })
      if (sent !== 'unavailable' || tries >= MAX_TRIES) {
        waiting = waiting.filter((event) => !events.includes(event))
        tries = 0
      } else await wait(RESEND_MS)
    }
    isSending = false
  }
  return {
    async add(event) {
      waiting = [...waiting, event].slice(-MAX_WAITING)
      if (isSending) return
      isSending = true
      await sendAll()
    },
  }
}
