/** Why a run made no plan, and what would help; `why` and `help` for each obstacle of the protocol. */
export const planFailure = {
  'planFailure.intro': 'What stands in the way, the smallest change first:',
  'planFailure.helps': 'What helps:',
  'planFailure.tryAgain':
    'Please try again. If it fails again, tell the people who run this service; the error is reported to them.',
  'planFailure.why.noTopic': 'There is no topic yet.',
  'planFailure.help.noTopic': 'Add a topic, or let participants add theirs.',
  'planFailure.why.noWish': 'Nobody has chosen a topic yet.',
  'planFailure.help.noWish': 'Ask people to choose what interests them.',
  'planFailure.why.nobodyFree': 'Nobody has said when they can come.',
  'planFailure.help.nobodyFree': 'Ask people to say when they can come.',
  'planFailure.why.topicHasNoStart': '{{topic}} fits at no time.',
  'planFailure.help.topicHasNoStart': 'Make it shorter, allow it more hours, or take away a break.',
  'planFailure.why.topicHostNeverFree': '{{topic}} has no time at which its host can come.',
  'planFailure.help.topicHostNeverFree': 'More free time of {{person}}, or somebody else as host.',
  'planFailure.why.topicNobody': 'Nobody who wants {{topic}} can come when it may run.',
  'planFailure.help.topicNobody': 'People who choose it and can come at one time; needed: {{needed}}.',
  'planFailure.why.topicTooFew':
    '{{topic}}: too few want it and can come at one time. There: {{number}}, needed: {{needed}}.',
  'planFailure.help.topicTooFew':
    'More people who choose it and can come (missing: {{missing}}), or {{number}} as “Smallest group”.',
  'planFailure.why.notTogether':
    'Every topic could run by itself, but no group keeps all rules. People may refuse each other, have no language in common or have reached their limits, or the planner was stopped too early.',
  'planFailure.help.notTogether': 'Let the planner run longer, or relax one of these.',
  'planFailure.why.noWishToMeet': 'Nobody has asked to meet anybody yet.',
  'planFailure.help.noWishToMeet': 'Ask people to choose whom they want to meet.',
  'planFailure.why.wishesExcluded':
    'Wishes of people who have met already or have called their meeting off: {{number}}',
  'planFailure.help.wishesExcluded': 'Wishes to meet other people.',
  'planFailure.why.wishesNotMutual': 'Wishes that only one of the two has: {{number}}',
  'planFailure.help.wishesNotMutual': 'A Yes of the other person.',
  'planFailure.why.wishesOverCapacity': 'Wishes of people who may have no more meetings: {{number}}',
  'planFailure.help.wishesOverCapacity': 'More meetings a week for one of them.',
  'planFailure.why.wishesWithoutSession': 'Wishes of people who have no free session in common: {{number}}',
  'planFailure.help.wishesWithoutSession': 'A session more in which both are free.',
  'planFailure.why.wishesOutweighed': 'Wishes that could have been granted: {{number}}',
  'planFailure.help.wishesOutweighed': 'Let the planner run longer.',
} as const
