import type { Messages } from '../message.ts'

export const eventData = {
  'eventData.title': 'Über die Veranstaltung',
  'eventData.group.about': 'Name und Kontakt',
  'eventData.group.place': 'Wann und wo',
  'eventData.group.people': 'Was Teilnehmende tun können',
  'eventData.newTitle': 'Deine neue Veranstaltung',
  'eventData.new.help': 'Gib ihr einen Namen und registriere sie. Alles lässt sich später ändern.',
  'eventData.toWelcome': 'Zurück zur Startseite',
  'eventData.register': 'Veranstaltung registrieren',
  'eventData.update': 'Veranstaltung aktualisieren',
  'eventData.notSaved':
    'Der Server hat nicht geantwortet, vielleicht ist das nicht gespeichert. Was du eingegeben hast, ist noch da: Bitte versuche es noch einmal.',
  'eventData.unsaved': 'Einige Änderungen sind noch nicht gespeichert.',
  'eventData.allSaved': 'Alles ist gespeichert.',
  'eventData.readOnly': 'Das kann nur das Orga-Team ändern.',
  'eventData.field.name': 'Name der Veranstaltung',
  'eventData.field.name.help': 'Alle, die den Link haben, sehen ihn.',
  'eventData.field.description': 'Beschreibung',
  'eventData.field.description.help':
    'Worum es bei der Veranstaltung geht. Alle, die den Link haben, lesen es, bevor sie sich registrieren.',
  'eventData.field.showAdvancedFields': 'Weitere Felder zeigen',
  'eventData.field.showAdvancedFields.help':
    'Kontaktdaten und weitere Felder, hier und bei den Daten der Teilnehmenden.',
  'eventData.field.contactName': 'Kontaktperson',
  'eventData.field.contactName.help': 'Wen man zur Veranstaltung fragen kann.',
  'eventData.field.email': 'E-Mail der Veranstaltung',
  'eventData.field.email.help': 'Alle, die den Link haben, sehen sie.',
  'eventData.field.phone': 'Telefon der Veranstaltung',
  'eventData.field.phone.help': 'Alle, die den Link haben, sehen es.',
  'eventData.field.numSessions': 'Anzahl der Runden',
  'eventData.field.numSessions.help': 'Wie oft nacheinander Gruppen zusammenkommen, von {{min}} bis {{max}}.',
  'eventData.field.newSessionLabels': 'Namen und Zeiten der Runden',
  'eventData.field.newSessionLabels.help':
    'Eine Runde pro Zeile, der Reihe nach: ein Datum, die Uhrzeiten und ein Name, jeweils nach Wunsch, etwa „23.11.2026 09:00–10:30 Eröffnung“. Ein Datum gilt bis zum nächsten. Eine Zeile mit --- bedeutet eine Pause nach der Runde darüber.',
  'eventData.field.sessionDurationInHours': 'Dauer einer Runde in Stunden',
  'eventData.field.sessionDurationInHours.help':
    'Wie lange eine Gruppe zusammen ist, von {{min}} bis {{max}} Stunden.',
  'eventData.durationInSessions': 'Dauer eines Treffens in Runden',
  'eventData.durationInSessions.help':
    'Wie viele Runden hintereinander eine Gruppe dauert, von {{min}} bis {{max}}. Keine Gruppe geht über eine Pause hinweg.',
  'eventData.field.limitAllUsersToOneGroupOnly': 'Alle sind nur in einer Gruppe',
  'eventData.field.limitAllUsersToOneGroupOnly.help': 'Aus: Man kann in mehreren Gruppen pro Woche sein.',
  'eventData.field.allowParticipantsToAddTopics': 'Teilnehmende dürfen Themen hinzufügen',
  'eventData.field.allowParticipantsToAddTopics.help': 'Aus: Nur das Orga-Team fügt Themen hinzu.',
  'eventData.field.allowUsersToSeeEachOthersTopicPreferences':
    'Teilnehmende sehen gegenseitig ihre Themenauswahl',
  'eventData.field.allowUsersToSeeEachOthersTopicPreferences.help':
    'Aus: Alle sehen nur die eigene Auswahl, das Orga-Team sieht jede.',
  'eventData.field.considerContactPreferences': 'Berücksichtigen, wer wen treffen möchte',
  'eventData.field.considerContactPreferences.help':
    'An: Man kann sagen, mit wem man gern zusammen wäre und mit wem lieber nicht. Außer dem Orga-Team sieht das niemand.',
  'eventData.field.numberOfGroupsForTopic': 'Höchstzahl der Gruppen pro Thema',
  'eventData.field.numberOfGroupsForTopic.help':
    'Wie viele Gruppen es zu einem Thema höchstens geben kann, von {{min}} bis {{max}}.',
  'eventData.field.googleFormUrl': 'Adresse des Google-Formulars',
  'eventData.field.googleFormUrl.help':
    'Nach der Registrierung erscheint das Formular unter den eigenen Daten.',
  'eventData.links': 'Einladen',
  'eventData.shareLink': 'Link zum Teilen',
  'eventData.shareLink.help': 'Für alle, die teilnehmen: Wer ihn hat, kann sich registrieren.',
  'eventData.shareLink.subject': 'Einladung: {{name}}',
  'eventData.shareLink.message':
    'Du bist eingeladen: {{name}}. Öffne diesen Link, gib deinen Namen ein und sag, was dich interessiert. Es dauert eine Minute:\n\n{{link}}',
  'eventData.adminLink': 'Admin-Link',
  'eventData.adminLink.help':
    'Nur für das Orga-Team: Er öffnet alles, auf jedem Gerät. Bewahre ihn gut auf, er ist dein Weg zurück.',
  'eventData.adminLink.subject': 'Admin-Link: {{name}}',
  'eventData.adminLink.message':
    'Dieser Link öffnet {{name}} mit allen Rechten des Orga-Teams. Bitte gib ihn nicht weiter:\n\n{{link}}',
  'eventData.step.contacts.off':
    'Wer wen treffen möchte, wird nicht berücksichtigt, und dieser Planer lebt davon',
  'eventData.step.contacts.turnOn': 'Berücksichtigen',
  'eventData.more': 'Weitere Angaben',
  'eventData.home.waiting.next': 'Sie nehmen teil, sobald du zustimmst.',
  'eventData.home.nobody': 'Noch ist niemand dabei.',
  'eventData.home.nobody.next': 'Schick deinen Gästen den Link zum Teilen oder lass sie den QR-Code scannen.',
  'eventData.home.tooFew':
    '{people, plural, one {Bisher ist # Person dabei.} other {Bisher sind # Personen dabei.}}',
  'eventData.home.tooFew.next': 'Ein Plan braucht mindestens zwei. Teile den Link noch einmal.',
  'eventData.home.noTopics':
    '{people, plural, one {# Person ist dabei, aber es gibt noch kein Thema.} other {# Personen sind dabei, aber es gibt noch kein Thema.}}',
  'eventData.home.noTopics.next':
    'Trag selbst ein paar Themen ein oder lass die Teilnehmenden welche vorschlagen.',
  'eventData.home.unanswered':
    '{missing, plural, one {# von {{all}} Personen hat noch nicht geantwortet.} other {# von {{all}} Personen haben noch nicht geantwortet.}}',
  'eventData.home.unanswered.next': 'Du kannst sie erinnern oder ohne ihre Antworten planen.',
  'eventData.home.withoutHours':
    '{missing, plural, one {# von {{all}} Personen hat noch nicht gesagt, wann sie kann.} other {# von {{all}} Personen haben noch nicht gesagt, wann sie können.}}',
  'eventData.home.withoutHours.next':
    'Ohne Zeiten bekommen sie keine Gruppe. Schick ihnen den Link noch einmal.',
  'eventData.home.ready':
    '{people, plural, one {# Person hat geantwortet.} other {Alle # Personen haben geantwortet.}}',
  'eventData.home.ready.next': 'Du kannst jetzt planen.',
  'eventData.home.planned':
    '{people, plural, one {Es gibt einen Plan für # Person.} other {Es gibt einen Plan für # Personen.}}',
  'eventData.home.planned.next': 'Wer jetzt noch dazukommt oder antwortet, lässt sich später unterbringen.',
  'eventData.home.missing': 'Es fehlen noch: {{names}}',
  'eventData.home.addTopics': 'Themen eintragen',
  'eventData.home.people': '{number, plural, one {# Person} other {# Personen}}',
  'eventData.home.topics': '{number, plural, one {# Thema} other {# Themen}}',
  'eventData.home.answered':
    '{number, plural, one {# von {{all}} hat geantwortet} other {# von {{all}} haben geantwortet}}',
  'eventData.home.sections': 'Auf dieser Seite',
  'eventData.copyShareLink': 'Link zum Teilen kopieren',
  'eventData.answered.show': 'Zeigen, wer noch nicht geantwortet hat',
  'eventData.toSchedule': 'Zum Zeitplan',
  'participants.title': 'Teilnehmende',
  'participants.count': '{count, plural, one {# Person} other {# Personen}}',
  'participants.add.title': 'Eine Person hinzufügen',
  'participants.edit': 'Bearbeiten',
  'participants.edit.title': '{{name}} bearbeiten',
  'participants.import': 'Importieren',
  'participants.search.placeholder': 'Name, Thema, E-Mail oder Telefon',
  'participants.empty':
    'Noch ist niemand da. Teile den Link, füge selbst Personen hinzu oder importiere eine Tabelle.',
  'participants.noneFound': 'Niemand gefunden. Versuche es mit weniger Buchstaben.',
  'participants.actions': 'Aktionen',
  'participants.linkOf': 'Persönlicher Link: {{name}}',
  'participants.copyLink': 'Kopieren',
  'participants.openOf': 'Persönlichen Link von {{name}} in neuem Tab öffnen',
  'participants.qr': 'QR-Code',
  'participants.qrOf': 'QR-Code des persönlichen Links: {{name}}',
  'participants.copyLink.of': 'Kopieren: persönlicher Link von {{name}}',
  'participants.actsOf': 'Aktionen für {{name}}',
  'participants.sortBy': 'Sortieren nach: {{column}}',
  'participants.table.keys':
    'Pfeiltasten bewegen, die Leertaste wählt eine Person aus, die letzte Spalte öffnet die Aktionen.',
  'participants.column.answered': 'Antwort',
  'participants.answered.yes': 'Geantwortet',
  'participants.answered.no': 'Noch nicht',
  'participants.filter.unanswered': 'Haben noch nicht geantwortet ({{count}})',
  'participants.remind': 'Erinnerung kopieren',
  'participants.reminder': 'Erinnerung',
  'participants.reminder.text':
    'Wir planen {{event}}, und von diesen Personen fehlen noch die Antworten: {{names}}.\n\nBitte öffne diesen Link auf dem Gerät, auf dem du dich registriert hast, und sag, was dir passt. Es dauert eine Minute:\n\n{{link}}',
  'participants.reminder.help':
    'Für einen Gruppenchat oder eine E-Mail an alle. Eine Erinnerung mit dem persönlichen Link steht im Menü jeder Person.',
  'participants.column.name': 'Name',
  'participants.column.email': 'E-Mail',
  'participants.column.phone': 'Telefon',
  'participants.column.topic': 'Thema',
  'participants.column.personalLink': 'Persönlicher Link',
  'participants.column.anyContactChoice': 'Kontaktwahl begonnen',
  'participants.column.allContactChoices': 'Kontaktwahl fertig',
  'participants.column.accountEnabled': 'Konto aktiv',
  'participants.column.eventAdmin': 'Im Orga-Team',
  'participants.column.archived': 'Archiviert',
} satisfies Messages
