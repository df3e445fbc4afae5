import { positionOf } from '../constraints/terms.ts'

export { TERM_COUNT } from '../constraints/terms.ts'

/** Positions of the constraints, derived from their order. */
export const RANGE = positionOf('range')
export const BUSY = positionOf('busy')
export const UNAVAILABLE = positionOf('unavailable')
export const SIZE = positionOf('size')
export const PARALLEL = positionOf('parallel')
export const HOST_MISSING = positionOf('hostMissing')
export const LIMIT = positionOf('limit')
export const NOT_WANTED = positionOf('notWanted')
export const CONTACT_NO = positionOf('contactNo')
export const LANGUAGE = positionOf('language')
export const ONE_GROUP_ONLY = positionOf('oneGroupOnly')
export const FIXED = positionOf('fixed')
export const UNFILLED = positionOf('unfilled')
export const HIGH_VALUE = positionOf('personToHighValueTopic')
export const SELECTIVE = positionOf('highValueTopicToSelectivePerson')
export const NON_PREFERRED = positionOf('avoidNonPreferredTopicAssignments')
export const ASSIGN_ALL = positionOf('assignAllSessionsToAllParticipants')
export const GROUP_SIZE = positionOf('optimalGroupSize')
export const REPEATED = positionOf('avoidRepeatedTopics')
export const NEW_CONTACTS = positionOf('preferNewPersonToPersonContacts')
export const CONTACTS = positionOf('contactPreferences')
export const FAIRNESS = positionOf('fairness')
export const MAYBE = positionOf('avoidMaybeAvailability')
export const KEEP = positionOf('keepPreviousPlan')

export const FIRST_SOFT = UNFILLED + 1
