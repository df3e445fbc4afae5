/** How long an answer may take to come: less than a test may, so that the failure names what is missing. */
const WAIT_MS = 60_000

/** A connection to a hub that speaks Socket.IO by hand, so that it can send what no client library writes. */
export class RawHub {
  readonly #socket: WebSocket
  readonly #hub: string
  readonly #waiting = new Map<number, (ack: unknown) => void>()
  readonly #joined: Promise<void>
  #serial = 0
  /** Whether the server has closed it. */
  isClosed = false

  /** `forwardedFor` is the client's address where the server is behind a proxy. */
  constructor(url: string, hubPath: string, forwardedFor: string) {
    this.#hub = hubPath
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    this.#socket = new WebSocket(address, { headers: { 'x-forwarded-for': forwardedFor } })
    this.#joined = new Promise((resolve, reject) => {
      this.#socket.addEventListener('message', ({ data }) => {
        const text = String(data)
        if (text.startsWith('0{')) this.#socket.send(`40${hubPath},`)
        else if (text === '2') this.#socket.send('3')
        else if (text.startsWith('40')) resolve()
        else if (text.startsWith('43')) this.#answer(text)
      })
      this.#socket.addEventListener('close', () => {
        this.isClosed = true
        for (const answered of this.#waiting.values()) answered('closed')
        reject(new Error('The server closed the connection before it was open.'))
      })
    })
  }

  /** Sends an event with a payload that is JSON text; resolves to its acknowledgement, or to `closed`. */
  async call(name: string, payload: string): Promise<unknown> {
    await this.#joined
    const id = this.#serial
    this.#serial += 1
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${name} was not answered: ${payload}`)), WAIT_MS)
      this.#waiting.set(id, (ack) => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        resolve(ack)
      })
      this.#socket.send(`42${this.#hub},${id}[${JSON.stringify(name)},${payload}]`)
    })
  }

  close(): void {
    this.#socket.close()
  }

  #answer(text: string): void {
    const [, id, acks] = /^43[^,]*,(\d+)(.*)$/s.exec(text) ?? []
    this.#waiting.get(Number(id))?.((JSON.parse(acks ?? '[]') as unknown[])[0])
  }
}
