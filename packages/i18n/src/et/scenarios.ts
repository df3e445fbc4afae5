import type { Messages } from '../message.ts'

/** Scenarios: plans side by side with other settings, or without something. */
export const scenarios = {
  'scenarios.title': 'Stsenaariumid',
  'scenarios.about':
    'Vaata, mis teisest plaanist saaks, enne kui selle kasutusele võtad. Kehtiv plaan jääb nii, nagu on, ja keegi teine ei märka midagi.',
  'scenarios.new': 'Küsi midagi muud',
  'scenarios.name': 'Nimi',
  'scenarios.number': 'Stsenaarium {{number}}',
  'scenarios.asItIs': 'Tänaste seadetega uuesti planeeritud.',
  'scenarios.setting': 'Muuda seadet',
  'scenarios.settingOf': 'Muuda stsenaariumi {{name}} seadet',
  'scenarios.now': 'praegu {{value}}',
  'scenarios.choose': 'Vali…',
  'scenarios.absence': 'Mis siis, kui see puuduks',
  'scenarios.absenceOf': 'Mis siis, kui stsenaariumis {{name}} puuduks',
  'scenarios.people': 'Inimesed koos oma teemadega',
  'scenarios.rooms': 'Ruumid',
  'scenarios.sessions': 'Sessioonid',
  'scenarios.without': 'Ilma: {{name}}',
  'scenarios.gone': 'keegi, keda enam pole',
  'scenarios.remove': 'Eemalda {{name}}',
  'scenarios.add': 'Lisa stsenaarium',
  'scenarios.seconds': 'Sekundeid igaühele',
  'scenarios.takes':
    'Neid planeeritakse üksteise järel: kõige rohkem umbes {{seconds}} s, kauem siis, kui tehakse teisi plaane.',
  'scenarios.plan': 'Planeeri stsenaariumid',
  'scenarios.replaces': 'Need asendavad allolevad.',
  'scenarios.stop': 'Peata',
  'scenarios.running':
    '{total, plural, one {# stsenaariumist} other {# stsenaariumist}} on planeeritud {{done}}.',
  'scenarios.ready': 'Stsenaariumid on valmis.',
  'scenarios.made': 'Planeeritud {{time}}, igaüks {{seconds}} s.',
  'scenarios.interrupted': 'Server käivitati uuesti, kui neid planeeriti.',
  'scenarios.planAgain': 'Planeeri samad uuesti',
  'scenarios.dataChanged':
    'Vahepeal on muutunud inimesed, valikud või seaded. Loetakse tänaste andmete järgi.',
  'scenarios.late': 'Arve ei saanud praegu leida.',
  'scenarios.failed': 'Stsenaariume ei õnnestunud lugeda.',
  'scenarios.status.waiting': 'ootab',
  'scenarios.status.running': 'planeeritakse…',
  'scenarios.status.stopped': 'peatatud enne oma korda',
  'scenarios.status.interrupted': 'katkes',
  'scenarios.status.cutShort': 'varem peatatud',
  'scenarios.status.best': 'nende seadetega ei saa ükski plaan parem olla',
  'scenarios.openOf': 'Ava {{name}}',
  'scenarios.settings': 'Seaded, mis muutuksid',
  'scenarios.settingChange': '{{setting}}: {{from}} → {{to}}',
  'scenarios.noSettings': 'Ükski seade ei muutu.',
  'scenarios.sameSettings': 'Need seaded on üritusel juba kasutusel.',
  'scenarios.stillThere':
    'Planeeritud ilma: {{names}}. Üritusse jääb see alles: kasutusele võetakse ainult plaan.',
  'scenarios.adoptQuestion': 'Kas võtta „{{name}}” kasutusele?',
  'scenarios.adoptText':
    'Kõik saavad selle plaani. Senine jääb versioonide hulka ja selle saab sealt tagasi tuua.',
  'scenarios.adoptSettings':
    'Koos sellega muutuvad need seaded. Tagasivõtmisel taastuvad ka need, kui keegi pole neid vahepeal muutnud:',
  'scenarios.ask': 'Mida tahad teada?',
  'scenarios.ask.groups': 'Suuremad rühmad?',
  'scenarios.ask.session': 'Üks sessioon rohkem?',
  'scenarios.ask.person': 'Mis siis, kui keegi ei saa tulla?',
  'scenarios.ask.room': 'Ilma mõne ruumita?',
  'scenarios.ask.else': 'Midagi muud',
  'scenarios.who.person': 'Kes ei saa tulla?',
  'scenarios.who.room': 'Milline ruum puudub?',
  'scenarios.name.groups': 'Rühmad kuni {{number}}',
  'scenarios.name.sessions': '{number, plural, one {# sessioon} other {# sessiooni}}',
  'scenarios.try': 'Proovi',
  'scenarios.try.help':
    'Võtab umbes {number, plural, one {# sekundi} other {# sekundit}}. Kehtiv plaan jääb nii, nagu on.',
  'scenarios.same': 'Umbes sama mis kehtiv plaan.',
  'scenarios.satisfaction': 'Plaan täidab {{to}}% sellest, mis oli võimalik, praegu {{from}}%.',
  'scenarios.is.satisfaction': 'Plaan täidab {{to}}% sellest, mis oli võimalik.',
  'scenarios.is.missing':
    'Puudu {number, plural, =0 {ei ole ühtki kohta} one {on # koht} other {on # kohta}}.',
  'scenarios.is.numMeetings': '{number, plural, one {# kohtumine} other {# kohtumist}}.',
  'scenarios.firstChoices.more':
    'Esimese valiku saab {number, plural, one {# inimene} other {# inimest}} rohkem.',
  'scenarios.firstChoices.fewer':
    'Esimese valiku saab {number, plural, one {# inimene} other {# inimest}} vähem.',
  'scenarios.without.more': 'Rühmata jääb {number, plural, one {# inimene} other {# inimest}} rohkem.',
  'scenarios.without.fewer': 'Rühmata jääb {number, plural, one {# inimene} other {# inimest}} vähem.',
  'scenarios.withoutMeeting.more':
    'Kohtumiseta jääb {number, plural, one {# inimene} other {# inimest}} rohkem.',
  'scenarios.withoutMeeting.fewer':
    'Kohtumiseta jääb {number, plural, one {# inimene} other {# inimest}} vähem.',
  'scenarios.missing.more': 'Puudu on {number, plural, one {# koht} other {# kohta}} rohkem.',
  'scenarios.missing.fewer': 'Puudu on {number, plural, one {# koht} other {# kohta}} vähem.',
  'scenarios.topics.more': 'Toimub {number, plural, one {# teema} other {# teemat}} rohkem.',
  'scenarios.topics.fewer': 'Toimub {number, plural, one {# teema} other {# teemat}} vähem.',
  'scenarios.numMeetings.more': '{number, plural, one {# kohtumine} other {# kohtumist}} rohkem.',
  'scenarios.numMeetings.fewer': '{number, plural, one {# kohtumine} other {# kohtumist}} vähem.',
  'scenarios.broken':
    '{number, plural, one {Plaan rikub reeglit # korra} other {Plaan rikub reegleid # korda}}.',
  'scenarios.moves':
    '{number, plural, =0 {Keegi ei satuks} one {# inimene satuks} other {# inimest satuks}} mujale.',
} satisfies Messages
