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
  'topicFacts.sessions': 'Runden: {{number}}',
  'topicFacts.max': 'Größte Gruppe: {{number}}',
  'userChoices.beginnersOnly': 'Nur Themen, die sich für den Einstieg eignen',
  'eventData.sessions.released':
    'Wenn du das speicherst, werden vorgemerkte Treffen in wegfallenden Runden frei: {{number}}. Ihre Wünsche warten auf den nächsten Plan.',
  'eventData.sessions.lost':
    'Wenn du das speicherst, verlieren bestätigte Treffen ihre Runde: {{number}}. Der nächste Plan sucht eine andere.',
  'eventData.sessions.untimed':
    'Wenn du das speicherst, bleiben Treffen bestehen, haben aber keine Runde mehr: {{number}}. Wer sich trifft, vereinbart dann selbst eine Zeit.',
  'eventData.labels.read':
    'Runden mit Namen oder Zeit: {{sessions}}. Tage mit Datum: {{days}}. Pausen: {{breaks}}.',
  'eventData.labels.surplus.title': 'Mehr Namen als Runden ({{number}})',
  'eventData.labels.surplus':
    'Keine Runde hat diese Namen: {{names}}. Sie bleiben gespeichert, aber niemand sieht sie.',
  'eventData.labels.surplus.add': 'Anzahl der Runden erhöhen auf {{number}}',
  'eventData.timeZoneOfSessions.help':
    'Die Zeiten der Runden gelten nach dieser Uhr. Wer eine andere Zeitzone angegeben hat, liest sie nach der eigenen Uhr.',
  'userData.timeZone.sessionsHelp': 'Du liest die Zeiten der Runden nach der Uhr dieser Zone.',
}
