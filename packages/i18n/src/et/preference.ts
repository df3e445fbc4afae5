import type { Messages } from '../message.ts'

export const preference = {
  'preference.blank': 'Ei huvita',
  'preference.no': 'Ei',
  'preference.yes': 'Jah',
  'preference.first': '#1 Jah!',
  'preference.host': 'Eestvedaja',
  'preference.pending': 'Jah (ootel)',
  'preference.reserved': 'Jah (broneeritud)',
  'preference.autoReserved': 'Jah (automaatselt broneeritud)',
  'preference.committed': 'Jah (kinnitatud)',
  'preference.autoCommitted': 'Jah (automaatselt kinnitatud)',
  'preference.past': 'Jah (möödas)',
} satisfies Messages
