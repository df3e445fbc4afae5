import type { Messages } from '../message.ts'

export const meetingWords = {
  'userData.step.rate.meetings': 'Wähle, wen du treffen möchtest',
  'userData.step.plan.meetings': 'Sieh deine Treffen',
  'userData.topics.help.meetings':
    'Worüber du gern sprechen würdest. Es steht unter deinem Namen, wo die anderen wählen, wen sie treffen.',
  'userData.email.help.meetings':
    'Damit man dich erreicht. Das Orga-Team sieht sie, andere nur, wenn du es unten erlaubst.',
  'userData.phone.help.meetings': 'Das Orga-Team sieht es, andere nur, wenn du es unten erlaubst.',
  'userData.seen.name.meetings':
    'Die anderen Teilnehmenden sehen deinen Namen, dein Thema, deine Vorstellung und, wenn du sie angibst, deine Sprachen.',
  'userData.seen.choices.meetings': 'Sie sehen auch, wen du treffen möchtest.',
  'userData.seen.noChoices.meetings': 'Wen du treffen möchtest, sieht nur das Orga-Team.',
  'userData.seen.plan.meetings':
    'Sobald ein Treffen feststeht, sehen es die beiden, die sich treffen, und das Orga-Team.',
  'userChoices.topics.none.meetings': 'Noch ist niemand sonst dabei. Andere erscheinen hier von selbst.',
  'userChoices.topics.noMatch.meetings': 'Niemand gefunden. Ändere den Filter oder die Suche.',
  'userChoices.search.topics.meetings': 'Personen suchen',
  'userChoices.filter.unrated.meetings': 'Unentschieden',
  'userChoices.rated.meetings': '{{rated}} von {{all}} entschieden',
  'userChoices.done.plan.meetings':
    'Als Nächstes macht das Orga-Team den Plan. Deine Treffen findest du dann unter „Zeitplan“.',
  'userChoices.done.seePlan.meetings': 'Deine Treffen ansehen',
  'userChoices.done.left.meetings':
    '{number, plural, one {Zu # Person hast du nichts gesagt; das zählt als Nein.} other {Zu # Personen hast du nichts gesagt; das zählt als Nein.}}',
  'userChoices.choiceAbout.meetings': '{{name}} treffen',
  'preference.blank.meetings': 'Nein, jetzt nicht',
  'matrix.label.meetings': 'Wer wen treffen möchte',
  'matrix.search.topics.meetings': 'Gewünschte Person suchen',
  'matrix.total.meetings': '{count, plural, one {# möchte} other {# möchten}} sie treffen',
  'matrix.noMatch.meetings': 'Die Suche findet niemanden.',
  'matrix.choose.meetings': 'Wunsch von {{name}}, {{topic}} zu treffen',
  'schedule.generate.replaces.meetings':
    'Ein neuer Plan kann vorgemerkte Treffen ändern. Bestätigte bleiben.',
  'scenarios.about.meetings':
    'Sieh dir an, was bei anderen Treffen herauskäme, bevor du sie verwendest. Was gilt, bleibt, wie es ist, und sonst merkt niemand etwas davon.',
  'schedule.empty.participant.text.meetings':
    'Sobald das Orga-Team ihn erstellt hat, erscheinen deine Treffen hier von selbst. Bis dahin kannst du noch ändern, wen du treffen möchtest.',
  'eventData.field.numSessions.help.meetings':
    'Wie viele Runden von Treffen es in einer Woche gibt, von {{min}} bis {{max}}. Bei einer vereinbaren die beiden selbst eine Zeit.',
  'eventData.field.considerContactPreferences.help.meetings':
    'An: Man kann auch sagen, wie gern man jemanden treffen würde, oder dass man es lieber nicht möchte. Außer dem Orga-Team sieht das niemand.',
  'eventData.shareLink.message.meetings':
    'Du bist eingeladen: {{name}}. Öffne diesen Link, gib deinen Namen ein und wähle, wen du treffen möchtest. Es dauert eine Minute:\n\n{{link}}',
  'participants.count.meetings': '{count, plural, one {# Person} other {# Personen}}',
  'participants.column.anyContactChoice.meetings': 'Über jemanden entschieden',
  'participants.column.allContactChoices.meetings': 'Über alle entschieden',
  'help.organiser.topics.meetings':
    'Die Menschen kommen über den Link. Du kannst sie auch selbst hinzufügen oder eine Tabelle importieren, wer wen treffen möchte.',
  'help.organiser.settings.meetings':
    'Im Reiter „Einstellungen“ sagst du, wer wessen Wünsche sieht und was zählt, wenn nicht alle erfüllt werden können.',
  'help.organiser.plan.meetings':
    'Im Reiter „Zeitplan“ erstellst du den Plan: Er merkt Treffen für möglichst viele Wünsche vor.',
  'help.organiser.adjust.meetings':
    'Jeder der beiden kann ein vorgemerktes Treffen bestätigen, oder du tust es für sie. Wenn die Woche vorbei ist, schließe sie ab: Bestätigte Treffen werden vergangene, alle anderen werden frei, und der nächste Plan bringt neue Paare zusammen.',
  'help.participant.topics.meetings': 'Wähle, wen du treffen möchtest. Was du leer lässt, zählt als Nein.',
  'help.participant.when.meetings': 'Sag bei deinen Daten, wie viele Treffen du in einer Woche möchtest.',
  'help.participant.plan.meetings':
    'Wenn der Plan da ist, zeigt der Reiter „Zeitplan“ deine Treffen. Bestätige die, zu denen du kommst, und tritt von anderen zurück, damit ihr beide für jemand anderen frei seid.',
  'help.answer.see.meetings':
    'Wen du lieber nicht treffen möchtest, sieht nur das Orga-Team, ebenso deine E-Mail-Adresse und Telefonnummer, außer du zeigst sie denen, mit denen du ein Treffen vereinbart hast. Wen du treffen möchtest, sehen andere nur, wenn das Orga-Team es erlaubt.',
  'help.question.noGroup.meetings': 'Jemand hat kein Treffen',
  'help.answer.noGroup.meetings':
    'Das Orga-Team findet den Grund für jeden Wunsch im Zeitplan unter den Treffen. Meist hatten die Gewählten keine Zeit mehr frei oder haben nicht zurückgewählt, wo das nötig ist. Am besten hilft es, mehr Personen zu wählen.',
  'help.choices.yes.meetings':
    '„Ja“ heißt, dass du diese Person gern treffen möchtest. Je mehr Personen du wählst, desto mehr Treffen kann ein Plan für dich finden.',
  'help.planning.keep.meetings':
    '„Neu planen, wenig ändern“ behält so viele vorgemerkte Treffen wie möglich. Nimm es, wenn jemand später dazukommt oder ausfällt.',
  'help.participants.import.meetings':
    'Mit „Importieren“ fügst du eine Tabelle mit Personen und ihren Wünschen hinzu. Wer schon da ist, wird aktualisiert und nicht doppelt angelegt.',
  'help.history.undo.meetings':
    'Die Pfeile oben nehmen Schritt für Schritt zurück, welche Wünsche du auf dieser Seite zuletzt geändert hast. Formulare, Links, Treffen und Pläne gehören nicht dazu.',
  'import.title.meetings': 'Personen und ihre Wünsche importieren',
  'import.format.meetings':
    'Die erste Zeile nennt die Personen, die man treffen kann. Jede weitere Zeile ist eine Person und wen sie treffen möchte.',
  'import.preview.topics.meetings':
    '{count, plural, one {# Person zum Treffen} other {# Personen zum Treffen}}: {fresh, plural, =0 {niemand neu} one {# neu} other {# neu}}, {known, plural, one {# schon in der Veranstaltung} other {# schon in der Veranstaltung}}',
  'import.preview.topics.new.meetings':
    '{count, plural, =0 {Niemand zum Treffen} one {# neue Person zum Treffen} other {# Personen zum Treffen, alle neu}}',
  'import.preview.preferences.meetings':
    '{count, plural, =0 {Keine Wünsche} one {# Wunsch} other {# Wünsche}}',
  'import.problem.emptyTopic.meetings': 'Der Name der gewünschten Person fehlt.',
  'import.problem.duplicateTopic.meetings': 'Diese Person steht in mehreren Spalten.',
  'import.done.meetings':
    '{people, plural, =0 {Keine Personen} one {# Person} other {# Personen}} und {choices, plural, =0 {keine Wünsche} one {# Wunsch} other {# Wünsche}} importiert.',
  'similarity.intro.meetings':
    'Wie viel die Wünsche zweier Personen, andere zu treffen, gemeinsam haben: 100\u00a0% bei gleichen Wünschen, 0\u00a0% ohne Gemeinsamkeit. Wer noch niemanden gewählt hat, hat keine Zahl.',
  'similarity.tooFew.meetings':
    'Sobald zwei Personen gesagt haben, wen sie treffen möchten, erscheint hier ihre Ähnlichkeit.',
  'settings.question.sizes.meetings': 'Wie viele treffen sich?',
  'settings.question.sizes.help.meetings': 'Alle treffen jeweils eine andere Person.',
  'settings.name.parameters|groups|maxGroupSize.meetings': 'Personen in einem Treffen',
  'settings.help.parameters|groups|maxGroupSize.meetings': 'Zwei Personen treffen sich.',
  'settings.question.choices.help.meetings':
    'Wie viel ein Wunsch zählt, wenn Treffen vorgemerkt werden, von 1 bis 100.',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers.meetings':
    'An: Teilnehmende sehen, wer wen treffen möchte. Aus: Sie sehen nur die eigenen Wünsche.',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences.meetings':
    'An: Bei einer nicht gewählten Person ist das Feld leer. Aus: Dort steht „Nein“.',
  'settings.help.parameters|ui|showLanguagesField.meetings':
    'An: Alle können angeben, welche Sprachen sie sprechen. Treffen werden ohne Rücksicht darauf geplant.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule.meetings': 'Alle dürfen den Zeitplan selbst ändern',
  'settings.help.parameters|ui|allowUsersToChangeSchedule.meetings':
    'Ändert hier nichts: Die beiden eines Treffens können es immer bestätigen oder zurücknehmen.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts.meetings':
    'Nur das Orga-Team bewertet Wünsche',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts.meetings':
    'An: Teilnehmende können nicht sagen, wie gern sie jemanden treffen möchten oder dass sie lieber nicht möchten.',
  'undo.step.preferences.meetings': 'Wunsch von {{person}}, {{other}} zu treffen',
  'history.choices.topics.meetings': 'Wünsche nach Treffen',
  'room.nowhere.meetings': 'Ohne Treffen',
  'room.without.meetings': '{number, plural, one {# Person} other {# Personen}} ohne Treffen',
  'report.lacking.title.meetings': 'Wem ein Treffen fehlt',
  'report.lacking.none.meetings': 'Niemandem fehlt ein gewünschtes Treffen.',
  'versions.kind.keptFirst.meetings': 'Vor dem ersten Plan der Woche',
  'coverage.legend.meetings':
    'Eine Zahl ist die Woche, in der sich die zwei getroffen haben. ✓: Für diese Woche ist ein Treffen geplant. ○: Beide möchten es, und nichts ist geplant.',
  'report.random.meetings':
    'Der Zufall käme auf {{percent}}\u00a0% und ließe {missing, plural, =0 {kein Treffen} one {# Treffen} other {# Treffen}} fehlen. Dieser Plan kommt auf {{own}}\u00a0% und lässt {ownMissing, plural, =0 {keines} one {#} other {#}} fehlen.',
  'report.satisfied.missing.meetings':
    '{missing, plural, one {# Treffen fehlt} other {# Treffen fehlen}}. Der Plan erfüllt {{percent}}\u00a0% dessen, was möglich war.',
  'report.uncompared.placesDiffer.meetings':
    'Es fehlen nicht so viele Treffen wie damals, als der Plan erstellt wurde. Deshalb lässt er sich nicht mit dem damals bestmöglichen Plan vergleichen.',
  'report.shared.lacking.meetings': 'Einigen fehlt ein gewünschtes Treffen.',
} satisfies Messages
