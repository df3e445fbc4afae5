import type { Messages } from '../message.ts'

export const components = {
  'preferences.title': 'Sprache und Farben',
  'copy.failed': 'Bitte markiere und kopiere es von Hand',
  'link.address': '{{title}}: Adresse',
  'link.copyMessage': 'Nachricht kopieren',
  'link.sendByEmail': 'Per E-Mail senden',
  'link.share': 'Teilen …',
  'print.leftOut': 'Gedruckt sind die ersten {{shown}} von {{all}} Zeilen.',
  'print.leftOut.export': '„Alles herunterladen“ im Reiter „Veranstaltung“ enthält alle.',
  'error.other':
    '{{label}}: So wird das nicht angenommen. Bitte lade die Seite neu und versuche es noch einmal.',
} satisfies Messages
