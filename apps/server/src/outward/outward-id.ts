import { hash } from 'node:crypto'

/**
 * The id of an entry in everything that leaves the event, a UUID of version 8: the same for ever for a group or pair, unique among all events,
 * and without the ids of the event, which would tell whose topics belong together.
 */
export function outwardId(eventId: string, key: string): string {
  const bytes = Buffer.from(hash('sha256', JSON.stringify([eventId, key]), 'hex').slice(0, 32), 'hex')
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
