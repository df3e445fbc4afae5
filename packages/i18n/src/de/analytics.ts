import type { Messages } from '../message.ts'

export const analytics = {
  'analytics.title': 'Gezählte Besuche',
  'analytics.counted':
    'Hier werden Seitenaufrufe gezählt: welche Seite, in welcher Minute, und mit einem persönlichen Link eine Nummer, die jeden Tag wechselt. Keine Namen, keine Adressen, keine Auswahl, nichts, was du schreibst. Du wirst nicht gezählt, wenn dein Browser Do Not Track oder Global Privacy Control sendet.',
  'analytics.notCounted':
    'Hier werden Seitenaufrufe gezählt, deine aber nicht, denn dein Browser bittet darum.',
} satisfies Messages
