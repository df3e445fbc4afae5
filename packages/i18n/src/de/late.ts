import type { Messages } from '../message.ts'

/** Places for people who come late, without moving anybody. */
export const late = {
  'late.number': 'Leute, die weniger Gruppen haben, als sie möchten: {{number}}',
  'late.place': 'Unterbringen, ohne jemanden zu verschieben',
  'late.place.help':
    'Gibt ihnen freie Plätze, solange das keine Regel bricht und der Plan nicht schlechter wird. Alle anderen bleiben, wo sie sind.',
  'late.title': 'Plätze, ohne jemanden zu verschieben',
  'late.asking': 'Freie Plätze werden gesucht …',
  'late.notAnswered':
    'Der Server hat nicht geantwortet. Ob jemand untergebracht wurde, steht im Plan, sobald er wieder da ist.',
  'late.noPlan': 'Es gibt noch keinen Plan, in dem jemand untergebracht werden könnte.',
  'late.placed': 'Haben jetzt einen Platz ({{number}})',
  'late.nobody': 'Niemand konnte untergebracht werden. Nichts wurde geändert.',
  'late.all': 'Alle haben jetzt so viele Gruppen, wie sie möchten.',
  'late.where': '{{person}}: {{group}} ({{session}})',
  'late.where.new': '{{person}}: {{group}} ({{session}}), neu begonnen',
  'late.left': 'Haben noch weniger, als sie möchten ({{number}})',
  'late.left.couldJoin':
    'ein Platz wäre frei, doch der Plan würde schlechter, der Raum ist voll, oder die Person ist in einer Gruppe neben dem Plan',
  'late.undo': 'Wieder herausnehmen',
  'late.undone': 'Sie sind nicht mehr in diesen Gruppen.',
  'late.meeting': '{{person}} mit {{other}} ({{session}})',
  'late.meeting.untimed': '{{person}} mit {{other}}',
  'late.number.meetings': 'Leute, die mehr Treffen haben könnten: {{number}}',
  'late.place.meetings': 'Treffen ergänzen, ohne jemanden zu verschieben',
  'late.place.help.meetings':
    'Gibt ihnen Treffen, die sie oder andere sich wünschen, solange beide Platz und Zeit haben. Alle Treffen, die es gibt, bleiben, wie sie sind.',
  'late.title.meetings': 'Treffen, ohne jemanden zu verschieben',
  'late.asking.meetings': 'Treffen werden gesucht …',
  'late.notAnswered.meetings':
    'Der Server hat nicht geantwortet. Ob Treffen ergänzt wurden, steht in der Liste, sobald er wieder da ist.',
  'late.noPlan.meetings': 'Es gibt noch kein Treffen, neben dem andere stehen könnten.',
  'late.placed.meetings': 'Neue Treffen ({{number}})',
  'late.nobody.meetings': 'Kein Treffen konnte ergänzt werden. Nichts wurde geändert.',
  'late.all.meetings': 'Niemand kann jetzt mehr Treffen haben.',
  'late.left.meetings': 'Haben noch weniger, als sie möchten ({{number}})',
  'late.undone.meetings': 'Diese Treffen sind wieder herausgenommen.',
} as const satisfies Messages
