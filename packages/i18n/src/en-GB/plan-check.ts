/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'What to look at before planning',
  'planCheck.looking': 'Checking …',
  'planCheck.nothing': 'Nothing in the way',
  'planCheck.nothing.short': 'A plan in which nothing is missing is possible.',
  'planCheck.nobody': 'Nobody wants a place, so there is nothing to plan.',
  'planCheck.nobody.meetings': 'Nobody can have a meeting, so there is nothing to plan.',
  'planCheck.possible': 'A plan in which nothing is missing is possible. Worth a look: {{number}}',
  'planCheck.possible.meetings':
    'A plan with all the meetings that people can have is possible. Worth a look: {{number}}',
  'planCheck.unknown':
    'Whether everybody can get what they want is not known. Places that the best plan of a short search left open: {{number}}',
  'planCheck.unknown.meetings':
    'Whether everybody can get what they want is not known. What the best plan of a short search left open, counted for each person: {{number}}',
  'planCheck.unknown.rules':
    'Whether a plan can keep every rule is not known: a short search found none that does.',
  'planCheck.number': 'To look at first: {{number}}',
  'planCheck.failed': 'What stands in the way could not be looked at. Please try again.',
  'planCheck.more': 'Others like this: {{number}}',
  'planCheck.notMade': 'The change was not saved. Please try again.',
  'planCheck.made': 'Changed.',
  'planCheck.made.solved': 'Changed. That solved: {{solved}}.',
  'planCheck.made.brought': 'Changed. That solved nothing, and new since then: {{brought}}.',
  'planCheck.made.both': 'Changed. That solved: {{solved}}. New since then: {{brought}}.',
  'planCheck.made.less': 'Changed. Less is missing now, and not all of it is solved.',
  'planCheck.made.still': 'Changed, but the list is as it was.',
  'planCheck.new': 'new since your change',
  'planCheck.undo': 'Undo this change',
  'planCheck.many.topicTooFew':
    'Topics that cannot run, because too few want them and can come at one time: {{number}}',
  'planCheck.many.topicTooFewTogether':
    'Topics that cannot run, because too few of those who want them may sit together: {{number}}',
  'planCheck.many.topicNoRoom': 'Topics that cannot run, because no room is large enough: {{number}}',
  'planCheck.many.personHasNoTime': 'People who can never come: {{number}}',
  'planCheck.many.personWantsMoreThanTime': 'People who want more sessions than they can come to: {{number}}',
  'planCheck.many.personWantsMoreThanLimit': 'People who want more sessions than they may have: {{number}}',
  'planCheck.many.personWantsTooFew':
    'People who want fewer sessions than any of their topics takes: {{number}}',
  'planCheck.many.personHasNoWish': 'People who have chosen no topic: {{number}}',
  'planCheck.many.personHasNoTopic': 'People of whose topics none can run when they can come: {{number}}',
  'planCheck.many.personCannotJoin': 'People whom none of their topics can take in: {{number}}',
  'planCheck.many.personTooFewTopics':
    'People who have chosen too few topics that can run when they can come: {{number}}',
  'planCheck.many.nobodyToMeet': 'People who can meet nobody: {{number}}',
  'planCheck.many.wishesNotMutual':
    'People who are asked to meet by others whom they have not chosen: {{number}}',
  'planCheck.many.wishesOverCapacity': 'People who cannot meet everybody who suits them: {{number}}',
  'planCheck.why.fixedOffStart': '{{topic}} is fixed at a time at which it may not start: {{when}}.',
  'planCheck.why.fixedTwice': 'A group of {{topic}} is fixed at two times.',
  'planCheck.why.fixedTogether':
    '{{topic}} and {{other}} are fixed at one time, and both need {{person}} as host.',
  'planCheck.why.fixedParallel':
    'More groups are fixed at one time than may meet then ({{when}}). Fixed: {{number}}, allowed: {{needed}}.',
  'planCheck.why.fixedRooms':
    'More groups are fixed at one time than there are rooms that seat them ({{when}}). Fixed: {{number}}, with a room: {{needed}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} is fixed at a time at which too few can come ({{when}}). Can come: {{number}}, needed: {{needed}}.',
  'planCheck.why.fixedHostAway':
    '{{topic}} is fixed at a time at which {{person}}, its host, cannot come: {{when}}.',
  'planCheck.why.fixedHostLimit':
    '{{person}} hosts more fixed groups than they may have sessions. Hosted: {{needed}}, allowed: {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'The groups fixed at one time need more people than can come then ({{when}}). Can come: {{number}}, needed: {{needed}}.',
  'planCheck.why.fixedContradict':
    'No plan keeps all groups that are fixed and all people who are kept in a group without breaking a rule.',
  'planCheck.why.pinnedTogether':
    '{{person}} is to stay in {{topic}} and in {{other}}, which can only meet at one time.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} is to stay in more groups than they may be in. Counted: {{needed}}, allowed: {{number}}.',
  'planCheck.why.pinnedAway': '{{person}} is to stay in {{topic}} and cannot come when it may meet.',
  'planCheck.why.pinnedTooMany':
    'More people are to stay in one group of {{topic}} than have room. People: {{needed}}, room for: {{number}}.',
  'planCheck.why.pinnedTopicRests': '{{person}} is to stay in {{topic}}, which cannot run.',
  'planCheck.why.pinnedNotWanted': '{{person}} is to stay in {{topic}} and has not chosen it.',
  'planCheck.why.pinnedRefuses':
    '{{person}} is to stay in a group of {{topic}} with {{otherPerson}}; one of the two does not want to meet the other.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} is to stay in a group of {{topic}} with {{otherPerson}}, and they have no language in common.',
  'planCheck.why.noTopic': 'There is no topic yet. Add one, or let participants add theirs.',
  'planCheck.why.tooFewSeats':
    'There are not enough places for everybody. Wanted: {{needed}}, at most: {{number}}.',
  'planCheck.why.tooFewSeatsAt':
    'There are not enough places for everybody who can come: {{when}}. Wanted: {{needed}}, at most: {{number}}.',
  'planCheck.why.groupsCompete':
    'Groups compete for people, hosts and time: not everybody can have at once what each could have alone. Wanted: {{needed}}, at most: {{number}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} fits at no time: it is too long, or may start at too few times.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} cannot run: its host {{person}} can never come when it may start.',
  'planCheck.why.topicHostLimit':
    '{{topic}} cannot run: its host {{person}} wants fewer sessions than one group takes.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} cannot run: it has more hosts than a group may have people. Hosts: {{needed}}, allowed: {{number}}.',
  'planCheck.why.topicHostsClash':
    '{{topic}} cannot run: its hosts {{person}} and {{otherPerson}} do not go together. One of them does not want to meet the other, or they have no language in common.',
  'planCheck.why.topicNoRoom':
    '{{topic}} cannot run: no room seats its smallest group. Needed: {{needed}}, the largest room then: {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} cannot run: {{person}} hosts the fixed group of {{other}} whenever it could.',
  'planCheck.why.topicTooFew':
    '{{topic}} cannot run: too few want it and can come at one time. There: {{number}}, needed: {{needed}}.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} cannot run: too few of those who want it may sit together, by whom they do not want to meet and by their languages. At most: {{number}}, needed: {{needed}}.',
  'planCheck.why.personHasNoTime': '{{person}} can never come.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} wants more sessions than they can come to. Wanted: {{needed}}, free: {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} wants more sessions than they may have. Wanted: {{needed}}, allowed: {{number}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} wants fewer sessions than any topic they have chosen takes. Wanted: {{number}}, needed: {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} has chosen no topic.',
  'planCheck.why.personHasNoTopic': 'No topic that {{person}} has chosen can run when they can come.',
  'planCheck.why.personCannotJoin':
    'No topic that {{person}} has chosen can take them in: its hosts fill it, or whom it needs and {{person}} do not go together.',
  'planCheck.why.personTooFewTopics':
    '{{person}} has chosen too few topics that can run when they can come. Wanted: {{needed}}, possible: {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} can meet nobody: nobody they may meet has chosen them or been chosen by them.',
  'planCheck.why.wishesNotMutual': 'People whom {{person}} has not chosen ask to meet them: {{number}}',
  'planCheck.why.wishesWithoutSession': 'Wishes of people who have no free session in common: {{number}}',
  'planCheck.why.wishesOverCapacity':
    '{{person}} cannot meet everybody who suits them. People: {{needed}}, meetings: {{number}}.',
  'planCheck.why.meetingsCompete':
    'Not everybody can have as many meetings as they could have alone. Wanted, counted for each person: {{needed}}, at most: {{number}}.',
  'planCheck.do.setting': 'Set “{{name}}” to {{value}}',
  'planCheck.do.upTo': '{{change}} (at most then: {{number}})',
  'planCheck.do.useRooms': 'Use all rooms (rooms: {{rooms}}, seats: {{seats}}): {{change}}',
  'planCheck.do.rooms': 'Enter more rooms, or larger ones',
  'planCheck.do.settingOff': 'Switch off “{{name}}”',
  'planCheck.do.topicMaxSize': 'At most {{value}} people in {{topic}}',
  'planCheck.do.groups': 'Allow {{value}} groups of each topic',
  'planCheck.do.duration': 'Shorten {{topic}} to {{value}}',
  'planCheck.do.start': 'Let {{topic}} start at any time',
  'planCheck.do.available': 'Enter that {{people}} can come then',
  'planCheck.do.choices': 'Open the choices of {{person}}',
  'planCheck.do.wants': 'Set what {{person}} wants to {{value}}',
  'planCheck.do.release': 'Let {{person}} be moved out of {{topic}}',
  'planCheck.do.unpin': 'No longer keep {{topic}} where it is',
} as const
