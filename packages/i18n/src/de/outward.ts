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
  'outward.share.json': 'Für Veranstaltungs-Apps',
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
  'outward.share.keys': 'Beide Adressen enden, wenn der Link für die Organisierenden ersetzt wird.',
  'wall.now': 'Jetzt',
  'wall.next': 'Als Nächstes',
  'wall.nextAt': 'Als Nächstes, {{time}}',
  'wall.fromTo': '{{from}} bis {{to}}',
  'wall.inMinutes': '{number, plural, one {in # Minute} other {in # Minuten}}',
  'wall.people': '{number, plural, one {# Person} other {# Personen}}',
  'wall.wasAt': 'war um {{time}}',
  'wall.wasIn': 'war in {{place}}',
  'wall.find': 'Finde deine Gruppen',
  'wall.join': 'Scannen und mitmachen',
  'wall.answered':
    '{people, plural, one {von # Person hat geantwortet} other {von # Personen haben geantwortet}}',
  'wall.here': '{number, plural, one {Person ist da} other {Personen sind da}}',
  'wall.over': 'Das war’s für heute.',
  'wall.stale': 'Keine Verbindung: Stand {{time}}',
  'wall.gone': 'Dieser Bildschirm ist beendet. Die Organisierenden kennen die neue Adresse.',
  'outward.share.address': 'Wer diese Adresse hat, kann das lesen und sonst nichts.',
  'outward.calendar.address': 'Dein Kalender',
  'outward.calendar.hostAddress': 'Was du leitest',
} satisfies Messages
