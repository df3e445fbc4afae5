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
  'undo.step.weekDayHourAssignments': 'Zeit von {{topic}}',
  'undo.step.fixedTopics': '„Fixiert“ für {{topic}}',
  'undo.step.many': 'mehrere Änderungen ({{count}})',
} satisfies Messages
