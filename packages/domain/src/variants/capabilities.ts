/**
 * What a variant can do that no value of its description says, each with its effect. A capability is declared here, held by a
 * description and read with `can`; `npm run check` fails for one that nothing reads or no variant holds.
 */
export const CAPABILITIES = {
  /** Model 7. */
  pairs: 'People are matched in pairs instead of topic groups',
  /** Model 7. */
  mutualOnly: 'Only wishes that both people have are granted',
  /** Model 5.8. */
  mutualContacts: 'Contact preferences count by their geometric mean',
  /** Decision 2. */
  ownerIsHost: 'The owner of a topic hosts it whatever the own-topic choice says',
  /** Spec 2.1. */
  randomUserName: 'A random user name is filled in for a new user',
  /** Spec 5. */
  emailAlwaysRequired: 'Every person must give an e-mail address',
  /** Decision 9. */
  sessionLabels: 'Session labels name the sessions, `---` marks a break',
  /** Decision 7. */
  everySecondWeek: 'Topics may meet every second week, giving weeks A and B',
  /** Decision 6. */
  personalTimeZone: "Grids are entered in each person's own time zone",
  /** Spec 2.1. */
  defaultInvite: 'A join without any key uses the configured default invite in production',
  /** Spec 7.1. */
  sharedValuesAsList: 'Shared values arrive as a list',
  /** Spec 2.4. */
  contactChoiceColumns: 'The participants table has columns of contact preferences',
  /** Spec 2.2. */
  eventDataForAdminsOnly: 'Event data is hidden from participants of a registered event',
  /** Spec 2.4. */
  matrixByEventOption: 'The organiser decides on the event who sees the preference matrix',
  /** Spec 2.4. */
  toastAfterEverySend: '"Saved" is shown after every send of a registered user',
} as const satisfies Record<string, string>

export type Capability = keyof typeof CAPABILITIES
