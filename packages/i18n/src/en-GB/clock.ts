/** Whose clock times are on, dates of meetings, and changes of the clocks. */
export const clock = {
  'eventData.field.timeZone': 'Time zone of the event',
  'eventData.field.timeZone.help':
    'Groups meet at the same hour of this clock all year round. Everybody reads when that is on their own clock.',
  'eventData.field.firstMonday': 'First Monday',
  'eventData.field.firstMonday.help':
    'The first week begins on this day: week A where there are two, and week B a week later.',
  'timeZone.none': 'No time zone has this in its name. Try the largest city near you.',
  'timeZone.refused':
    '{{zone}} is not a whole number of hours from world time (UTC), and groups are planned in whole hours. Choose one of its neighbours:',
  'timeZone.ownRefused':
    'Your clock is that of {{zone}}, which is not a whole number of hours from world time (UTC), and groups are planned in whole hours. Choose one of its neighbours. You still choose your hours on your own clock.',
  'clock.own': 'Times are those of your time zone, {{zone}}.',
  'clock.person': 'Times are those of this person’s time zone, {{zone}}.',
  'clock.event': 'Times are those of {{zone}} (the event).',
  'clock.ownBeside': 'Times are on your own clock ({{zone}}). The event goes by the clock of {{event}}.',
  'clock.personBeside':
    'Times are on this person’s clock ({{zone}}). The event goes by the clock of {{event}}.',
  'clock.ofEvent': '{{time}} on the clock of the event',
  'clock.row.hour': 'Starts at (yours)',
  'clock.hourBoth': '{{event}} (yours: {{own}})',
  'clock.unknown': 'Times are those of the event. Its time zone is not given yet.',
  'clock.missing': 'No time zone is given in “{{tab}}” yet. Until then these times are those of {{zone}}.',
  'schedule.next.title': 'Next meetings',
  'schedule.next.clock': 'Dates and times on your clock: {{zone}}.',
  'schedule.next.later': 'The clocks have changed: {{hours}} h later than the time before.',
  'schedule.next.earlier': 'The clocks have changed: {{hours}} h earlier than the time before.',
  'schedule.next.week': '{{week}} of the event',
  'schedule.next.unknown': 'There are no dates yet: the organisers have not said when the first week begins.',
  'schedule.time.dated.long': '{{day}}, {{from}} to {{to}}, then every second week',
  'schedule.time.inWeek': '{{time}} ({{week}})',
  'schedule.clock.unknown.title': 'Nobody sees dates yet',
  'schedule.clock.unknown':
    'Say in which time zone the groups meet and on which Monday the first week begins. Then everybody sees their next meetings with dates.',
  'schedule.clock.changes.title': 'The clocks change',
  'schedule.clock.changes':
    'The groups keep their hour in {{zone}}. For people with another clock their meetings move:',
  'schedule.clock.later': 'From {{date}} {{hours}} h later for {{names}}',
  'schedule.clock.earlier': 'From {{date}} {{hours}} h earlier for {{names}}',
  'schedule.clock.noZone.title': 'Without a time zone',
  'schedule.clock.noZone':
    'The hours of these people count as hours of {{zone}}, since nobody knows theirs: {{names}}',
  // Days of the week under the keys of AVAIL-7, Monday first, and in full.
  'weekday.E': 'Mo',
  'weekday.T': 'Tu',
  'weekday.K': 'We',
  'weekday.N': 'Th',
  'weekday.R': 'Fr',
  'weekday.L': 'Sa',
  'weekday.P': 'Su',
  'weekday.E.long': 'Monday',
  'weekday.T.long': 'Tuesday',
  'weekday.K.long': 'Wednesday',
  'weekday.N.long': 'Thursday',
  'weekday.R.long': 'Friday',
  'weekday.L.long': 'Saturday',
  'weekday.P.long': 'Sunday',
}
