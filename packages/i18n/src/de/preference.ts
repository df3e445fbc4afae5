import type { Messages } from '../message.ts'

export const preference = {
  'preference.blank': 'Kein Interesse',
  'preference.no': 'Nein',
  'preference.yes': 'Ja',
  'preference.first': '#1 Ja!',
  'preference.host': 'Leitung',
  'preference.pending': 'Ja (angefragt)',
  'preference.reserved': 'Ja (vorgemerkt)',
  'preference.autoReserved': 'Ja (automatisch vorgemerkt)',
  'preference.committed': 'Ja (bestätigt)',
  'preference.autoCommitted': 'Ja (automatisch bestätigt)',
  'preference.past': 'Ja (vorbei)',
} satisfies Messages
