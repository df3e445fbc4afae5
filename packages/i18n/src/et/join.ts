import type { Messages } from '../message.ts'

/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Sinu kutse avaneb…',
  'join.sending': 'Liitumine…',
  'offline.seen': 'Ühenduseta: viimati nähtud {{time}}. Sinu muudatused saadetakse, kui ühendus taastub.',
} as const satisfies Messages
