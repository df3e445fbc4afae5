import type { Messages } from '../message.ts'

export const report = {
  'schedule.view.report': 'Bericht',
  'report.title': 'Was der Plan wert ist',
  'report.best': 'Kein Plan kann besser sein als dieser.',
  'report.near': 'So gut, wie ein Plan sein kann, bis auf {{distance}}.',
  'report.best.least':
    'Bei dieser Auswahl, diesen Zeiten und diesen Regeln ist kein Plan besser, und in keinem fehlen weniger Plätze.',
  'report.best.weighed': 'Bei dieser Auswahl, diesen Zeiten und diesen Regeln ist kein Plan besser.',
  'report.best.open':
    'Von den Plänen, in denen so viele Plätze fehlen, ist keiner besser. Ob weniger fehlen könnten, ist nicht bewiesen.',
  'report.near.least':
    'Bei dieser Auswahl, diesen Zeiten und diesen Regeln liegt der Plan höchstens {{distance}} unter dem Besten, das ein Plan erreichen könnte, und in keinem fehlen weniger Plätze.',
  'report.near.weighed':
    'Bei dieser Auswahl, diesen Zeiten und diesen Regeln liegt der Plan höchstens {{distance}} unter dem Besten, das ein Plan erreichen könnte.',
  'report.near.open':
    'Der Plan liegt höchstens {{distance}} unter dem besten, in dem so viele Plätze fehlen. Ob weniger fehlen könnten, ist nicht bewiesen.',
  'report.satisfied': 'Alle zusammen bekommen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'report.loading': 'Der Bericht wird erstellt …',
  'report.updating': 'Es hat sich etwas geändert. Der Bericht wird neu erstellt …',
  'report.timedOut': 'Der Bericht konnte gerade nicht erstellt werden.',
  'report.timedOutOld':
    'Der Bericht konnte nicht neu erstellt werden. Was hier steht, ist der Stand vor der letzten Änderung.',
  'report.noPlan': 'Es gibt noch keinen Plan, über den zu berichten wäre.',
  'report.made':
    'Der Plan ist vom {{time}}. Dieser Bericht gilt für die Auswahl und die Einstellungen von heute.',
  'report.byHand':
    'Dieser Plan wurde zumindest teilweise von Hand zusammengestellt. Der Bericht gilt für die Auswahl und die Einstellungen von heute.',
  'report.dataSame': 'Seitdem hat sich nichts geändert, was beim Planen zählt.',
  'report.dataChanged': 'Seitdem haben sich Auswahl, Personen oder Einstellungen geändert.',
  'report.dataUnknown':
    'Ob sich seitdem Auswahl, Personen oder Einstellungen geändert haben, ist nicht bekannt.',
  'report.planChanged': 'Seitdem wurden Plätze von Hand geändert.',
  'report.forEverybody': 'Fassung für alle',
  'report.forEverybody.shown': 'Teilnehmende sehen diese Fassung im Zeitplan.',
  'report.forEverybody.hidden':
    'Noch sieht sie sonst niemand: Eingeschaltet wird sie in den Einstellungen, „{{setting}}“.',
  'report.forEverybody.wishes':
    'Sonst sieht sie niemand, solange „{{setting}}“ eingeschaltet ist: Summen von Wünschen würden einzelne verraten.',
  'report.dots.title': 'Was jede Person bekommt',
  'report.dots.help':
    'Ein Punkt, eine Person: der Anteil am Besten, das sie für sich allein erhoffen konnte.',
  'report.dots.below': 'unter {{percent}}\u00a0%',
  'report.dots.share': 'Anteil am Besten, das sie erhoffen konnten',
  'report.dots.people': 'Personen',
  'report.dots.person': '{{name}}: {{percent}}\u00a0%',
  'report.firstChoices':
    '{{number}} von {total, plural, one {# Person mit einem Erstwunsch bekommt ihn} other {# Personen mit einem Erstwunsch bekommen ihn}}.',
  'report.uncounted':
    '{number, plural, one {# Person zählt hier nicht mit: Sie hat nichts gewählt oder kann nicht kommen.} other {# Personen zählen hier nicht mit: Sie haben nichts gewählt oder können nicht kommen.}}',
  'report.position.title': 'Wo dieser Plan liegt',
  'report.position.random': 'zufällig verteilt',
  'report.position.this': 'dieser Plan',
  'report.position.bound': 'besser geht es nicht',
  'report.position.share':
    'Von dem, was zwischen zufällig verteilten Plänen und dem Bestmöglichen liegt, erreicht dieser Plan {{percent}}\u00a0%.',
  'report.position.unproven': 'Wie weit er vom bestmöglichen Plan entfernt ist, ist nicht bewiesen.',
  'report.position.better': 'Er ist besser als zufällig verteilte Pläne.',
  'report.position.notBetter':
    'Nach den Regeln dieser Veranstaltung ist er nicht besser als zufällig verteilte Pläne.',
  'report.position.placesDiffer':
    'In zu wenigen der zufällig verteilten Pläne fehlen so viele Plätze wie in diesem. Deshalb lässt sich nicht sagen, wie weit er von ihnen zum Bestmöglichen kommt.',
  'report.random':
    'In zufällig verteilten Plänen, die jede Regel einhalten (probiert: {{plans}}), bekommen alle zusammen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten; fehlende Plätze: {{missing}}. In diesem Plan: {{own}}\u00a0%; fehlend: {{ownMissing}}.',
  'report.random.none': 'Zufällig verteilte Pläne haben die Regeln dieser Veranstaltung nicht eingehalten.',
  'report.uncompared.noRun':
    'Er stammt nicht vom Planer, deshalb gibt es nichts, womit er zu vergleichen wäre.',
  'report.uncompared.dataChanged':
    'Die Veranstaltung hat sich geändert, seit der Plan erstellt wurde. Der damals bestmögliche Plan sagt jetzt nichts mehr. Ein neuer Plan wird wieder verglichen.',
  'report.uncompared.dataUnknown':
    'Ob sich die Veranstaltung geändert hat, seit der Plan erstellt wurde, ist nicht bekannt. Deshalb wird er nicht mit dem damals bestmöglichen Plan verglichen. Ein neuer Plan wird wieder verglichen.',
  'report.uncompared.notKept':
    'Nicht alles, woraus er entstanden ist, ist noch bekannt. Deshalb lässt sich nicht sagen, wie weit er von zufällig verteilten Plänen zum Bestmöglichen kommt.',
  'report.uncompared.rulesBroken':
    'Er verletzt eine Regel, deshalb lässt er sich nicht mit Plänen vergleichen, die alle einhalten.',
  'report.uncompared.placesDiffer':
    'Es fehlen nicht so viele Plätze wie damals, als der Plan erstellt wurde. Deshalb lässt er sich nicht mit dem damals bestmöglichen Plan vergleichen.',
  'report.lacking.title': 'Wem ein Platz fehlt',
  'report.lacking.none': 'Alle haben die Plätze, die sie möchten.',
  'report.lacking.person': '{{name}} (fehlend: {{places}}): {{reason}}',
  'report.lacking.limit': 'mehr Gruppen sind nicht erlaubt',
  'report.lacking.oneGroupOnly': 'alle sind auf eine Gruppe beschränkt',
  'report.lacking.noFreeSlot': 'dafür ist keine Zeit frei',
  'report.lacking.noWish': 'es wurde kein Thema gewählt',
  'report.lacking.nothingRuns': 'vom Gewählten findet in der freien Zeit nichts weiter statt',
  'report.lacking.full': 'das Gewählte ist in der freien Zeit voll',
  'report.lacking.full.meetings':
    'die Personen, die sie treffen dürfen, haben keinen Platz mehr, oder es gibt keine Zeit, in der beide frei sind',
  'report.lacking.roomFull': 'die Räume des Gewählten sind voll',
  'report.lacking.doesNotFit': 'was gewählt ist und in der freien Zeit stattfindet, passt nicht',
  'report.lacking.couldJoin': 'ein freier Platz ist noch bei {{topics}}',
  'report.lacking.noPartner': 'es gibt sonst niemanden, den die Person treffen darf',
  'report.lacking.partnersFull':
    'wen die Person treffen darf, hat keinen Platz mehr, oder es würde andere mehr kosten',
  'report.worst.title': 'Wer am wenigsten bekommt',
  'report.worst.none': 'Niemand bekommt weniger als das Beste, das zu erhoffen war.',
  'report.worst.person': '{{name}}: {{percent}}\u00a0% des Besten, das zu erhoffen war',
  'report.worst.noMissed': 'Es sind mehr Plätze zu füllen als Themen gewählt.',
  'report.resting.title': 'Themen, die nicht stattfinden',
  'report.resting.none': 'Jedes Thema findet statt.',
  'report.resting.noWish': '{{topic}}: Niemand hat es gewählt.',
  'report.resting.noTime': '{{topic}}: Es passt zu keiner Zeit.',
  'report.resting.hostAway': '{{topic}}: {{people}} kann nicht kommen, wenn es stattfinden darf.',
  'report.resting.tooFew':
    '{{topic}}: Von denen, die dabei sein können, haben zur selben Zeit höchstens so viele Zeit: {{number}}; nötig: {{needed}}.',
  'report.resting.hostBusy':
    '{{topic}}: {{people}} ist immer in einer anderen Gruppe, wenn es stattfinden könnte.',
  'report.resting.noRoom':
    '{{topic}}: Wann immer es stattfinden könnte, gibt es schon so viele Gruppen gleichzeitig wie erlaubt ({{needed}}).',
  'report.resting.roomsTaken':
    '{{topic}}: Für die kleinste Gruppe ist kein Raum frei, wenn es stattfinden könnte.',
  'report.resting.peopleBusy':
    '{{topic}}: Von denen, die dabei sein können, haben zur selben Zeit höchstens so viele keine andere Gruppe: {{number}}; nötig: {{needed}}.',
  'report.resting.outweighed':
    '{{topic}}: Es könnte stattfinden, aber der übrige Plan würde mehr verlieren, als es bringt.',
  'report.rules.title': 'Wie die Personen untergebracht sind',
  'report.rules.column': 'Wo Personen sind',
  'report.rule.personToHighValueTopic': 'In einer gewählten Gruppe',
  'report.rule.avoidNonPreferredTopicAssignments': 'In einer nicht gewählten Gruppe',
  'report.rule.assignAllSessionsToAllParticipants': 'Ohne einen gewünschten Platz',
  'report.rule.avoidRepeatedTopics': 'Mehr als einmal im selben Thema',
  'report.rule.preferNewPersonToPersonContacts': 'Mehr als einmal mit denselben Personen',
  'report.rule.contactPreferences': 'Mit jemandem zusammen, wo eine der beiden Personen das möchte',
  'report.rule.fairness': 'Mit weniger als dem Besten, das zu erhoffen war',
  'report.rule.avoidMaybeAvailability': 'In einer Gruppe zu einer Zeit mit „Vielleicht“',
  'report.rule.unfilled': 'Ohne einen gewünschten Platz',
  'report.rule.broken': 'Auf einem Platz, der eine Regel des Plans verletzt',
  'report.sizes.title': 'Wie groß die Gruppen sind',
  'report.sizes.meetings.title': 'Wie viele Treffen alle haben',
  'report.sizes.row': 'Personen in einer Gruppe',
  'report.sizes.meetings.row': 'Treffen einer Person',
  'report.sizes.groups': 'Gruppen',
  'report.company': 'Paare von Personen, die mehr als einmal zusammen sind: {{pairs}} (Personen: {{people}})',
  'report.shared.intro':
    'Das sind Summen über alle zusammen. Sie nennen niemanden, und Zahlen von Personen sind auf Fünfer abgerundet.',
  'report.shared.satisfied':
    'Alle zusammen bekommen etwa {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'report.shared.tooFew': 'Es sind zu wenige Personen für Summen, die nichts über einzelne verraten.',
  'report.shared.band': '{{from}} bis {{to}}\u00a0% des Besten, das zu erhoffen war',
  'report.shared.atLeast': 'mindestens {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {Mindestens # Person zählt hier nicht mit: Sie hat nichts gewählt oder kann nicht kommen.} other {Mindestens # Personen zählen hier nicht mit: Sie haben nichts gewählt oder können nicht kommen.}}',
  'report.shared.lacking': 'Einigen fehlt ein gewünschter Platz.',
  'report.result.title': 'Der Plan ist erstellt',
  'report.result.changes': 'Was anders ist als im Plan davor',
  'report.result.moved':
    'Personen mit einem anderen Thema oder zu einer anderen Zeit als im Plan davor: {{number}} von {{total}}',
  'report.result.lacking': 'Einigen fehlt ein gewünschter Platz:',
  'report.result.lackingWhy': '{{names}}: {{reason}}.',
  'report.result.open': 'Bericht öffnen',
} satisfies Messages
