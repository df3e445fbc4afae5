/** Undo and redo of the user's own edits. */
export const undo = {
  'undo.undo': 'Undo: {{step}}',
  'undo.undo.none': 'Nothing to undo',
  'undo.redo': 'Redo: {{step}}',
  'undo.redo.none': 'Nothing to redo',
  'undo.undone': 'Undone: {{step}}',
  'undo.redone': 'Redone: {{step}}',
  'undo.step.preferences': 'choice of {{person}} for {{topic}}',
  'undo.step.contactPreferences': 'what {{person}} said about {{other}}',
  'undo.step.availabilities': 'when {{person}} can come',
  'undo.step.weekDayHourAvailabilities': 'when {{person}} can come',
  'undo.step.pins': 'whether {{person}} stays in {{topic}}',
  'undo.step.assignments': '{{person}} in {{topic}}',
  'undo.step.weekDayHourAssignments': 'time of {{topic}}',
  'undo.step.fixedTopics': '“Fixed” for {{topic}}',
  'undo.step.many': 'several changes ({{count}})',
} as const
