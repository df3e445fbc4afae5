/** What a plan is worth: the result of a run, and the report. */
export const report = {
  'schedule.view.report': 'Report',
  'report.title': 'What the plan is worth',
  'report.best': 'No plan can be better than this one.',
  'report.near': 'As good as a plan can be, to within {{distance}}.',
  'report.best.least':
    'For these choices, times and rules no plan is better, and none has fewer missing places.',
  'report.best.weighed': 'For these choices, times and rules no plan is better.',
  'report.best.open':
    'Of the plans with as many missing places none is better. Whether fewer could be missing is not proven.',
  'report.near.least':
    'For these choices, times and rules the plan is at most {{distance}} below the best that any plan could reach, and none has fewer missing places.',
  'report.near.weighed':
    'For these choices, times and rules the plan is at most {{distance}} below the best that any plan could reach.',
  'report.near.open':
    'The plan is at most {{distance}} below the best of those with as many missing places. Whether fewer could be missing is not proven.',
  'report.satisfied': 'People get {{percent}}% of the best they could hope for.',
  'report.loading': 'The report is being made…',
  'report.updating': 'Something has changed. The report is being made anew…',
  'report.timedOut': 'The report could not be made just now.',
  'report.timedOutOld': 'The report could not be made anew. What follows is from before the last change.',
  'report.noPlan': 'There is no plan to report on yet.',
  'report.made': 'The plan was made on {{time}}. This report is of the choices and settings of today.',
  'report.byHand':
    'This plan was put together by hand, at least in part. The report is of the choices and settings of today.',
  'report.dataSame': 'Nothing that planning reads has changed since then.',
  'report.dataChanged': 'Choices, people or settings have changed since then.',
  'report.dataUnknown': 'Whether choices, people or settings have changed since then is not known.',
  'report.planChanged': 'Places were changed by hand since then.',
  'report.forEverybody': 'Version for everybody',
  'report.forEverybody.shown': 'Participants see this version in the schedule.',
  'report.forEverybody.hidden': 'Nobody else sees it yet: it is turned on in the settings, “{{setting}}”.',
  'report.forEverybody.wishes':
    'Nobody else sees it while “{{setting}}” is on: sums of wishes would tell of single ones.',
  'report.dots.title': 'What each person gets',
  'report.dots.help': 'One dot, one person: the share of the best they could have hoped for alone.',
  'report.dots.below': 'below {{percent}}%',
  'report.dots.share': 'Share of the best they could hope for',
  'report.dots.people': 'People',
  'report.dots.person': '{{name}}: {{percent}}%',
  'report.firstChoices':
    '{{number}} of {total, plural, one {# person who named a first choice gets it} other {# people who named a first choice get it}}.',
  'report.uncounted':
    '{number, plural, one {# person is not counted here: they} other {# people are not counted here: they}} chose nothing, or cannot come.',
  'report.position.title': 'Where this plan lies',
  'report.position.random': 'dealt out at random',
  'report.position.this': 'this plan',
  'report.position.bound': 'no plan can be better',
  'report.position.share':
    'Of what lies between plans dealt out at random and the best that is possible, this plan reaches {{percent}}%.',
  'report.position.unproven': 'How far it is from the best possible plan is not proven.',
  'report.position.better': 'It is better than plans that are dealt out at random.',
  'report.position.notBetter':
    'By the rules of this event it is no better than plans that are dealt out at random.',
  'report.position.placesDiffer':
    'Too few of the plans dealt out at random miss as many places as this one, so how far it gets from them to the best possible plan cannot be said.',
  'report.random':
    'In plans dealt out at random that keep every rule (tried: {{plans}}), people get {{percent}}% of the best they could hope for; missing places: {{missing}}. In this plan: {{own}}%; missing: {{ownMissing}}.',
  'report.random.none': 'Plans dealt out at random did not keep the rules of this event.',
  'report.uncompared.noRun': 'It was not made by the planner, so there is nothing to compare it with.',
  'report.uncompared.dataChanged':
    'The event has changed since the plan was made, so the best possible plan of then says nothing of it now. A new plan will be compared again.',
  'report.uncompared.dataUnknown':
    'Whether the event has changed since the plan was made is not known, so it is not compared with the best possible plan of then. A new plan will be compared again.',
  'report.uncompared.notKept':
    'Not all that it was made of is kept, so how far it gets from plans dealt out at random to the best possible plan cannot be said.',
  'report.uncompared.rulesBroken':
    'It breaks a rule, so it cannot be compared with plans that keep them all.',
  'report.uncompared.placesDiffer':
    'Not as many places are missing as when the plan was made, so it cannot be compared with the best possible plan of then.',
  'report.lacking.title': 'Who lacks a place',
  'report.lacking.none': 'Everybody has the places they want.',
  'report.lacking.person': '{{name}} (missing: {{places}}): {{reason}}',
  'report.lacking.limit': 'no more groups than these are allowed',
  'report.lacking.oneGroupOnly': 'everybody is limited to one group',
  'report.lacking.noFreeSlot': 'no time for it is free',
  'report.lacking.noWish': 'no topic was chosen',
  'report.lacking.nothingRuns': 'nothing more of what they chose runs when they are free',
  'report.lacking.full': 'what they chose is full when they are free',
  'report.lacking.full.meetings': 'those they may meet have no room left, or no time when both are free',
  'report.lacking.roomFull': 'what they chose is in rooms that seat nobody more',
  'report.lacking.doesNotFit': 'what they chose and runs when they are free cannot take them',
  'report.lacking.couldJoin': 'a free place is left in {{topics}}',
  'report.lacking.noPartner': 'there is nobody else they may meet',
  'report.lacking.partnersFull': 'those they may meet have no room left, or it would cost others more',
  'report.worst.title': 'Who gets least',
  'report.worst.none': 'Nobody gets less than the best they could hope for.',
  'report.worst.person': '{{name}}: {{percent}}% of the best they could hope for',
  'report.worst.noMissed': 'They have more places to fill than choices.',
  'report.resting.title': 'Topics that do not run',
  'report.resting.none': 'Every topic runs.',
  'report.resting.noWish': '{{topic}}: nobody has chosen it.',
  'report.resting.noTime': '{{topic}}: it fits at no time.',
  'report.resting.hostAway': '{{topic}}: {{people}} cannot come when it may run.',
  'report.resting.tooFew':
    '{{topic}}: the most of those who may be in it and can come at one time: {{number}}; needed: {{needed}}.',
  'report.resting.hostBusy': '{{topic}}: {{people}} is in another group whenever it could run.',
  'report.resting.noRoom':
    '{{topic}}: whenever it could run there are as many groups at a time as allowed ({{needed}}).',
  'report.resting.roomsTaken': '{{topic}}: no room for its smallest group is left when it could run.',
  'report.resting.peopleBusy':
    '{{topic}}: the most of those who may be in it and have no other group at the time: {{number}}; needed: {{needed}}.',
  'report.resting.outweighed':
    '{{topic}}: it could run, and the rest of the plan would lose more than it gives.',
  'report.rules.title': 'How people are placed',
  'report.rules.column': 'Where people are',
  'report.rule.personToHighValueTopic': 'In a group they chose',
  'report.rule.avoidNonPreferredTopicAssignments': 'In a group they did not choose',
  'report.rule.assignAllSessionsToAllParticipants': 'Without a place they want',
  'report.rule.avoidRepeatedTopics': 'In the same topic more than once',
  'report.rule.preferNewPersonToPersonContacts': 'With the same people more than once',
  'report.rule.contactPreferences': 'With somebody whom one of the two wants to meet',
  'report.rule.fairness': 'With less than the best they could hope for',
  'report.rule.avoidMaybeAvailability': 'In a group at a time they marked Maybe',
  'report.rule.unfilled': 'Without a place they want',
  'report.rule.broken': 'In a place that breaks a rule of the plan',
  'report.sizes.title': 'How big the groups are',
  'report.sizes.meetings.title': 'How many meetings people have',
  'report.sizes.row': 'People in a group',
  'report.sizes.meetings.row': 'Meetings of a person',
  'report.sizes.groups': 'Groups',
  'report.company': 'Pairs of people who are together more than once: {{pairs}} (people: {{people}})',
  'report.shared.intro':
    'These are sums of everybody together. They name nobody, and numbers of people are rounded down to fives.',
  'report.shared.satisfied': 'Together people get about {{percent}}% of the best they could hope for.',
  'report.shared.tooFew': 'There are too few people for sums that tell nothing of single ones.',
  'report.shared.band': '{{from}} to {{to}}% of the best they could hope for',
  'report.shared.atLeast': 'at least {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {At least # person is not counted here: they} other {At least # people are not counted here: they}} chose nothing, or cannot come.',
  'report.shared.lacking': 'Some people lack a place they want.',
  'report.result.title': 'The plan is made',
  'report.result.changes': 'What is different from the plan before',
  'report.result.moved':
    'People in another topic or at another time than in the plan before: {{number}} of {{total}}',
  'report.result.lacking': 'Some people are without a place they want:',
  'report.result.lackingWhy': '{{names}}: {{reason}}.',
  'report.result.open': 'Open the report',
} as const
