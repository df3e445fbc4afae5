import type { Messages } from '../message.ts'

/** Places for people who come late, without moving anybody. */
export const late = {
  'late.number': 'Inimesi, kellel on rühmi vähem, kui nad soovivad: {{number}}',
  'late.place': 'Leia neile kohad kedagi ümber paigutamata',
  'late.place.help':
    'Annab neile vabad kohad, kui see ühtegi reeglit ei riku ega plaani halvemaks ei tee. Kõik teised jäävad sinna, kus nad on.',
  'late.title': 'Kohad kedagi ümber paigutamata',
  'late.asking': 'Vabu kohti otsitakse …',
  'late.notAnswered': 'Server ei vastanud. Kas keegi sai koha, on plaanis näha, kui server on tagasi.',
  'late.noPlan': 'Plaani, kuhu kedagi paigutada, veel ei ole.',
  'late.placed': 'Nüüd on koht olemas ({{number}})',
  'late.nobody': 'Kellelegi ei leidunud kohta. Midagi ei muudetud.',
  'late.all': 'Kõigil on nüüd nii palju rühmi, kui nad soovivad.',
  'late.where': '{{person}}: {{group}} ({{session}})',
  'late.where.new': '{{person}}: {{group}} ({{session}}), uus rühm',
  'late.left': 'Ikka vähem, kui soovivad ({{number}})',
  'late.left.couldJoin':
    'vaba koht on, aga plaan läheks halvemaks, ruum on täis või on inimene plaanivälises rühmas',
  'late.undo': 'Võta nad jälle välja',
  'late.undone': 'Nad ei ole enam nendes rühmades.',
  'late.meeting': '{{person}} ja {{other}} ({{session}})',
  'late.meeting.untimed': '{{person}} ja {{other}}',
  'late.number.meetings': 'Inimesi, kes saaksid rohkem kohtuda: {{number}}',
  'late.place.meetings': 'Lisa kohtumisi kedagi ümber paigutamata',
  'late.place.help.meetings':
    'Annab neile kohtumisi, mida nad ise või teised soovivad, kui mõlemal on ruumi ja aega. Kõik olemasolevad kohtumised jäävad nii, nagu nad on.',
  'late.title.meetings': 'Kohtumised kedagi ümber paigutamata',
  'late.asking.meetings': 'Kohtumisi otsitakse …',
  'late.notAnswered.meetings':
    'Server ei vastanud. Kas kohtumisi lisati, on loendis näha, kui server on tagasi.',
  'late.noPlan.meetings': 'Kohtumisi, mille kõrvale teisi lisada, veel ei ole.',
  'late.placed.meetings': 'Uued kohtumised ({{number}})',
  'late.nobody.meetings': 'Ühtegi kohtumist ei saanud lisada. Midagi ei muudetud.',
  'late.all.meetings': 'Rohkem kohtumisi ei saa nüüd keegi.',
  'late.left.meetings': 'Ikka vähem, kui soovivad ({{number}})',
  'late.undone.meetings': 'Need kohtumised on jälle välja võetud.',
} as const satisfies Messages
