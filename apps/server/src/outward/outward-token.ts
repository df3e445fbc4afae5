import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an address that leaves the event opens. */
const KINDS = { person: 'p', host: 'h', programme: 'g', wall: 'w' } as const

export type OutwardKind = keyof typeof KINDS

/** Which address it is: of an event, or of a person in it. Each `generation` has other addresses. */
export type OutwardName = { kind: OutwardKind; eventId: string; personId: string; generation: number }

const MAC_BYTES = 16
const MAX_LENGTH = 200

/**
 * The token in an address: it opens what its kind says and nothing else, and tells no key. It is an HMAC-SHA-256 under `key`, the key of the
 * person or of the organisers, so that it ends with that key, and with its generation (PUBLISH-3). '' without a key.
 */
export function outwardToken({ kind, eventId, personId, generation }: OutwardName, key: string): string {
  if (key === '') return ''
  const mac = createHmac('sha256', key)
    .update(JSON.stringify(['address that leaves the event', kind, eventId, personId, generation]))
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url')
  return [KINDS[kind], eventId, personId, mac].join('.')
}

/** What a token claims to be; only `isToken` proves it. */
export function claimedBy(token: string): Omit<OutwardName, 'generation'> | undefined {
  if (token.length > MAX_LENGTH) return undefined
  const [letter, eventId = '', personId = '', ...rest] = token.split('.')
  const kind = (Object.keys(KINDS) as OutwardKind[]).find((each) => KINDS[each] === letter)
  if (!kind || rest.length !== 1 || eventId === '') return undefined
  const isOfPerson = kind === 'person' || kind === 'host'
  return isOfPerson === (personId !== '') ? { kind, eventId, personId } : undefined
}

export function isToken(token: string, name: OutwardName, key: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(outwardToken(name, key))]
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}
