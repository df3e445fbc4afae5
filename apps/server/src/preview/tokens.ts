import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 16
const MAX_LENGTH = 300

/**
 * What stands for a share link in the address of its picture. Whoever shows a preview keeps that address, so it opens the picture alone
 * and nothing can be worked out from it: the event's id is encrypted under a message authentication code of the id and the share key, which
 * also ends it when the link is replaced (HTTP-19). The same link always has the same token, across restarts.
 */
export class PreviewTokens {
  readonly #mac: Buffer
  readonly #cipher: Buffer

  constructor(secret: string) {
    const keys = Buffer.from(hkdfSync('sha256', secret, '', 'picture of a share link', 64))
    this.#mac = keys.subarray(0, 32)
    this.#cipher = keys.subarray(32)
  }

  of(eventId: string, shareKey: string): string {
    const mac = createHmac('sha256', this.#mac)
      .update(JSON.stringify([eventId, shareKey]))
      .digest()
      .subarray(0, MAC_BYTES)
    const cipher = createCipheriv('aes-256-ctr', this.#cipher, mac)
    return Buffer.concat([mac, cipher.update(eventId, 'utf8'), cipher.final()]).toString('base64url')
  }

  /** The event that a token may be of: that is not sure before `isOf`. */
  eventIdOf(token: string): string | undefined {
    if (token.length > MAX_LENGTH) return undefined
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length <= MAC_BYTES) return undefined
    const decipher = createDecipheriv('aes-256-ctr', this.#cipher, bytes.subarray(0, MAC_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(MAC_BYTES)), decipher.final()]).toString('utf8')
  }

  isOf(token: string, eventId: string, shareKey: string): boolean {
    const [given, expected] = [Buffer.from(token), Buffer.from(this.of(eventId, shareKey))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
