import type { Messages } from '../message.ts'

export const eventLife = {
  'life.title': 'Erweitert',
  'life.help':
    'Neue Links, offene Sitzungen, Webhooks, Export, Personen entfernen, die Veranstaltung löschen.',
  'life.notAnswered': 'Der Server hat nicht geantwortet. Bitte versuche es noch einmal.',
  'life.share.title': 'Neuer Link zum Teilen',
  'life.share.help':
    'Falls der Link in falsche Hände geraten ist. Wer registriert ist, behält den persönlichen Link.',
  'life.share.button': 'Link zum Teilen ersetzen',
  'life.share.ask':
    'Der alte Link zum Teilen und sein QR-Code funktionieren ab sofort nicht mehr, auch gedruckte. Wer registriert ist, ist nicht betroffen.',
  'life.share.done':
    'Der Link zum Teilen ist ersetzt. Gib den neuen denen, die sich noch registrieren wollen.',
  'life.admin.title': 'Neuer Admin-Link',
  'life.admin.help': 'Falls jemand den Admin-Link kennt und die Veranstaltung nicht mehr organisieren soll.',
  'life.admin.button': 'Admin-Link ersetzen',
  'life.admin.ask':
    'Der alte Admin-Link funktioniert ab sofort nicht mehr, auch auf deinen anderen Geräten. Bewahre den neuen gut auf: Er ist dein Weg zurück.',
  'life.admin.done': 'Der Admin-Link ist ersetzt. Bewahre den neuen gut auf.',
  'life.erase.title': 'Eine Person löschen',
  'life.erase.help':
    'Entfernt jemanden mit allem, was dazugehört. Um jemanden nur zu verbergen, archiviere die Person.',
  'life.erase.person': 'Diese Person',
  'life.erase.choose': 'Person wählen',
  'life.erase.button': 'Person löschen',
  'life.erase.askTitle': '{{name}} löschen?',
  'life.erase.ask':
    'Daten, Themen, Auswahl, Einteilung und persönlicher Link werden endgültig gelöscht, ebenso was andere über diese Person und ihre Themen gesagt haben. Das lässt sich nicht rückgängig machen.',
  'life.erase.confirm': 'Endgültig löschen',
  'life.erase.done': '{{name}} wurde gelöscht.',
  'life.remove.title': 'Veranstaltung löschen',
  'life.remove.help': 'Alles wird gelöscht: Personen, Themen, Auswahl, Pläne und alle Links.',
  'life.remove.button': 'Veranstaltung löschen',
  'life.remove.askTitle': '{{event}} löschen?',
  'life.remove.ask':
    'Alles wird für alle gelöscht und lässt sich nicht zurückholen. Gib zur Bestätigung den Namen der Veranstaltung ein.',
  'life.remove.name': 'Name der Veranstaltung',
  'life.remove.mismatch': 'Das ist nicht der Name der Veranstaltung.',
  'life.remove.confirm': 'Endgültig löschen',
  'life.makeAdmin': 'Ins Orga-Team aufnehmen',
  'life.makeAdmin.of': 'Ins Orga-Team aufnehmen: {{name}}',
  'life.makeAdmin.askTitle': '{{name}} ins Orga-Team aufnehmen?',
  'life.makeAdmin.ask': 'Der persönliche Link öffnet dann alles, wie der Admin-Link.',
  'life.unmakeAdmin': 'Aus dem Orga-Team nehmen',
  'life.unmakeAdmin.of': 'Aus dem Orga-Team nehmen: {{name}}',
  'life.unmakeAdmin.askTitle': '{{name}} aus dem Orga-Team nehmen?',
  'life.unmakeAdmin.ask':
    'Den Admin-Link kennt die Person vielleicht noch. Soll sie ihn nicht mehr nutzen, ersetze ihn unter „Erweitert“.',
  'life.archive': 'Archivieren',
  'life.archive.of': '{{name}} archivieren',
  'life.archive.askTitle': '{{name}} archivieren?',
  'life.archive.ask':
    'Die Person und ihre Themen verschwinden für alle außer dem Orga-Team, und ihr persönlicher Link funktioniert nicht mehr. Nichts wird gelöscht; du kannst sie zurückholen.',
  'life.unarchive': 'Zurückholen',
  'life.unarchive.of': '{{name}} zurückholen',
  'life.mine.title': 'Deine Daten in dieser Veranstaltung',
  'life.mine.help':
    'Lade eine Kopie von allem herunter, was diese Veranstaltung über dich weiß, oder lass es löschen.',
  'life.mine.export': 'Meine Daten exportieren',
  'life.mine.file': 'meine-daten.json',
  'life.mine.erase': 'Meine Daten löschen',
  'life.mine.askTitle': 'Alle deine Daten löschen?',
  'life.mine.ask':
    'Du verlässt die Veranstaltung: Deine Daten, Themen, Auswahl und Einteilung werden endgültig gelöscht, und dein persönlicher Link funktioniert nicht mehr. Das lässt sich nicht rückgängig machen.',
  'life.link.button': 'Link ersetzen',
  'life.link.ask.own':
    'Falls jemand anders deinen Link kennt: Du bekommst sofort einen neuen, und der alte funktioniert nicht mehr, auch auf deinen anderen Geräten. Bewahre den neuen gut auf.',
  'life.link.ask.of':
    'Falls jemand anders diesen Link kennt: {{name}} bekommt einen neuen, und der alte funktioniert ab sofort nicht mehr. Gib den neuen an {{name}} weiter.',
  'life.link.of': 'Persönlichen Link ersetzen: {{name}}',
  'life.link.done': 'Der persönliche Link ist ersetzt. Der alte öffnet nichts mehr.',
  'life.export.title': 'Alles exportieren',
  'life.export.help':
    'Eine Datei mit allem aus dieser Veranstaltung: Personen, Themen, Auswahl, Einstellungen, Zeitplan und frühere Pläne, ohne Links. Bewahre sie gut auf: Sie enthält Kontaktdaten.',
  'life.export.button': 'Alles herunterladen',
  'life.export.file': 'veranstaltung.json',
  'life.retention.title': 'Diese Veranstaltung wird am {{date}} gelöscht',
  'life.retention.text':
    'Seit langer Zeit hat niemand mehr etwas darin geändert. Dann wird alles gelöscht und lässt sich nicht zurückholen. Wenn sie noch gebraucht wird, behalte sie.',
  'life.retention.keep': 'Veranstaltung behalten',
  'life.retention.kept': 'Die Veranstaltung bleibt.',
  'life.sessions.title': 'Offene Sitzungen',
  'life.sessions.help':
    'Die Browser, die diese Veranstaltung in ihrer Liste haben, mit der Rolle ihres Links und wann sie sie zuletzt geöffnet haben.',
  'life.sessions.show': 'Offene Sitzungen zeigen',
  'life.sessions.refresh': 'Neu zeigen',
  'life.sessions.none': 'Zurzeit hat kein Browser diese Veranstaltung.',
  'life.sessions.unknown': 'Unbekannter Browser',
  'life.sessions.own': 'dieser Browser',
  'life.sessions.end': 'Sitzung beenden',
  'life.sessions.endOf': 'Sitzung beenden: {{browser}}',
  'life.sessions.askTitle': 'Diese Sitzung beenden?',
  'life.sessions.ask':
    'Der Browser vergisst diese Veranstaltung, und ihre offenen Seiten werden geschlossen. Wer den Link noch hat, kann sie wieder öffnen: Ersetze den Link, um das zu verhindern.',
} satisfies Messages
