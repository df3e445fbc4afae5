/** Why the server refuses something, or what put a page out. Screens have a sentence for each in every language: `refusal.<reason>`. */
export const REFUSAL_REASONS = [
  'adminOnly',
  'alreadyRegistered',
  'archived',
  'beforePlan',
  'clockAhead',
  'contactsNotConsidered',
  'disabled',
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
  'tableHasProblems',
  'tooFewPeople',
  'tooMany',
  'tooManyEvents',
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

/** Reasons come as texts: a server may have newer ones than the page that reads them. */
export function isRefusalReason(reason: string | undefined): reason is RefusalReason {
  return (REFUSAL_REASONS as readonly (string | undefined)[]).includes(reason)
}
