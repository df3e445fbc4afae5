import type { Messages } from '../message.ts'

/** What goes on paper. */
export const paper = {
  'paper.open': 'Auf Papier …',
  'paper.title': 'Auf Papier',
  'paper.kind': 'Was',
  'paper.size': 'Papier',
  'paper.ownLink': 'Persönlicher Link',
  'paper.noGroup': 'Du bist noch in keiner Gruppe. Frag die Organisierenden.',
  'paper.name': 'Name',
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
    'Für Menschen ohne Telefon: ihre Wünsche von Hand. Danach für jede Person unter „Deine Auswahl“ eintragen.',
} satisfies Messages
