/** Rooms where groups meet: the list of the event, a topic's wish, and the schedule. */
export const rooms = {
  'eventData.field.groupRooms': 'Ruumid',
  'eventData.field.groupRooms.help':
    'Igal real üks ruum: nimi, semikoolon ja mitu inimest mahub, näiteks „Ruum A; 30”. Siia saab kleepida ka tabeli. Ruum, mida ei saa kasutada kõigis sessioonides, nimetab oma sessioonid: „Ruum A; 30; 1-3, 5”. Ükski plaan ei vaja rohkem ruume, kui on, ega pane ühtegi ruumi rohkem inimesi, kui sinna mahub.',
  'eventData.rooms.read': 'Ruume: {{rooms}}. Inimesi mahub: {{people}}.',
  'eventData.rooms.fewest': 'Kõige vähem ruume: {{rooms}}, sessioonis {{session}}.',
  'error.roomLine':
    '{{label}}, rida {{line}}: palun kirjuta nimi, semikoolon ja mitu inimest mahub, 1 kuni {{max}}.',
  'error.roomSessions': '{{label}}, rida {{line}}: palun kirjuta sessioonid numbritega, näiteks 1-3, 5.',
  'error.roomTwice':
    '{{label}}, rida {{line}}: sellise nimega ruum on juba olemas ({{name}}). Palun anna igale ruumile oma nimi.',
  'schedule.room': 'Ruum: {{room}}',
  'schedule.room.none': 'Ruumi veel ei ole',
  'schedule.row.room': 'Ruum',
  'schedule.row.room.help': 'Sinu valitud ruum jääb rühmale ka siis, kui koostatakse uus plaan.',
  'schedule.field.room': 'Ruum: {{group}}',
  'schedule.field.room.option': '{{room}} ({{capacity}})',
  'schedule.field.room.taken': '{{room}} ({{capacity}}): {{groups}}',
  'schedule.field.room.byHand': '{{option}}, käsitsi valitud',
  'schedule.rooms.assign': 'Jaga ruumid uuesti',
  'schedule.rooms.assign.help': 'Käsitsi valitud ruumid jäävad.',
  'schedule.rooms.assigned': 'Uue ruumiga rühmi: {{number}}',
  'schedule.rooms.unchanged': 'Ükski rühm ei vaja teist ruumi.',
  'schedule.fault.rooms.none': 'ruumita rühmi ({{count}}): {{groups}}',
  'schedule.fault.rooms.twice': '{{room}} on korraga mitmel rühmal: {{groups}}',
  'schedule.fault.rooms.away': '{{room}} ei ole selles sessioonis kasutada',
  'schedule.fault.rooms.small': '{{room}} on liiga väike (inimesi: {{count}}, kohti: {{bound}})',
  'userData.topic.roomWish': 'Soovitud ruum',
  'userData.topic.roomWish.help':
    'Plaan annab teemale selle ruumi, kui see on vaba ja piisavalt suur. Arv näitab, mitu inimest mahub.',
  'userData.topic.roomWish.none': 'Ükskõik milline ruum',
  'history.roomChanged': '{{topic}}: ruum on {{room}}',
  'history.roomLeft': '{{topic}}: ruum ära võetud',
  'history.roomFixed': '{{topic}}: ruum jääb ka järgmistes plaanides',
  'history.roomOpen': '{{topic}}: ruumi valib järgmine plaan',
  'undo.step.topicGroupRooms': '{{topic}}: ruum',
  'undo.step.fixedRooms': '{{topic}}: ruum',
}
