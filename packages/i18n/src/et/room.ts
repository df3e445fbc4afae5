import type { Messages } from '../message.ts'

export const room = {
  'room.title': 'Ühe pilguga',
  'room.label': 'Rühmad ja inimesed neis: {{label}}',
  'room.keys':
    'Üles ja alla viivad rühmast rühma, vasakule ja paremale läbi rühma inimeste. Allolev tabel ütleb sedasama.',
  'room.session': 'Pildil olev sessioon',
  'room.untimed': 'Ilma sessioonita',
  'room.table': 'Sama tabelina',
  'room.column.group': 'Rühm',
  'room.column.choice': 'Valik',
  'room.group': '{{group}} · inimesi: {{number}}',
  'room.nowhere': 'Ilma rühmata',
  'room.without': 'Ilma rühmata: {{number}}',
  'room.notChosen': 'Valimata',
  'room.legend.choice': 'Valimata jäänust esimese valikuni',
  'room.legend.you': 'Sina',
  'room.preview.people': 'Inimesed',
  'room.preview.topics': 'Teemad',
  'room.preview.groups': 'Rühmad',
  'room.preview.pairs': 'Kohtumised',
  'room.preview.picture':
    'Üritus ülalt vaadatuna: inimesed on täpid ja ringid, kuhu nad kogunevad, on rühmad.',
  'room.scene.cafes': 'Parandustöötoad',
  'room.scene.seeds': 'Seemneraamatukogu',
  'room.scene.wind': 'Tuuleenergia jalgratastest',
  'room.scene.town': 'Milline võiks meie linn olla?',
  'room.scene.bees': 'Mesilased katusel',
  'room.scene.singing': 'Laulmine',
} satisfies Messages
