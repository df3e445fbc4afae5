import type { Messages } from '../message.ts'

export const frontPage = {
  'frontPage.welcome': 'Tere tulemast! Kes võiksid kokku saada, millal ja mis teemal?',
  'frontPage.intro':
    'Jaga üht linki, las inimesed ütlevad, mis neid huvitab ja millal nad saavad tulla, ning saad plaani, mis sobib võimalikult paljudele.',
  'frontPage.newEvent': 'Alusta uut üritust',
  'frontPage.newEvent.help': 'Ei tea, milline valida? Võta esimene. Kontot ei ole vaja.',
  'frontPage.forget': 'Unusta need üritused selles seadmes',
  'frontPage.yourEvents': 'Sinu üritused',
  'frontPage.yourEvents.help': 'Selles brauseris avatud üritused.',
  'frontPage.role.admin': 'korraldaja',
  'frontPage.role.participant': 'osaleja',
  'frontPage.role.visitor': 'veel registreerumata',
  'frontPage.variant.planner': 'Planeerija',
  'frontPage.variant.planner.purpose':
    'Teemarühmad ühes või mitmes sessioonis. Inimesed märgivad teema juurde „Jah”, esimese valiku või „Eestvedaja”.',
  'frontPage.variant.planner10': 'Planeerija 1 kuni 10',
  'frontPage.variant.planner10.purpose':
    'Teemarühmad ühes või mitmes sessioonis. Inimesed hindavad iga teemat 1 kuni 10.',
  'frontPage.variant.weekdayhourplanner': 'Nädalapäevade ja tundide planeerija',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Rühmad, mis kohtuvad kord nädalas kõigile liikmetele sobival ajal.',
  'frontPage.variant.1on1': 'Kahekesi',
  'frontPage.variant.1on1.purpose':
    'Inimesed annavad teada, kellega nad tahavad kohtuda, ja võimalikult paljud kohtumised saavad teoks.',
  'frontPage.variant.reciprocity': 'Vastastikkus',
  'frontPage.variant.reciprocity.purpose': 'Kaks inimest kohtuvad siis, kui mõlemad seda tahavad.',
  'frontPage.variant.reciprocity10': 'Vastastikkus kalendriga',
  'frontPage.variant.reciprocity10.purpose':
    'Iganädalased rühmad inimestele, kes tahavad koos olla, neile sobival ajal.',
  'frontPage.variant.multiplanner': 'Paljude sessioonide planeerija',
  'frontPage.variant.multiplanner.purpose':
    'Programm, kus on kuni 100 nimega sessiooni, vaheajad ning eri liiki ja eri pikkusega teemad.',
  'frontPage.variant.heallo': 'Kogukonna rühmaleidja',
  'frontPage.variant.heallo.purpose':
    'Viib eri ajavööndite inimesed kokku rühmadeks, mis kohtuvad igal nädalal või üle nädala.',
} satisfies Messages
