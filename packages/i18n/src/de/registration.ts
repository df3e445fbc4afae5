import type { Messages } from '../message.ts'

export const registration = {
  'registration.open': 'Registrierung ist offen',
  'registration.open.help':
    'Aus: Der Link zum Teilen zeigt weiterhin die Veranstaltung, aber niemand kann sich registrieren. Wer schon da ist, macht weiter wie bisher, und du kannst Personen hinzufügen.',
  'registration.approve': 'Neue Personen warten auf Zustimmung',
  'registration.approve.help':
    'An: Wer sich registriert, nimmt erst teil, wenn du in der Liste der Teilnehmenden zugestimmt hast.',
  'registration.closed.title': 'Die Registrierung ist geschlossen',
  'registration.closed.text':
    'Im Moment kann sich niemand registrieren. Wer registriert ist, öffnet den persönlichen Link.',
  'registration.closed.kept':
    'Was du eingegeben hast, bleibt hier und kann gesendet werden, wenn die Registrierung wieder öffnet.',
  'registration.ask': 'Bei Fragen wende dich an das Orga-Team.',
  'registration.askName': 'Bei Fragen wende dich an {{name}}.',
  'registration.busy':
    'Gerade registrieren sich viele. Diese Seite versucht es gleich von selbst noch einmal: Bitte lass sie offen. Was du eingegeben hast, bleibt erhalten.',
  'registration.waiting.title': 'Du bist registriert und wartest auf Zustimmung',
  'registration.waiting.text':
    'Das Orga-Team entscheidet, wer teilnimmt. Bis dahin sieht nur dieses Team dich und was du eingibst, und du kommst in keinem Plan vor. Deine Daten und deine Auswahl kannst du schon eingeben. Sobald du angenommen bist, zeigt diese Seite von selbst alles.',
  'registration.burst.title': 'Viele haben sich innerhalb von Minuten registriert',
  'registration.burst.text':
    '{{when}} {count, plural, one {hat sich # Person} other {haben sich # Personen}} registriert. Wenn du gerade den Link gezeigt hast, ist alles gut. Wenn du sie nicht kennst, kannst du sie zusammen archivieren oder löschen und die Registrierung schließen.',
  'registration.burst.between': 'Zwischen {{from}} und {{to}}',
  'registration.burst.at': 'Um {{from}} Uhr',
  'registration.burst.show': 'Zeigen und auswählen',
  'registration.burst.dismiss': 'Alles in Ordnung',
  'participants.filter': 'Anzeigen',
  'participants.filter.all': 'Alle',
  'participants.filter.waiting': 'Warten auf Zustimmung ({{count}})',
  'participants.filter.archived': 'Archivierte ({{count}})',
  'participants.filter.minutes': 'In den letzten 10 Minuten registriert',
  'participants.filter.hour': 'In der letzten Stunde registriert',
  'participants.filter.day': 'In den letzten 24 Stunden registriert',
  'participants.filter.burst': 'Zwischen {{from}} und {{to}} registriert ({{count}})',
  'participants.filter.burstAt': 'Registriert {{from}} Uhr ({{count}})',
  'participants.select': '{{name}} auswählen',
  'participants.selectAll': '{count, plural, one {# Person auswählen} other {Alle # Personen auswählen}}',
  'participants.selected':
    '{count, plural, =0 {Niemand ausgewählt} one {# Person ausgewählt} other {# Personen ausgewählt}}',
  'participants.waiting': 'Wartet auf Zustimmung',
  'participants.archived': 'Ist archiviert',
  'participants.registeredAt': 'Registriert {{time}}',
  'participants.someWait':
    '{count, plural, one {# Person wartet auf deine Zustimmung.} other {# Personen warten auf deine Zustimmung.}}',
  'participants.showWaiting': 'Anzeigen, wer wartet',
  'participants.approve': 'Annehmen',
  'participants.approve.of': '{{name}} annehmen',
  'participants.approved': 'Angenommen hast du {{names}}.',
  'participants.decline': 'Ablehnen',
  'participants.decline.of': '{{name}} ablehnen',
  'participants.decline.askTitle': '{{name}} ablehnen?',
  'participants.decline.ask':
    'Die Person wird mit allem, was sie eingegeben hat, aus der Veranstaltung entfernt. Das lässt sich nicht rückgängig machen.',
  'participants.archiveSelected.askTitle':
    '{count, plural, one {# Person archivieren?} other {# Personen archivieren?}}',
  'participants.archiveSelected.ask':
    '{{names}}. Sie und ihre Themen verschwinden für alle außer dem Orga-Team, und ihre persönlichen Links funktionieren nicht mehr. Nichts wird gelöscht; du kannst sie zurückholen.',
  'participants.archivedDone': 'Archiviert wurden {{names}}',
  'participants.restoredDone': 'Zurückgeholt: {{names}}',
  'participants.eraseSelected': 'Löschen',
  'participants.eraseSelected.askTitle':
    '{count, plural, one {# Person löschen?} other {# Personen löschen?}}',
  'participants.eraseSelected.ask':
    '{{names}}. Ihre Daten, Themen, Auswahl und persönlichen Links werden endgültig gelöscht. Das lässt sich nicht rückgängig machen. Um sie zurückholen zu können, archiviere sie stattdessen.',
  'participants.erasedDone': 'Gelöscht wurden {{names}}',
} satisfies Messages
