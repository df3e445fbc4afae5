/** Whose clock times are on, dates of meetings, and changes of the clocks. */
export const clock = {
  'eventData.field.timeZone': 'Zeitzone der Veranstaltung',
  'eventData.field.timeZone.help':
    'Gruppen treffen sich das ganze Jahr zur selben Stunde nach dieser Uhr. Alle lesen, wann das nach ihrer eigenen Uhr ist.',
  'eventData.field.firstMonday': 'Erster Montag',
  'eventData.field.firstMonday.help':
    'An diesem Tag beginnt die erste Woche: Woche A, wenn es zwei gibt, und eine Woche später Woche B.',
  'timeZone.none': 'Keine Zeitzone hat das im Namen. Versuche es mit der größten Stadt in deiner Nähe.',
  'timeZone.refused':
    '{{zone}} weicht nicht um ganze Stunden von der Weltzeit (UTC) ab, und Gruppen werden in ganzen Stunden geplant. Wähle eine Nachbarzone:',
  'timeZone.ownRefused':
    'Deine Uhr ist die von {{zone}}. Sie weicht nicht um ganze Stunden von der Weltzeit (UTC) ab, und Gruppen werden in ganzen Stunden geplant. Wähle eine Nachbarzone. Deine Stunden wählst du trotzdem nach deiner eigenen Uhr.',
  'clock.own': 'Die Zeiten gelten in deiner Zeitzone, {{zone}}.',
  'clock.person': 'Die Zeiten gelten in der Zeitzone dieser Person, {{zone}}.',
  'clock.event': 'Die Zeiten gelten in {{zone}} (Zeitzone der Veranstaltung).',
  'clock.ownBeside':
    'Die Zeiten gelten nach deiner eigenen Uhr ({{zone}}). Die Veranstaltung richtet sich nach der Uhr von {{event}}.',
  'clock.personBeside':
    'Die Zeiten gelten nach der Uhr dieser Person ({{zone}}). Die Veranstaltung richtet sich nach der Uhr von {{event}}.',
  'clock.ofEvent': '{{time}} nach der Uhr der Veranstaltung',
  'clock.row.hour': 'Beginn (bei dir)',
  'clock.hourBoth': '{{event}} (bei dir {{own}})',
  'clock.unknown': 'Die Zeiten sind die der Veranstaltung. Ihre Zeitzone ist noch nicht angegeben.',
  'clock.missing':
    'Unter „{{tab}}“ ist noch keine Zeitzone angegeben. Bis dahin gelten diese Zeiten in {{zone}}.',
  'schedule.next.title': 'Nächste Treffen',
  'schedule.next.clock': 'Tage und Zeiten nach deiner Uhr: {{zone}}.',
  'schedule.next.later': 'Die Uhren sind umgestellt: {{hours}} Std. später als beim letzten Mal.',
  'schedule.next.earlier': 'Die Uhren sind umgestellt: {{hours}} Std. früher als beim letzten Mal.',
  'schedule.next.week': '{{week}} der Veranstaltung',
  'schedule.next.unknown':
    'Noch gibt es keine Termine: Das Orga-Team hat nicht gesagt, wann die erste Woche beginnt.',
  'schedule.time.dated.long': '{{day}}, {{from}} bis {{to}}, dann jede zweite Woche',
  'schedule.time.inWeek': '{{time}}, {{week}}',
  'schedule.clock.unknown.title': 'Noch sieht niemand Termine',
  'schedule.clock.unknown':
    'Gib an, in welcher Zeitzone sich die Gruppen treffen und an welchem Montag die erste Woche beginnt. Dann sehen alle ihre nächsten Treffen mit Datum.',
  'schedule.clock.changes.title': 'Die Uhren werden umgestellt',
  'schedule.clock.changes':
    'Die Gruppen behalten ihre Stunde in {{zone}}. Für Menschen mit einer anderen Uhr verschieben sich die Treffen:',
  'schedule.clock.later': 'Ab {{date}} {{hours}} Std. später für {{names}}',
  'schedule.clock.earlier': 'Ab {{date}} {{hours}} Std. früher für {{names}}',
  'schedule.clock.noZone.title': 'Ohne Zeitzone',
  'schedule.clock.noZone':
    'Die Stunden dieser Personen zählen als Stunden in {{zone}}, denn ihre Zeitzone ist nicht bekannt: {{names}}',
  'weekday.E': 'Mo',
  'weekday.T': 'Di',
  'weekday.K': 'Mi',
  'weekday.N': 'Do',
  'weekday.R': 'Fr',
  'weekday.L': 'Sa',
  'weekday.P': 'So',
  'weekday.E.long': 'Montag',
  'weekday.T.long': 'Dienstag',
  'weekday.K.long': 'Mittwoch',
  'weekday.N.long': 'Donnerstag',
  'weekday.R.long': 'Freitag',
  'weekday.L.long': 'Samstag',
  'weekday.P.long': 'Sonntag',
}
