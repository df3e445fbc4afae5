/** The head of the schedule: how it stands, what to do next, what needs attention. */
export const scheduleHead = {
  'head.empty': 'No plan yet',
  'head.running': 'A plan is being made',
  'head.draft': 'A new plan waits to be published',
  'head.draft.line': 'Only organisers see it. What everybody else sees stays until then.',
  'head.draft.changes': 'What it changes',
  'head.failed': 'The last run made no plan',
  'head.failed.line': 'The plan below stays as it was.',
  'head.oldWeek': 'The next week is not planned yet',
  'head.oldWeek.line': 'The meetings of the last week are over.',
  'head.cannotWork':
    '{number, plural, one {Before you plan: # problem to fix first} other {Before you plan: # problems to fix first}}',
  'head.ready': 'Ready to plan',
  'head.ready.people': '{number, plural, one {# person} other {# people}}',
  'head.ready.topics': '{number, plural, one {# topic} other {# topics}}',
  'head.ready.answered': 'all have answered',
  'head.ready.open': '{open, plural, one {# has not answered yet} other {# have not answered yet}}',
  'head.ready.gives': 'People would get {{percent}}% of what is possible.',
  'head.latePeople':
    '{number, plural, one {# person joined and has no group yet} other {# people joined and have no group yet}}',
  'head.latePeople.meetings':
    '{number, plural, one {# person joined and has no meeting yet} other {# people joined and have no meeting yet}}',
  'head.missing.places':
    '{missing, plural, one {# of the} other {# of the}} {wanted, plural, one {one place people want} other {# places people want}} {missing, plural, one {is missing} other {are missing}}',
  'head.missing.places.meetings':
    '{missing, plural, one {# of the} other {# of the}} {wanted, plural, one {one wish to meet} other {# wishes to meet}} {missing, plural, one {is not granted} other {are not granted}}',
  'head.missing.people':
    '{short, plural, one {# person still needs a group} other {# people still need a group}}',
  'head.missing.people.meetings':
    '{short, plural, one {# person could meet more people} other {# people could meet more people}}',
  'head.missing.miss':
    '{short, plural, one {# person has fewer groups than they want.} other {# people have fewer groups than they want.}}',
  'head.missing.miss.meetings':
    '{short, plural, one {# person has fewer meetings than they ask for.} other {# people have fewer meetings than they ask for.}}',
  'head.brokenRules': '{number, plural, one {The plan breaks a rule} other {The plan breaks # rules}}',
  'head.broken': '{number, plural, one {The plan breaks a rule.} other {The plan breaks # rules.}}',
  'head.changed': '{{changes}} since this plan',
  'head.changed.what': 'What exactly has changed',
  'head.changed.many':
    '{number, plural, one {# thing has changed since this plan} other {# things have changed since this plan}}',
  'head.good': 'Everybody has all the places they want',
  'head.good.sessions': 'Everybody has a place in every session',
  'head.good.meetings': 'Everybody has all the meetings that are possible',
  'head.byHand': 'You changed it by hand since it was planned.',
  'head.madeByHand': 'It was put together by hand.',
  'head.have.all': 'All have the places they want.',
  'head.have':
    '{number, plural, one {# of {{people}} people has all the places they want.} other {# of {{people}} people have all the places they want.}}',
  'head.have.meetings':
    '{granted, plural, one {# of the} other {# of the}} {wanted, plural, one {one wish to meet} other {# wishes to meet}} {granted, plural, one {is granted.} other {are granted.}}',
  'head.firstChoice':
    '{number, plural, one {# of the {{named}} people who named a first choice gets it.} other {# of the {{named}} people who named a first choice get it.}}',
  'head.firstChoice.all':
    '{named, plural, one {The one person who named a first choice gets it.} other {All # people who named a first choice get it.}}',
  'head.firstChoice.none':
    '{named, plural, one {The one person who named a first choice does not get it.} other {None of the # people who named a first choice get it.}}',
  'head.uncounted':
    '{number, plural, one {# person chose nothing or cannot come, and is not counted.} other {# people chose nothing or cannot come, and are not counted.}}',
  'head.distance': 'At most {{distance}} below the best possible.',
  'head.distance.best': 'No plan can be better.',
  'head.open.all':
    '{number, plural, one {There is a free place for them.} other {Free places are enough for all of them.}}',
  'head.open.all.meetings': 'Meetings are possible for all of them.',
  'head.open.some':
    '{number, plural, one {A free place suits # of them.} other {Free places suit # of them.}}',
  'head.open.some.meetings':
    '{number, plural, one {A meeting is possible for # of them.} other {Meetings are possible for # of them.}}',
  'head.open.none': 'No free place suits them.',
  'head.open.none.meetings': 'No meeting is possible for them.',
  'head.fresh.noBetter':
    '{moving, plural, one {A new plan would be no better and would move # person.} other {A new plan would be no better and would move # people.}}',
  'head.same': 'A new plan would change nothing.',
  'head.who': 'See who misses what',
  // Who sees the plan, and the one button that changes it.
  'head.visible': '{number, plural, one {Visible to the one person} other {Visible to all #}}',
  'head.hidden': 'Draft: only organisers see it',
  'head.publish': 'Publish',
  'head.publish.all': '{number, plural, one {Publish to one person} other {Publish to all #}}',
  'head.unpublish': 'Unpublish',
  'head.moves': '{number, plural, one {moves # person} other {moves # people}}',
  // After a run: what is different from before.
  'head.moved':
    '{number, plural, one {# of} other {# of}} {total, plural, one {# person} other {# people}} {number, plural, one {is elsewhere than before.} other {are elsewhere than before.}}',
  'head.moved.none': 'Nobody is elsewhere than before.',
  'head.moved.see': 'What has changed',
  // The choice of another plan.
  'head.again': 'Plan again…',
  'head.again.title': 'Plan again',
  'head.again.keep': 'Keep what can stay',
  'head.again.fresh': 'Start over',
  'head.again.other': 'Try something else first',
  'head.again.other.help': 'Other sizes, one more session, without somebody: compare, change nothing.',
  'head.again.effect':
    '{moving, plural, one {Moves # person} other {Moves # people}} and gives {{percent}}% of what is possible, {{compared}}.',
  'head.again.noBetter': 'no better',
  'head.again.instead': 'instead of {{percent}}%',
  'head.again.same': 'Moves nobody: nothing would change.',
  'head.again.searching': 'What it would move is being worked out …',
  'head.again.unknown': 'What it would move is known only once it is planned.',
  'head.again.usedUp': 'Enough was searched ahead this hour. It is known once it is planned.',
  // What needs attention.
  'head.attention': 'What needs attention',
  'head.attention.all': '{number, plural, one {Show it in full} other {All # points}}',
  'head.attention.fewer': 'Show fewer',
  'head.attention.show': 'Show',
  'head.attention.chip': '{number, plural, one {# point} other {# points}}',
  'head.more': 'More',
} as const
