import type { Messages } from '../message.ts'

export const settings = {
  'settings.intro':
    'Jede Änderung wird sofort gespeichert und gilt für alle. Ein Plan nutzt die Einstellungen, die beim Erstellen gelten.',
  'settings.search': 'Eine Einstellung finden',
  'settings.showKeys': 'Technische Namen anzeigen',
  'settings.showKeys.help': 'Unter diesen Namen kennen Programme und exportierte Dateien die Einstellungen.',
  'settings.noneFound': 'Keine Einstellung gefunden. Versuche es mit weniger Buchstaben.',
  'settings.default': 'Standard: {{value}}',
  'settings.fixed': 'Bei dieser Art von Veranstaltung ist das immer so.',
  'settings.reset': 'Zurücksetzen',
  'settings.resetOne': '{{name}} auf {{value}} zurücksetzen',
  'settings.saving': 'Wird gespeichert …',
  'settings.waiting': 'Noch nicht gespeichert: das geschieht, sobald die Verbindung wieder da ist.',
  'settings.notSaved': 'Nicht gespeichert. Bitte versuche es noch einmal.',
  'settings.sizesCross':
    'Die kleinste Gruppe ist größer als die größte, deshalb kann keine Gruppe stattfinden. Ändere eine der beiden Zahlen.',
  'settings.questions': 'Fragen',
  'settings.changed': 'Geändert',
  'settings.numChanged': '{{count}} geändert',
  'settings.onlyChanged': 'Nur was du geändert hast ({{count}})',
  'settings.noneChanged': 'Du hast nichts geändert: Alles steht auf dem Standard.',
  'settings.found':
    '{count, plural, one {# von {{total}} Einstellungen passt.} other {# von {{total}} Einstellungen passen.}}',
  'settings.question.sizes': 'Wie groß sind Gruppen?',
  'settings.question.sizes.help':
    'Wie viele Personen eine Gruppe hat und wie viele Gruppen sich gleichzeitig treffen.',
  'settings.question.join': 'Wer kann sich registrieren, und wonach wird gefragt?',
  'settings.question.join.help': 'Der Link zum Teilen und das Formular, das man dahinter ausfüllt.',
  'settings.question.see': 'Was können Teilnehmende sehen und tun?',
  'settings.question.see.help': 'Was auf den Bildschirmen der Teilnehmenden steht.',
  'settings.question.keep': 'Was muss jeder Plan einhalten?',
  'settings.question.keep.help': 'Was vor den Wünschen aller kommt und was gegen sie abgewogen wird.',
  'settings.question.weigh': 'Was zählt mehr?',
  'settings.question.weigh.help':
    'Wo sich Wünsche widersprechen, gewinnt der mit der höheren Zahl. 0 schaltet ihn aus.',
  'settings.question.choices': 'Wie viel zählt jede Wahl?',
  'settings.question.choices.help':
    'Von 1 bis 100: Je höher, desto mehr tut der Planer dafür, die Wahl zu erfüllen.',
  'settings.question.effort': 'Wie arbeitet der Planer?',
  'settings.question.effort.help': 'Wie lange er suchen darf und ob er jedes Mal gleich beginnt.',
  'settings.choice.Hard': 'Immer einhalten',
  'settings.choice.Soft': 'Abwägen',
  'settings.choice.Neglected': 'Selten gewählte Themen',
  'settings.choice.Popular': 'Beliebte Themen',
  'settings.name.parameters|groups|minGroupSize': 'Kleinste Gruppe',
  'settings.help.parameters|groups|minGroupSize': 'Mit weniger Personen findet eine Gruppe nicht statt.',
  'settings.name.parameters|groups|maxGroupSize': 'Größte Gruppe',
  'settings.help.parameters|groups|maxGroupSize':
    'Keine Gruppe bekommt mehr Personen, außer ihr Thema hat eine eigene Grenze.',
  'settings.name.parameters|groups|maxParallelSessions': 'Gruppen zur selben Zeit',
  'settings.help.parameters|groups|maxParallelSessions':
    'Wie viele Gruppen nebeneinander stattfinden können, zum Beispiel die Zahl der Räume oder Tische.',
  'settings.name.parameters|groups|groupsFitRooms': 'Gruppen passen in die Räume',
  'settings.help.parameters|groups|groupsFitRooms':
    'Solange die Veranstaltung Räume hat, braucht kein Plan mehr Räume, als es gibt, und setzt in keinen mehr Personen, als er fasst.',
  'settings.name.parameters|groups|solverTimeLimit': 'Planungszeit in Sekunden',
  'settings.help.parameters|groups|solverTimeLimit':
    'Nach dieser Zeit hört der Planer auf. Meist ist er viel früher fertig: sobald nichts mehr besser wird.',
  'settings.name.parameters|rules|keepPlanReady': 'Einen Plan bereithalten',
  'settings.help.parameters|rules|keepPlanReady':
    'Nach deiner letzten Änderung wird der nächste Plan im Hintergrund gesucht, damit der Knopf ihn sofort hat. Vorher sieht ihn niemand.',
  'settings.name.parameters|preferenceWeights|1yes': 'Gewicht von „#1 Ja!“',
  'settings.help.parameters|preferenceWeights|1yes': 'Wie viel eine erste Wahl zählt.',
  'settings.name.parameters|preferenceWeights|yes': 'Gewicht von „Ja“',
  'settings.help.parameters|preferenceWeights|yes': 'Wie viel ein gewöhnliches Ja zählt.',
  'settings.name.parameters|preferenceWeights|1': 'Gewicht von 1',
  'settings.help.parameters|preferenceWeights|1': 'Wie viel die Bewertung 1 zählt.',
  'settings.name.parameters|preferenceWeights|2': 'Gewicht von 2',
  'settings.help.parameters|preferenceWeights|2': 'Wie viel die Bewertung 2 zählt.',
  'settings.name.parameters|preferenceWeights|3': 'Gewicht von 3',
  'settings.help.parameters|preferenceWeights|3': 'Wie viel die Bewertung 3 zählt.',
  'settings.name.parameters|preferenceWeights|4': 'Gewicht von 4',
  'settings.help.parameters|preferenceWeights|4': 'Wie viel die Bewertung 4 zählt.',
  'settings.name.parameters|preferenceWeights|5': 'Gewicht von 5',
  'settings.help.parameters|preferenceWeights|5': 'Wie viel die Bewertung 5 zählt.',
  'settings.name.parameters|preferenceWeights|6': 'Gewicht von 6',
  'settings.help.parameters|preferenceWeights|6': 'Wie viel die Bewertung 6 zählt.',
  'settings.name.parameters|preferenceWeights|7': 'Gewicht von 7',
  'settings.help.parameters|preferenceWeights|7': 'Wie viel die Bewertung 7 zählt.',
  'settings.name.parameters|preferenceWeights|8': 'Gewicht von 8',
  'settings.help.parameters|preferenceWeights|8': 'Wie viel die Bewertung 8 zählt.',
  'settings.name.parameters|preferenceWeights|9': 'Gewicht von 9',
  'settings.help.parameters|preferenceWeights|9': 'Wie viel die Bewertung 9 zählt.',
  'settings.name.parameters|preferenceWeights|10': 'Gewicht von 10',
  'settings.help.parameters|preferenceWeights|10': 'Wie viel die Bewertung 10 zählt.',
  'settings.name.parameters|preferenceWeights|author': 'Gewicht von „Leitung“',
  'settings.help.parameters|preferenceWeights|author':
    'Wie viel es zählt, dass die Leitung in einer Gruppe des eigenen Themas ist.',
  'settings.name.parameters|softRules|avoidNonPreferredTopicAssignments': 'Nicht gewünschte Themen vermeiden',
  'settings.help.parameters|softRules|avoidNonPreferredTopicAssignments':
    'In eine Gruppe, deren Thema man nicht gewählt hat, kommt man nur, wenn wenig anderes bleibt. Ohne Wirkung, solange „Nein heißt Nein“ auf „Immer einhalten“ steht.',
  'settings.name.parameters|softRules|assignAllSessionsToAllParticipants': 'Allen alle ihre Runden geben',
  'settings.help.parameters|softRules|assignAllSessionsToAllParticipants':
    'In keiner Runde bleibt jemand ohne Gruppe, wenn es sich vermeiden lässt. Ohne Wirkung, solange „Immer eine Gruppe für alle“ auf „Immer einhalten“ steht.',
  'settings.name.parameters|softRules|optimalGroupSize': 'Gruppen mittlerer Größe',
  'settings.help.parameters|softRules|optimalGroupSize':
    'Gruppen sind eher mittelgroß als ganz klein oder ganz groß.',
  'settings.name.parameters|softRules|personToHighValueTopic':
    'Alle zu den Themen, die sie am meisten wollen',
  'settings.help.parameters|softRules|personToHighValueTopic':
    'Je stärker jemand gewählt hat, desto mehr tut der Planer dafür.',
  'settings.name.parameters|softRules|highValueTopicToSelectivePerson':
    'Rücksicht auf alle, die wenig gewählt haben',
  'settings.help.parameters|softRules|highValueTopicToSelectivePerson':
    'Wer nur wenige Themen gewählt hat, bekommt eher eines davon.',
  'settings.name.parameters|softRules|avoidRepeatedTopics': 'Nicht zweimal dasselbe Thema',
  'settings.help.parameters|softRules|avoidRepeatedTopics':
    'In mehrere Gruppen desselben Themas kommt nur, wer es leitet, oder wenn wenig anderes bleibt.',
  'settings.name.parameters|softRules|preferNewPersonToPersonContacts': 'Neue Menschen kennenlernen',
  'settings.help.parameters|softRules|preferNewPersonToPersonContacts':
    'Wer schon eine Gruppe miteinander teilt oder bei einer früheren Veranstaltung geteilt hat, kommt eher nicht noch einmal zusammen.',
  'settings.name.parameters|softRules|contactPreferences': 'Menschen, die sich treffen möchten',
  'settings.help.parameters|softRules|contactPreferences':
    'Wer einander gern treffen möchte, kommt eher in eine Gruppe.',
  'settings.name.parameters|softRules|fairness': 'Gerechtigkeit',
  'settings.help.parameters|softRules|fairness':
    'Niemand bleibt weit hinter dem zurück, was möglich war. Wer am schlechtesten dasteht, zählt am meisten.',
  'settings.name.parameters|softRules|avoidMaybeAvailability': 'Stunden mit „Vielleicht“ vermeiden',
  'settings.help.parameters|softRules|avoidMaybeAvailability':
    'Gruppen treffen sich eher nicht, wenn jemand von ihnen „Vielleicht“ gesagt hat.',
  'settings.name.parameters|softRules|useLogScale': 'Große Gewichte dämpfen',
  'settings.help.parameters|softRules|useLogScale':
    'An: Ein Gewicht von 100 zählt ein paarmal so viel wie ein Gewicht von 1, nicht hundertmal. Lass es an, wenn nichts dagegen spricht.',
  'settings.name.parameters|options|preferNeglectedTopics': 'Im Zweifel bevorzugen',
  'settings.help.parameters|options|preferNeglectedTopics':
    'Ob bei zwei gleich guten Plänen selten gewählte oder beliebte Themen mehr Personen bekommen.',
  'settings.name.parameters|options|noIsHardConstraint': 'Nein heißt Nein',
  'settings.help.parameters|options|noIsHardConstraint':
    'Ob nie jemand in eine Gruppe kommt, deren Thema nicht gewählt wurde, oder nur, wenn es anderen sehr hilft.',
  'settings.name.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'Immer eine Gruppe für alle',
  'settings.help.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'Ob eine Gruppe für alle in allen ihren Runden vor jedem anderen Wunsch kommt. Wer keinen Platz findet, wird mit dem Grund aufgelistet.',
  'settings.name.parameters|rules|countHostingTowardsUsersSessionLimit': 'Leiten zählt als Runde',
  'settings.help.parameters|rules|countHostingTowardsUsersSessionLimit':
    'An: Eine Gruppe, die jemand leitet, ist eine der Runden, an denen diese Person teilnehmen möchte.',
  'settings.name.parameters|rules|personMustBeInOwnTopicIfTopicIsActive':
    'Wer leitet, ist in der eigenen Gruppe',
  'settings.help.parameters|rules|personMustBeInOwnTopicIfTopicIsActive':
    'An: Eine Gruppe findet nur statt, wenn die Leitung ihres Themas dabei ist.',
  'settings.name.parameters|rules|avoidRepeatedTopics': 'Wiederholte Themen vermeiden',
  'settings.help.parameters|rules|avoidRepeatedTopics':
    'Aus: Man darf in mehreren Gruppen desselben Themas sein.',
  'settings.name.parameters|rules|randomiseAssignments': 'Jedes Mal ein neuer Versuch',
  'settings.help.parameters|rules|randomiseAssignments':
    'An: Jede Suche beginnt anders, deshalb kann ein zweiter Versuch einen besseren Plan finden. Aus: Dieselben Antworten ergeben denselben Plan, außer die Zeit läuft ab.',
  'settings.name.parameters|rules|preferNewPersonToPersonContacts': 'Neue Kontakte bevorzugen',
  'settings.help.parameters|rules|preferNewPersonToPersonContacts':
    'Aus: Dieselben Menschen dürfen sich immer wieder treffen.',
  'settings.name.parameters|groups|meetAgainAfterWeeks': 'Wochen, bis sich zwei wieder treffen dürfen',
  'settings.help.parameters|groups|meetAgainAfterWeeks':
    '0: Dieselben zwei treffen sich nie wieder. Sonst zählt ein vergangenes Treffen nach so vielen Wochen nicht mehr, und wer es sich gewünscht hatte, wünscht es sich wieder.',
  'settings.name.parameters|ui|requireUserEmail': 'E-Mail ist Pflicht',
  'settings.help.parameters|ui|requireUserEmail': 'An: Ohne E-Mail-Adresse kann sich niemand registrieren.',
  'settings.name.parameters|ui|showLanguagesField': 'Nach Sprachen fragen',
  'settings.help.parameters|ui|showLanguagesField':
    'An: Alle können angeben, welche Sprachen sie sprechen. Je zwei in einer Gruppe, die das getan haben, sprechen dann eine gemeinsame.',
  'settings.name.parameters|ui|showPreferenceMatrixToUsers': 'Die Auswahl aller zeigen',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers':
    'An: Teilnehmende sehen, wer sich wofür interessiert. Aus: Sie sehen nur die eigene Auswahl.',
  'settings.name.parameters|ui|hideOneSidedWishes': 'Wünsche nach Treffen geheim halten',
  'settings.help.parameters|ui|hideOneSidedWishes':
    'An: Nur das Orga-Team sieht, wen jemand treffen möchte. Andere sehen ein Treffen erst, wenn es vereinbart ist. Aus: Wer die Auswahl aller sieht, sieht auch jeden Wunsch.',
  'settings.name.parameters|ui|showBlankInPlaceOfNoInPreferences': '„Nein“ leer lassen',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences':
    'An: Ein nicht gewähltes Thema hat ein leeres Feld. Aus: Dort steht „Nein“.',
  'settings.name.parameters|ui|showScheduleTabToUsers': 'Den Zeitplan zeigen',
  'settings.help.parameters|ui|showScheduleTabToUsers':
    'Aus: Nur das Orga-Team sieht den Zeitplan, zum Beispiel bis der Plan endgültig ist.',
  'settings.name.parameters|ui|showPlanReport': 'Den Bericht zum Plan zeigen',
  'settings.help.parameters|ui|showPlanReport':
    'An: Teilnehmende lesen über dem Zeitplan, wie gut der Plan für alle zusammen ist. Er nennt niemanden und sagt nichts über weniger als fünf Personen.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule': 'Alle dürfen selbst die Gruppe wechseln',
  'settings.help.parameters|ui|allowUsersToChangeSchedule':
    'An: Teilnehmende können im Zeitplan Gruppen beitreten und sie verlassen.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts': 'Nur wer leitet, wählt Kontakte',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts':
    'An: Nur wer ein Thema leitet, kann sagen, wer in die eigene Gruppe soll.',
  'settings.name.parameters|ui|allowOnlyBinaryContactPreferences': 'Zu Personen nur Ja oder Nein',
  'settings.help.parameters|ui|allowOnlyBinaryContactPreferences':
    'An: Personen werden nicht von 1 bis 10 bewertet; die einzige Wahl ist „Nein“.',
  'settings.name.parameters|ui|hideCalendar': 'Den Kalender ausblenden',
  'settings.help.parameters|ui|hideCalendar':
    'An: Niemand wird nach Tagen und Stunden gefragt, und Gruppen haben im Plan keine Zeit.',
  'settings.name.parameters|ui|hideTopicAndIntro': 'Thema und Vorstellung ausblenden',
  'settings.help.parameters|ui|hideTopicAndIntro':
    'An: Niemand wird nach einem Thema oder einer Vorstellung gefragt.',
  'settings.name.parameters|ui|allowRegistration': 'Registrierung ist offen',
  'settings.help.parameters|ui|allowRegistration':
    'Aus: Niemand kann sich über den Link zum Teilen registrieren. Das Orga-Team kann weiterhin Personen hinzufügen.',
  'settings.name.parameters|ui|approveNewPeople': 'Neue Personen warten auf Zustimmung',
  'settings.help.parameters|ui|approveNewPeople':
    'An: Wer sich über den Link zum Teilen registriert, nimmt erst teil, wenn das Orga-Team zugestimmt hat.',
  'settings.name.parameters|ui|reviewPlansBeforeShowing': 'Das Orga-Team sieht neue Pläne zuerst',
  'settings.help.parameters|ui|reviewPlansBeforeShowing':
    'An: Einen neuen Plan sieht nur das Orga-Team, bis es ihn veröffentlicht.',
} satisfies Messages
