/** Roles by their names, in the order in which one reads about them. */
export const LAYERS = ['paper', 'surface', 'raised', 'wash'] as const

export const INKS = ['ink', 'quiet', 'accent', 'missing'] as const

export const FILLS = [
  ['accent', 'accent-ink'],
  ['accent-soft', 'accent'],
  ['sun', 'sun-ink'],
  ['sun-soft', 'ink'],
  ['missing', 'missing-ink'],
  ['missing-soft', 'missing'],
  ['available', 'available-ink'],
  ['available-soft', 'ink'],
  ['maybe', 'maybe-ink'],
  ['unavailable', 'unavailable-ink'],
  ['night', 'ink'],
  ['meeting-reserved', 'ink'],
  ['meeting-committed', 'ink'],
  ['meeting-past', 'ink'],
] as const

export const RAMPS = ['preference', 'contact', 'satisfaction'] as const

export const SPACES = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
] as const

export const MEASURES = ['measure-form', 'measure-reading', 'measure-wide'] as const
