import type { Messages } from '../message.ts'

export const undo = {
  'undo.undo': 'Võta tagasi: {{step}}',
  'undo.undo.none': 'Midagi pole tagasi võtta',
  'undo.redo': 'Tee uuesti: {{step}}',
  'undo.redo.none': 'Midagi pole uuesti teha',
  'undo.undone': 'Tagasi võetud: {{step}}',
  'undo.redone': 'Uuesti tehtud: {{step}}',
  'undo.step.preferences': '{{person}}, valik teemale {{topic}}',
  'undo.step.contactPreferences': '{{person}}, valik inimese kohta: {{other}}',
  'undo.step.availabilities': 'millal {{person}} saab tulla',
  'undo.step.weekDayHourAvailabilities': 'millal {{person}} saab tulla',
  'undo.step.pins': 'kas {{person}} jääb rühma {{topic}}',
  'undo.step.assignments': '{{person}} rühmas {{topic}}',
  'undo.step.moved': '{{person}} rühma {{topic}}',
  'undo.step.left': '{{person}} rühmast {{topic}} välja',
  'undo.step.swapped': 'kohavahetus: {{person}} ja {{other}}',
  'undo.step.weekDayHourAssignments': '{{topic}}: aeg',
  'undo.step.fixedTopics': 'lukustus ({{topic}})',
  'undo.step.many': '{count, plural, one {# muudatus} other {# muudatust}}',
} satisfies Messages
