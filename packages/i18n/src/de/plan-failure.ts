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
  'planFailure.help.topicHasNoStart': 'Mach es kürzer, erlaube ihm mehr Stunden oder entferne eine Pause.',
  'planFailure.why.topicHostNeverFree': 'Für {{topic}} gibt es keine Zeit, zu der die Leitung kann.',
  'planFailure.help.topicHostNeverFree':
    '{{person}} bräuchte mehr freie Zeit oder das Thema eine andere Leitung.',
  'planFailure.why.topicNobody': 'Niemand, der {{topic}} will, kann zu einer Zeit, die dafür möglich ist.',
  'planFailure.help.topicNobody':
    '{needed, plural, one {# Person, die es wählt und kann.} other {# Personen, die es wählen und zur selben Zeit können.}}',
  'planFailure.why.topicTooFew':
    '{{topic}} braucht {needed, plural, one {# Person} other {# Personen}}, und von den Interessierten {number, plural, =0 {kann niemand} one {kann nur #} other {können nur #}} zur selben Zeit.',
  'planFailure.help.topicTooFew':
    '{missing, plural, one {# weitere Person, die es wählt und kann,} other {# weitere Personen, die es wählen und können,}} oder setze „Kleinste Gruppe“ auf {{number}}.',
  'planFailure.why.topicHostLimit': '{{topic}} dauert mehr Runden, als die Leitung ({{person}}) möchte.',
  'planFailure.help.topicHostLimit':
    '{needed, plural, one {# Runde} other {# Runden}} für {{person}} oder eine andere Leitung.',
  'planFailure.why.topicHostsClash':
    'Die Leitungen von {{topic}} passen nicht zusammen: Eine möchte eine andere nicht treffen, oder sie haben keine gemeinsame Sprache.',
  'planFailure.help.topicHostsClash': 'Gib ihm eine andere Leitung.',
  'planFailure.why.topicTooManyHosts':
    '{{topic}} hat {needed, plural, one {# Leitung} other {# Leitungen}}, aber eine Gruppe darf nur {number, plural, one {# Person} other {# Personen}} haben.',
  'planFailure.help.topicTooManyHosts': 'Weniger Leitungen oder setze „Größte Gruppe“ auf {{needed}}.',
  'planFailure.why.topicNoRoom':
    'Die kleinste Gruppe von {{topic}} hat {needed, plural, one {# Person} other {# Personen}}, aber {number, plural, =0 {dann gibt es keinen Raum} one {kein Raum fasst mehr als #} other {kein Raum fasst mehr als #}}.',
  'planFailure.why.topicNoRoom.room':
    'Die kleinste Gruppe von {{topic}} hat {needed, plural, one {# Person} other {# Personen}}, aber der größte Raum dann, {{room}}, fasst nur {{number}}.',
  'planFailure.help.topicNoRoom': 'Ein größerer Raum oder weniger bei „Kleinste Gruppe“.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}} braucht {needed, plural, one {# Person} other {# Personen}}, und von den Interessierten {number, plural, one {passt höchstens #} other {passen höchstens #}} zusammen: Manche möchten einander nicht treffen oder haben keine gemeinsame Sprache.',
  'planFailure.help.topicTooFewTogether':
    '{missing, plural, one {# weitere Person, die es wählt,} other {# weitere Personen, die es wählen,}} oder setze „Kleinste Gruppe“ auf {{number}}.',
  'planFailure.why.fixedContradict':
    'Was fixiert ist, widerspricht sich: Kein Plan behält alle fixierten Gruppen und alle, die in einer Gruppe festgehalten sind.',
  'planFailure.help.fixedContradict':
    'Gib eines davon frei: Welches, sagt die Liste, was Aufmerksamkeit braucht.',
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
    '{number, plural, one {# Wunsch kommt} other {# Wünsche kommen}} von Personen, die sich schon getroffen oder ihr Treffen abgesagt haben.',
  'planFailure.help.wishesExcluded': 'Sie müssten sich wünschen, andere zu treffen.',
  'planFailure.why.wishesNotMutual':
    '{number, plural, one {# Wunsch ist} other {# Wünsche sind}} einseitig: Die andere Person hat nicht Ja gesagt.',
  'planFailure.help.wishesNotMutual': 'Die andere Person müsste auch Ja sagen.',
  'planFailure.why.wishesOverCapacity':
    '{number, plural, one {# Wunsch kommt} other {# Wünsche kommen}} von Personen, die keine weiteren Treffen haben können.',
  'planFailure.help.wishesOverCapacity': 'Gib einer der beiden Personen mehr Treffen pro Woche.',
  'planFailure.why.wishesWithoutSession':
    '{number, plural, one {# Wunsch kommt} other {# Wünsche kommen}} von Personen, die keine freie Runde gemeinsam haben.',
  'planFailure.help.wishesWithoutSession': 'Füge eine Runde hinzu, in der beide frei sind.',
  'planFailure.why.wishesOutweighed':
    '{number, plural, one {# Wunsch wäre} other {# Wünsche wären}} erfüllbar gewesen.',
  'planFailure.help.wishesOutweighed': 'Lass den Planer länger laufen.',
} as const satisfies Messages
