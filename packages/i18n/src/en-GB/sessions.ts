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
  'topicFacts.sessions': '{number, plural, one {takes # session} other {takes # sessions}}',
  'topicFacts.max': '{number, plural, one {for at most # person} other {for at most # people}}',
  'userChoices.beginnersOnly': 'Only topics friendly to beginners',
  'eventData.sessions.released':
    '{number, plural, one {Saving this releases # reserved meeting, whose session no longer exists. The wish waits for the next plan.} other {Saving this releases # reserved meetings, whose sessions no longer exist. The wishes wait for the next plan.}}',
  'eventData.sessions.lost':
    '{number, plural, one {Saving this takes the session from # confirmed meeting. The next plan looks for another one.} other {Saving this takes the session from # confirmed meetings. The next plan looks for others.}}',
  'eventData.sessions.untimed':
    '{number, plural, one {Saving this leaves # meeting without a session. The two then agree on a time themselves.} other {Saving this leaves # meetings without a session. Those who meet then agree on a time themselves.}}',
  'eventData.labels.read':
    '{sessions, plural, one {# session has a name or a time} other {# sessions have a name or a time}}, {days, plural, one {# day has a date} other {# days have a date}}, and there {breaks, plural, =0 {are no breaks.} one {is # break.} other {are # breaks.}}',
  'eventData.labels.surplus.title':
    '{number, plural, one {# name is left over} other {# names are left over}}',
  'eventData.labels.surplus': 'There is no session for {{names}}. The names are kept, but nobody sees them.',
  'eventData.labels.surplus.add': 'Set the number of sessions to {{number}}',
  'eventData.timeZoneOfSessions.help':
    'The times of the sessions are those of this clock. Whoever has given another time zone reads them on their own clock.',
  'userData.timeZone.sessionsHelp': 'You read the times of the sessions on the clock of this zone.',
  'eventData.times.title': 'Fill in the times of a day',
  'eventData.times.date': 'First day',
  'eventData.times.start': 'From',
  'eventData.times.length': 'Minutes each',
  'eventData.times.pause': 'Minutes between',
  'eventData.times.lunchFrom': 'Lunch from',
  'eventData.times.lunchTo': 'until',
  'eventData.times.perDay': 'Sessions a day',
  'eventData.times.fill': 'Fill in the times',
  'eventData.times.ends':
    '{number, plural, one {# session from {{start}} to {{end}}.} other {# sessions from {{start}} to {{end}}.}}',
  'eventData.times.filled':
    'The times stand in the lines below, where each can be changed. Save to show them to everybody.',
  'eventData.times.tooLong':
    '{number, plural, =0 {No session ends before midnight. Begin earlier or make them shorter.} one {Only # session of the day ends before midnight. Begin earlier, make them shorter, or spread them over more days.} other {Only # sessions of the day end before midnight. Begin earlier, make them shorter, or spread them over more days.}}',
  'eventData.times.wrong.date': 'Choose a day, or leave this empty.',
  'eventData.times.wrong.time': 'Give a time, such as 09:30.',
  'eventData.times.wrong.minutes': 'Give whole minutes, up to {{max}}.',
  'eventData.times.wrong.lunch': 'Lunch has to end after it begins. Leave both empty for a day without one.',
  'eventData.times.wrong.perDay': 'Give a whole number, up to 100.',
  'eventData.times.overlaps': '{{name}} begins before {{other}} has ended. Nobody can be in both.',
  'eventData.times.skipped': '{{name}} begins at {{time}}, an hour that the clocks leave out on that day.',
  'eventData.times.noDate':
    '{number, plural, one {# session has a time but no date. With one, it is in calendars, and what is on is marked on the day.} other {# sessions have a time but no date. With one, they are in calendars, and what is on is marked on the day.}}',
} as const
