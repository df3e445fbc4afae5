import { CLOCK_INTERVAL_MS, CLOCK_LOOPS, type ClockSample, meanOffset } from './clock.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'

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
