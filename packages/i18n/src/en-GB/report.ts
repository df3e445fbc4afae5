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
  'report.satisfied.missing':
    '{missing, plural, one {# place is} other {# places are}} missing. People get {{percent}}% of the best they could hope for.',
  'report.nobodyCounts': 'Nobody has chosen anything, so there is nothing to measure the plan by.',
  'report.loading': 'The report is being made…',
  'report.updating': 'Something has changed. The report is being made again…',
  'report.timedOut': 'The report could not be made just now.',
  'report.timedOutOld': 'The report could not be made again. What follows is from before the last change.',
  'report.noPlan': 'There is no plan to report on yet.',
  'report.made': 'Made on {{time}}.',
  'report.byHand': 'This plan was put together by hand, at least in part.',
  'report.today': 'Numbers use today’s choices and settings.',
  'report.dataSame': 'Nothing that matters has changed since.',
  'report.dataChanged': 'Choices, people or settings have changed since.',
  'report.dataUnknown': 'Whether anything has changed since is not known.',
  'report.planChanged': 'Places were changed by hand since.',
  'report.forEverybody': 'Version for everybody',
  'report.forEverybody.shown': 'Participants see this version in the schedule.',
  'report.forEverybody.hidden': 'Nobody else sees it yet: it is turned on in the settings, “{{setting}}”.',
  'report.forEverybody.wishes':
    'Nobody else sees it while “{{setting}}” is on: sums of wishes would tell of single ones.',
  'report.dots.title': 'What each person gets',
  'report.dots.help': 'Each dot is a person, and how much they get of the best they could hope for.',
  'report.dots.below': 'below {{percent}}%',
  'report.dots.share': 'Share of the best they could hope for',
  'report.dots.people': 'People',
  'report.dots.person': '{{name}}: {{percent}}%',
  'report.firstChoices':
    '{{number}} of {total, plural, one {# person who named a first choice gets it} other {# people who named a first choice get it}}.',
  'report.uncounted':
    '{number, plural, one {# person is not counted here: they} other {# people are not counted here: they}} chose nothing, or cannot come.',
  'report.position.title': 'How good is this plan?',
  'report.position.this': 'This plan: {{percent}}%',
  'report.position.chance': 'Chance: {{percent}}%',
  'report.position.share': 'That is {{percent}}% of the way from chance to the best plan possible.',
  'report.position.unproven': 'How close it is to the best plan possible is not proven.',
  'report.position.notBetter': 'By the rules of this event it is no better than chance.',
  'report.position.placesDiffer':
    'Chance rarely leaves as many places missing as this plan, so the two cannot be compared further.',
  'report.random':
    'Chance would give people {{percent}}% and leave {missing, plural, =0 {no place} one {# place} other {# places}} missing. This plan gives {{own}}% and leaves {ownMissing, plural, =0 {none} one {#} other {#}}.',
  'report.random.none': 'Chance found no plan that keeps the rules of this event.',
  'report.uncompared.noRun': 'It was not made by the planner, so there is nothing to compare it with.',
  'report.uncompared.dataChanged':
    'Much may have changed since, so we cannot say how close to the best this still is. A new plan will tell.',
  'report.uncompared.dataUnknown':
    'Whether the event has changed since is not known, so we cannot say how close to the best this is. A new plan will tell.',
  'report.uncompared.notKept':
    'What it was made of is not kept, so we cannot say how far it gets from chance to the best.',
  'report.uncompared.rulesBroken':
    'It breaks a rule, so it cannot be compared with plans that keep them all.',
  'report.uncompared.placesDiffer':
    'Other places are missing than when it was made, so we cannot say how close to the best it still is.',
  'report.broken':
    '{people, plural, one {# person is} other {# people are}} in a place that breaks a rule of the plan.',
  'report.lacking.title': 'Who lacks a place?',
  'report.lacking.none': 'Everybody has the places they want.',
  'report.places.open':
    'No plan can give more than {most, plural, one {#} other {#}} of the {wanted, plural, one {# place} other {# places}} that people want, with these choices, times, group sizes and rooms. This one gives {given, plural, one {#} other {#}}.',
  'report.places.reached':
    'Nobody more can be placed: with these choices, times, group sizes and rooms no plan can give more than {most, plural, one {#} other {#}} of the {wanted, plural, one {# place} other {# places}} that people want.',
  'report.lacking.people':
    '{{names}} {people, plural, one {lacks} other {lack}} {places, plural, one {# place} other {# places}}: {{reason}}.',
  'report.lacking.limit': 'no more groups are allowed',
  'report.lacking.oneGroupOnly': 'everybody is limited to one group',
  'report.lacking.noFreeSlot': 'they have no free time left for it',
  'report.lacking.noWish': 'they chose no topic',
  'report.lacking.nothingRuns': 'nothing more of what they chose runs when they are free',
  'report.lacking.full': 'what they chose is full when they are free',
  'report.lacking.full.meetings': 'those they may meet have no room left, or no time when both are free',
  'report.lacking.roomFull': 'what they chose is in rooms that seat nobody more',
  'report.lacking.roomFull.room': '{{topics}} is in {{room}}, which seats only {{seats}}',
  'report.lacking.doesNotFit': 'what they chose and runs when they are free cannot take them',
  'report.lacking.couldJoin': 'there is still room in {{topics}}',
  'report.lacking.noPartner': 'there is nobody else they may meet',
  'report.lacking.partnersFull': 'those they may meet have no room left, or it would cost others more',
  'report.worst.title': 'Who is worst off?',
  'report.worst.none': 'Nobody gets less than the best they could hope for.',
  'report.worst.column.person': 'Who',
  'report.worst.column.share': 'Gets',
  'report.worst.column.missed': 'Missed',
  'report.worst.move': 'Move',
  'report.worst.moveOf': 'Move {{name}}',
  'report.worst.why': 'Why?',
  'report.worst.whyOf': 'Why {{name}}?',
  'report.worst.noMissed': 'Wants more places than the topics they chose.',
  'report.missed.notRunning': '{{topics}} {number, plural, one {does not run} other {do not run}}.',
  'report.missed.otherTime': '{{topics}} {number, plural, one {runs} other {run}} at another time only.',
  'report.missed.away': '{{topics}} {number, plural, one {meets} other {meet}} when they cannot come.',
  'report.missed.busy':
    '{{topics}} {number, plural, one {runs} other {run}} during {{groups}}, which lasts longer.',
  'report.missed.asGood': '{{topics}} {number, plural, one {runs} other {run}} during {{groups}}.',
  'report.missed.limit': '{{topics}}: they already have as many groups as they asked for.',
  'report.missed.pinned': '{{topics}}: an organiser keeps them in {{groups}}.',
  'report.missed.hosts': '{{topics}} {number, plural, one {runs} other {run}} while they host {{groups}}.',
  'report.missed.full': '{{topics}} {number, plural, one {is} other {are}} full.',
  'report.missed.roomFull': '{{topics}} {number, plural, one {has} other {have}} no larger room.',
  'report.missed.roomFull.room':
    '{{topics}}: {{room}} seats only {{seats}}, and no larger room is free then.',
  'report.missed.contactNo': '{{topics}}: somebody there and they do not want to meet.',
  'report.missed.language': '{{topics}}: somebody there has no language in common with them.',
  'report.missed.leavesTooFew': '{{topics}}: too few people would be left in {{groups}}.',
  'report.missed.breaksRule': '{{topics}}: it would break a rule of the plan.',
  'report.missed.outweighed': '{{topics}}: it would cost others more.',
  'report.missed.open': '{{topics}}: a move would do the plan no harm.',
  'report.missed.enough': '{{topics}}: they already have as many groups as they asked for.',
  'report.missed.ownRefusal': '{{topics}}: somebody is there whom they would rather not meet.',
  'report.missed.notPossible': '{{topics}}: there was no better place in a plan that is good for all.',
  'report.resting.title': 'Which topics fell out?',
  'report.resting.none': 'Every topic runs.',
  'report.resting.noWish': '{{topic}}: nobody chose it.',
  'report.resting.noTime': '{{topic}}: it fits at no time.',
  'report.resting.hostAway': '{{topic}}: {{people}} cannot come when it may run.',
  'report.resting.tooFew':
    '{{topic}}: it needs {needed, plural, one {# person} other {# people}} at one time, and {number, plural, =0 {nobody} one {only # person} other {only # people}} could come.',
  'report.resting.hostBusy': '{{topic}}: {{people}} is in another group whenever it could run.',
  'report.resting.noRoom':
    '{{topic}}: whenever it could run, {needed, plural, one {# group is} other {# groups are}} on already, and no more are allowed.',
  'report.resting.roomsTaken':
    '{{topic}}: no room that seats {needed, plural, one {# person} other {# people}} is free when it could run.',
  'report.resting.peopleBusy':
    '{{topic}}: it needs {needed, plural, one {# person} other {# people}} at one time, and {number, plural, =0 {nobody} one {only # person} other {only # people}} had no other group.',
  'report.resting.outweighed':
    '{{topic}}: it could run, but the rest of the plan would lose more than it gains.',
  'report.sizes.meetings.title': 'How many meetings people have',
  'report.sizes.meetings.row': 'Meetings of a person',
  'report.sizes.same':
    '{groups, plural, one {# group} other {# groups}} of {size, plural, one {# person} other {# people}}.',
  'report.sizes.range':
    '{groups, plural, one {# group} other {# groups}} of {{least}} to {most, plural, one {# person} other {# people}}.',
  'report.company':
    '{pairs, plural, =0 {No two people meet more than once.} one {# pair meets more than once.} other {# pairs meet more than once.}}',
  'report.former':
    '{{people}} people went short in former events. At equal wishes they come first: now {satisfied, plural, =0 {none of them gets} one {# of them gets} other {# of them get}} the best they could hope for{short, plural, =0 {.} one {, # does not.} other {, # do not.}}',
  'report.former.one':
    'One person went short in former events and comes first at equal wishes, but lacks something again.',
  'report.former.one.best':
    'One person went short in former events and comes first at equal wishes: now they get the best they could hope for.',
  'report.shared.intro':
    'These are sums of everybody together. They name nobody, and numbers of people are rounded down to fives.',
  'report.shared.satisfied': 'Together people get about {{percent}}% of the best they could hope for.',
  'report.shared.tooFew': 'There are too few people for sums that tell nothing of single ones.',
  'report.shared.band': '{{from}} to {{to}}% of the best they could hope for',
  'report.shared.atLeast': 'at least {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {At least # person is not counted here: they} other {At least # people are not counted here: they}} chose nothing, or cannot come.',
  'report.shared.lacking': 'Some people lack a place they want.',
} as const
