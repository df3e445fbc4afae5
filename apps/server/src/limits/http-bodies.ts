import type { IncomingMessage, ServerResponse } from 'node:http'
import { LEAST_BYTES } from './http-limits.ts'
import { LIMITS } from './limits.ts'

/** `least`: what every body counts for, since a waiting request takes memory too. */
export type BodyBytes = { least: number; perBody: number; address: number; server: number }

type Body = { readonly address: string; readonly bytes: number; readonly end: () => void }

/**
 * Bounds the bodies of requests that are arriving or being worked on, by their Content-Length, however slowly
 * they arrive; LIMIT-22. Imports count their own.
 */
export class HttpBodies {
  readonly #limits: BodyBytes
  readonly #bodies = new Set<Body>()
  readonly #ofAddress = new Map<string, number>()
  #ofAll = 0

  constructor(limits: Partial<BodyBytes> = {}) {
    this.#limits = {
      least: LEAST_BYTES,
      perBody: LIMITS.requestBytes.value,
      address: LIMITS.addressBodyBytes.value,
      server: LIMITS.serverBodyBytes.value,
      ...limits,
    }
  }

  /**
   * Whether there is room for the body of a request of this address, which is kept until its answer is over.
   */
  admit(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    const bytes = this.#bytesOf(request)
    if (bytes === 0) return true
    if (this.#held(address) + bytes > this.#limits.address) return false
    const body: Body = { address, bytes, end: () => request.socket.destroy() }
    this.#bodies.add(body)
    this.#count(address, bytes)
    response.once('close', () => this.#letGo(body))
    while (this.#ofAll > this.#limits.server && this.#bodies.has(body)) {
      const other = this.#tooMuch(body)
      this.#letGo(other)
      if (other !== body) other.end()
    }
    return this.#bodies.has(body)
  }

  /**
   * Finds the first request of the address that has most. If that is the asking address, its newest request
   * is taken, so that nobody ends other requests by asking again.
   */
  #tooMuch(latest: Body): Body {
    let most = latest.address
    for (const address of this.#ofAddress.keys()) if (this.#held(address) > this.#held(most)) most = address
    if (most === latest.address) return latest
    return [...this.#bodies].find(({ address }) => address === most) ?? latest
  }

  #letGo(body: Body): void {
    if (this.#bodies.delete(body)) this.#count(body.address, -body.bytes)
  }

  #count(address: string, bytes: number): void {
    const held = this.#held(address) + bytes
    if (held > 0) this.#ofAddress.set(address, held)
    else this.#ofAddress.delete(address)
    this.#ofAll += bytes
  }

  #held(address: string): number {
    return this.#ofAddress.get(address) ?? 0
  }

  /** A body of unknown size, or announced as too large, counts as the largest allowed one. */
  #bytesOf({ headers }: IncomingMessage): number {
    const { least, perBody } = this.#limits
    if (headers['transfer-encoding'] !== undefined) return perBody
    const bytes = Number(headers['content-length'] ?? 0)
    return bytes === 0 ? 0 : Math.min(Math.max(bytes, least), perBody)
  }
}
