import type { Messages } from '../message.ts'

export const topicLines = {
  'topicLines.open': 'Kleebi teemad',
  'topicLines.title': 'Kleebi teemad, igal real üks',
  'topicLines.field': 'Teemad',
  'topicLines.help':
    'Sina neid eest ei vea. Rea lõpus võib tabeldusmärgi või sidekriipsu järel olla eestvedaja, kes on üritusel: Katuseaiad - Ada Mets',
  'topicLines.help.noHosts': 'Neil ei ole autorit: valida saab neid igaüks.',
  'topicLines.count': 'Lisatavaid teemasid: {{count}}',
  'topicLines.hosts': 'Eestvedajaga: {{count}}',
  'topicLines.faults': 'Read, mida vaadata: {{count}}',
  'topicLines.line': 'Rida {{line}}:',
  'topicLines.fault.empty': 'on tühi.',
  'topicLines.fault.twice': 'on loendis juba olemas.',
  'topicLines.fault.known': 'on üritusel juba olemas.',
  'topicLines.fault.tooLong': 'on liiga pikk: kõige rohkem 200 märki.',
  'topicLines.fault.unknownHost': 'jääb eestvedajata: sellise nimega inimest üritusel ei ole.',
  'topicLines.fault.noHosts': 'jääb eestvedajata: siin veab igaüks eest seda, mille ta ise lisab.',
  'topicLines.full': 'Üritusel võib olla 1000 teemat. Vabu kohti: {{free}}',
  'topicLines.add': 'Lisa teemad',
  'topicLines.done': 'Lisatud teemasid: {{count}}',
  'topicLines.undo': 'Võta tagasi',
  'topicLines.undone': 'Tagasi võetud: {{count}}',
  'topicLines.undone.kept': 'Jäid alles, sest keegi on neid vahepeal valinud: {{count}}',
} satisfies Messages
