/** Days, breaks and times of sessions, and what topics are like. */
export const sessions = {
  'sessions.day': '{{weekday}}, {{date}}',
  'sessions.choose.day': 'Päev',
  'sessions.choose.part': 'Kava osa',
  'sessions.all': 'Kõik sessioonid',
  'sessions.goTo': 'Mine sessiooni juurde',
  'sessions.goTo.choose': 'Vali sessioon',
  'sessions.now': 'Praegu: {{session}}',
  'sessions.isNow': 'Praegu',
  'sessions.break': 'Vaheaeg',
  'sessions.thenBreak': 'siis vaheaeg',
  'availability.wholeDay': 'Kõik',
  'availability.allOfDay': 'Kõik sessioonid: {{day}}',
  'schedule.list.of': 'Kelle rühmad',
  'schedule.list.everybody': 'Kõigi',
  'schedule.session.notIn': 'Siin ei ole üheski rühmas.',
  'topicFacts.sessions': 'Sessioone: {{number}}',
  'topicFacts.max': 'Suurim rühm: {{number}}',
  'userChoices.beginnersOnly': 'Ainult algajatele sobivad teemad',
  'eventData.sessions.released':
    'Kui sa selle salvestad, vabanevad broneeritud kohtumised ärajäävates sessioonides: {{number}}. Nende soovid ootavad järgmist plaani.',
  'eventData.sessions.lost':
    'Kui sa selle salvestad, jäävad kinnitatud kohtumised sessioonita: {{number}}. Järgmine plaan otsib uue.',
  'eventData.sessions.untimed':
    'Kui sa selle salvestad, jäävad kohtumised alles, aga ilma sessioonita: {{number}}. Kohtujad lepivad aja ise kokku.',
  'eventData.labels.read':
    'Nime või kellaajaga sessioone: {{sessions}}. Kuupäevaga päevi: {{days}}. Vaheaegu: {{breaks}}.',
  'eventData.labels.surplus.title': 'Nimesid on rohkem kui sessioone ({{number}})',
  'eventData.labels.surplus':
    'Ühelgi sessioonil ei ole neid nimesid: {{names}}. Need jäävad alles, kuid keegi ei näe neid.',
  'eventData.labels.surplus.add': 'Muuda sessioonide arvuks {{number}}',
  'eventData.timeZoneOfSessions.help':
    'Sessioonide kellaajad on selle kella järgi. Kes on andnud teise ajavööndi, näeb neid oma kella järgi.',
  'userData.timeZone.sessionsHelp': 'Näed sessioonide kellaaegu selle ajavööndi järgi.',
}
