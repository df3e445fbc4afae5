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
  'planFailure.help.topicHasNoStart': 'Make it shorter, allow it more hours, or remove a break.',
  'planFailure.why.topicHostNeverFree': '{{topic}} has no time at which its host can come.',
  'planFailure.help.topicHostNeverFree': '{{person}} would need more free time, or the topic another host.',
  'planFailure.why.topicNobody': 'Nobody who wants {{topic}} can come when it may run.',
  'planFailure.help.topicNobody':
    '{needed, plural, one {# person who chooses it and can come} other {# people who choose it and can come at one time}}.',
  'planFailure.why.topicTooFew':
    '{{topic}} needs {needed, plural, one {# person} other {# people}}, and of those who want it {number, plural, =0 {nobody} one {only #} other {only #}} can come at one time.',
  'planFailure.help.topicTooFew':
    '{missing, plural, one {# more person who chooses it and can come} other {# more people who choose it and can come}}, or {{number}} as “Smallest group”.',
  'planFailure.why.topicHostLimit': '{{topic}} takes more sessions than its host {{person}} wants.',
  'planFailure.help.topicHostLimit':
    '{needed, plural, one {# session} other {# sessions}} for {{person}}, or somebody else as host.',
  'planFailure.why.topicHostsClash':
    'The hosts of {{topic}} do not go together: one does not want to meet another, or they have no language in common.',
  'planFailure.help.topicHostsClash': 'Give it another host.',
  'planFailure.why.topicTooManyHosts':
    '{{topic}} has {needed, plural, one {# host} other {# hosts}}, but a group may have only {number, plural, one {# person} other {# people}}.',
  'planFailure.help.topicTooManyHosts': 'Fewer hosts, or {{needed}} as “Largest group”.',
  'planFailure.why.topicNoRoom':
    'The smallest group of {{topic}} has {needed, plural, one {# person} other {# people}}, but {number, plural, =0 {there is no room then} one {no room seats more than #} other {no room seats more than #}}.',
  'planFailure.why.topicNoRoom.room':
    'The smallest group of {{topic}} has {needed, plural, one {# person} other {# people}}, but the largest room then, {{room}}, seats only {{number}}.',
  'planFailure.help.topicNoRoom': 'A larger room, or a lower “Smallest group”.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}} needs {needed, plural, one {# person} other {# people}}, and of those who want it at most {number, plural, one {# may} other {# may}} sit together: some do not want to meet, or have no language in common.',
  'planFailure.help.topicTooFewTogether':
    '{missing, plural, one {# more person who chooses it} other {# more people who choose it}}, or {{number}} as “Smallest group”.',
  'planFailure.why.fixedContradict':
    'What is fixed contradicts itself: no plan keeps all fixed groups and all people who are kept in a group.',
  'planFailure.help.fixedContradict': 'Let one of them go: the list of what needs attention says which.',
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
    '{number, plural, one {# wish is} other {# wishes are}} of people who have met already or have called their meeting off.',
  'planFailure.help.wishesExcluded': 'They would have to wish to meet other people.',
  'planFailure.why.wishesNotMutual':
    '{number, plural, one {# wish is} other {# wishes are}} one-sided: the other person has not said Yes.',
  'planFailure.help.wishesNotMutual': 'The other person would have to say Yes too.',
  'planFailure.why.wishesOverCapacity':
    '{number, plural, one {# wish is} other {# wishes are}} of people who may have no more meetings.',
  'planFailure.help.wishesOverCapacity': 'Give one of them more meetings a week.',
  'planFailure.why.wishesWithoutSession':
    '{number, plural, one {# wish is} other {# wishes are}} of people who have no free session in common.',
  'planFailure.help.wishesWithoutSession': 'Add a session in which both are free.',
  'planFailure.why.wishesOutweighed':
    '{number, plural, one {# wish} other {# wishes}} could have been granted.',
  'planFailure.help.wishesOutweighed': 'Let the planner run longer.',
} as const
