import type { CommandResult, HubConnection } from './hub-connection.ts'

const CLOCK_LOOPS = 5
const CLOCK_INTERVAL_MS = 60_000

/** Estimates the server's clock: five exchanges after every connect, and again every minute (LIVE-16). */
export class ClockSync {
  readonly #hub: () => HubConnection
  readonly #now: () => number
  #offset = 0
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(hub: () => HubConnection, now: () => number) {
    this.#hub = hub
    this.#now = now
  }

  /** Estimated server time in ms. */
  serverNow(): number {
    return this.#now() + this.#offset
  }

  async start(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = setInterval(() => void this.measure(), CLOCK_INTERVAL_MS)
    await this.measure()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** A round without any response keeps the previous offset. */
  async measure(): Promise<void> {
    const samples: ClockSample[] = []
    let yourSendTimestamp: number | null = null
    for (let loop = 0; loop < CLOCK_LOOPS; loop += 1) {
      const sent = this.#now()
      const ack: CommandResult<'SyncTimestamp'> = await this.#hub().invoke('SyncTimestamp', {
        myReceiveAndSendTimestamp: sent,
        yourSendTimestamp,
        needResponse: true,
      })
      if (!ack.ok) return
      yourSendTimestamp = ack.myReceiveAndSendTimestamp
      samples.push({ sent, server: ack.myReceiveAndSendTimestamp, received: this.#now() })
    }
    this.#offset = meanOffset(samples)
  }
}

/** One exchange: client send time, server time, client receive time; ms. */
type ClockSample = { sent: number; server: number; received: number }

/**
 * Offset of the server's clock relative to the client's in ms: the mean of the samples, excluding those above
 * the median plus one standard deviation (LIVE-16). 0 without samples.
 */
export function meanOffset(samples: readonly ClockSample[]): number {
  const offsets = samples.map(({ sent, server, received }) => server - (sent + received) / 2)
  if (offsets.length === 0) return 0
  const sorted = [...offsets].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median =
    sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  const mean = average(offsets)
  const deviation = Math.sqrt(average(offsets.map((offset) => (offset - mean) ** 2)))
  return average(offsets.filter((offset) => offset <= median + deviation))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
