const RETRY_MS = 2000

/** Statuses after which a retry may succeed: no response, too many requests, server error. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([0, 429, 500])

export function isRetryable({ status }: { readonly status: number }): boolean {
  return RETRYABLE_STATUSES.has(status)
}

/** Schedules one retry, however often it is requested meanwhile. */
export class RetryTimer {
  readonly #retry: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(retry: () => void) {
    this.#retry = retry
  }

  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#retry()
    }, RETRY_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
