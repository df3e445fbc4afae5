/** The room seen from above: people as dots, groups as circles. */
export const room = {
  'room.title': 'Everybody at a glance',
  'room.label': 'Groups and the people in them: {{label}}',
  'room.keys':
    'Up and down lead from group to group, left and right through the people of a group. The table below says the same.',
  'room.session': 'Session of the picture',
  'room.untimed': 'Without a session',
  'room.table': 'The same as a table',
  'room.column.group': 'Group',
  'room.column.choice': 'Choice',
  'room.group': '{{group}} · people: {{number}}',
  'room.nowhere': 'Without a group',
  'room.without': 'Without a group: {{number}}',
  'room.notChosen': 'Not chosen',
  'room.legend.choice': 'From not chosen to first choice',
  'room.legend.you': 'You',
  'room.scene.cafes': 'Repair cafés',
  'room.scene.seeds': 'A seed library',
  'room.scene.wind': 'Wind power from bicycles',
  'room.scene.town': 'What should our town look like?',
  'room.scene.bees': 'Bees on the roof',
  'room.scene.singing': 'Singing',
} as const
