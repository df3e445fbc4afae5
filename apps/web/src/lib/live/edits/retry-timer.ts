const RETRY_MS = 2000

/** Statuses after which the same command may succeed: no answer, too many requests, a failure of the server. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([0, 429, 500])

export function isRetryable({ status }: { readonly status: number }): boolean {
  return RETRYABLE_STATUSES.has(status)
}

/** One try again some time later, however often it is requested meanwhile. */
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
