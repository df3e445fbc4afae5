import { randomBytes, randomInt } from 'node:crypto'

/** A generator of ids and keys. */
export type Ids = {
  /** Public: 12 base62 characters. */
  newId(): string
  /** Secret: 144 random bits in base64url (KEY-1 requires 122). */
  newKey(): string
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const randomIds: Ids = {
  newId: () => Array.from({ length: 12 }, () => BASE62[randomInt(BASE62.length)]).join(''),
  newKey: () => randomBytes(18).toString('base64url'),
}
