/** Letters to people, as the server writes them. */
export const letters = {
  'letters.hello': 'Hello {{name}},',
  'letters.helloAll': 'Hello,',
  'letters.invitation.subject': 'Invitation: {{event}}',
  'letters.invitation.text':
    'You are invited to {{event}}. Please say what interests you, so that you get into groups that suit you. It takes two minutes.',
  'letters.reminder.subject': '{{event}}: what interests you?',
  'letters.reminder.text':
    'The groups of {{event}} will be planned soon, and we do not know yet what interests you. It takes two minutes.',
  'letters.plan.subject': '{{event}}: your plan',
  'letters.plan.text': 'This is your plan:',
  'letters.plan.none':
    'You are in no group of this plan. Please look at your page to see why, or ask the organisers.',
  'letters.planChanged.subject': '{{event}}: your plan has changed',
  'letters.planChanged.text':
    '{number, plural, one {One thing in your plan has changed:} other {# things in your plan have changed:}}',
  'letters.change.added': 'New: {{what}}',
  'letters.change.moved': 'Changed: {{what}}',
  'letters.change.gone': 'No longer: {{what}}',
  'letters.change.before': 'before: {{when}}',
  'letters.change.group': 'a group that is not in the plan any more',
  'letters.change.rest': 'Everything else stays as it was.',
  'letters.everyWeek': '{{weekday}}, {{from}} to {{to}}, every week',
  'letters.everySecondWeek': '{{weekday}}, {{from}} to {{to}}, every second week from {{date}}',
  'letters.noTime': 'time not said yet',
  'letters.page': 'Your own page. Please keep its address to yourself, it is your key:',
  'letters.calendar': 'Your calendar, which follows when the plan changes:',
  'letters.lostLink.subject': '{{event}}: your link',
  'letters.lostLink.text':
    'Somebody, probably you, has asked for your link to {{event}}. If it was not you, there is nothing to do.',
  'letters.lostLink.ofName': 'For {{name}}:',
  'letters.why': 'You get this because the organisers of {{event}} have your address.',
  'letters.stop': 'No more mail about it:',
  'letters.off.title': 'Mail about {{event}}',
  'letters.off.gets': 'You get mail about this event at {{address}}.',
  'letters.off.stopped': 'You get no mail about this event any more.',
  'letters.off.stoppedAll': 'You get no mail about any event of this planner any more.',
  'letters.off.stop': 'No more mail about this event',
  'letters.off.stopAll': 'No mail about any event here',
  'letters.off.again': 'Send me mail again',
  'letters.off.gone':
    'This address is not valid any more. Please ask the organisers to take your address out.',
} as const
