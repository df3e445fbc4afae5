import type { AnalyticsRequest, PageEvent } from '@planner/protocol'

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
 * Sends page views in order without anybody waiting for it. While the app is unavailable they are sent again every 100 ms; when that
 * does not help in 3 s they are left out, as are the oldest when there are many (LIMIT-6).
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
