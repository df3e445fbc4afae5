import type { Messages } from '../message.ts'

/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Sinu kutse avaneb…',
  'join.sending': 'Liitumine…',
} as const satisfies Messages
