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
  'report.satisfied': 'Der Plan erfüllt {{percent}}\u00a0% dessen, was möglich war.',
  'report.satisfied.missing':
    '{missing, plural, one {# Platz fehlt} other {# Plätze fehlen}}. Der Plan erfüllt {{percent}}\u00a0% dessen, was möglich war.',
  'report.nobodyCounts': 'Niemand hat etwas gewählt, deshalb lässt sich der Plan an nichts messen.',
  'report.loading': 'Der Bericht wird erstellt …',
  'report.updating': 'Es hat sich etwas geändert. Der Bericht wird neu erstellt …',
  'report.timedOut': 'Der Bericht konnte gerade nicht erstellt werden.',
  'report.timedOutOld':
    'Der Bericht konnte nicht neu erstellt werden. Was hier steht, ist der Stand vor der letzten Änderung.',
  'report.noPlan': 'Es gibt noch keinen Plan, über den zu berichten wäre.',
  'report.made': 'Erstellt am {{time}}.',
  'report.byHand': 'Dieser Plan wurde zumindest teilweise von Hand zusammengestellt.',
  'report.today': 'Alle Zahlen nach heutiger Auswahl und heutigen Einstellungen.',
  'report.dataSame': 'Am Geplanten hat sich nichts geändert.',
  'report.dataChanged': 'Auswahl, Personen oder Einstellungen sind inzwischen andere.',
  'report.dataUnknown': 'Ob sich inzwischen etwas geändert hat, ist nicht bekannt.',
  'report.planChanged': 'Danach wurden Plätze von Hand geändert.',
  'report.forEverybody': 'Fassung für alle',
  'report.forEverybody.shown': 'Teilnehmende sehen diese Fassung im Zeitplan.',
  'report.forEverybody.hidden':
    'Noch sieht sie sonst niemand: Eingeschaltet wird sie in den Einstellungen, „{{setting}}“.',
  'report.forEverybody.wishes':
    'Sonst sieht sie niemand, solange „{{setting}}“ eingeschaltet ist: Summen von Wünschen würden einzelne verraten.',
  'report.dots.title': 'Was jede Person bekommt',
  'report.dots.help':
    'Jeder Punkt ist eine Person und zeigt, wie viel sie von dem bekommt, was für sie möglich war.',
  'report.dots.below': 'unter {{percent}}\u00a0%',
  'report.dots.share': 'Anteil an dem, was für sie möglich war',
  'report.dots.people': 'Personen',
  'report.dots.person': '{{name}}: {{percent}}\u00a0%',
  'report.firstChoices':
    '{{number}} von {total, plural, one {# Person mit einem Erstwunsch bekommt ihn} other {# Personen mit einem Erstwunsch bekommen ihn}}.',
  'report.uncounted':
    '{number, plural, one {# Person zählt hier nicht mit: Sie hat nichts gewählt oder kann nicht kommen.} other {# Personen zählen hier nicht mit: Sie haben nichts gewählt oder können nicht kommen.}}',
  'report.position.title': 'Wie gut ist der Plan?',
  'report.position.this': 'Dieser Plan: {{percent}}\u00a0%',
  'report.position.chance': 'Zufall: {{percent}}\u00a0%',
  'report.position.share': 'Das sind {{percent}}\u00a0% des Wegs vom Zufall zum bestmöglichen Plan.',
  'report.position.unproven': 'Wie nah er am bestmöglichen Plan ist, ist nicht bewiesen.',
  'report.position.notBetter': 'Nach den Regeln dieser Veranstaltung ist er nicht besser als der Zufall.',
  'report.position.placesDiffer':
    'Der Zufall lässt selten so viele Plätze fehlen wie dieser Plan, deshalb lassen sich beide nicht weiter vergleichen.',
  'report.random':
    'Der Zufall käme auf {{percent}}\u00a0% und ließe {missing, plural, =0 {keinen Platz} one {# Platz} other {# Plätze}} fehlen. Dieser Plan kommt auf {{own}}\u00a0% und lässt {ownMissing, plural, =0 {keinen} one {#} other {#}} fehlen.',
  'report.random.none': 'Der Zufall hat keinen Plan gefunden, der die Regeln dieser Veranstaltung einhält.',
  'report.uncompared.noRun': 'Er stammt nicht vom Planer, deshalb gibt es nichts zum Vergleichen.',
  'report.uncompared.dataChanged':
    'Ein Vergleich mit dem Bestmöglichen ist erst nach neuer Planung möglich, weil sich die Veranstaltung geändert hat.',
  'report.uncompared.dataUnknown':
    'Ein Vergleich mit dem Bestmöglichen ist erst nach neuer Planung möglich, weil nicht bekannt ist, ob sich die Veranstaltung geändert hat.',
  'report.uncompared.notKept':
    'Woraus er entstanden ist, ist nicht mehr gespeichert. Deshalb bleibt offen, wie weit er vom Zufall zum Bestmöglichen kommt.',
  'report.uncompared.rulesBroken':
    'Er verletzt eine Regel und lässt sich deshalb nicht mit Plänen vergleichen, die alle einhalten.',
  'report.uncompared.placesDiffer':
    'Es fehlen andere Plätze als bei der Planung, deshalb bleibt offen, wie nah er noch am Bestmöglichen ist.',
  'report.broken':
    '{people, plural, one {# Person ist} other {# Personen sind}} an einem Platz, der eine Regel des Plans verletzt.',
  'report.lacking.title': 'Wem fehlt ein Platz?',
  'report.lacking.none': 'Alle haben die Plätze, die sie möchten.',
  'report.places.open':
    'Bei dieser Auswahl, diesen Zeiten, Gruppengrößen und Räumen kann kein Plan mehr als {most, plural, one {#} other {#}} von {wanted, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}} vergeben. Dieser vergibt {given, plural, one {#} other {#}}.',
  'report.places.reached':
    'Mehr Plätze sind nicht möglich: Bei dieser Auswahl, diesen Zeiten, Gruppengrößen und Räumen kann kein Plan mehr als {most, plural, one {#} other {#}} von {wanted, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}} vergeben.',
  'report.lacking.people':
    '{{names}} {people, plural, one {fehlt} other {fehlen}} {places, plural, one {# Platz} other {# Plätze}}: {{reason}}.',
  'report.lacking.limit': 'mehr Gruppen sind nicht erlaubt',
  'report.lacking.oneGroupOnly': 'alle sind auf eine Gruppe beschränkt',
  'report.lacking.noFreeSlot': 'dafür ist keine Zeit frei',
  'report.lacking.noWish': 'es wurde kein Thema gewählt',
  'report.lacking.nothingRuns': 'vom Gewählten findet in der freien Zeit nichts weiter statt',
  'report.lacking.full': 'das Gewählte ist in der freien Zeit voll',
  'report.lacking.full.meetings':
    'die Personen, die sie treffen dürfen, haben keinen Platz mehr, oder es gibt keine Zeit, in der beide frei sind',
  'report.lacking.roomFull': 'die Räume des Gewählten sind voll',
  'report.lacking.roomFull.room': '{{topics}} ist in {{room}}, und dort passen nur {{seats}} hinein',
  'report.lacking.doesNotFit': 'was gewählt ist und in der freien Zeit stattfindet, passt nicht',
  'report.lacking.couldJoin': 'ein freier Platz ist noch bei {{topics}}',
  'report.lacking.noPartner': 'es gibt sonst niemanden, den die Person treffen darf',
  'report.lacking.partnersFull':
    'wen die Person treffen darf, hat keinen Platz mehr, oder es würde andere mehr kosten',
  'report.worst.title': 'Wer kommt am schlechtesten weg?',
  'report.worst.none': 'Alle bekommen das Beste, das für sie möglich war.',
  'report.worst.column.person': 'Wer',
  'report.worst.column.share': 'Bekommt',
  'report.worst.column.missed': 'Verpasst',
  'report.worst.move': 'Umsetzen',
  'report.worst.moveOf': '{{name}} umsetzen',
  'report.worst.why': 'Warum?',
  'report.worst.whyOf': 'Warum {{name}}?',
  'report.worst.noMissed': 'Möchte mehr Plätze, als Themen gewählt sind.',
  'report.missed.notRunning': '{{topics}} {number, plural, one {findet} other {finden}} nicht statt.',
  'report.missed.otherTime':
    '{{topics}} {number, plural, one {findet} other {finden}} nur zu einer anderen Zeit statt.',
  'report.missed.away':
    '{{topics}} {number, plural, one {ist} other {sind}} zu einer Zeit, die nicht frei ist.',
  'report.missed.busy':
    '{{topics}} {number, plural, one {läuft} other {laufen}} während {{groups}}, und das dauert länger.',
  'report.missed.asGood': '{{topics}} {number, plural, one {läuft} other {laufen}} während {{groups}}.',
  'report.missed.limit': '{{topics}}: Mehr Gruppen waren nicht gewünscht.',
  'report.missed.pinned': '{{topics}}: Das Orga-Team hält die Person in {{groups}}.',
  'report.missed.hosts':
    '{{topics}} {number, plural, one {läuft} other {laufen}}, während die Person {{groups}} leitet.',
  'report.missed.full': '{{topics}} {number, plural, one {ist} other {sind}} voll.',
  'report.missed.roomFull': '{{topics}} {number, plural, one {hat} other {haben}} keinen größeren Raum.',
  'report.missed.roomFull.room':
    '{{topics}}: {{room}} fasst nur {{seats}}, und ein größerer Raum ist dann nicht frei.',
  'report.missed.contactNo': '{{topics}}: Jemand dort und die Person möchten sich nicht treffen.',
  'report.missed.language': '{{topics}}: Mit jemandem dort gibt es keine gemeinsame Sprache.',
  'report.missed.leavesTooFew': '{{topics}}: In {{groups}} blieben zu wenige übrig.',
  'report.missed.breaksRule': '{{topics}}: Das würde eine Regel des Plans verletzen.',
  'report.missed.outweighed': '{{topics}}: Das würde andere mehr kosten.',
  'report.missed.open': '{{topics}}: Ein Wechsel würde dem Plan nicht schaden.',
  'report.missed.enough': '{{topics}}: Mehr Gruppen waren nicht gewünscht.',
  'report.missed.ownRefusal': '{{topics}}: Dort ist jemand, den die Person lieber nicht treffen möchte.',
  'report.missed.notPossible':
    '{{topics}}: In einem Plan, der für alle gut ist, gab es keinen besseren Platz.',
  'report.resting.title': 'Welche Themen fallen aus?',
  'report.resting.none': 'Jedes Thema findet statt.',
  'report.resting.noWish': '{{topic}}: Niemand hat es gewählt.',
  'report.resting.noTime': '{{topic}}: Es passt zu keiner Zeit.',
  'report.resting.hostAway': '{{topic}}: {{people}} kann nicht kommen, wenn es stattfinden darf.',
  'report.resting.tooFew':
    '{{topic}}: Es braucht {needed, plural, one {# Person} other {# Personen}} zur selben Zeit, kommen {number, plural, =0 {könnte niemand} one {könnte nur #} other {könnten nur #}}.',
  'report.resting.hostBusy':
    '{{topic}}: {{people}} ist immer in einer anderen Gruppe, wenn es stattfinden könnte.',
  'report.resting.noRoom':
    '{{topic}}: Immer wenn es stattfinden könnte, {needed, plural, one {läuft schon # Gruppe} other {laufen schon # Gruppen}}, und mehr sind nicht erlaubt.',
  'report.resting.roomsTaken':
    '{{topic}}: Wenn es stattfinden könnte, ist kein Raum für {needed, plural, one {# Person} other {# Personen}} frei.',
  'report.resting.peopleBusy':
    '{{topic}}: Es braucht {needed, plural, one {# Person} other {# Personen}} zur selben Zeit, ohne andere Gruppe {number, plural, =0 {war niemand} one {war nur #} other {waren nur #}}.',
  'report.resting.outweighed':
    '{{topic}}: Es könnte stattfinden, aber der übrige Plan würde mehr verlieren, als es bringt.',
  'report.sizes.meetings.title': 'Wie viele Treffen alle haben',
  'report.sizes.meetings.row': 'Treffen einer Person',
  'report.sizes.same':
    '{groups, plural, one {# Gruppe} other {# Gruppen}} mit {size, plural, one {# Person} other {# Personen}}.',
  'report.sizes.range':
    '{groups, plural, one {# Gruppe} other {# Gruppen}} mit {{least}} bis {most, plural, one {# Person} other {# Personen}}.',
  'report.company':
    '{pairs, plural, =0 {Niemand trifft dieselbe Person mehr als einmal.} one {# Paar trifft sich mehr als einmal.} other {# Paare treffen sich mehr als einmal.}}',
  'report.former':
    '{{people}} Personen sind bei früheren Veranstaltungen zu kurz gekommen. Bei gleichen Wünschen kommen sie zuerst: Jetzt {satisfied, plural, =0 {bekommt keine von ihnen} one {bekommt # von ihnen} other {bekommen # von ihnen}} das Beste, was für sie möglich war{short, plural, =0 {.} one {, # nicht.} other {, # nicht.}}',
  'report.former.one':
    'Eine Person ist bei früheren Veranstaltungen zu kurz gekommen und kommt bei gleichen Wünschen zuerst, aber ihr fehlt wieder etwas.',
  'report.former.one.best':
    'Eine Person ist bei früheren Veranstaltungen zu kurz gekommen und kommt bei gleichen Wünschen zuerst: Jetzt bekommt sie das Beste, was für sie möglich war.',
  'report.shared.intro':
    'Das sind Summen über alle zusammen. Sie nennen niemanden, und Zahlen von Personen sind auf Fünfer abgerundet.',
  'report.shared.satisfied':
    'Der Plan erfüllt etwa {{percent}}\u00a0% dessen, was für alle zusammen möglich war.',
  'report.shared.tooFew': 'Es sind zu wenige Personen für Summen, die nichts über einzelne verraten.',
  'report.shared.band': '{{from}} bis {{to}}\u00a0% dessen, was möglich war',
  'report.shared.atLeast': 'mindestens {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {Mindestens # Person zählt hier nicht mit: Sie hat nichts gewählt oder kann nicht kommen.} other {Mindestens # Personen zählen hier nicht mit: Sie haben nichts gewählt oder können nicht kommen.}}',
  'report.shared.lacking': 'Einigen fehlt ein gewünschter Platz.',
} satisfies Messages
