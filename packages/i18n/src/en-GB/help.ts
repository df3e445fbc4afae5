/** The help and about tabs. */
export const help = {
  'help.organiser': 'If you organise',
  'help.organiser.register': 'Give the event a name on the Event data tab and register it.',
  'help.organiser.share': 'Share its link or let people scan its QR code. Keep the admin link for yourself.',
  'help.organiser.topics':
    'Topics come from you and, if you like, from participants. You can also import a table of people and their choices.',
  'help.organiser.settings':
    'On the Settings tab you say how large groups are, how many fit side by side, and what matters most.',
  'help.organiser.plan':
    'On the Schedule tab you generate the plan. Everybody is placed as close to their wishes as possible.',
  'help.organiser.adjust':
    'Move people by hand, fix the time of groups, and generate the plan again as often as you like. A newly generated plan places everybody anew.',
  'help.participant': 'If you take part',
  'help.participant.join':
    'Open the link, enter your name and register. Nothing else is needed unless it says so.',
  'help.participant.link':
    'Keep your personal link: it brings you back to your choices on any device. Nobody else should have it.',
  'help.participant.topics': 'Say for every topic how interested you are. What you leave blank counts as no.',
  'help.participant.when': 'Where it is asked: say when you can come.',
  'help.participant.plan': 'When the plan is there, the Schedule tab shows your groups.',
  'help.questions': 'Good to know',
  'help.question.see': 'Who sees what I say?',
  'help.answer.see':
    'Only the organisers see your e-mail address, phone number and whom you would rather not meet. Others see your topic choices only where the organisers allow it.',
  'help.question.lost': 'I have lost my personal link',
  'help.answer.lost':
    'Ask an organiser: they find your personal link on the Event data tab, with a QR code to scan.',
  'help.question.offline': 'The connection is gone',
  'help.answer.offline':
    'Keep the page open. What you chose is kept and sent as soon as the connection is back.',
  'help.question.noGroup': 'Somebody has no group',
  'help.answer.noGroup':
    'Usually nothing they chose had room, or too few people chose it. Choosing more topics helps most.',
  'help.keys': 'Keyboard',
  'help.keys.tab': 'Go to the next field, button or table',
  'help.keys.arrows': 'Move inside a table or grid',
  'help.keys.homeEnd': 'Go to the beginning or end of a row',
  'help.keys.shiftArrows': 'Mark several hours of the availability grid',
  'help.keys.space': 'Change what is marked',
  'help.keys.numbers': 'Set a choice directly',
  'help.keys.escape': 'Close what is open, or take back a marking',
  'help.key.tab': 'Tab',
  'help.key.home': 'Home',
  'help.key.end': 'End',
  'help.key.shift': 'Shift',
  'help.key.space': 'Space',
  'help.key.escape': 'Esc',
  'about.title': 'About this planner',
  'about.what':
    'It brings people together who want to talk about the same things: at unconferences, open-space events, reading groups and in communities. Everybody says what interests them and when they can come, and the planner finds groups that suit as many as possible.',
  'about.fair':
    'Plans are computed from rules that the organisers can read and change in the settings. The schedule says why somebody has no group or no meeting.',
  'about.free': 'No account is needed. Whoever has the link to an event can take part in it.',
  'about.news': 'Hear what is new',
  'about.news.help':
    'Leave your e-mail address, and we write to you when there is something new. Only those who run this planner see it.',
  'about.news.email': 'Your e-mail address',
  'about.news.subscribe': 'Subscribe',
  'about.news.thanks': 'Thank you. Your address has arrived, and news will go to {{email}}.',
  'about.news.write': 'Or write to',
  'about.news.request': 'Please send me news.',
  'about.news.byFeedback':
    'Would you like to hear when there is something new? Say so in the feedback form, with your e-mail address.',
  'about.news.toFeedback': 'Open the feedback form',
  // The feedback tab.
  'feedback.title': 'Tell us what you think',
  'feedback.intro':
    'What works well, what does not, what you miss. It goes to the people who run this planner.',
  'feedback.text': 'Your feedback',
  'feedback.email': 'E-mail',
  'feedback.email.help': 'Only if you would like an answer.',
  'feedback.send': 'Send feedback',
  'feedback.thanks': 'Thank you. Your feedback has arrived.',
  'feedback.another': 'Write something else',
  // Short help beside what it is about.
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
