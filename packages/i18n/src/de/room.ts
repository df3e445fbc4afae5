import type { Messages } from '../message.ts'

export const room = {
  'room.title': 'Auf einen Blick',
  'room.label': 'Gruppen und wer darin ist: {{label}}',
  'room.keys':
    'Auf und ab führen von Gruppe zu Gruppe, links und rechts durch die Personen einer Gruppe. Die Tabelle darunter sagt dasselbe.',
  'room.session': 'Runde im Bild',
  'room.untimed': 'Ohne Runde',
  'room.table': 'Dasselbe als Tabelle',
  'room.column.group': 'Gruppe',
  'room.column.choice': 'Auswahl',
  'room.group': '{{group}} · Personen: {{number}}',
  'room.nowhere': 'Ohne Gruppe',
  'room.without': 'Ohne Gruppe: {{number}}',
  'room.notChosen': 'Nicht gewählt',
  'room.legend.choice': 'Von nicht gewählt bis erste Wahl',
  'room.legend.you': 'Du',
  'room.preview.people': 'Personen',
  'room.preview.topics': 'Themen',
  'room.preview.groups': 'Gruppen',
  'room.preview.pairs': 'Treffen',
  'room.preview.picture':
    'Die Veranstaltung von oben gesehen: Menschen sind Punkte, und die Kreise, in denen sie sich sammeln, sind Gruppen.',
  'room.scene.cafes': 'Repair-Cafés',
  'room.scene.seeds': 'Eine Saatgutbibliothek',
  'room.scene.wind': 'Windkraft aus Fahrrädern',
  'room.scene.town': 'Wie soll unsere Stadt aussehen?',
  'room.scene.bees': 'Bienen auf dem Dach',
  'room.scene.singing': 'Singen',
} satisfies Messages
