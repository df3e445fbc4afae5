/**
 * Feature flags of variants for behaviour that no other property expresses, each with its documentation. Read
 * with `can`; `npm run check` finds those that nothing reads or no variant has.
 */
export const CAPABILITIES = {
  /** VARIANT-5. */
  pairs: 'People are matched in pairs instead of topic groups',
  /** VARIANT-5, MEET-3. */
  mutualOnly: 'Only wishes that both people have are granted',
  /** MODEL-33. */
  mutualContacts: 'Contact preferences count by their geometric mean',
  /** TOPIC-12. */
  ownerIsHost: 'The owner of a topic hosts it whatever the own-topic choice says',
  /** VARIANT-15. */
  randomUserName: 'A random user name is filled in for a new user',
  /** VALID-10. */
  emailAlwaysRequired: 'Every person must give an e-mail address',
  /** SESSION-4, SESSION-5. */
  sessionLabels: 'Session labels name the sessions, `---` marks a break',
  /** WEEK-4. */
  everySecondWeek: 'Topics may meet every second week, giving weeks A and B',
  /** WEEK-2. */
  personalTimeZone: "Grids are entered in each person's own time zone",
  /** ROUTE-9. */
  defaultInvite: 'A join without any key uses the configured default invite in production',
  /** ROUTE-2. */
  healthFrontPage: 'The front page of health-oriented deployments redirects to this variant',
  /** WIRE-15. */
  sharedValuesAsList: 'Shared values arrive as a list',
  /** EVENT-12. */
  contactChoiceColumns: 'The participants table has columns of contact preferences',
  /** TAB-4. */
  eventDataForAdminsOnly: 'Event data is hidden from participants of a registered event',
  /** TAB-4. */
  feedbackWithKeyOnly: 'Feedback is offered only on pages that have come with a key of an event',
  /** EVENT-10. */
  matrixByEventOption: 'The organiser decides on the event who sees the preference matrix',
  /** LIVE-10. */
  toastAfterEverySend: '"Saved" is shown after every send of a registered user',
} as const satisfies Record<string, string>

export type Capability = keyof typeof CAPABILITIES
