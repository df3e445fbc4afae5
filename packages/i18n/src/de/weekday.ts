import type { Messages } from '../message.ts'

export const weekday = {
  'weekday.E': 'Mo',
  'weekday.T': 'Di',
  'weekday.K': 'Mi',
  'weekday.N': 'Do',
  'weekday.R': 'Fr',
  'weekday.L': 'Sa',
  'weekday.P': 'So',
  'weekday.E.long': 'Montag',
  'weekday.T.long': 'Dienstag',
  'weekday.K.long': 'Mittwoch',
  'weekday.N.long': 'Donnerstag',
  'weekday.R.long': 'Freitag',
  'weekday.L.long': 'Samstag',
  'weekday.P.long': 'Sonntag',
} satisfies Messages
