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
} as const
