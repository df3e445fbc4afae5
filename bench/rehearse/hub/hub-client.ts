import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { HubData } from '../checker/hub-data.ts'

/** An acknowledgement as docs/protocol.md describes it. */
// biome-ignore lint/suspicious/noExplicitAny: a client without schemas, as others write theirs
export type Answer = { ok: boolean; status?: number; reason?: string; message?: string } & Record<string, any>

export type Progress = { hard: number; medium: number; soft: number; bound: number | null }

const BUSY = ['tooMany', 'tooManyPlans']
const PATIENCE_MS = 180_000
const ASK_AGAIN_MS = 500

/** A client that speaks the documented protocol and shares no code with the product. */
export class HubClient {
  /** The newest full data. */
  data: HubData | undefined
  /** The best plan of the last run, as the hub told while it was on. */
  progress: Progress | undefined
  /** Called with everything that is received. */
  onReceived: ((payload: unknown) => void) | undefined
  readonly #socket: Socket

  constructor(url: string, hubPath: string) {
    this.#socket = io(url + hubPath, { transports: ['websocket'], forceNew: true })
    for (const signal of ['JoinEventHub', 'ReloadData', 'ReceivePlan'])
      this.#socket.on(signal, (data: HubData & { error?: string }) => {
        if (data.persons) this.data = data
      })
    this.#socket.onAny((_signal, ...payloads) => {
      for (const payload of payloads) this.onReceived?.(payload)
    })
    this.#socket.on('PlanProgress', (progress: Progress) => {
      this.progress = progress
    })
  }

  /** Invokes and returns what is answered, a refusal too. */
  async ask(name: string, payload: object): Promise<Answer> {
    return this.#socket.timeout(60_000).emitWithAck(name, payload)
  }

  /** Asks again for as long as the server is too busy. @throws when it is refused. */
  async call(name: string, payload: object): Promise<Answer> {
    const ends = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await this.ask(name, payload)
      if (answer.ok) return answer
      if (!BUSY.includes(answer.reason ?? '') || performance.now() > ends)
        throw new Error(`${name} was refused with ${answer.reason}: ${answer.message}`)
      await wait(ASK_AGAIN_MS)
    }
  }

  /** Joins, or joins again, and returns what the key may read now. */
  async joined(urlKey: string): Promise<HubData> {
    await this.call('JoinEventHub2', { urlKey })
    if (!this.data) throw new Error('The hub acknowledged a join without data.')
    return this.data
  }

  /** Resolves with the next signal of this name. */
  // biome-ignore lint/suspicious/noExplicitAny: a client without schemas
  next(signal: string, timeoutMs: number): Promise<any> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${signal} within ${timeoutMs} ms.`)), timeoutMs)
      this.#socket.once(signal, (payload) => {
        clearTimeout(timer)
        resolve(payload)
      })
    })
  }

  close(): void {
    this.#socket.disconnect()
  }
}
