import type { Messages } from '../message.ts'

export const outcome = {
  'outcome.title': 'Was der Plan gebracht hat',
  'outcome.wishes': 'Erfüllte Wünsche: {{granted}} von {{wished}}',
  'outcome.wishes.full':
    'Erfüllte Wünsche: {{granted}} von {{wished}}. Niemand bekommt mehr Treffen als gewollt.',
  'outcome.people':
    'Personen, die jemanden treffen möchten: {{wishing}}. Mit so vielen Treffen, wie sie haben wollten oder sich gewünscht haben: {{content}}, mit weniger: {{fewer}}, ohne Treffen: {{none}}.',
  'outcome.names.none': 'Ohne Treffen: {{names}}',
  'outcome.names.fewer': 'Mit weniger: {{names}}',
  'outcome.quality.best': 'Für die Auswahl vom {{time}} war kein besserer Plan möglich.',
  'outcome.quality.near':
    'Für die Auswahl vom {{time}} liegt der damals erstellte Plan höchstens {{distance}} unter dem Besten, das ein Plan erreichen könnte.',
  'outcome.quality.unknown':
    'Ob für die Auswahl vom {{time}} ein besserer Plan möglich war, ist nicht bewiesen.',
  'outcome.leftOut': 'Leer ausgegangen oder zu kurz gekommen ({{count}})',
  'outcome.leftOut.help':
    'Sie hätten Platz für weitere Treffen und haben unerfüllte Wünsche. Die Gründe gelten für den jetzigen Stand.',
  'outcome.full': 'Weitere unerfüllte Wünsche von Personen, die alle ihre Treffen haben ({{count}})',
  'outcome.numMeetings': 'Treffen: {{met}} von {{wanted}}',
  'outcome.reason.past': 'Die beiden haben sich schon getroffen.',
  'outcome.reason.calledOff': 'Das Treffen wurde diese Woche zurückgenommen.',
  'outcome.reason.refused': 'Eine der beiden Personen möchte die andere lieber nicht treffen.',
  'outcome.reason.notMutual': '{{to}} hat {{from}} nicht gewählt.',
  'outcome.reason.ownCapacity': '{{from}} hat keinen Platz für ein weiteres Treffen.',
  'outcome.reason.otherCapacity': '{{to}} hat keinen Platz für ein weiteres Treffen.',
  'outcome.reason.noCommonSession': 'Es gibt keine Runde, in der beide frei sind.',
  'outcome.reason.outweighed': 'Im Plan hätte es andere mehr gekostet.',
  'outcome.reason.open': 'Jetzt steht nichts mehr im Weg. Der nächste Plan entscheidet.',
  'outcome.reason.ownRefusal': 'Du hast auch angegeben, dass du diese Person lieber nicht triffst.',
  'outcome.reason.notPossible': 'Es war in diesem Plan nicht möglich.',
  'outcome.own.title': 'Deine unerfüllten Wünsche',
  'outcome.own.ownCapacity': 'Du hast alle Treffen, um die du gebeten hast, oder in jeder Runde eines.',
  'outcome.own.untold': 'Mehr steht hier nicht, weil es verraten würde, was andere wünschen oder vorhaben.',
  'outcome.changes': 'Was der Plan geändert hat',
  'outcome.changes.own': 'Was der letzte Plan für dich geändert hat',
  'outcome.changes.count':
    'Plan vom {{time}}, verglichen mit dem vorigen. Nicht mehr vorgesehen: {{dropped}}. Verschoben: {{moved}}. Neu: {{added}}. Geblieben: {{kept}}.',
  'outcome.column.change': 'Änderung',
  'outcome.change.kept': 'Geblieben',
  'outcome.change.moved': 'Verschoben',
  'outcome.change.added': 'Neu',
  'outcome.change.dropped': 'Nicht mehr vorgesehen',
} satisfies Messages
