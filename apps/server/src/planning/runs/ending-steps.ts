/** The steps of a run's end at which a server may die. */
export const ENDING_STEPS = [
  'before the change',
  'change on its way',
  'stored, not yet told',
  'told to one screen',
  'over',
] as const
export type EndingStep = (typeof ENDING_STEPS)[number]
