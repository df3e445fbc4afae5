/** Days, breaks and times of sessions, and what topics are like. */
export const sessions = {
  'sessions.day': '{{weekday}}, {{date}}',
  'sessions.choose.day': 'Day',
  'sessions.choose.part': 'Part of the programme',
  'sessions.all': 'All sessions',
  'sessions.goTo': 'Go to session',
  'sessions.goTo.choose': 'Choose a session',
  'sessions.now': 'Now: {{session}}',
  'sessions.isNow': 'Now',
  'sessions.break': 'Break',
  'sessions.thenBreak': 'then a break',
  'availability.wholeDay': 'All of it',
  'availability.allOfDay': 'All of {{day}}',
  'schedule.list.of': 'Groups of',
  'schedule.list.everybody': 'Everybody',
  'schedule.session.notIn': 'Not in a group here.',
  'topicFacts.sessions': 'Sessions: {{number}}',
  'topicFacts.max': 'Largest group: {{number}}',
  'userChoices.beginnersOnly': 'Only topics friendly to beginners',
  'eventData.sessions.released':
    'When you save this, reserved meetings in sessions that no longer exist are released: {{number}}. Their wishes wait for the next plan.',
  'eventData.sessions.lost':
    'When you save this, confirmed meetings lose their session: {{number}}. The next plan looks for another one.',
  'eventData.sessions.untimed':
    'When you save this, meetings stay but no longer have a session: {{number}}. Those who meet agree on a time themselves.',
  'eventData.labels.read':
    'Sessions with a name or a time: {{sessions}}. Days with a date: {{days}}. Breaks: {{breaks}}.',
  'eventData.labels.surplus.title': 'More names than sessions ({{number}})',
  'eventData.labels.surplus': 'No session has these names: {{names}}. They are kept, but nobody sees them.',
  'eventData.labels.surplus.add': 'Set the number of sessions to {{number}}',
  'eventData.timeZoneOfSessions.help':
    'The times of the sessions are those of this clock. Whoever has given another time zone reads them on their own clock.',
  'userData.timeZone.sessionsHelp': 'You read the times of the sessions on the clock of this zone.',
} as const
