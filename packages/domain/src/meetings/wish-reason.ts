/** Why a wish to meet is not granted. Organisers read all but `ownRefusal` and `notPossible`; MEET-19. */
export const WISH_REASONS = [
  'past',
  'calledOff',
  'refused',
  'notMutual',
  'ownCapacity',
  'otherCapacity',
  'noCommonSession',
  'outweighed',
  'open',
  'ownRefusal',
  'notPossible',
] as const
export type WishReason = (typeof WISH_REASONS)[number]

/** What a plan does to a meeting of the plan before it, or makes anew; MEET-21. */
export const MEETING_CHANGES = ['kept', 'moved', 'added', 'dropped'] as const
export type MeetingPlanChange = (typeof MEETING_CHANGES)[number]
