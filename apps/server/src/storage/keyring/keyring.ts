import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Where a sealed value belongs. A value that was moved elsewhere does not open. */
export type Place = readonly ['key' | 'link' | 'change' | 'webhook' | 'push' | 'pushKeys', ...string[]]

/**
 * Hashes and seals the keys of KEY-1 under secrets that are not in the database (KEY-22). The first secret is
 * the current one; values of the others still open.
 */
export type Keyring = {
  /** Identifies the current secret without telling anything about it. */
  id: string
  /** Of all secrets, the current one first. */
  ids: readonly string[]
  /** What a key is looked up by, under the current secret. */
  hash(key: string): string
  /** The same under every secret. */
  hashes(key: string): string[]
  seal(text: string, place: Place): string
  /** Undefined when the value was changed, moved, or sealed under a secret that is not here. */
  open(sealed: string, place: Place): string | undefined
}

/** Key objects, which are several times faster in use than keys as bytes. */
type Secret = { id: string; lookUpKey: KeyObject; sealingKey: KeyObject }

const CIPHER = 'aes-256-gcm'
const VERSION = '1'
const KEY_BYTES = 32
const ID_BYTES = 9
/** Random, which is safe up to 2^32 values under one secret. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @throws when there is no secret. */
export function keyringOf(secrets: readonly string[]): Keyring {
  const known = [...new Set(secrets)].map(secretOf)
  const [current] = known
  if (!current) throw new Error('A keyring needs a secret. Maybe none was created yet.')
  return {
    id: current.id,
    ids: known.map(({ id }) => id),
    hash: (key) => hashUnder(current, key),
    hashes: (key) => known.map((secret) => hashUnder(secret, key)),
    seal: (text, place) => sealUnder(current, text, place),
    open(sealed, place) {
      const secret = known.find(({ id }) => sealed.startsWith(sealedPrefix(id)))
      return secret && openUnder(secret, sealed.slice(sealedPrefix(secret.id).length), place)
    },
  }
}

/** What the sealed values of a secret begin with. */
export function sealedPrefix(id: string): string {
  return `${VERSION}.${id}.`
}

/** One key for each purpose, so that no use of a secret weakens another. */
function secretOf(secret: string): Secret {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `planner keys at rest: ${purpose}`, bytes))
  return {
    id: derive('identity', ID_BYTES).toString('hex'),
    lookUpKey: createSecretKey(derive('look-up', KEY_BYTES)),
    sealingKey: createSecretKey(derive('sealing', KEY_BYTES)),
  }
}

function hashUnder({ lookUpKey }: Secret, key: string): string {
  return createHmac('sha256', lookUpKey).update(key).digest('base64url')
}

function sealUnder({ id, sealingKey }: Secret, text: string, place: Place): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey, nonce).setAAD(bytesOf(place))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealedPrefix(id) + sealed.toString('base64url')
}

function openUnder({ sealingKey }: Secret, payload: string, place: Place): string | undefined {
  const bytes = Buffer.from(payload, 'base64url')
  // Decoding ignores characters it does not know, and the bits that the last one has too many.
  if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== payload) return undefined
  const tagStart = bytes.length - TAG_BYTES
  const cipher = createDecipheriv(CIPHER, sealingKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bytesOf(place))
    .setAuthTag(bytes.subarray(tagStart))
  const text = cipher.update(bytes.subarray(NONCE_BYTES, tagStart))
  try {
    return Buffer.concat([text, cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function bytesOf(place: Place): Buffer {
  return Buffer.from(JSON.stringify(place))
}
