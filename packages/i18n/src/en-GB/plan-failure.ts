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
  'planFailure.why.topicHostLimit': '{{topic}} takes more sessions than its host {{person}} wants.',
  'planFailure.help.topicHostLimit':
    'More sessions for {{person}} (needed: {{needed}}), or somebody else as host.',
  'planFailure.why.topicHostsClash':
    'The hosts of {{topic}} do not go together: one does not want to meet another, or they have no language in common.',
  'planFailure.help.topicHostsClash': 'Another host.',
  'planFailure.why.topicTooManyHosts':
    '{{topic}} has more hosts than a group may have people. Hosts: {{needed}}, allowed: {{number}}.',
  'planFailure.help.topicTooManyHosts': 'Fewer hosts, or as “Largest group”: {{needed}}.',
  'planFailure.why.topicNoRoom':
    'No room seats the smallest group of {{topic}}. Needed: {{needed}}, the largest room: {{number}}.',
  'planFailure.why.topicNoRoom.room':
    'The smallest group of {{topic}} has {needed, plural, one {# person} other {# people}}, but the largest room then, {{room}}, seats only {{number}}.',
  'planFailure.help.topicNoRoom': 'A larger room, or a lower “Smallest group”.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}}: too few of those who want it may sit together, by whom they do not want to meet and by their languages. At most: {{number}}, needed: {{needed}}.',
  'planFailure.help.topicTooFewTogether':
    'More people who choose it (missing: {{missing}}), or {{number}} as “Smallest group”.',
  'planFailure.why.fixedContradict':
    'What is fixed contradicts itself: no plan keeps all fixed groups and all people who are kept in a group.',
  'planFailure.help.fixedContradict': 'Let one of them go; the list below the button says which.',
  'planFailure.why.nobodyFits': 'Nobody who wants a session can be in a topic that can run.',
  'planFailure.help.nobodyFits': 'Ask people to choose more topics, or to say when they can come.',
  'planFailure.why.outweighed':
    'Groups could run, but by the weights of this event no group at all is better.',
  'planFailure.help.outweighed':
    'Make it a hard rule that everybody gets what they want, or lower the weights against groups.',
  'planFailure.why.stoppedEarly':
    'The planner was stopped before it had found a group. At least one is possible.',
  'planFailure.help.stoppedEarly': 'Let the planner run longer.',
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
