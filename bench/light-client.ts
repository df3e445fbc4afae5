import type { EventData } from '@planner/protocol'
import { eventForm } from '../apps/server/src/testing/forms.ts'
import { keyOf } from '../apps/server/src/testing/test-event.ts'
import { VARIANT } from './events.ts'

const ENDED = { ok: false, message: 'The connection has ended.' }

/** Node's takes headers, which the type of the browser's does not know. */
const NodeWebSocket = WebSocket as unknown as new (
  address: string,
  init: { headers: Record<string, string> },
) => WebSocket

/**
 * A minimal hub client over one websocket, so that hundreds of them fit into the measuring process: it
 * answers pings and passes on the text of every event.
 */
export class LightClient {
  readonly #socket: WebSocket
  readonly #prefix: string
  readonly #waiting = new Map<number, (answer: unknown) => void>()
  #nextId = 0
  #onEvent: (text: string) => void = () => {}
  /** Characters and bytes received. */
  received = 0

  static async open(
    url: string,
    hubPath: string,
    headers: Record<string, string> = {},
  ): Promise<LightClient> {
    const client = new LightClient(url, hubPath, headers)
    await client.#opened
    return client
  }

  /** One of the standard planner's hub, which has joined with a key. @throws when it is refused. */
  static async joined(
    url: string,
    urlKey: string,
    headers: Record<string, string> = {},
  ): Promise<LightClient> {
    const client = await LightClient.open(url, VARIANT.hubPath, headers)
    const joined = await client.invoke('JoinEventHub2', { urlKey, format: 'compact' })
    if (!joined.ok) throw new Error(`Somebody could not join: ${joined.message}`)
    return client
  }

  readonly #opened: Promise<void>

  private constructor(url: string, hubPath: string, headers: Record<string, string>) {
    this.#prefix = hubPath === '/' ? '' : `${hubPath},`
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    this.#socket = new NodeWebSocket(address, { headers })
    this.#socket.binaryType = 'arraybuffer'
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.onerror = () => reject(new Error(`No connection to ${url}`))
      this.#socket.onclose = () => this.#end()
      this.#socket.onmessage = ({ data }) => {
        if (typeof data !== 'string') {
          this.received += data.byteLength
          return
        }
        const text = data
        this.received += text.length
        if (text.startsWith('0')) this.#socket.send(`40${this.#prefix}`)
        else if (text === '2') this.#socket.send('3')
        else if (text.startsWith(`40${this.#prefix}`)) resolve()
        else if (text.startsWith(`42${this.#prefix}`) || text.startsWith(`451-${this.#prefix}`))
          this.#onEvent(text)
        else if (text.startsWith(`43${this.#prefix}`)) this.#answer(text.slice(2 + this.#prefix.length))
      }
    })
  }

  /** Called with the packet's text of every event, `…["Name",payload]`; attachments follow. */
  onEvent(handler: (text: string) => void): void {
    this.#onEvent = handler
  }

  /** Resolves to the text of the next event of this name, in the place of any other handler. */
  next(signal: string): Promise<string> {
    return new Promise((resolve) => this.onEvent((text) => text.includes(`"${signal}"`) && resolve(text)))
  }

  /** Joins with a key; the full data in plain form. */
  async data(urlKey: string): Promise<EventData> {
    const joined = this.next('JoinEventHub')
    await this.invoke('JoinEventHub2', { urlKey })
    const text = await joined
    return JSON.parse(text.slice(text.indexOf('[')))[1]
  }

  /** Registers an event; its keys are empty where it was refused. */
  async register(form: Parameters<typeof eventForm>[0] = {}) {
    const answer = await this.invoke('RegisterEvent', { event: eventForm(form) })
    const { eventAdminGuid = '', shareLink = '' } = answer as { eventAdminGuid?: string; shareLink?: string }
    return { adminKey: eventAdminGuid, shareKey: keyOf(shareLink) }
  }

  /** Sets a setting of an event by its admin key. */
  setSetting(eventAdminGuid: string, path: string, value: string | number | boolean) {
    return this.invoke('SendSettingValue', { eventAdminGuid, path, value, timestamp: Date.now() })
  }

  /** What is not answered before the connection ends is refused. */
  invoke(name: string, payload: object): Promise<{ ok: boolean; message?: string }> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve(ENDED)
    const id = this.#nextId++
    this.#socket.send(`42${this.#prefix}${id}${JSON.stringify([name, payload])}`)
    return new Promise((resolve) => this.#waiting.set(id, resolve as (answer: unknown) => void))
  }

  close(): void {
    this.#socket.onerror = null
    this.#socket.close()
  }

  #end(): void {
    for (const answer of this.#waiting.values()) answer(ENDED)
    this.#waiting.clear()
  }

  #answer(text: string): void {
    const start = text.indexOf('[')
    const id = Number(text.slice(0, start))
    this.#waiting.get(id)?.(JSON.parse(text.slice(start))[0])
    this.#waiting.delete(id)
  }
}
