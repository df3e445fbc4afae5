import type { Messages } from '../message.ts'

/** What leaves the event: calendars, programmes, screens on walls. */
export const outward = {
  'outward.meetingWith': 'Treffen mit {{name}}',
  'outward.meetingOf': 'Treffen von {{names}}',
  'outward.meeting': 'Ein Treffen zu zweit',
  'outward.group': 'Eine Gruppe',
  'outward.groupOf': 'Gruppe mit {{names}}',
  'outward.cancelled': 'Abgesagt: Du bist nicht mehr in dieser Gruppe',
  'outward.people': '{number, plural, one {# Person kommt} other {# Personen kommen}}',
  'outward.calendar.title': 'In deinem Kalender',
  'outward.calendar.help':
    'Deine Gruppen mit Zeiten und Räumen. Ein Kalender, der die Adresse abonniert, folgt, wenn sich der Plan ändert.',
  'outward.calendar.subscribe': 'Abonnieren',
  'outward.calendar.download': 'Einmal herunterladen',
  'outward.calendar.address': 'Adresse deines Kalenders',
  'outward.calendar.hostTitle': 'Was du leitest',
  'outward.calendar.hostAddress': 'Adresse des Kalenders mit dem, was du leitest',
  'outward.calendar.slow':
    'Google liest solche Adressen, wann es will, oft erst nach einem Tag. Kurz vor der Veranstaltung besser die Datei herunterladen oder hier nachsehen.',
  'outward.calendar.alarm': '5 Minuten vorher erinnern',
  'outward.calendar.renew': 'Neue Adresse',
  'outward.calendar.renewAsk': 'Die Adresse deines Kalenders ersetzen?',
  'outward.calendar.renewText':
    'Kalender, die die bisherige Adresse abonniert haben, bekommen nichts mehr. Das hilft, wenn jemand anderes sie hat.',
  'outward.calendar.renewed': 'Die Adresse ist neu. Bitte damit noch einmal abonnieren.',
  'outward.calendar.noTimes':
    'Die Runden haben noch kein Datum und keine Uhrzeit. Sobald es sie gibt, stehen sie in deinem Kalender.',
  'outward.calendar.private': 'Wer diese Adresse hat, liest, wo du bist. Sonst öffnet sie nichts.',
  'outward.programme.empty': 'Es gibt noch kein Programm. Sobald es eines gibt, steht es auf dieser Seite.',
  'outward.programme.gone': 'Unter dieser Adresse gibt es kein Programm oder keines mehr',
  'outward.noRoom': 'Raum noch offen',
  'outward.share.title': 'Öffentliches Programm und Bildschirm',
  'outward.share.programme': 'Öffentliches Programm',
  'outward.share.programme.help':
    'Eine Seite für alle, die ihre Adresse haben: was wann und wo ist, nie, wer dabei ist. Dafür braucht sich niemand anzumelden.',
  'outward.share.names': 'Namen der Leitung zeigen',
  'outward.share.embed': 'Code für die eigene Website',
  'outward.share.json': 'Für Konferenz-Apps',
  'outward.share.calendar': 'Kalender des ganzen Programms',
  'outward.share.renew': 'Neue Adresse',
  'outward.share.renewAsk': 'Die Adresse des Programms ersetzen?',
  'outward.share.renewText':
    'Die bisherige Adresse und alles, was sie liest (Websites, Apps, Kalender), bekommen nichts mehr.',
  'outward.share.renewed': 'Die Adresse ist neu.',
  'outward.share.wall': 'Bildschirm an der Wand',
  'outward.share.wall.help':
    'Für einen Beamer oder großen Bildschirm: der QR-Code, solange Antworten kommen, danach, was jetzt läuft und was als Nächstes kommt. Er zeigt keinen persönlichen Link.',
  'outward.share.wall.open': 'Bildschirm öffnen',
  'outward.share.keys': 'Beide Adressen enden, wenn der Link der Organisation ersetzt wird.',
} satisfies Messages
