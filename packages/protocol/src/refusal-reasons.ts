/** The reasons for refusals and for loss of access. Each has a message `refusal.<reason>` in every language. */
export const REFUSAL_REASONS = [
  'adminOnly',
  'alreadyRegistered',
  'archived',
  'beforePlan',
  'clockAhead',
  'contactsNotConsidered',
  'disabled',
  'eventFull',
  'eventNotRegistered',
  'eventRemoved',
  'internal',
  'invalid',
  'keyMissing',
  'lastAdmin',
  'linkReplaced',
  'noPlan',
  'notRegistered',
  'notStored',
  'notYourRow',
  'personRemoved',
  'planFailed',
  'plannerNotRunning',
  'plannerRunning',
  'readOnlyState',
  'scheduleNotOpen',
  'selfContact',
  'sessionEnded',
  'stillSending',
  'tableHasProblems',
  'tooFewPeople',
  'tooMany',
  'tooManyEvents',
  'tooManyImports',
  'tooManyPlans',
  'tooManyRequests',
  'tooMuchFeedback',
  'topicOnly',
  'topicsNotAllowed',
  'unknownAddress',
  'unknownKey',
  'unknownPerson',
  'unknownSetting',
  'unknownTable',
  'unreadable',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Reasons are received as strings, since the server may be newer than the client. */
export function isRefusalReason(reason: string | undefined): reason is RefusalReason {
  return (REFUSAL_REASONS as readonly (string | undefined)[]).includes(reason)
}
