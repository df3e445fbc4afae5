import type { Messages } from '../message.ts'

/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'Was vor dem Planen anzusehen ist',
  'planCheck.looking': 'Prüft …',
  'planCheck.nothing': 'Nichts im Weg',
  'planCheck.nothing.short': 'Ein Plan, in dem nichts fehlt, ist möglich.',
  'planCheck.nobody': 'Niemand möchte einen Platz, also gibt es nichts zu planen.',
  'planCheck.nobody.meetings': 'Niemand kann ein Treffen haben, also gibt es nichts zu planen.',
  'planCheck.possible': 'Ein Plan, in dem nichts fehlt, ist möglich. Einen Blick wert: {{number}}',
  'planCheck.possible.meetings':
    'Ein Plan mit allen Treffen, die Leute haben können, ist möglich. Einen Blick wert: {{number}}',
  'planCheck.unknown':
    'Ob alle bekommen können, was sie möchten, ist nicht bekannt. Plätze, die der beste Plan einer kurzen Suche offen ließ: {{number}}',
  'planCheck.unknown.meetings':
    'Ob alle bekommen können, was sie möchten, ist nicht bekannt. Was der beste Plan einer kurzen Suche offen ließ, für jede Person gezählt: {{number}}',
  'planCheck.unknown.rules':
    'Ob ein Plan alle Regeln einhalten kann, ist nicht bekannt: Eine kurze Suche fand keinen.',
  'planCheck.number': 'Vorher ansehen: {{number}}',
  'planCheck.failed': 'Was im Weg steht, ließ sich nicht prüfen. Bitte versuche es noch einmal.',
  'planCheck.more': 'Weitere dieser Art: {{number}}',
  'planCheck.notMade': 'Die Änderung wurde nicht gespeichert. Bitte versuche es noch einmal.',
  'planCheck.made': 'Geändert.',
  'planCheck.made.solved': 'Geändert. Damit gelöst: {{solved}}.',
  'planCheck.made.brought': 'Geändert. Gelöst ist damit nichts, und neu seither: {{brought}}.',
  'planCheck.made.both': 'Geändert. Damit gelöst: {{solved}}. Neu seither: {{brought}}.',
  'planCheck.made.less': 'Geändert. Jetzt fehlt weniger, aber gelöst ist es noch nicht.',
  'planCheck.made.still': 'Geändert, aber die Liste ist wie zuvor.',
  'planCheck.new': 'neu seit deiner Änderung',
  'planCheck.undo': 'Diese Änderung zurücknehmen',
  'planCheck.many.topicTooFew':
    'Themen, die nicht möglich sind, weil zu wenige sie wollen und zur selben Zeit können: {{number}}',
  'planCheck.many.topicTooFewTogether':
    'Themen, die nicht möglich sind, weil zu wenige, die sie wollen, zusammen in eine Gruppe dürfen: {{number}}',
  'planCheck.many.topicNoRoom': 'Themen, die nicht möglich sind, weil kein Raum groß genug ist: {{number}}',
  'planCheck.many.personHasNoTime': 'Personen, die nie kommen können: {{number}}',
  'planCheck.many.personWantsMoreThanTime':
    'Personen, die mehr Runden möchten, als sie Zeit haben: {{number}}',
  'planCheck.many.personWantsMoreThanLimit':
    'Personen, die mehr Runden möchten, als erlaubt sind: {{number}}',
  'planCheck.many.personWantsTooFew':
    'Personen, die weniger Runden möchten, als irgendeines ihrer Themen dauert: {{number}}',
  'planCheck.many.personHasNoWish': 'Personen, die kein Thema gewählt haben: {{number}}',
  'planCheck.many.personHasNoTopic':
    'Personen, von deren Themen keines möglich ist, wenn sie können: {{number}}',
  'planCheck.many.personCannotJoin': 'Personen, die keines ihrer Themen aufnehmen kann: {{number}}',
  'planCheck.many.personTooFewTopics':
    'Personen, die zu wenige Themen gewählt haben, die möglich sind, wenn sie können: {{number}}',
  'planCheck.many.nobodyToMeet': 'Personen, die niemanden treffen können: {{number}}',
  'planCheck.many.wishesNotMutual':
    'Personen, die von anderen gefragt werden, die sie nicht gewählt haben: {{number}}',
  'planCheck.many.wishesOverCapacity':
    'Personen, die weniger Leute treffen können, als infrage kommen: {{number}}',
  'planCheck.why.fixedOffStart':
    '{{topic}} ist zu einer Zeit fixiert, zu der es nicht beginnen darf: {{when}}.',
  'planCheck.why.fixedTwice': 'Eine Gruppe von {{topic}} ist zu zwei Zeiten fixiert.',
  'planCheck.why.fixedTogether':
    '{{topic}} und {{other}} sind zur selben Zeit fixiert, und beide brauchen {{person}} als Leitung.',
  'planCheck.why.fixedParallel':
    'Zur selben Zeit sind mehr Gruppen fixiert, als sich dann treffen dürfen ({{when}}). Fixiert: {{number}}, erlaubt: {{needed}}.',
  'planCheck.why.fixedRooms':
    'Zur selben Zeit sind mehr Gruppen fixiert, als Räume für sie da sind ({{when}}). Fixiert: {{number}}, mit Raum: {{needed}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} ist zu einer Zeit fixiert, zu der zu wenige können ({{when}}). Können: {{number}}, nötig: {{needed}}.',
  'planCheck.why.fixedHostAway':
    '{{topic}} ist zu einer Zeit fixiert, zu der die Leitung ({{person}}) nicht kann: {{when}}.',
  'planCheck.why.fixedHostLimit':
    '{{person}} leitet mehr fixierte Gruppen, als für sie oder ihn Runden erlaubt sind. Geleitet: {{needed}}, erlaubt: {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'Die zur selben Zeit fixierten Gruppen brauchen mehr Leute, als dann können ({{when}}). Können: {{number}}, nötig: {{needed}}.',
  'planCheck.why.fixedContradict':
    'Kein Plan behält alle fixierten Gruppen und alle, die in einer Gruppe festgehalten sind, ohne eine Regel zu brechen.',
  'planCheck.why.pinnedTogether':
    '{{person}} soll in {{topic}} und in {{other}} bleiben; beide können sich nur zur selben Zeit treffen.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} soll in mehr Gruppen bleiben als erlaubt. Gezählt: {{needed}}, erlaubt: {{number}}.',
  'planCheck.why.pinnedAway':
    '{{person}} soll in {{topic}} bleiben und kann nicht, wenn sich die Gruppe treffen darf.',
  'planCheck.why.pinnedTooMany':
    'In einer Gruppe von {{topic}} sollen mehr Leute bleiben, als Platz haben. Leute: {{needed}}, Plätze: {{number}}.',
  'planCheck.why.pinnedTopicRests': '{{person}} soll in {{topic}} bleiben; das Thema ist nicht möglich.',
  'planCheck.why.pinnedNotWanted': '{{person}} soll in {{topic}} bleiben und hat es nicht gewählt.',
  'planCheck.why.pinnedRefuses':
    '{{person}} soll in einer Gruppe von {{topic}} mit {{otherPerson}} bleiben; eine der beiden Personen möchte die andere nicht treffen.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} soll in einer Gruppe von {{topic}} mit {{otherPerson}} bleiben; die beiden haben keine gemeinsame Sprache.',
  'planCheck.why.noTopic':
    'Es gibt noch kein Thema. Füge eines hinzu oder lass die Teilnehmenden eigene hinzufügen.',
  'planCheck.why.tooFewSeats':
    'Es gibt nicht genug Plätze für alle. Gewünscht: {{needed}}, höchstens: {{number}}.',
  'planCheck.why.tooFewSeatsAt':
    'Es gibt nicht genug Plätze für alle, die können: {{when}}. Gewünscht: {{needed}}, höchstens: {{number}}.',
  'planCheck.why.groupsCompete':
    'Gruppen brauchen dieselben Leute, Leitungen und Zeiten: Nicht alle können zugleich haben, was sie einzeln haben könnten. Gewünscht: {{needed}}, höchstens: {{number}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} passt zu keiner Zeit: Es dauert zu lange oder darf zu selten beginnen.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} ist nicht möglich: Die Leitung ({{person}}) kann nie, wenn es beginnen darf.',
  'planCheck.why.topicHostLimit':
    '{{topic}} ist nicht möglich: Die Leitung ({{person}}) möchte weniger Runden, als eine Gruppe dauert.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} ist nicht möglich: Es hat mehr Leitungen, als eine Gruppe Leute haben darf. Leitungen: {{needed}}, erlaubt: {{number}}.',
  'planCheck.why.topicHostsClash':
    '{{topic}} ist nicht möglich: Die Leitungen {{person}} und {{otherPerson}} passen nicht zusammen. Eine der beiden Personen möchte die andere nicht treffen, oder sie haben keine gemeinsame Sprache.',
  'planCheck.why.topicNoRoom':
    '{{topic}} ist nicht möglich: Kein Raum hat Platz für die kleinste Gruppe. Nötig: {{needed}}, größter Raum dann: {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} ist nicht möglich: Immer wenn es ginge, leitet {{person}} die fixierte Gruppe von {{other}}.',
  'planCheck.why.topicTooFew':
    '{{topic}} ist nicht möglich: Zu wenige wollen es und können zur selben Zeit. Da: {{number}}, nötig: {{needed}}.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} ist nicht möglich: Zu wenige, die es wollen, dürfen zusammen in eine Gruppe, weil sie einander nicht treffen möchten oder keine gemeinsame Sprache haben. Höchstens: {{number}}, nötig: {{needed}}.',
  'planCheck.why.personHasNoTime': '{{person}} kann nie kommen.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} möchte mehr Runden, als sie oder er Zeit hat. Gewünscht: {{needed}}, frei: {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} möchte mehr Runden, als erlaubt sind. Gewünscht: {{needed}}, erlaubt: {{number}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} möchte weniger Runden, als irgendein gewähltes Thema dauert. Gewünscht: {{number}}, nötig: {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} hat kein Thema gewählt.',
  'planCheck.why.personHasNoTopic':
    'Kein Thema, das {{person}} gewählt hat, ist möglich, wenn sie oder er kann.',
  'planCheck.why.personCannotJoin':
    'Kein Thema, das {{person}} gewählt hat, kann sie oder ihn aufnehmen: Die Leitungen füllen es, oder wen es braucht, passt nicht zu {{person}}.',
  'planCheck.why.personTooFewTopics':
    '{{person}} hat zu wenige Themen gewählt, die möglich sind, wenn sie oder er kann. Gewünscht: {{needed}}, möglich: {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} kann niemanden treffen: Mit niemandem, der infrage kommt, gibt es einen Wunsch.',
  'planCheck.why.wishesNotMutual':
    'Leute, die {{person}} treffen möchten und nicht von ihr oder ihm gewählt sind: {{number}}',
  'planCheck.why.wishesWithoutSession': 'Wünsche von Leuten ohne gemeinsame freie Runde: {{number}}',
  'planCheck.why.wishesOverCapacity':
    '{{person}} kann weniger Leute treffen, als infrage kommen. Personen: {{needed}}, Treffen: {{number}}.',
  'planCheck.why.meetingsCompete':
    'Nicht alle können so viele Treffen haben, wie sie einzeln haben könnten. Gewünscht, für jede Person gezählt: {{needed}}, höchstens: {{number}}.',
  'planCheck.do.setting': '„{{name}}“ auf {{value}} setzen',
  'planCheck.do.upTo': '{{change}} (dann höchstens: {{number}})',
  'planCheck.do.useRooms': 'Alle Räume nutzen (Räume: {{rooms}}, Plätze: {{seats}}): {{change}}',
  'planCheck.do.rooms': 'Mehr oder größere Räume eintragen',
  'planCheck.do.settingOff': '„{{name}}“ ausschalten',
  'planCheck.do.topicMaxSize': 'Höchstens {{value}} Personen in {{topic}}',
  'planCheck.do.groups': '{{value}} Gruppen von jedem Thema erlauben',
  'planCheck.do.duration': '{{topic}} auf {{value}} kürzen',
  'planCheck.do.start': '{{topic}} zu jeder Zeit beginnen lassen',
  'planCheck.do.available': 'Eintragen, dass es dann geht: {{people}}',
  'planCheck.do.choices': 'Auswahl von {{person}} öffnen',
  'planCheck.do.wants': 'Gewünschte Zahl für {{person}} auf {{value}} setzen',
  'planCheck.do.release': '{{person}} nicht mehr in {{topic}} festhalten',
  'planCheck.do.unpin': '{{topic}} nicht mehr am Platz behalten',
} as const satisfies Messages
