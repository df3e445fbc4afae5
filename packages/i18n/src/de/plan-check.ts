import type { Messages } from '../message.ts'

/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'Vor dem Planen zu klären',
  'planCheck.looking': 'Prüft …',
  'planCheck.nobody': 'Noch möchte niemand einen Platz, also gibt es nichts zu planen.',
  'planCheck.nobody.meetings': 'Noch kann niemand ein Treffen haben, also gibt es nichts zu planen.',
  'planCheck.unknown':
    'Ob alle bekommen können, was sie möchten, ist noch offen: Im besten Plan einer kurzen Suche {number, plural, one {fehlt # Platz} other {fehlen # Plätze}}.',
  'planCheck.unknown.meetings':
    'Ob alle bekommen können, was sie möchten, ist noch offen: Im besten Plan einer kurzen Suche {number, plural, one {fehlt, für jede Person gezählt, # Treffen} other {fehlen, für jede Person gezählt, # Treffen}}.',
  'planCheck.unknown.rules':
    'Ob ein Plan alle Regeln einhalten kann, ist offen: Eine kurze Suche hat keinen gefunden.',
  'planCheck.failed': 'Die Prüfung ist nicht durchgekommen. Bitte versuche es noch einmal.',
  'planCheck.more': '{number, plural, one {# weiterer dieser Art} other {# weitere dieser Art}}',
  'planCheck.notMade': 'Die Änderung wurde nicht gespeichert. Bitte versuche es noch einmal.',
  'planCheck.made': 'Geändert.',
  'planCheck.made.solved':
    'Geändert. Damit {solved, plural, one {ist # Punkt} other {sind # Punkte}} gelöst.',
  'planCheck.made.brought':
    'Geändert. Gelöst ist damit nichts, und {brought, plural, one {# Punkt ist} other {# Punkte sind}} neu dazugekommen.',
  'planCheck.made.both':
    'Geändert. {solved, plural, one {# Punkt ist} other {# Punkte sind}} gelöst, {brought, plural, one {# neuer ist} other {# neue sind}} dazugekommen.',
  'planCheck.made.less': 'Geändert. Jetzt fehlt weniger, aber noch ist nicht alles gelöst.',
  'planCheck.made.still': 'Geändert, aber die Liste ist wie zuvor.',
  'planCheck.new': 'neu seit deiner Änderung',
  'planCheck.undo': 'Diese Änderung zurücknehmen',
  'planCheck.many.topicTooFew':
    'Für {number, plural, one {# Thema} other {# Themen}} gibt es zu wenige Interessierte.',
  'planCheck.many.topicTooFewTogether':
    '{number, plural, one {# Thema kommt} other {# Themen kommen}} nicht zustande: Zu wenige Interessierte passen zusammen.',
  'planCheck.many.topicNoRoom':
    '{number, plural, one {# Thema kommt} other {# Themen kommen}} nicht zustande: Kein Raum ist groß genug.',
  'planCheck.many.personHasNoTime':
    '{number, plural, one {# Person kann} other {# Personen können}} nie kommen.',
  'planCheck.many.personWantsMoreThanTime':
    '{number, plural, one {# Person möchte mehr Runden, als sie} other {# Personen möchten mehr Runden, als sie}} Zeit {number, plural, one {hat} other {haben}}.',
  'planCheck.many.personWantsMoreThanLimit':
    '{number, plural, one {# Person möchte} other {# Personen möchten}} mehr Runden, als erlaubt sind.',
  'planCheck.many.personWantsTooFew':
    '{number, plural, one {# Person möchte} other {# Personen möchten}} weniger Runden, als jedes ihrer Themen dauert.',
  'planCheck.many.personHasNoWish':
    '{number, plural, one {# Person hat} other {# Personen haben}} noch kein Thema gewählt.',
  'planCheck.many.personHasNoTopic':
    '{number, plural, one {# Person hat} other {# Personen haben}} nur Themen gewählt, die zu ihren Zeiten nicht zustande kommen.',
  'planCheck.many.personCannotJoin':
    '{number, plural, one {# Person hat} other {# Personen haben}} nur Themen gewählt, in denen für sie kein Platz ist.',
  'planCheck.many.personTooFewTopics':
    '{number, plural, one {# Person hat} other {# Personen haben}} Themen für weniger Runden gewählt als gewünscht.',
  'planCheck.many.nobodyToMeet':
    '{number, plural, one {# Person kann} other {# Personen können}} niemanden treffen.',
  'planCheck.many.wishesNotMutual':
    '{number, plural, one {# Person wird} other {# Personen werden}} von anderen gewünscht, die sie nicht gewählt {number, plural, one {hat} other {haben}}.',
  'planCheck.many.wishesOverCapacity':
    '{number, plural, one {# Person hat} other {# Personen haben}} zu wenige Treffen für alle, die infrage kommen.',
  'planCheck.why.fixedOffStart':
    '{{topic}} ist zu einer Zeit fixiert, zu der es nicht beginnen darf ({{when}}).',
  'planCheck.why.fixedTwice': 'Eine Gruppe von {{topic}} ist zu zwei Zeiten fixiert.',
  'planCheck.why.fixedTogether':
    '{{person}} leitet sowohl {{topic}} als auch {{other}}, und beide sind zur selben Zeit fixiert.',
  'planCheck.why.fixedParallel':
    '{number, plural, one {# Gruppe ist} other {# Gruppen sind}} zur selben Zeit fixiert ({{when}}), erlaubt {needed, plural, one {ist dann nur #} other {sind dann nur #}}.',
  'planCheck.why.fixedRooms':
    '{number, plural, one {# Gruppe ist} other {# Gruppen sind}} zur selben Zeit fixiert ({{when}}), aber die Räume reichen nur für {{needed}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} braucht {needed, plural, one {# Person} other {# Personen}}, ist aber fixiert, wenn {number, plural, =0 {niemand kann} one {nur # kann} other {nur # können}} ({{when}}).',
  'planCheck.why.fixedHostAway':
    '{{topic}} ist zu einer Zeit fixiert, zu der die Leitung ({{person}}) nicht kann ({{when}}).',
  'planCheck.why.fixedHostLimit':
    '{{person}} leitet fixierte Gruppen für {needed, plural, one {# Runde} other {# Runden}}, erlaubt {number, plural, one {ist nur #} other {sind nur #}}.',
  'planCheck.why.fixedTooFewTogether':
    'Die zur selben Zeit fixierten Gruppen ({{when}}) brauchen {needed, plural, one {# Person} other {# Personen}}, aber nur {number, plural, one {# kann} other {# können}} dann kommen.',
  'planCheck.why.fixedContradict':
    'Die fixierten Gruppen und die darin Festgehaltenen widersprechen sich: Jeder Plan verletzt eine Regel.',
  'planCheck.why.pinnedTogether':
    '{{person}} ist in {{topic}} und in {{other}} festgehalten, die sich nur zur selben Zeit treffen können.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} ist in Gruppen für {needed, plural, one {# Runde} other {# Runden}} festgehalten, erlaubt {number, plural, one {ist nur #} other {sind nur #}}.',
  'planCheck.why.pinnedAway':
    '{{person}} ist in {{topic}} festgehalten und kann nicht, wenn sich die Gruppe treffen darf.',
  'planCheck.why.pinnedTooMany':
    'In einer Gruppe von {{topic}} {needed, plural, one {ist # Person} other {sind # Personen}} festgehalten, Platz ist nur für {{number}}.',
  'planCheck.why.pinnedTopicRests':
    '{{person}} ist in {{topic}} festgehalten, aber das Thema kommt nicht zustande.',
  'planCheck.why.pinnedNotWanted': '{{person}} ist in {{topic}} festgehalten, hat es aber nicht gewählt.',
  'planCheck.why.pinnedRefuses':
    '{{person}} und {{otherPerson}} sind in einer Gruppe von {{topic}} festgehalten, aber eine der beiden Personen möchte die andere nicht treffen.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} und {{otherPerson}} sind in einer Gruppe von {{topic}} festgehalten, haben aber keine gemeinsame Sprache.',
  'planCheck.why.noTopic':
    'Es gibt noch kein Thema. Füge eines hinzu oder lass die Teilnehmenden eigene hinzufügen.',
  'planCheck.why.tooFewSeats':
    'Von {needed, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}} kann es {number, plural, =0 {keinen} one {nur #} other {nur #}} geben.',
  'planCheck.why.tooFewSeats.size':
    'Bei Gruppen mit höchstens {{size}} kann es nur {{number}} von {needed, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}} geben.',
  'planCheck.why.tooFewSeats.roomsAndSize':
    'Gruppen mit höchstens {{size}} in {rooms, plural, one {# Raum} other {# Räumen}} ergeben nur {{number}} von {needed, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}}.',
  'planCheck.why.tooFewSeats.rooms':
    '{rooms, plural, one {Der einzige Raum fasst} other {Alle # Räume zusammen fassen}} {seats, plural, one {# Person} other {# Personen}} zur selben Zeit: Das ergibt {{number}} von {needed, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}}.',
  'planCheck.why.tooFewSeatsAt':
    '{{when}}: {needed, plural, one {# Person möchte} other {# Personen möchten}} einen Platz, möglich {number, plural, one {ist nur #} other {sind nur #}}.',
  'planCheck.why.groupsCompete':
    'Gruppen brauchen dieselben Personen, Leitungen und Zeiten: Von {needed, plural, one {# gewünschten Platz} other {# gewünschten Plätzen}} {number, plural, one {lässt sich nur # füllen} other {lassen sich nur # füllen}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} passt zu keiner Zeit: Es dauert zu lange oder darf zu selten beginnen.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} kommt nicht zustande: Die Leitung ({{person}}) kann nie, wenn es beginnen darf.',
  'planCheck.why.topicHostLimit':
    '{{topic}} kommt nicht zustande: Die Leitung ({{person}}) möchte weniger Runden, als eine Gruppe dauert.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} kommt nicht zustande: Es hat {needed, plural, one {# Leitung} other {# Leitungen}}, aber eine Gruppe darf nur {number, plural, one {# Person} other {# Personen}} haben.',
  'planCheck.why.topicHostsClash':
    '{{topic}} kommt nicht zustande: Die Leitungen {{person}} und {{otherPerson}} passen nicht zusammen. Eine der beiden Personen möchte die andere nicht treffen, oder sie haben keine gemeinsame Sprache.',
  'planCheck.why.topicNoRoom':
    '{{topic}} kommt nicht zustande: Die kleinste Gruppe hat {needed, plural, one {# Person} other {# Personen}}, aber {number, plural, =0 {dann gibt es keinen Raum} one {kein Raum fasst dann mehr als #} other {kein Raum fasst dann mehr als #}}.',
  'planCheck.why.topicNoRoom.room':
    '{{topic}} kommt nicht zustande: Die kleinste Gruppe hat {needed, plural, one {# Person} other {# Personen}}, aber der größte Raum dann, {{room}}, fasst nur {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} kommt nicht zustande: Immer wenn es ginge, leitet {{person}} die fixierte Gruppe von {{other}}.',
  'planCheck.why.topicTooFew':
    '{{topic}} kommt nicht zustande: Es braucht {needed, plural, one {# Person} other {# Personen}}, und von den Interessierten {number, plural, =0 {kann niemand} one {kann höchstens #} other {können höchstens #}} zur selben Zeit.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} kommt nicht zustande: Zu wenige Interessierte passen zusammen. Nötig sind {{needed}}, höchstens {number, plural, one {# passt} other {# passen}} zusammen, weil manche einander nicht treffen möchten oder keine gemeinsame Sprache haben.',
  'planCheck.why.personHasNoTime': '{{person}} kann nie kommen.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} möchte {needed, plural, one {# Runde} other {# Runden}}, hat aber nur Zeit für {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} möchte {needed, plural, one {# Runde} other {# Runden}}, erlaubt {number, plural, one {ist nur #} other {sind nur #}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} möchte {number, plural, one {# Runde} other {# Runden}}, aber jedes gewählte Thema dauert mindestens {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} hat noch kein Thema gewählt.',
  'planCheck.why.personHasNoTopic':
    'Kein Thema, das {{person}} gewählt hat, kommt zu einer passenden Zeit zustande.',
  'planCheck.why.personCannotJoin':
    'In keinem Thema, das {{person}} gewählt hat, ist ein Platz: Die Leitungen füllen es, oder {{person}} und wen es braucht passen nicht zusammen.',
  'planCheck.why.personTooFewTopics':
    '{{person}} möchte {needed, plural, one {# Runde} other {# Runden}}, gewählt hat sie oder er nur Themen für {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} kann niemanden treffen: Mit niemandem, der infrage kommt, gibt es einen Wunsch.',
  'planCheck.why.wishesNotMutual':
    '{number, plural, one {# Person möchte} other {# Personen möchten}} {{person}} treffen, wurden aber nicht gewählt.',
  'planCheck.why.wishesWithoutSession':
    'Für {number, plural, one {# Wunsch} other {# Wünsche}} haben die beiden keine freie Runde gemeinsam.',
  'planCheck.why.wishesOverCapacity':
    'Für {{person}} {needed, plural, one {kommt # Person} other {kommen # Personen}} infrage, es {number, plural, one {gibt aber nur # Treffen} other {gibt aber nur # Treffen}}.',
  'planCheck.why.meetingsCompete':
    'Nicht alle können alle ihre Treffen haben: Für jede Person gezählt höchstens {{number}} von {{needed}}.',
  'planCheck.do.minSize': 'Gruppen ab {{value}} erlauben',
  'planCheck.do.maxSize': 'Gruppen bis {{value}} erlauben',
  'planCheck.do.sizesAsRooms': 'Jede Gruppe so groß werden lassen wie ihren Raum',
  'planCheck.do.groupsAsRooms':
    '{value, plural, one {# Gruppe} other {# Gruppen}} pro Thema erlauben, so groß wie ihre Räume',
  'planCheck.do.parallel': '{value, plural, one {# Gruppe} other {# Gruppen}} zur selben Zeit erlauben',
  'planCheck.do.withoutHosts': 'Themen auch ohne ihre Leitung stattfinden lassen',
  'planCheck.do.hostingUncounted': 'Leiten nicht als Runde zählen',
  'planCheck.do.upTo': 'Dann möglich: bis zu {{number}} von {{needed}}',
  'planCheck.do.inRooms':
    '{rooms, plural, one {Der Raum hat} other {Die # Räume haben}} {seats, plural, one {# Platz} other {# Plätze}} für {people, plural, one {# Person} other {# Personen}}.',
  'planCheck.do.allRooms':
    '{rooms, plural, one {Der Raum hat} other {Alle # Räume werden gebraucht: Sie haben}} {seats, plural, one {# Platz} other {# Plätze}} für {people, plural, one {# Person} other {# Personen}}.',
  'planCheck.do.rooms': 'Mehr oder größere Räume eintragen',
  'planCheck.do.topicMaxSize': '{value, plural, one {# Person} other {# Personen}} in {{topic}} erlauben',
  'planCheck.do.groups': '{value, plural, one {# Gruppe} other {# Gruppen}} pro Thema erlauben',
  'planCheck.do.duration': '{{topic}} auf {{value}} kürzen',
  'planCheck.do.start': '{{topic}} zu jeder Zeit beginnen lassen',
  'planCheck.do.available': 'Eintragen, dass es dann geht: {{people}}',
  'planCheck.do.choices': 'Auswahl von {{person}} öffnen',
  'planCheck.do.wants': '{{person}} {value, plural, one {# Runde} other {# Runden}} geben',
  'planCheck.do.wants.meetings': '{{person}} {value, plural, one {# Treffen} other {# Treffen}} geben',
  'planCheck.do.release': '{{person}} nicht mehr in {{topic}} festhalten',
  'planCheck.do.unpin': '{{topic}} nicht mehr fixieren',
} as const satisfies Messages
