/** Why somebody is not where they would like to be better. Organisers read all but those of `OWN_PLACE_REASONS` alone; WHY-3, WHY-4. */
export const PLACE_REASONS = [
  'notRunning',
  'otherTime',
  'away',
  'busy',
  'asGood',
  'limit',
  'pinned',
  'hosts',
  'full',
  'roomFull',
  'contactNo',
  'language',
  'leavesTooFew',
  'breaksRule',
  'outweighed',
  'open',
  'enough',
  'ownRefusal',
  'notPossible',
] as const
export type PlaceReason = (typeof PLACE_REASONS)[number]

/**
 * What a participant is told. Everything that lies with others is one and the same: `notPossible`.
 */
export const OWN_PLACE_REASONS = [
  'notRunning',
  'otherTime',
  'away',
  'hosts',
  'busy',
  'enough',
  'ownRefusal',
  'full',
  'notPossible',
] as const satisfies readonly PlaceReason[]
export type OwnPlaceReason = (typeof OWN_PLACE_REASONS)[number]

/** Whom a move touches by company; WHY-5. */
export const COMPANY_EFFECTS = ['loses', 'gains', 'missed', 'met', 'again'] as const

/** What a move is for the plan as a whole. */
export const MOVE_WORTHS = ['better', 'equal', 'littleWorse', 'worse'] as const
