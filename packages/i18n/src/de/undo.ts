import type { Messages } from '../message.ts'

export const undo = {
  'undo.undo': 'Rückgängig: {{step}}',
  'undo.undo.none': 'Nichts rückgängig zu machen',
  'undo.redo': 'Wiederholen: {{step}}',
  'undo.redo.none': 'Nichts zu wiederholen',
  'undo.undone': 'Rückgängig gemacht: {{step}}',
  'undo.redone': 'Wiederholt: {{step}}',
  'undo.step.preferences': 'Wahl von {{person}} zu {{topic}}',
  'undo.step.contactPreferences': 'was {{person}} über {{other}} gesagt hat',
  'undo.step.availabilities': 'wann {{person}} kommen kann',
  'undo.step.weekDayHourAvailabilities': 'wann {{person}} kommen kann',
  'undo.step.pins': 'ob {{person}} in „{{topic}}“ bleibt',
  'undo.step.assignments': '{{person}} in „{{topic}}“',
  'undo.step.moved': '{{person}} in „{{topic}}“',
  'undo.step.left': '{{person}} aus „{{topic}}“',
  'undo.step.swapped': '{{person}} und {{other}} getauscht',
  'undo.step.weekDayHourAssignments': 'Zeit von {{topic}}',
  'undo.step.fixedTopics': '„Fixiert“ für {{topic}}',
  'undo.step.many': '{count, plural, one {# Änderung} other {# Änderungen}}',
} satisfies Messages
