/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'To fix before planning',
  'planCheck.looking': 'Checking …',
  'planCheck.nobody': 'Nobody wants a place yet, so there is nothing to plan.',
  'planCheck.nobody.meetings': 'Nobody can have a meeting yet, so there is nothing to plan.',
  'planCheck.unknown':
    'We do not know yet whether everybody can get what they want: in the best plan of a short search {number, plural, one {# place is} other {# places are}} missing.',
  'planCheck.unknown.meetings':
    'We do not know yet whether everybody can get what they want: the best plan of a short search left out, counted for each person, {number, plural, one {# meeting} other {# meetings}}.',
  'planCheck.unknown.rules':
    'We do not know whether a plan can keep every rule: a short search found none that does.',
  'planCheck.failed': 'The check did not get through. Please try again.',
  'planCheck.more': '{number, plural, one {# more like this} other {# more like these}}',
  'planCheck.notMade': 'The change was not saved. Please try again.',
  'planCheck.made': 'Changed.',
  'planCheck.made.solved': 'Changed. That solved {solved, plural, one {# problem} other {# problems}}.',
  'planCheck.made.brought':
    'Changed. That solved nothing and brought {brought, plural, one {# new problem} other {# new problems}}.',
  'planCheck.made.both':
    'Changed. That solved {solved, plural, one {# problem} other {# problems}} and brought {brought, plural, one {# new one} other {# new ones}}.',
  'planCheck.made.less': 'Changed. Less is missing now, but not everything is solved.',
  'planCheck.made.still': 'Changed, but the list is as it was.',
  'planCheck.new': 'new since your change',
  'planCheck.undo': 'Undo this change',
  'planCheck.many.topicTooFew':
    '{number, plural, one {# topic has} other {# topics have}} too few takers to run.',
  'planCheck.many.topicTooFewTogether':
    '{number, plural, one {# topic} other {# topics}} cannot run: too few takers go together.',
  'planCheck.many.topicNoRoom':
    '{number, plural, one {# topic} other {# topics}} cannot run: no room is large enough.',
  'planCheck.many.personHasNoTime': '{number, plural, one {# person} other {# people}} can never come.',
  'planCheck.many.personWantsMoreThanTime':
    '{number, plural, one {# person wants} other {# people want}} more sessions than they can come to.',
  'planCheck.many.personWantsMoreThanLimit':
    '{number, plural, one {# person wants} other {# people want}} more sessions than they may have.',
  'planCheck.many.personWantsTooFew':
    '{number, plural, one {# person wants} other {# people want}} fewer sessions than any of their topics takes.',
  'planCheck.many.personHasNoWish':
    '{number, plural, one {# person has} other {# people have}} not chosen a topic yet.',
  'planCheck.many.personHasNoTopic':
    '{number, plural, one {# person} other {# people}} chose only topics that cannot run when they can come.',
  'planCheck.many.personCannotJoin':
    '{number, plural, one {# person} other {# people}} chose only topics that cannot take them in.',
  'planCheck.many.personTooFewTopics':
    '{number, plural, one {# person} other {# people}} chose topics for fewer sessions than they want.',
  'planCheck.many.nobodyToMeet': '{number, plural, one {# person} other {# people}} can meet nobody.',
  'planCheck.many.wishesNotMutual':
    '{number, plural, one {# person is} other {# people are}} wanted by others whom they have not chosen.',
  'planCheck.many.wishesOverCapacity':
    '{number, plural, one {# person has} other {# people have}} too few meetings for everybody who suits them.',
  'planCheck.why.fixedOffStart': '{{topic}} is fixed at a time when it may not start ({{when}}).',
  'planCheck.why.fixedTwice': 'A group of {{topic}} is fixed at two times.',
  'planCheck.why.fixedTogether':
    '{{person}} hosts both {{topic}} and {{other}}, which are fixed at the same time.',
  'planCheck.why.fixedParallel':
    '{number, plural, one {# group is} other {# groups are}} fixed at the same time ({{when}}), but only {{needed}} of them may meet then.',
  'planCheck.why.fixedRooms':
    '{number, plural, one {# group is} other {# groups are}} fixed at the same time ({{when}}), but the rooms seat only {{needed}} of them.',
  'planCheck.why.fixedTooFew':
    '{{topic}} needs {needed, plural, one {# person} other {# people}} but is fixed when {number, plural, =0 {nobody can come} one {only # can come} other {only # can come}} ({{when}}).',
  'planCheck.why.fixedHostAway': '{{topic}} is fixed when its host {{person}} cannot come ({{when}}).',
  'planCheck.why.fixedHostLimit':
    '{{person}} hosts fixed groups for {needed, plural, one {# session} other {# sessions}} but may have only {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'The groups fixed at the same time ({{when}}) need {needed, plural, one {# person} other {# people}}, but only {number, plural, one {# can} other {# can}} come then.',
  'planCheck.why.fixedContradict':
    'The fixed groups and the people kept in them contradict each other: every plan breaks a rule.',
  'planCheck.why.pinnedTogether':
    '{{person}} is kept in both {{topic}} and {{other}}, which can only meet at the same time.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} is kept in groups for {needed, plural, one {# session} other {# sessions}} but may have only {{number}}.',
  'planCheck.why.pinnedAway': '{{person}} is kept in {{topic}} but cannot come when it may meet.',
  'planCheck.why.pinnedTooMany':
    '{needed, plural, one {# person is} other {# people are}} kept in one group of {{topic}}, which has room for only {{number}}.',
  'planCheck.why.pinnedTopicRests': '{{person}} is kept in {{topic}}, which cannot run.',
  'planCheck.why.pinnedNotWanted': '{{person}} is kept in {{topic}} but did not choose it.',
  'planCheck.why.pinnedRefuses':
    '{{person}} and {{otherPerson}} are kept in one group of {{topic}}, but one of them does not want to meet the other.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} and {{otherPerson}} are kept in one group of {{topic}} but have no language in common.',
  'planCheck.why.noTopic': 'There is no topic yet. Add one, or let participants add theirs.',
  'planCheck.why.tooFewSeats':
    '{number, plural, =0 {None} one {Only #} other {Only #}} of the {needed, plural, one {# place} other {# places}} people want can exist.',
  'planCheck.why.tooFewSeats.size':
    'With groups of at most {{size}}, only {{number}} of the {needed, plural, one {# place} other {# places}} people want can exist.',
  'planCheck.why.tooFewSeats.roomsAndSize':
    'Groups of at most {{size}} in {rooms, plural, one {# room} other {# rooms}} give only {{number}} of the {needed, plural, one {# place} other {# places}} people want.',
  'planCheck.why.tooFewSeats.rooms':
    '{rooms, plural, one {The only room seats} other {All # rooms together seat}} {seats, plural, one {# person} other {# people}} at a time: that gives {{number}} of the {needed, plural, one {# place} other {# places}} people want.',
  'planCheck.why.tooFewSeatsAt':
    '{{when}}: {needed, plural, one {# person wants} other {# people want}} a place, but there can be only {{number}}.',
  'planCheck.why.groupsCompete':
    'Groups compete for the same people, hosts and times: only {{number}} of the {needed, plural, one {# place} other {# places}} people want can be filled.',
  'planCheck.why.topicHasNoStart': '{{topic}} fits at no time: it is too long, or may start too rarely.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} cannot run: its host {{person}} can never come when it may start.',
  'planCheck.why.topicHostLimit':
    '{{topic}} cannot run: its host {{person}} wants fewer sessions than one group takes.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} cannot run: it has {needed, plural, one {# host} other {# hosts}}, but a group may have only {number, plural, one {# person} other {# people}}.',
  'planCheck.why.topicHostsClash':
    '{{topic}} cannot run: its hosts {{person}} and {{otherPerson}} do not go together. One of them does not want to meet the other, or they have no language in common.',
  'planCheck.why.topicNoRoom':
    '{{topic}} cannot run: its smallest group has {needed, plural, one {# person} other {# people}}, but {number, plural, =0 {no room is there then} one {no room then seats more than #} other {no room then seats more than #}}.',
  'planCheck.why.topicNoRoom.room':
    '{{topic}} cannot run: its smallest group has {needed, plural, one {# person} other {# people}}, but the largest room then, {{room}}, seats only {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} cannot run: {{person}} hosts the fixed group of {{other}} whenever it could.',
  'planCheck.why.topicTooFew':
    '{{topic}} cannot run: it needs {needed, plural, one {# person} other {# people}}, and {number, plural, =0 {nobody who wants it can come} one {only # who wants it can come} other {only # who want it can come}} at one time.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} cannot run: too few of those who want it go together. It needs {{needed}}, but at most {number, plural, one {# would meet and shares a language} other {# would meet and share a language}}.',
  'planCheck.why.personHasNoTime': '{{person}} can never come.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} wants {needed, plural, one {# session} other {# sessions}} but can come to only {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} wants {needed, plural, one {# session} other {# sessions}} but may have only {{number}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} wants {number, plural, one {# session} other {# sessions}}, but every topic they chose takes at least {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} has not chosen a topic yet.',
  'planCheck.why.personHasNoTopic': 'No topic that {{person}} chose can run when they can come.',
  'planCheck.why.personCannotJoin':
    'No topic that {{person}} chose can take them in: its hosts fill it, or {{person}} and somebody whom it needs do not go together.',
  'planCheck.why.personTooFewTopics':
    '{{person}} wants {needed, plural, one {# session} other {# sessions}} but chose topics for only {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} can meet nobody: nobody they may meet has chosen them or been chosen by them.',
  'planCheck.why.wishesNotMutual':
    '{number, plural, one {# person wants} other {# people want}} to meet {{person}}, who has not chosen them.',
  'planCheck.why.wishesWithoutSession':
    '{number, plural, one {# wish is} other {# wishes are}} between people who have no free session in common.',
  'planCheck.why.wishesOverCapacity':
    '{needed, plural, one {# person suits} other {# people suit}} {{person}}, who has {number, plural, one {only # meeting} other {only # meetings}}.',
  'planCheck.why.meetingsCompete':
    'Not everybody can have all their meetings: counted for each person, at most {{number}} of {{needed}}.',
  'planCheck.do.minSize': 'Allow groups of {{value}}',
  'planCheck.do.maxSize': 'Allow groups of up to {{value}}',
  'planCheck.do.sizesAsRooms': 'Let each group be as big as its room',
  'planCheck.do.groupsAsRooms':
    'Allow {value, plural, one {# group} other {# groups}} of each topic, as big as their rooms',
  'planCheck.do.parallel': 'Allow {value, plural, one {# group} other {# groups}} at the same time',
  'planCheck.do.withoutHosts': 'Let topics run without their hosts',
  'planCheck.do.hostingUncounted': 'Let hosting not count as a session',
  'planCheck.do.upTo': 'Possible then: up to {{number}} of {{needed}}',
  'planCheck.do.inRooms':
    '{rooms, plural, one {The room has} other {The # rooms have}} {seats, plural, one {# seat} other {# seats}} for {people, plural, one {# person} other {# people}}.',
  'planCheck.do.allRooms':
    '{rooms, plural, one {The room has} other {All # rooms are needed: they have}} {seats, plural, one {# seat} other {# seats}} for {people, plural, one {# person} other {# people}}.',
  'planCheck.do.rooms': 'Enter more rooms, or larger ones',
  'planCheck.do.topicMaxSize': 'Allow {value, plural, one {# person} other {# people}} in {{topic}}',
  'planCheck.do.groups': 'Allow {value, plural, one {# group} other {# groups}} of each topic',
  'planCheck.do.duration': 'Shorten {{topic}} to {{value}}',
  'planCheck.do.start': 'Let {{topic}} start at any time',
  'planCheck.do.available': 'Enter that {{people}} can come then',
  'planCheck.do.choices': 'Open the choices of {{person}}',
  'planCheck.do.wants': 'Give {{person}} {value, plural, one {# session} other {# sessions}}',
  'planCheck.do.wants.meetings': 'Give {{person}} {value, plural, one {# meeting} other {# meetings}}',
  'planCheck.do.release': 'Let {{person}} be moved out of {{topic}}',
  'planCheck.do.unpin': 'No longer fix {{topic}} at its time',
} as const
