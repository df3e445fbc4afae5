import type { Messages } from '../message.ts'

/** Scenarios: plans side by side with other settings, or without something. */
export const scenarios = {
  'scenarios.title': 'Szenarien',
  'scenarios.about':
    'Sieh dir an, was bei einem anderen Plan herauskäme, bevor du ihn verwendest. Der Plan, der gilt, bleibt, wie er ist, und sonst merkt niemand etwas davon.',
  'scenarios.new': 'Etwas anderes fragen',
  'scenarios.name': 'Name',
  'scenarios.number': 'Szenario {{number}}',
  'scenarios.asItIs': 'Mit den Einstellungen von heute neu geplant.',
  'scenarios.setting': 'Eine Einstellung ändern',
  'scenarios.settingOf': 'Eine Einstellung von {{name}} ändern',
  'scenarios.now': 'jetzt {{value}}',
  'scenarios.choose': 'Auswählen …',
  'scenarios.absence': 'Was, wenn das fehlte',
  'scenarios.absenceOf': 'Was, wenn das in {{name}} fehlte',
  'scenarios.people': 'Personen, mit ihren Themen',
  'scenarios.rooms': 'Räume',
  'scenarios.sessions': 'Runden',
  'scenarios.without': 'Ohne {{name}}',
  'scenarios.gone': 'eine Person, die nicht mehr da ist',
  'scenarios.remove': '{{name}} entfernen',
  'scenarios.add': 'Ein Szenario hinzufügen',
  'scenarios.seconds': 'Sekunden für jedes',
  'scenarios.takes':
    'Sie werden nacheinander geplant: höchstens etwa {{seconds}} s, länger, solange andere Pläne entstehen.',
  'scenarios.plan': 'Szenarien planen',
  'scenarios.replaces': 'Sie treten an die Stelle derer weiter unten.',
  'scenarios.stop': 'Anhalten',
  'scenarios.running': '{{done}} von {total, plural, one {# Szenario} other {# Szenarien}} geplant.',
  'scenarios.ready': 'Die Szenarien sind fertig.',
  'scenarios.made': 'Geplant am {{time}}, je {{seconds}} s.',
  'scenarios.interrupted': 'Der Server wurde neu gestartet, während sie geplant wurden.',
  'scenarios.planAgain': 'Dieselben noch einmal planen',
  'scenarios.dataChanged':
    'Personen, Auswahl oder Einstellungen sind inzwischen andere. Gezählt wird nach heutigem Stand.',
  'scenarios.late': 'Die Zahlen ließen sich gerade nicht ermitteln.',
  'scenarios.failed': 'Die Szenarien konnten nicht gelesen werden.',
  'scenarios.status.waiting': 'wartet',
  'scenarios.status.running': 'wird geplant …',
  'scenarios.status.stopped': 'angehalten, bevor es an der Reihe war',
  'scenarios.status.interrupted': 'unterbrochen',
  'scenarios.status.cutShort': 'vorzeitig angehalten',
  'scenarios.status.best': 'mit diesen Einstellungen kann kein Plan besser sein',
  'scenarios.openOf': '{{name}} öffnen',
  'scenarios.settings': 'Einstellungen, die sich ändern würden',
  'scenarios.settingChange': '{{setting}}: {{from}} → {{to}}',
  'scenarios.noSettings': 'Keine Einstellung ändert sich.',
  'scenarios.sameSettings': 'Diese Einstellungen gelten inzwischen ohnehin.',
  'scenarios.stillThere':
    'Geplant ohne {{names}}. In der Veranstaltung bleibt das bestehen: Nur der Plan wird verwendet.',
  'scenarios.adoptQuestion': '„{{name}}“ verwenden?',
  'scenarios.adoptText':
    'Alle bekommen diesen Plan. Der bisherige bleibt unter den Fassungen und lässt sich dort zurückholen.',
  'scenarios.adoptSettings':
    'Diese Einstellungen ändern sich mit und gehen beim Zurücknehmen wieder zurück, wenn niemand sie seitdem geändert hat:',
  'scenarios.ask': 'Was möchtest du wissen?',
  'scenarios.ask.groups': 'Größere Gruppen?',
  'scenarios.ask.session': 'Eine Runde mehr?',
  'scenarios.ask.person': 'Was, wenn jemand nicht kommen kann?',
  'scenarios.ask.room': 'Ohne einen Raum?',
  'scenarios.ask.else': 'Etwas anderes',
  'scenarios.who.person': 'Wer kann nicht kommen?',
  'scenarios.who.room': 'Welcher Raum fehlt?',
  'scenarios.name.groups': 'Gruppen bis {{number}}',
  'scenarios.name.sessions': '{number, plural, one {# Runde} other {# Runden}}',
  'scenarios.try': 'Ausprobieren',
  'scenarios.try.help':
    'Dauert etwa {number, plural, one {# Sekunde} other {# Sekunden}}. Der Plan, der gilt, bleibt, wie er ist.',
  'scenarios.same': 'Etwa wie der Plan, der gilt.',
  'scenarios.satisfaction': 'Der Plan erfüllt {{to}}\u00a0% dessen, was möglich war, statt {{from}}\u00a0%.',
  'scenarios.is.satisfaction': 'Der Plan erfüllt {{to}}\u00a0% dessen, was möglich war.',
  'scenarios.is.missing':
    '{number, plural, =0 {Kein Platz fehlt} one {# Platz fehlt} other {# Plätze fehlen}}.',
  'scenarios.is.numMeetings': '{number, plural, one {# Treffen} other {# Treffen}}.',
  'scenarios.firstChoices.more':
    '{number, plural, one {# Person mehr bekommt} other {# Personen mehr bekommen}} ihren Erstwunsch.',
  'scenarios.firstChoices.fewer':
    '{number, plural, one {# Person weniger bekommt} other {# Personen weniger bekommen}} ihren Erstwunsch.',
  'scenarios.without.more':
    '{number, plural, one {# Person mehr hat} other {# Personen mehr haben}} keine Gruppe.',
  'scenarios.without.fewer':
    '{number, plural, one {# Person weniger hat} other {# Personen weniger haben}} keine Gruppe.',
  'scenarios.withoutMeeting.more':
    '{number, plural, one {# Person mehr hat} other {# Personen mehr haben}} kein Treffen.',
  'scenarios.withoutMeeting.fewer':
    '{number, plural, one {# Person weniger hat} other {# Personen weniger haben}} kein Treffen.',
  'scenarios.missing.more': '{number, plural, one {# Platz mehr fehlt} other {# Plätze mehr fehlen}}.',
  'scenarios.missing.fewer': '{number, plural, one {# Platz weniger fehlt} other {# Plätze weniger fehlen}}.',
  'scenarios.topics.more':
    '{number, plural, one {# Thema mehr findet statt.} other {# Themen mehr finden statt.}}',
  'scenarios.topics.fewer':
    '{number, plural, one {# Thema weniger findet statt.} other {# Themen weniger finden statt.}}',
  'scenarios.numMeetings.more': '{number, plural, one {# Treffen mehr.} other {# Treffen mehr.}}',
  'scenarios.numMeetings.fewer': '{number, plural, one {# Treffen weniger.} other {# Treffen weniger.}}',
  'scenarios.broken': '{number, plural, one {# Regel wird} other {# Regeln werden}} verletzt.',
  'scenarios.moves':
    '{number, plural, =0 {Niemand wäre} one {# Person wäre} other {# Personen wären}} woanders.',
} satisfies Messages
