/** Rooms where groups meet: the list of the event, a topic's wish, and the schedule. */
export const rooms = {
  'eventData.field.groupRooms': 'Räume',
  'eventData.field.groupRooms.help':
    'Wo sich Gruppen treffen. Kein Plan braucht mehr Räume, als es gibt, oder setzt in einen mehr Personen, als er fasst. Ein Raum, der nicht immer frei ist, nennt seine Runden, zum Beispiel 1-3, 5. In einen Namen lässt sich eine ganze Tabelle einfügen.',
  'eventData.rooms.name': 'Name',
  'eventData.rooms.seats': 'Plätze',
  'eventData.rooms.sessions': 'Runden',
  'eventData.rooms.sessions.all': 'alle Runden',
  'eventData.rooms.row': 'Raum {{line}}',
  'eventData.rooms.field': '{{column}}, {{room}}',
  'eventData.rooms.add': 'Raum hinzufügen',
  'eventData.rooms.remove': '{{room}} entfernen',
  'eventData.rooms.read':
    '{rooms, plural, one {# Raum} other {# Räume}} mit {seats, plural, one {# Platz} other {# Plätzen}} für {people, plural, =0 {alle, die noch kommen} one {# Person} other {# Personen}}.',
  'eventData.rooms.fewest':
    'In Runde {{session}} gibt es {rooms, plural, =0 {keinen Raum} one {nur # Raum} other {nur # Räume}}: {seats, plural, =0 {kein Platz} one {# Platz} other {# Plätze}}.',
  'eventData.rooms.short':
    'Das ist zu wenig: {number, plural, one {# Person hat} other {# Personen haben}} keinen Platz.',
  'error.roomLine':
    '{{label}}, Zeile {{line}}: Bitte gib einen Namen und die Zahl der Plätze an, von 1 bis {{max}}.',
  'error.roomSessions': '{{label}}, Zeile {{line}}: Bitte gib die Runden als Zahlen an, zum Beispiel 1-3, 5.',
  'error.roomTwice':
    '{{label}}, Zeile {{line}}: {{name}} heißt schon ein anderer Raum. Bitte gib jedem Raum einen eigenen Namen.',
  'schedule.room': 'Raum: {{room}}',
  'schedule.room.none': 'Noch kein Raum',
  'schedule.row.room': 'Raum',
  'schedule.row.room.help':
    'Ein Raum, den du wählst, bleibt bei der Gruppe, wenn ein neuer Plan erstellt wird.',
  'schedule.field.room': 'Raum: {{group}}',
  'schedule.field.room.option': '{{room}} ({{capacity}})',
  'schedule.field.room.taken': '{{room}} ({{capacity}}): {{groups}}',
  'schedule.field.room.byHand': '{{option}}, von Hand gewählt',
  'schedule.rooms.assign': 'Räume neu verteilen',
  'schedule.rooms.assign.help': 'Von Hand gewählte Räume bleiben.',
  'schedule.rooms.assigned':
    '{number, plural, one {# Gruppe hat} other {# Gruppen haben}} jetzt einen anderen Raum.',
  'schedule.rooms.unchanged': 'Keine Gruppe braucht einen anderen Raum.',
  'schedule.fault.rooms.none':
    '{count, plural, one {# Gruppe hat} other {# Gruppen haben}} keinen Raum: {{groups}}',
  'schedule.fault.rooms.twice': '{{room}} ist zugleich für mehrere Gruppen vorgesehen: {{groups}}',
  'schedule.fault.rooms.away': '{{room}} gibt es in dieser Runde nicht',
  'schedule.fault.rooms.small':
    '{{room}} fasst nur {{bound}}, aber in dieser Gruppe {count, plural, one {ist # Person} other {sind # Personen}}',
  'why.reason.roomFull.room': '{{room}} fasst nur {{seats}}, und ein größerer Raum ist dann nicht frei.',
  'userData.topic.roomWish': 'Gewünschter Raum',
  'userData.topic.roomWish.help':
    'Der Plan gibt dem Thema diesen Raum, wenn er frei und groß genug ist. Die Zahl sagt, wie viele Personen Platz haben.',
  'userData.topic.roomWish.none': 'Beliebiger Raum',
  'history.roomChanged': 'Raum von {{topic}}: {{room}}',
  'history.roomLeft': 'Raum von {{topic}} weggenommen',
  'history.roomFixed': 'Raum von {{topic}} bleibt in späteren Plänen',
  'history.roomOpen': 'Raum von {{topic}} späteren Plänen überlassen',
  'undo.step.topicGroupRooms': 'Raum von {{topic}}',
  'undo.step.fixedRooms': 'Raum von {{topic}}',
  'room.title': 'Auf einen Blick',
  'room.label': 'Gruppen und wer darin ist: {{label}}',
  'room.keys':
    'Auf und ab führen von Gruppe zu Gruppe, links und rechts durch die Personen einer Gruppe. Die Tabelle darunter sagt dasselbe.',
  'room.session': 'Runde im Bild',
  'room.untimed': 'Ohne Runde',
  'room.table': 'Dasselbe als Tabelle',
  'room.column.group': 'Gruppe',
  'room.column.choice': 'Auswahl',
  'room.group': '{{group}} · {number, plural, one {# Person} other {# Personen}}',
  'room.nowhere': 'Ohne Gruppe',
  'room.without': '{number, plural, one {# Person} other {# Personen}} ohne Gruppe',
  'room.notChosen': 'Nicht gewählt',
  'room.legend.choice': 'Von nicht gewählt bis erste Wahl',
  'room.preview.people': 'Personen',
  'room.preview.topics': 'Themen',
  'room.preview.groups': 'Gruppen',
  'room.preview.pairs': 'Treffen',
  'room.preview.picture':
    'Die Veranstaltung von oben gesehen: Menschen sind Punkte, und die Kreise, in denen sie sich sammeln, sind Gruppen.',
  'room.scene.cafes': 'Repair-Cafés',
  'room.scene.seeds': 'Eine Saatgutbibliothek',
  'room.scene.wind': 'Windkraft aus Fahrrädern',
  'room.scene.town': 'Wie soll unsere Stadt aussehen?',
  'room.scene.bees': 'Bienen auf dem Dach',
  'room.scene.singing': 'Singen',
}
