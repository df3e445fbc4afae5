import type { Messages } from '../message.ts'

export const push = {
  'push.title': 'Auf diesem Gerät',
  'push.help':
    'Was das Orga-Team allen mitteilt, kommt als Benachrichtigung auf dieses Gerät: dein Plan und was sich daran ändert. Hier kannst du es jederzeit wieder beenden.',
  'push.turnOn': 'Auf diesem Gerät benachrichtigen',
  'push.on': 'Du wirst auf diesem Gerät benachrichtigt.',
  'push.turnOff': 'Nicht mehr auf diesem Gerät',
  'push.tryOut': 'Ausprobieren',
  'push.tried':
    'Gesendet. Gleich sollte etwas erscheinen; wenn nicht, sieh in den Einstellungen deines Geräts nach.',
  'push.notTried': 'Das ließ sich gerade nicht senden. Versuche es in ein paar Minuten noch einmal.',
  'push.denied':
    'Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen des Browsers und drücke den Knopf dann noch einmal.',
  'push.unsupported':
    'Dieser Browser kann dir nichts mitteilen, wenn diese Seite geschlossen ist. Ein anderer kann es vielleicht, zum Beispiel Firefox oder Chrome.',
  'push.ios':
    'Auf iPhone und iPad geht das nur in der installierten App: Tippe auf Teilen, dann auf Zum Home-Bildschirm, und öffne die Veranstaltung von dort.',
  'push.failed':
    'Der Browser konnte sich bei seinem Benachrichtigungsdienst nicht anmelden. Prüfe die Verbindung und versuche es noch einmal.',
  'push.test': 'So wirst du benachrichtigt.',
} satisfies Messages
