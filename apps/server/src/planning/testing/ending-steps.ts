/** The steps of a run's end at which a server may die. */
export const ENDING_STEPS = [
  'nothing found yet',
  'plan found, not yet kept',
  'before the change',
  'change on its way',
  'stored, not yet told',
  'told to one screen',
  'over',
] as const
export type EndingStep = (typeof ENDING_STEPS)[number]

/** What may become of a run: `deleted` goes with its event, just before it would have ended. */
export const ENDINGS = ['done', 'draft', 'failed', 'stopped', 'deleted'] as const
export type RunEnding = (typeof ENDINGS)[number]
