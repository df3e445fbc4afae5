/** Rooms where groups meet: the list of the event, a topic's wish, and the schedule. */
export const rooms = {
  'eventData.field.groupRooms': 'Rooms',
  'eventData.field.groupRooms.help':
    'One room per line: its name, a semicolon and how many people fit, as in “Room A; 30”. A table can be pasted here. A room that is not there in all sessions names those it is there in, as in “Room A; 30; 1-3, 5”. No plan needs more rooms than there are, or puts more people into one than fit.',
  'eventData.rooms.read': 'Rooms: {{rooms}}. People who fit: {{people}}.',
  'eventData.rooms.fewest': 'Fewest rooms: {{rooms}}, in session {{session}}.',
  'error.roomLine':
    '{{label}}, line {{line}}: please write a name, a semicolon and how many people fit, from 1 to {{max}}.',
  'error.roomSessions': '{{label}}, line {{line}}: please write the sessions as numbers, such as 1-3, 5.',
  'error.roomTwice':
    '{{label}}, line {{line}}: there is another room of this name ({{name}}). Please give each room a name of its own.',
  'schedule.room': 'Room: {{room}}',
  'schedule.room.none': 'No room yet',
  'schedule.row.room': 'Room',
  'schedule.row.room.help': 'A room that you choose stays with its group when a new plan is made.',
  'schedule.field.room': 'Room of {{group}}',
  'schedule.field.room.option': '{{room}} ({{capacity}})',
  'schedule.field.room.taken': '{{room}} ({{capacity}}): {{groups}}',
  'schedule.field.room.byHand': '{{option}}, chosen by hand',
  'schedule.rooms.assign': 'Assign rooms anew',
  'schedule.rooms.assign.help': 'Rooms that were chosen by hand stay.',
  'schedule.rooms.assigned': 'Groups with another room: {{number}}',
  'schedule.rooms.unchanged': 'No group needs another room.',
  'schedule.fault.rooms.none': 'groups without a room ({{count}}): {{groups}}',
  'schedule.fault.rooms.twice': '{{room}} is used by several groups at once: {{groups}}',
  'schedule.fault.rooms.away': '{{room}} is not there in this session',
  'schedule.fault.rooms.small': '{{room}} is too small (people: {{count}}, places: {{bound}})',
  'userData.topic.roomWish': 'Wished room',
  'userData.topic.roomWish.help':
    'The plan gives the topic this room if it is free and large enough. The number is how many people fit.',
  'userData.topic.roomWish.none': 'Any room',
  'history.roomChanged': 'Room of {{topic}}: {{room}}',
  'history.roomLeft': 'Room of {{topic}} taken away',
  'history.roomFixed': 'Room of {{topic}} stays in later plans',
  'history.roomOpen': 'Room of {{topic}} left to later plans',
  'undo.step.topicGroupRooms': 'room of {{topic}}',
  'undo.step.fixedRooms': 'room of {{topic}}',
} as const
