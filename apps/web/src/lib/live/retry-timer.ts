import type { EventStore } from './event-store.ts'
import type { HubConnection } from './hub-connection.ts'

const RETRY_MS = 2000

/** Statuses after which the same command may succeed: no answer, too many requests, a failure of the server. */
const MAY_PASS_LATER: ReadonlySet<number> = new Set([0, 429, 500])

export function mayPassLater({ status }: { readonly status: number }): boolean {
  return MAY_PASS_LATER.has(status)
}

type Dependencies = {
  readonly store: EventStore
  readonly hub: () => Pick<HubConnection, 'isConnected'>
}

/**
 * One try again some time later, however often it is asked for meanwhile. A reconnect and a plan that arrives send again by
 * themselves; this is for what failed in between.
 */
export class RetryTimer {
  readonly #deps: Dependencies
  readonly #retry: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: Dependencies, retry: () => void) {
    this.#deps = deps
    this.#retry = retry
  }

  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const { store, hub } = this.#deps
      if (hub().isConnected && store.getSnapshot().run === null) this.#retry()
    }, RETRY_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
