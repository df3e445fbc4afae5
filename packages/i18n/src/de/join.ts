import type { Messages } from '../message.ts'

/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Deine Einladung wird geöffnet …',
  'join.sending': 'Du wirst angemeldet …',
  'offline.seen':
    'Offline: zuletzt gesehen um {{time}}. Deine Änderungen werden gesendet, sobald die Verbindung wieder da ist.',
} as const satisfies Messages
