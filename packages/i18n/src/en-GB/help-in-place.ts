/** Short help beside what it is about. */
export const helpInPlace = {
  'help.open': 'Help: {{about}}',
  'help.choices.yes':
    '“Yes” means that you would like to be there. The more topics you choose, the easier it is to find a group for you.',
  'help.choices.first': '“#1 Yes!” counts more than “Yes”: keep it for what you would hate to miss.',
  'help.choices.numbers': 'The higher the number, the more it counts: 10 is for what you would hate to miss.',
  'help.choices.host':
    '“Host” means that you lead the group. Choose it only for a topic that you want to lead.',
  'help.choices.blankNever': 'A topic without a choice is a no: you are not put into its groups.',
  'help.choices.blankRarely':
    'A topic without a choice is a no: you are put into one of its groups only when there is no other way.',
  'help.choices.oneSided':
    'One wish is enough: a plan may also give you a meeting with somebody who asked for you. You can take it back.',
  'help.choices.mutual': 'It takes two: a plan brings you together only if both of you have said Yes.',
  'help.contacts.no': '“No” keeps the two of you out of one group. The other person is never told.',
  'help.contacts.numbers': 'The higher the number, the more you would like to be in one group with somebody.',
  'help.times.sessions':
    'You come to every session until you say otherwise. In one that you untick you get no group.',
  'help.times.week':
    'You get a group only at hours that you have chosen. It needs all its hours in a row, so long stretches help more than single hours.',
  'help.times.maybe': 'An hour marked “Maybe” can be used too, but is avoided where there is another way.',
  'help.times.later':
    'A plan that is made already does not change by itself: if you cannot come after all, tell the organisers too.',
  'help.link.keep': 'There is no password, so keep this link: bookmark it, or e-mail it to yourself.',
  'help.link.known': 'If somebody else may know it, replace it: the old link then opens nothing.',
  'help.data.change':
    'What you enter is for this event only. You can change it at any time; the organisers can correct and remove it too.',
  'help.schedule.views':
    '“Mine” shows your own groups, “List” every group with its people, and “Tables” everybody beside all groups.',
  'help.schedule.cards': '“Cards” shows the groups of each session with their people.',
  'help.schedule.move':
    'To move somebody, drag the name onto another card, or tap it or press Enter on it and choose a group.',
  'help.schedule.week': '“Week” shows the groups by day and hour.',
  'help.schedule.sign':
    'A warning sign beside your group means that it does not quite suit you: you did not choose its topic, or you are not free for all of it.',
  'help.schedule.change': 'You can join a group that has room, and leave yours.',
  'help.meetings.states':
    '“Reserved” means that a plan has brought you together; the next one may change that. “Confirmed” means that one of you has confirmed it, and no plan changes it any more.',
  'help.meetings.takeBack':
    'If you cannot come, withdraw the meeting or cancel it: the other person is told at once, and free for somebody else.',
  'help.inviting.links':
    'Everybody who registers by the share link gets a personal link of their own. You find it in the list of participants.',
  'help.inviting.replace':
    'If a link has fallen into the wrong hands, you can replace it under “Advanced”. Personal links keep working.',
  'help.planning.run':
    'The planner tries many plans and takes the best one. You can stop it at any time and use what it has found so far.',
  'help.planning.keep':
    '“Re-plan with few changes” keeps as much of the plan as it can, also what you have changed by hand. Use it when somebody comes late or drops out.',
  'help.planning.fixed': 'To keep the time of a group, choose “Tables” and tick “Fixed” for it.',
  'help.participants.links':
    'If somebody has lost their personal link, show them its QR code here, or copy it and send it to them.',
  'help.participants.archive':
    'Archiving hides somebody and can be taken back. Erasing deletes everything about them for good.',
  'help.participants.waiting':
    'Whoever waits for approval is in no plan until you approve them, and only organisers see them.',
  'help.participants.import':
    'With “Import” you add a table of people and their choices. Whoever is here already is updated, not added twice.',
  'help.history.undo':
    'The arrows at the top take back the last choices, times and places that you have changed on this page, one by one. Forms, links and plans are not among them.',
} as const
