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
  'topicFacts.sessions': '{number, plural, one {kestab # sessiooni} other {kestab # sessiooni}}',
  'topicFacts.max': '{number, plural, one {kõige rohkem # inimesele} other {kõige rohkem # inimesele}}',
  'userChoices.beginnersOnly': 'Ainult algajatele sobivad teemad',
  'eventData.sessions.released':
    '{number, plural, one {Salvestamisel vabaneb # broneeritud kohtumine, mille sessiooni enam ei ole. Soov ootab järgmist plaani.} other {Salvestamisel vabaneb # broneeritud kohtumist, mille sessioone enam ei ole. Soovid ootavad järgmist plaani.}}',
  'eventData.sessions.lost':
    '{number, plural, one {Salvestamisel kaotab # kinnitatud kohtumine oma sessiooni. Järgmine plaan otsib uue.} other {Salvestamisel kaotab # kinnitatud kohtumist oma sessiooni. Järgmine plaan otsib uued.}}',
  'eventData.sessions.untimed':
    '{number, plural, one {Salvestamisel jääb # kohtumine sessioonita. Kohtujad lepivad aja ise kokku.} other {Salvestamisel jääb # kohtumist sessioonita. Kohtujad lepivad aja ise kokku.}}',
  'eventData.labels.read':
    '{sessions, plural, one {# sessioonil on nimi või kellaaeg} other {# sessioonil on nimi või kellaaeg}}, {days, plural, one {# päeval on kuupäev} other {# päeval on kuupäev}} ja on {breaks, plural, =0 {ilma vaheaegadeta.} one {# vaheaeg.} other {# vaheaega.}}',
  'eventData.labels.surplus.title': '{number, plural, one {# nimi jääb üle} other {# nime jääb üle}}',
  'eventData.labels.surplus':
    'Neile nimedele ei ole sessiooni: {{names}}. Need jäävad alles, kuid keegi ei näe neid.',
  'eventData.labels.surplus.add': 'Muuda sessioonide arvuks {{number}}',
  'eventData.timeZoneOfSessions.help':
    'Sessioonide kellaajad on selle kella järgi. Kes on valinud teise ajavööndi, näeb neid oma kella järgi.',
  'userData.timeZone.sessionsHelp': 'Näed sessioonide kellaaegu selle ajavööndi järgi.',
  'eventData.times.title': 'Täida päeva ajad',
  'eventData.times.date': 'Esimene päev',
  'eventData.times.start': 'Alates',
  'eventData.times.length': 'Minuteid sessioonis',
  'eventData.times.pause': 'Minuteid vahel',
  'eventData.times.lunchFrom': 'Lõuna algus',
  'eventData.times.lunchTo': 'lõpp',
  'eventData.times.perDay': 'Sessioone päevas',
  'eventData.times.fill': 'Täida ajad',
  'eventData.times.ends':
    '{number, plural, one {# sessioon kell {{start}}–{{end}}.} other {# sessiooni kell {{start}}–{{end}}.}}',
  'eventData.times.filled': 'Ajad on allpool ridades, kus igaüht saab muuta. Salvesta, et kõik neid näeksid.',
  'eventData.times.tooLong':
    '{number, plural, =0 {Ükski sessioon ei lõpe enne südaööd. Alusta varem või tee need lühemaks.} one {Ainult # päeva sessioon lõpeb enne südaööd. Alusta varem, tee need lühemaks või jaota rohkematele päevadele.} other {Ainult # päeva sessiooni lõpevad enne südaööd. Alusta varem, tee need lühemaks või jaota rohkematele päevadele.}}',
  'eventData.times.wrong.date': 'Vali päev või jäta tühjaks.',
  'eventData.times.wrong.time': 'Sisesta kellaaeg, näiteks 09:30.',
  'eventData.times.wrong.minutes': 'Sisesta täisminutid, kõige rohkem {{max}}.',
  'eventData.times.wrong.lunch': 'Lõuna peab lõppema pärast algust. Ilma lõunata jäta mõlemad tühjaks.',
  'eventData.times.wrong.perDay': 'Sisesta täisarv, kõige rohkem 100.',
  'eventData.times.overlaps': '{{name}} algab enne, kui {{other}} on lõppenud. Keegi ei saa olla mõlemas.',
  'eventData.times.skipped': '{{name}} algab kell {{time}}, tunnil, mille kell sel päeval vahele jätab.',
  'eventData.times.noDate':
    '{number, plural, one {# sessioonil on kellaaeg, aga pole kuupäeva. Kuupäevaga on see kalendrites ning päeval on märgitud, mis parajasti käib.} other {# sessioonil on kellaaeg, aga pole kuupäeva. Kuupäevaga on need kalendrites ning päeval on märgitud, mis parajasti käib.}}',
}
