import type { Messages } from '../message.ts'

export const letters = {
  'letters.hello': 'Tere, {{name}}!',
  'letters.helloAll': 'Tere!',
  'letters.invitation.subject': 'Kutse: {{event}}',
  'letters.invitation.text':
    'Sind on kutsutud üritusele {{event}}. Palun ütle, mis sind huvitab, et saaksid endale sobivatesse rühmadesse. See võtab kaks minutit.',
  'letters.reminder.subject': '{{event}}: mis sind huvitab?',
  'letters.reminder.text':
    'Varsti pannakse paika ürituse {{event}} rühmad, aga me ei tea veel, mis sind huvitab. Vastamine võtab kaks minutit.',
  'letters.plan.subject': '{{event}}: sinu plaan',
  'letters.plan.text': 'Siin on sinu plaan:',
  'letters.plan.none':
    'Selles plaanis ei ole sa üheski rühmas. Põhjust näed oma lehelt; küsida võid ka korraldajatelt.',
  'letters.planChanged.subject': '{{event}}: sinu plaan on muutunud',
  'letters.planChanged.text':
    '{number, plural, one {Sinu plaanis on muutunud üks asi:} other {Sinu plaanis on muutunud # asja:}}',
  'letters.change.added': 'Uus: {{what}}',
  'letters.change.moved': 'Muutunud: {{what}}',
  'letters.change.gone': 'Jääb ära: {{what}}',
  'letters.change.before': 'varem: {{when}}',
  'letters.change.group': 'rühm, mida plaanis enam ei ole',
  'letters.change.rest': 'Kõik muu jääb, nagu oli.',
  'letters.everyWeek': '{{weekday}}, {{from}} kuni {{to}}, igal nädalal',
  'letters.everySecondWeek': '{{weekday}}, {{from}} kuni {{to}}, igal teisel nädalal alates {{date}}',
  'letters.noTime': 'aeg on veel teatamata',
  'letters.page': 'Sinu oma leht. Palun ära jaga selle aadressi, see on sinu võti:',
  'letters.calendar': 'Sinu kalender, mis muutub koos plaaniga:',
  'letters.lostLink.subject': '{{event}}: sinu link',
  'letters.lostLink.text':
    'Keegi, arvatavasti sina, küsis sinu linki üritusele {{event}}. Kui see ei olnud sina, ei pea sa midagi tegema.',
  'letters.lostLink.ofName': '{{name}}:',
  'letters.why': 'Saad selle kirja, sest ürituse {{event}} korraldajatel on sinu aadress.',
  'letters.stop': 'Rohkem kirju selle kohta ei soovi:',
  'letters.off.title': 'Kirjad: {{event}}',
  'letters.off.gets': 'Selle ürituse kirjad tulevad sulle aadressil {{address}}.',
  'letters.off.stopped': 'Selle ürituse kohta sa enam kirju ei saa.',
  'letters.off.stoppedAll': 'Selle planeerija ürituste kohta sa enam kirju ei saa.',
  'letters.off.stop': 'Selle ürituse kohta rohkem kirju ei soovi',
  'letters.off.stopAll': 'Siit ei soovi enam ühtegi kirja',
  'letters.off.again': 'Soovin jälle kirju saada',
  'letters.off.gone': 'See aadress enam ei kehti. Palu korraldajatel oma aadress kustutada.',
} satisfies Messages
