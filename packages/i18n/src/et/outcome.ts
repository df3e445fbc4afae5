import type { Messages } from '../message.ts'

export const outcome = {
  'outcome.title': 'Mida plaan andis',
  'outcome.wishes': 'Täidetud soove: {{granted}} / {{wished}}',
  'outcome.wishes.full':
    'Täidetud soove: {{granted}} / {{wished}}. Keegi ei saa rohkem kohtumisi, kui ta tahtis.',
  'outcome.people':
    'Inimesi, kes soovivad kellegagi kohtuda: {{wishing}}. Nii palju kohtumisi, kui nad tahtsid või soovisid: {{content}}, vähem: {{fewer}}, mitte ühtegi: {{none}}.',
  'outcome.names.none': 'Mitte ühtegi: {{names}}',
  'outcome.names.fewer': 'Vähem: {{names}}',
  'outcome.quality.best': '{{time}} tehtud valikute jaoks ei olnud paremat plaani võimalik teha.',
  'outcome.quality.near':
    '{{time}} tehtud valikute jaoks on toona tehtud plaan kõige rohkem {{distance}} allpool parimast, mida üks plaan saavutada võiks.',
  'outcome.quality.unknown':
    'Kas {{time}} tehtud valikute jaoks oli võimalik teha parem plaan, ei ole tõestatud.',
  'outcome.leftOut': 'Ilma jäänud ({{count}})',
  'outcome.leftOut.help':
    'Neil on ruumi veel kohtumisteks ja soove, mis ei täitunud. Põhjused käivad praeguse seisu kohta.',
  'outcome.full': 'Muud täitmata soovid inimestelt, kelle kohtumised on kõik olemas ({{count}})',
  'outcome.numMeetings': 'kohtumisi: {{met}} / {{wanted}}',
  'outcome.reason.past': 'Need kaks on juba kohtunud.',
  'outcome.reason.calledOff': 'Kohtumine võeti sel nädalal tagasi.',
  'outcome.reason.refused': 'Üks neist eelistab teisega mitte kohtuda.',
  'outcome.reason.notMutual': '{{from}} ei ole inimese {{to}} valikute seas.',
  'outcome.reason.ownCapacity': 'Soovija ({{from}}) ei saa rohkem kohtumisi.',
  'outcome.reason.otherCapacity': 'Teine ({{to}}) ei saa rohkem kohtumisi.',
  'outcome.reason.noCommonSession': 'Ei ole sessiooni, mil mõlemad oleksid vabad.',
  'outcome.reason.outweighed': 'Plaanis oleks see teistelt rohkem ära võtnud.',
  'outcome.reason.open': 'Nüüd ei ole enam takistusi. Otsustab järgmine plaan.',
  'outcome.reason.ownRefusal': 'Oled ka öelnud, et eelistad mitte kohtuda.',
  'outcome.reason.notPossible': 'Selles plaanis ei olnud see võimalik.',
  'outcome.own.title': 'Sinu täitmata soovid',
  'outcome.own.ownCapacity': 'Sul on kõik kohtumised, mida palusid, või üks igas sessioonis.',
  'outcome.own.untold': 'Rohkem siin ei öelda, sest see näitaks, mida teised soovivad või plaanivad.',
  'outcome.changes': 'Mida plaan muutis',
  'outcome.changes.own': 'Mida viimane plaan sinu jaoks muutis',
  'outcome.changes.count':
    'Plaan {{time}}, võrreldes eelmisega. Enam ei ole plaanis: {{dropped}}. Teise aega viidud: {{moved}}. Uusi: {{added}}. Jäi samaks: {{kept}}.',
  'outcome.column.change': 'Muutus',
  'outcome.change.kept': 'Jäi samaks',
  'outcome.change.moved': 'Teisel ajal',
  'outcome.change.added': 'Uus',
  'outcome.change.dropped': 'Enam ei ole plaanis',
} satisfies Messages
