import type { Messages } from '../message.ts'

export const weekday = {
  'weekday.E': 'E',
  'weekday.T': 'T',
  'weekday.K': 'K',
  'weekday.N': 'N',
  'weekday.R': 'R',
  'weekday.L': 'L',
  'weekday.P': 'P',
  'weekday.E.long': 'Esmaspäev',
  'weekday.T.long': 'Teisipäev',
  'weekday.K.long': 'Kolmapäev',
  'weekday.N.long': 'Neljapäev',
  'weekday.R.long': 'Reede',
  'weekday.L.long': 'Laupäev',
  'weekday.P.long': 'Pühapäev',
} satisfies Messages
