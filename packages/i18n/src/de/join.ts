import type { Messages } from '../message.ts'

/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Deine Einladung wird geöffnet …',
  'join.sending': 'Du wirst angemeldet …',
} as const satisfies Messages
