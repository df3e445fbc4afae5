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
  'about.subscribe': 'Hear what is new',
  'about.subscribe.help': 'Write to us and we will let you know when there is something new.',
  'about.subscribe.button': 'Subscribe by e-mail',
  'about.subscribe.subject': 'Please send me news',
} as const
