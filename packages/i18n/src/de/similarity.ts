import type { Messages } from '../message.ts'

export const similarityTexts = {
  'similarity.intro':
    'Wie ähnlich zwei Personen Themen wählen: 100 % ist ganz gleich, bei 0 % ist nichts gemeinsam. Eine gemeinsame erste Wahl zählt doppelt so viel wie ein gemeinsames Ja. Wer noch nichts gewählt hat, hat keine Zahl.',
  'similarity.tooFew':
    'Sobald zwei Personen gesagt haben, was sie interessiert, erscheint hier ihre Ähnlichkeit.',
  'similarity.hidden.topics':
    'In dieser Veranstaltung werden keine Themen gewählt; es gibt also nichts zu vergleichen.',
  'similarity.hidden.choices':
    'Die Teilnehmenden sehen hier nicht, was andere gewählt haben. Vergleichen kann nur das Orga-Team.',
  'similarity.hidden.wishes':
    'Wer sich wen wünscht, ist in dieser Veranstaltung verborgen. Vergleichen kann nur das Orga-Team.',
  'similarity.shown': '{{shown}} von {{total}} Personen werden gezeigt. Suche, um andere zu sehen.',
  'similarity.matrix.title': 'Alle im Vergleich',
  'similarity.matrix.help':
    'In Prozent. Je kräftiger die Farbe eines Felds, desto mehr haben zwei Personen gemeinsam; ähnliche Personen stehen nebeneinander.',
  'similarity.matrix': 'Ähnlichkeit der Personen',
  'similarity.unknown': 'noch keine Auswahl',
  'similarity.self': 'dieselbe Person',
  'similarity.nearest': 'Am ähnlichsten',
  'similarity.nearest.choose': 'Ähnliche Personen finden zu',
  'similarity.nearest.none': 'Noch hat niemand etwas mit dieser Person gemeinsam.',
} satisfies Messages
