/** Rooms where groups meet: the list of the event, a topic's wish, and the schedule. */
export const rooms = {
  'eventData.field.groupRooms': 'Räume',
  'eventData.field.groupRooms.help':
    'Ein Raum pro Zeile: sein Name, ein Strichpunkt und wie viele Personen Platz haben, zum Beispiel „Raum A; 30“. Eine Tabelle kann hier eingefügt werden. Ein Raum, den es nicht in allen Runden gibt, nennt seine Runden: „Raum A; 30; 1-3, 5“. Kein Plan braucht mehr Räume, als es gibt, oder setzt in einen mehr Personen, als Platz haben.',
  'eventData.rooms.read': 'Räume: {{rooms}}. Personen, die Platz haben: {{people}}.',
  'eventData.rooms.fewest': 'Am wenigsten Räume: {{rooms}}, in Runde {{session}}.',
  'error.roomLine':
    '{{label}}, Zeile {{line}}: Bitte gib einen Namen, einen Strichpunkt und die Zahl der Plätze an, von 1 bis {{max}}.',
  'error.roomSessions': '{{label}}, Zeile {{line}}: Bitte gib die Runden als Zahlen an, zum Beispiel 1-3, 5.',
  'error.roomTwice':
    '{{label}}, Zeile {{line}}: Es gibt schon einen Raum mit diesem Namen ({{name}}). Bitte gib jedem Raum einen eigenen Namen.',
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
  'schedule.rooms.assigned': 'Gruppen mit einem anderen Raum: {{number}}',
  'schedule.rooms.unchanged': 'Keine Gruppe braucht einen anderen Raum.',
  'schedule.fault.rooms.none': 'Gruppen ohne Raum ({{count}}): {{groups}}',
  'schedule.fault.rooms.twice': '{{room}} ist zugleich für mehrere Gruppen vorgesehen: {{groups}}',
  'schedule.fault.rooms.away': '{{room}} gibt es in dieser Runde nicht',
  'schedule.fault.rooms.small': '{{room}} ist zu klein (Personen: {{count}}, Plätze: {{bound}})',
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
}
