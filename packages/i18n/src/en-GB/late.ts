/** Places for people who come late, without moving anybody. */
export const late = {
  'late.number': 'People who have fewer groups than they want: {{number}}',
  'late.place': 'Place them without moving anybody',
  'late.place.help':
    'Gives them places that are free, as long as that breaks no rule and the plan does not get worse. Everybody else stays where they are.',
  'late.title': 'Places without moving anybody',
  'late.asking': 'Looking for free places …',
  'late.notAnswered':
    'The server has not answered. Whether people were placed shows in the plan as soon as it is there again.',
  'late.noPlan': 'There is no plan yet that people could be placed in.',
  'late.placed': 'Have a place now ({{number}})',
  'late.nobody': 'Nobody could be placed. Nothing was changed.',
  'late.all': 'Everybody has as many groups as they want now.',
  'late.where': '{{person}}: {{group}} ({{session}})',
  'late.where.new': '{{person}}: {{group}} ({{session}}), which begins with them',
  'late.left': 'Still have fewer than they want ({{number}})',
  'late.left.couldJoin':
    'there is a free place, but the plan would get worse, its room is full, or they are in a group besides the plan',
  'late.undo': 'Take them out again',
  'late.undone': 'They are out of these groups again.',
  'late.meeting': '{{person}} with {{other}} ({{session}})',
  'late.meeting.untimed': '{{person}} with {{other}}',
  'late.number.meetings': 'People who could have more meetings: {{number}}',
  'late.place.meetings': 'Add meetings without moving anybody',
  'late.place.help.meetings':
    'Gives them meetings that they or others wish, as long as both have room and time. Every meeting that there is stays as it is.',
  'late.title.meetings': 'Meetings without moving anybody',
  'late.asking.meetings': 'Looking for meetings …',
  'late.notAnswered.meetings':
    'The server has not answered. Whether meetings were added shows in the list as soon as it is there again.',
  'late.noPlan.meetings': 'There is no meeting yet beside which others could stand.',
  'late.placed.meetings': 'New meetings ({{number}})',
  'late.nobody.meetings': 'No meeting could be added. Nothing was changed.',
  'late.all.meetings': 'Nobody can have more meetings now.',
  'late.left.meetings': 'Still have fewer than they ask for ({{number}})',
  'late.undone.meetings': 'These meetings are taken out again.',
} as const
