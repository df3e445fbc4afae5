import type { Messages } from '../message.ts'

/** What goes on paper, and answers that come from it. */
export const paper = {
  'paper.open': 'Auf Papier …',
  'paper.title': 'Auf Papier',
  'paper.kind': 'Was',
  'paper.size': 'Papier',
  'paper.ownLink': 'Persönlicher Link',
  'paper.noGroup': 'Du bist noch in keiner Gruppe. Frag die Organisierenden.',
  'paper.topic': 'Thema',
  'paper.kind.slips': 'Zettel für alle',
  'paper.kind.slips.help':
    'Einer für jede Person, an den gestrichelten Linien auszuschneiden. Der QR-Code ist der persönliche Link: Jeder Zettel gehört nur seiner Person.',
  'paper.kind.bySession': 'Programm nach Runden',
  'paper.kind.bySession.help': 'Was wann ist, für die Wand.',
  'paper.kind.byRoom': 'Programm nach Räumen',
  'paper.kind.byRoom.help': 'Was wo ist, für die Wand.',
  'paper.kind.cards': 'Tischkarten',
  'paper.kind.cards.help': 'Eine für jede Gruppe, zwei auf einer Seite, mit allen, die dabei sind.',
  'paper.kind.signs': 'Türschilder',
  'paper.kind.signs.help': 'Eines für jeden Raum mit seinen Gruppen und einem QR-Code zu den eigenen.',
  'paper.kind.ticks': 'Liste zum Abhaken',
  'paper.kind.ticks.help': 'Alle nach Namen, für die Tür.',
  'paper.kind.tally': 'Bögen zum Ausfüllen',
  'paper.kind.tally.help':
    'Für Menschen ohne Telefon: ihre Wünsche von Hand. Danach mit „Für andere eintragen“ neben den Teilnehmenden eingeben.',
  'enterAnswers.open': 'Für andere eintragen',
  'enterAnswers.title': 'Für andere eintragen',
  'enterAnswers.help':
    'Für Menschen ohne Telefon: ihr Name, dann ihre Wünsche, dann die nächste Person. Bis sie ihren eigenen Link öffnen, sind sie markiert.',
  'enterAnswers.choices': 'Weiter zu den Wünschen',
  'enterAnswers.of': 'Wünsche von {{name}}',
  'enterAnswers.keys': 'Eine Ziffer wählt und geht zur nächsten Zeile, die Pfeiltasten gehen auf und ab.',
  'enterAnswers.next': 'Nächste Person',
  'enterAnswers.done':
    '{number, plural, one {# Person ist eingetragen.} other {# Personen sind eingetragen.}}',
  'enterAnswers.mark': 'Von jemand anderem eingetragen',
} satisfies Messages
