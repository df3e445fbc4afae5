import type { Messages } from '../message.ts'

export const planFailure = {
  'planFailure.intro': 'Was im Weg steht, die kleinste Änderung zuerst:',
  'planFailure.helps': 'Was hilft:',
  'planFailure.tryAgain':
    'Bitte versuche es noch einmal. Geht es wieder nicht, sag denen Bescheid, die diesen Dienst betreiben; der Fehler wird ihnen gemeldet.',
  'planFailure.why.noTopic': 'Es gibt noch kein Thema.',
  'planFailure.help.noTopic': 'Füge ein Thema hinzu oder lass die Teilnehmenden eigene hinzufügen.',
  'planFailure.why.noWish': 'Noch hat niemand ein Thema gewählt.',
  'planFailure.help.noWish': 'Bitte alle, zu wählen, was sie interessiert.',
  'planFailure.why.nobodyFree': 'Niemand hat angegeben, wann es geht.',
  'planFailure.help.nobodyFree': 'Bitte alle, anzugeben, wann sie können.',
  'planFailure.why.topicHasNoStart': '{{topic}} passt zu keiner Zeit.',
  'planFailure.help.topicHasNoStart': 'Mach es kürzer, erlaube ihm mehr Stunden oder nimm eine Pause weg.',
  'planFailure.why.topicHostNeverFree': 'Für {{topic}} gibt es keine Zeit, zu der die Leitung kann.',
  'planFailure.help.topicHostNeverFree': 'Mehr freie Zeit von {{person}} oder jemand anderes als Leitung.',
  'planFailure.why.topicNobody': 'Niemand, der {{topic}} will, kann zu einer Zeit, die dafür möglich ist.',
  'planFailure.help.topicNobody': 'Leute, die es wählen und zur selben Zeit können; nötig: {{needed}}.',
  'planFailure.why.topicTooFew':
    '{{topic}}: Zu wenige wollen es und können zur selben Zeit. Da: {{number}}, nötig: {{needed}}.',
  'planFailure.help.topicTooFew':
    'Mehr Leute, die es wählen und können (es fehlen: {{missing}}), oder bei „Kleinste Gruppe“: {{number}}.',
  'planFailure.why.topicHostLimit': '{{topic}} dauert mehr Runden, als die Leitung ({{person}}) möchte.',
  'planFailure.help.topicHostLimit':
    'Mehr Runden für {{person}} (nötig: {{needed}}) oder jemand anderes als Leitung.',
  'planFailure.why.topicHostsClash':
    'Die Leitungen von {{topic}} passen nicht zusammen: Eine möchte eine andere nicht treffen, oder sie haben keine gemeinsame Sprache.',
  'planFailure.help.topicHostsClash': 'Eine andere Leitung.',
  'planFailure.why.topicTooManyHosts':
    '{{topic}} hat mehr Leitungen, als eine Gruppe Leute haben darf. Leitungen: {{needed}}, erlaubt: {{number}}.',
  'planFailure.help.topicTooManyHosts': 'Weniger Leitungen, oder bei „Größte Gruppe“: {{needed}}.',
  'planFailure.why.topicNoRoom':
    'Kein Raum hat Platz für die kleinste Gruppe von {{topic}}. Nötig: {{needed}}, größter Raum: {{number}}.',
  'planFailure.why.topicNoRoom.room':
    'Die kleinste Gruppe von {{topic}} hat {needed, plural, one {# Person} other {# Personen}}, aber der größte Raum dann, {{room}}, fasst nur {{number}}.',
  'planFailure.help.topicNoRoom': 'Ein größerer Raum oder weniger bei „Kleinste Gruppe“.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}}: Zu wenige, die es wollen, dürfen zusammen in eine Gruppe, weil sie einander nicht treffen möchten oder keine gemeinsame Sprache haben. Höchstens: {{number}}, nötig: {{needed}}.',
  'planFailure.help.topicTooFewTogether':
    'Mehr Leute, die es wählen (es fehlen: {{missing}}), oder bei „Kleinste Gruppe“: {{number}}.',
  'planFailure.why.fixedContradict':
    'Was fixiert ist, widerspricht sich: Kein Plan behält alle fixierten Gruppen und alle, die in einer Gruppe festgehalten sind.',
  'planFailure.help.fixedContradict': 'Gib eines davon frei; welches, sagt die Liste unter dem Knopf.',
  'planFailure.why.nobodyFits': 'Niemand, der eine Runde möchte, kann in ein Thema, das möglich ist.',
  'planFailure.help.nobodyFits': 'Bitte alle, mehr Themen zu wählen oder anzugeben, wann sie können.',
  'planFailure.why.outweighed':
    'Gruppen wären möglich, aber nach den Gewichten dieser Veranstaltung ist gar keine Gruppe besser.',
  'planFailure.help.outweighed':
    'Mach es zur harten Regel, dass alle bekommen, was sie möchten, oder senke die Gewichte gegen Gruppen.',
  'planFailure.why.stoppedEarly':
    'Der Planer wurde angehalten, bevor er eine Gruppe gefunden hatte. Mindestens eine ist möglich.',
  'planFailure.help.stoppedEarly': 'Lass den Planer länger laufen.',
  'planFailure.why.noWishToMeet': 'Noch hat niemand angegeben, wen sie oder er treffen möchte.',
  'planFailure.help.noWishToMeet': 'Bitte alle, zu wählen, wen sie treffen möchten.',
  'planFailure.why.wishesExcluded':
    'Wünsche von Leuten, die sich schon getroffen oder ihr Treffen abgesagt haben: {{number}}',
  'planFailure.help.wishesExcluded': 'Wünsche, andere zu treffen.',
  'planFailure.why.wishesNotMutual': 'Wünsche, die nur eine der beiden Personen hat: {{number}}',
  'planFailure.help.wishesNotMutual': 'Ein Ja der anderen Person.',
  'planFailure.why.wishesOverCapacity':
    'Wünsche von Leuten, die keine weiteren Treffen haben können: {{number}}',
  'planFailure.help.wishesOverCapacity': 'Mehr Treffen pro Woche für eine der beiden Personen.',
  'planFailure.why.wishesWithoutSession':
    'Wünsche von Leuten, die keine freie Runde gemeinsam haben: {{number}}',
  'planFailure.help.wishesWithoutSession': 'Eine weitere Runde, in der beide frei sind.',
  'planFailure.why.wishesOutweighed': 'Wünsche, die erfüllbar gewesen wären: {{number}}',
  'planFailure.help.wishesOutweighed': 'Lass den Planer länger laufen.',
} as const satisfies Messages
