import type { Messages } from '../message.ts'

/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'Mida enne planeerimist vaadata',
  'planCheck.looking': 'Kontrollin …',
  'planCheck.nothing': 'Takistusi pole',
  'planCheck.number': 'Enne vaadata: {{number}}',
  'planCheck.failed': 'Takistusi ei saanud kontrollida. Palun proovi uuesti.',
  'planCheck.again': 'Proovi uuesti',
  'planCheck.more': 'Veel samasuguseid: {{number}}',
  'planCheck.notMade': 'Muudatust ei salvestatud. Palun proovi uuesti.',
  'planCheck.made': 'Muudetud.',
  'planCheck.undo': 'Võta see muudatus tagasi',
  'planCheck.many.topicTooFew':
    'Teemasid, mis ei saa toimuda, sest liiga vähesed soovivad neid ja saavad samal ajal tulla: {{number}}',
  'planCheck.many.personHasNoTime': 'Inimesi, kes ei saa kunagi tulla: {{number}}',
  'planCheck.many.personWantsMoreThanTime':
    'Inimesi, kes soovivad rohkem sessioone, kui neil aega on: {{number}}',
  'planCheck.many.personWantsMoreThanLimit':
    'Inimesi, kes soovivad rohkem sessioone, kui lubatud: {{number}}',
  'planCheck.many.personHasNoWish': 'Inimesi, kes pole ühtegi teemat valinud: {{number}}',
  'planCheck.many.personHasNoTopic':
    'Inimesi, kelle teemadest ei saa ükski toimuda siis, kui nad tulla saavad: {{number}}',
  'planCheck.many.personTooFewTopics':
    'Inimesi, kes on valinud liiga vähe teemasid, mis saavad toimuda, kui nad tulla saavad: {{number}}',
  'planCheck.many.nobodyToMeet': 'Inimesi, kes ei saa kellegagi kohtuda: {{number}}',
  'planCheck.many.wishesNotMutual':
    'Inimesi, kellega soovivad kohtuda teised, keda nad ise pole valinud: {{number}}',
  'planCheck.many.wishesOverCapacity': 'Inimesi, kes saavad kohtuda vähematega, kui on sobivaid: {{number}}',
  'planCheck.why.fixedOffStart': '{{topic}} on lukustatud ajale, mil see ei või alata: {{when}}.',
  'planCheck.why.fixedTwice': 'Teema {{topic}} üks rühm on lukustatud kahele ajale.',
  'planCheck.why.fixedTogether':
    '{{topic}} ja {{other}} on lukustatud samale ajale ning mõlemad vajavad eestvedajaks sama inimest: {{person}}.',
  'planCheck.why.fixedParallel':
    'Samale ajale on lukustatud rohkem rühmi, kui siis kohtuda tohib ({{when}}). Lukustatud: {{number}}, lubatud: {{needed}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} on lukustatud ajale, mil liiga vähesed saavad tulla ({{when}}). Saavad: {{number}}, vaja: {{needed}}.',
  'planCheck.why.fixedHostAway':
    '{{topic}} on lukustatud ajale, mil eestvedaja ({{person}}) ei saa tulla: {{when}}.',
  'planCheck.why.fixedHostLimit':
    '{{person}} veab eest rohkem lukustatud rühmi, kui tal sessioone olla võib. Eest veab: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'Samale ajale lukustatud rühmad vajavad rohkem inimesi, kui siis tulla saab ({{when}}). Saavad: {{number}}, vaja: {{needed}}.',
  'planCheck.why.pinnedTogether':
    '{{person}} peab jääma rühmadesse {{topic}} ja {{other}}, mis saavad kohtuda ainult samal ajal.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} peab jääma rohkematesse rühmadesse, kui tohib. Loetud: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.pinnedAway':
    '{{person}} peab jääma rühma {{topic}}, aga ei saa tulla, kui see kohtuda võib.',
  'planCheck.why.pinnedTooMany':
    'Ühte rühma ({{topic}}) peab jääma rohkem inimesi, kui sinna mahub. Inimesi: {{needed}}, kohti: {{number}}.',
  'planCheck.why.pinnedTopicRests': '{{person}} peab jääma rühma {{topic}}, mis ei saa toimuda.',
  'planCheck.why.pinnedNotWanted': '{{person}} peab jääma rühma {{topic}}, aga ei ole seda valinud.',
  'planCheck.why.pinnedRefuses':
    '{{person}} peab jääma ühte rühma ({{topic}}), kus on {{otherPerson}}; üks neist ei soovi teist kohata.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} peab jääma ühte rühma ({{topic}}), kus on {{otherPerson}}; neil ei ole ühist keelt.',
  'planCheck.why.noTopic': 'Teemasid veel ei ole. Lisa mõni või luba osalejatel enda omi lisada.',
  'planCheck.why.tooFewSeats':
    'Kõigi jaoks ei ole piisavalt kohti. Soovitud: {{needed}}, kõige rohkem: {{number}}.',
  'planCheck.why.tooFewSeatsAt':
    'Kõigi tulijate jaoks ei ole piisavalt kohti: {{when}}. Soovitud: {{needed}}, kõige rohkem: {{number}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} ei mahu ühelegi ajale: see kestab liiga kaua või võib alata liiga vähestel aegadel.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} ei saa toimuda: eestvedaja ({{person}}) ei saa kunagi tulla, kui see alata võib.',
  'planCheck.why.topicHostLimit':
    '{{topic}} ei saa toimuda: eestvedaja ({{person}}) soovib vähem sessioone, kui üks rühm kestab.',
  'planCheck.why.topicHostBusy':
    '{{topic}} ei saa toimuda: igal sobival ajal veab {{person}} eest teema {{other}} lukustatud rühma.',
  'planCheck.why.topicTooFew':
    '{{topic}} ei saa toimuda: liiga vähesed soovivad seda ja saavad samal ajal tulla. Olemas: {{number}}, vaja: {{needed}}.',
  'planCheck.why.roomsTooFew':
    'Samal ajal võib kohtuda rohkem rühmi, kui on ruume ({{when}}). Rühmi: {{needed}}, ruume: {{number}}.',
  'planCheck.why.roomTooSmall':
    'Rühm võib olla suurem kui suurim ruum. Inimesi: {{needed}}, kohti: {{number}}.',
  'planCheck.why.roomTooSmallOf':
    'Teema {{topic}} rühm võib olla suurem kui suurim ruum. Inimesi: {{needed}}, kohti: {{number}}.',
  'planCheck.why.personHasNoTime': '{{person}} ei saa kunagi tulla.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} soovib rohkem sessioone, kui tal aega on. Soovitud: {{needed}}, vaba: {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} soovib rohkem sessioone, kui lubatud. Soovitud: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.personHasNoWish': '{{person}} ei ole ühtegi teemat valinud.',
  'planCheck.why.personHasNoTopic':
    'Ükski teema, mille {{person}} on valinud, ei saa toimuda siis, kui ta saab tulla.',
  'planCheck.why.personTooFewTopics':
    '{{person}} on valinud liiga vähe teemasid, mis saavad toimuda siis, kui ta saab tulla. Soovitud: {{needed}}, võimalik: {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} ei saa kellegagi kohtuda: kellegagi, kes sobiks, ei ole kohtumise soovi.',
  'planCheck.why.wishesNotMutual':
    'Inimesed, kes soovivad kohtuda ja keda {{person}} ei ole valinud: {{number}}',
  'planCheck.why.wishesWithoutSession': 'Nende soovid, kellel pole ühist vaba sessiooni: {{number}}',
  'planCheck.why.wishesOverCapacity':
    '{{person}} saab kohtuda vähemate inimestega, kui on sobivaid. Inimesi: {{needed}}, kohtumisi: {{number}}.',
  'planCheck.do.setting': 'Määra „{{name}}” väärtuseks {{value}}',
  'planCheck.do.settingOff': 'Lülita välja „{{name}}”',
  'planCheck.do.topicMaxSize': 'Kuni {{value}} inimest rühmas {{topic}}',
  'planCheck.do.groups': 'Luba igale teemale rühmi: {{value}}',
  'planCheck.do.duration': 'Lühenda teemat {{topic}}, uus kestus: {{value}}',
  'planCheck.do.start': 'Luba teemal {{topic}} alata mis tahes ajal',
  'planCheck.do.available': 'Märgi, et siis saab tulla: {{people}}',
  'planCheck.do.choices': 'Ava valikud: {{person}}',
  'planCheck.do.wants': 'Määra soovitud arvuks {{value}}: {{person}}',
  'planCheck.do.release': 'Ära hoia enam rühmas {{topic}}: {{person}}',
  'planCheck.do.unpin': 'Ära hoia enam oma kohal: {{topic}}',
} as const satisfies Messages
