/** Days, breaks and times of sessions, and what topics are like. */
export const sessions = {
  'sessions.day': '{{weekday}}, {{date}}',
  'sessions.choose.day': 'Tag',
  'sessions.choose.part': 'Teil des Programms',
  'sessions.all': 'Alle Runden',
  'sessions.goTo': 'Zur Runde',
  'sessions.goTo.choose': 'Runde wählen',
  'sessions.now': 'Jetzt: {{session}}',
  'sessions.isNow': 'Jetzt',
  'sessions.break': 'Pause',
  'sessions.thenBreak': 'danach Pause',
  'availability.wholeDay': 'Alles',
  'availability.allOfDay': 'Ganz: {{day}}',
  'schedule.list.of': 'Gruppen von',
  'schedule.list.everybody': 'Allen',
  'schedule.session.notIn': 'Hier in keiner Gruppe.',
  'topicFacts.sessions': '{number, plural, one {dauert # Runde} other {dauert # Runden}}',
  'topicFacts.max': '{number, plural, one {für höchstens # Person} other {für höchstens # Personen}}',
  'userChoices.beginnersOnly': 'Nur Themen, die sich für den Einstieg eignen',
  'eventData.sessions.released':
    '{number, plural, one {Beim Speichern wird # vorgemerktes Treffen frei, dessen Runde es dann nicht mehr gibt. Der Wunsch wartet auf den nächsten Plan.} other {Beim Speichern werden # vorgemerkte Treffen frei, deren Runden es dann nicht mehr gibt. Die Wünsche warten auf den nächsten Plan.}}',
  'eventData.sessions.lost':
    '{number, plural, one {Beim Speichern verliert # bestätigtes Treffen seine Runde. Der nächste Plan sucht eine andere.} other {Beim Speichern verlieren # bestätigte Treffen ihre Runde. Der nächste Plan sucht andere.}}',
  'eventData.sessions.untimed':
    '{number, plural, one {Beim Speichern bleibt # Treffen ohne Runde. Die beiden vereinbaren dann selbst eine Zeit.} other {Beim Speichern bleiben # Treffen ohne Runde. Wer sich trifft, vereinbart dann selbst eine Zeit.}}',
  'eventData.labels.read':
    '{sessions, plural, one {# Runde hat einen Namen oder eine Zeit} other {# Runden haben einen Namen oder eine Zeit}}, {days, plural, one {# Tag hat ein Datum} other {# Tage haben ein Datum}}, und es gibt {breaks, plural, =0 {keine Pausen.} one {# Pause.} other {# Pausen.}}',
  'eventData.labels.surplus.title': '{number, plural, one {# Name ist übrig} other {# Namen sind übrig}}',
  'eventData.labels.surplus':
    'Für {{names}} gibt es keine Runde. Die Namen bleiben gespeichert, aber niemand sieht sie.',
  'eventData.labels.surplus.add': 'Die Zahl der Runden auf {{number}} setzen',
  'eventData.timeZoneOfSessions.help':
    'Die Zeiten der Runden gelten nach dieser Uhr. Wer eine andere Zeitzone angegeben hat, liest sie nach der eigenen Uhr.',
  'userData.timeZone.sessionsHelp': 'Du liest die Zeiten der Runden nach der Uhr dieser Zone.',
  'eventData.times.title': 'Die Zeiten eines Tages eintragen',
  'eventData.times.date': 'Erster Tag',
  'eventData.times.start': 'Von',
  'eventData.times.length': 'Minuten je Runde',
  'eventData.times.pause': 'Minuten dazwischen',
  'eventData.times.lunchFrom': 'Mittag von',
  'eventData.times.lunchTo': 'bis',
  'eventData.times.perDay': 'Runden am Tag',
  'eventData.times.fill': 'Zeiten eintragen',
  'eventData.times.ends':
    '{number, plural, one {# Runde von {{start}} bis {{end}}.} other {# Runden von {{start}} bis {{end}}.}}',
  'eventData.times.filled':
    'Die Zeiten stehen unten in den Zeilen; jede lässt sich ändern. Nach dem Speichern sehen sie alle.',
  'eventData.times.tooLong':
    '{number, plural, =0 {Keine Runde endet vor Mitternacht. Früher beginnen oder kürzer machen.} one {Nur # Runde des Tages endet vor Mitternacht. Früher beginnen, kürzer machen oder auf mehr Tage verteilen.} other {Nur # Runden des Tages enden vor Mitternacht. Früher beginnen, kürzer machen oder auf mehr Tage verteilen.}}',
  'eventData.times.wrong.date': 'Bitte einen Tag wählen oder leer lassen.',
  'eventData.times.wrong.time': 'Bitte eine Uhrzeit angeben, etwa 09:30.',
  'eventData.times.wrong.minutes': 'Bitte ganze Minuten angeben, höchstens {{max}}.',
  'eventData.times.wrong.lunch':
    'Die Mittagspause muss enden, nachdem sie begonnen hat. Ohne Mittagspause beide Felder leer lassen.',
  'eventData.times.wrong.perDay': 'Bitte eine ganze Zahl angeben, höchstens 100.',
  'eventData.times.overlaps': '{{name}} beginnt, bevor {{other}} zu Ende ist. Niemand kann in beiden sein.',
  'eventData.times.skipped':
    '{{name}} beginnt um {{time}}, in einer Stunde, die die Uhren an diesem Tag auslassen.',
  'eventData.times.noDate':
    '{number, plural, one {# Runde hat eine Uhrzeit, aber kein Datum. Mit Datum steht sie in Kalendern, und am Tag selbst ist markiert, was gerade läuft.} other {# Runden haben eine Uhrzeit, aber kein Datum. Mit Datum stehen sie in Kalendern, und am Tag selbst ist markiert, was gerade läuft.}}',
}
