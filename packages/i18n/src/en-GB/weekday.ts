/** Days of the week under the keys of AVAIL-7, Monday first, and in full. */
export const weekday = {
  'weekday.E': 'Mo',
  'weekday.T': 'Tu',
  'weekday.K': 'We',
  'weekday.N': 'Th',
  'weekday.R': 'Fr',
  'weekday.L': 'Sa',
  'weekday.P': 'Su',
  'weekday.E.long': 'Monday',
  'weekday.T.long': 'Tuesday',
  'weekday.K.long': 'Wednesday',
  'weekday.N.long': 'Thursday',
  'weekday.R.long': 'Friday',
  'weekday.L.long': 'Saturday',
  'weekday.P.long': 'Sunday',
} as const
