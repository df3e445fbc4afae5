import type { Messages } from '../message.ts'

export const registration = {
  'registration.open': 'Registreerumine on avatud',
  'registration.open.help':
    'Väljas: jagamislink näitab üritust edasi, aga keegi ei saa registreeruda. Kes on juba siin, jätkab nagu enne, ja sina saad inimesi lisada.',
  'registration.approve': 'Uued inimesed ootavad heakskiitu',
  'registration.approve.help':
    'Sees: kes registreerub, osaleb alles siis, kui oled ta osalejate loendis heaks kiitnud.',
  'registration.closed.title': 'Registreerumine on suletud',
  'registration.closed.text':
    'Praegu ei saa keegi registreeruda. Kes on registreerunud, avab oma isikliku lingi.',
  'registration.closed.kept':
    'Kirjutatu jääb siia alles ja selle saab saata, kui registreerumine jälle avatakse.',
  'registration.ask': 'Küsimuste korral pöördu korraldajate poole.',
  'registration.askName': 'Küsimuste korral pöördu: {{name}}.',
  'registration.busy':
    'Praegu registreerub palju inimesi. See leht proovib kohe ise uuesti: palun jäta see avatuks. Kirjutatu jääb alles.',
  'registration.waiting.title': 'Oled registreerunud ja ootad heakskiitu',
  'registration.waiting.text':
    'Korraldajad otsustavad, kes osaleb. Seni näevad ainult nemad sind ja seda, mida sisestad, ning üheski plaanis sind ei ole. Oma andmed ja valikud võid juba sisestada. Kui oled heaks kiidetud, näitab see leht ise kõike.',
  'registration.burst.title': 'Minutitega on registreerunud palju inimesi',
  'registration.burst.text':
    '{{when}} registreerus {count, plural, one {# inimene} other {# inimest}}. Kui sa just näitasid linki, on kõik hästi. Kui sa neid ei tunne, saad nad korraga arhiveerida või kustutada ja registreerumise sulgeda.',
  'registration.burst.between': 'Ajavahemikus {{from}} kuni {{to}}',
  'registration.burst.at': 'Kell {{from}}',
  'registration.burst.show': 'Näita ja vali nad',
  'registration.burst.dismiss': 'Kõik on hästi',
  'participants.filter': 'Näita',
  'participants.filter.all': 'Kõik',
  'participants.filter.waiting': 'Ootavad heakskiitu ({{count}})',
  'participants.filter.archived': 'Arhiveeritud ({{count}})',
  'participants.filter.minutes': 'Registreerunud viimase 10 minuti jooksul',
  'participants.filter.hour': 'Registreerunud viimase tunni jooksul',
  'participants.filter.day': 'Registreerunud viimase 24 tunni jooksul',
  'participants.filter.burst': 'Registreerunud ajavahemikus {{from}} kuni {{to}} ({{count}})',
  'participants.filter.burstAt': 'Registreerunud {{from}} ({{count}})',
  'participants.select': 'Vali {{name}}',
  'participants.selectAll': '{count, plural, one {Vali # inimene} other {Vali kõik # inimest}}',
  'participants.selected':
    '{count, plural, =0 {Kedagi pole valitud} one {# inimene valitud} other {# inimest valitud}}',
  'participants.waiting': 'Ootab heakskiitu',
  'participants.archived': 'On arhiveeritud',
  'participants.registeredAt': 'Registreerus {{time}}',
  'participants.someWait':
    '{count, plural, one {# inimene ootab sinu heakskiitu.} other {# inimest ootab sinu heakskiitu.}}',
  'participants.showWaiting': 'Näita ootajaid',
  'participants.approve': 'Kiida heaks',
  'participants.approve.of': 'Kiida {{name}} heaks',
  'participants.approved': 'Kiitsid heaks: {{names}}.',
  'participants.decline': 'Lükka tagasi',
  'participants.decline.of': 'Lükka tagasi: {{name}}',
  'participants.decline.askTitle': 'Kas lükata tagasi: {{name}}?',
  'participants.decline.ask':
    'Ta eemaldatakse ürituselt koos kõigega, mille ta on sisestanud. Seda ei saa tagasi võtta.',
  'participants.archiveSelected.askTitle':
    '{count, plural, one {Kas arhiveerida # inimene?} other {Kas arhiveerida # inimest?}}',
  'participants.archiveSelected.ask':
    '{{names}}. Neid ja nende teemasid näevad edaspidi ainult korraldajad ja nende isiklikud lingid lakkavad töötamast. Midagi ei kustutata; saad nad tagasi tuua.',
  'participants.archivedDone': 'Arhiveeritud: {{names}}',
  'participants.restoredDone': 'Tagasi toodud: {{names}}',
  'participants.eraseSelected': 'Kustuta',
  'participants.eraseSelected.askTitle':
    '{count, plural, one {Kas kustutada # inimene?} other {Kas kustutada # inimest?}}',
  'participants.eraseSelected.ask':
    '{{names}}. Nende andmed, teemad, valikud ja isiklikud lingid kustutatakse jäädavalt. Seda ei saa tagasi võtta. Et saaksid nad tagasi tuua, arhiveeri nad selle asemel.',
  'participants.erasedDone': 'Kustutatud: {{names}}',
} satisfies Messages
