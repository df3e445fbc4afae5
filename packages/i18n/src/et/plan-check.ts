import type { Messages } from '../message.ts'

/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'Mida enne planeerimist vaadata',
  'planCheck.looking': 'Kontrollin …',
  'planCheck.nothing': 'Takistusi pole',
  'planCheck.nothing.short': 'Plaan, milles midagi ei puudu, on võimalik.',
  'planCheck.nobody': 'Keegi ei soovi kohta, seega pole midagi planeerida.',
  'planCheck.nobody.meetings': 'Kellelgi ei saa kohtumist olla, seega pole midagi planeerida.',
  'planCheck.possible': 'Plaan, milles midagi ei puudu, on võimalik. Tasub vaadata: {{number}}',
  'planCheck.possible.meetings':
    'Plaan kõigi kohtumistega, mis inimestel olla saavad, on võimalik. Tasub vaadata: {{number}}',
  'planCheck.unknown':
    'Kas kõik võivad saada, mida soovivad, ei ole teada. Kohti, mis lühikese otsingu parim plaan täitmata jättis: {{number}}',
  'planCheck.unknown.meetings':
    'Kas kõik võivad saada, mida soovivad, ei ole teada. Mis lühikese otsingu parimas plaanis täitmata jäi, iga inimese kohta loetuna: {{number}}',
  'planCheck.unknown.rules':
    'Kas mõni plaan saab täita kõiki reegleid, ei ole teada: lühike otsing ei leidnud ühtegi.',
  'planCheck.number': 'Enne vaadata: {{number}}',
  'planCheck.failed': 'Takistusi ei saanud kontrollida. Palun proovi uuesti.',
  'planCheck.more': 'Veel samasuguseid: {{number}}',
  'planCheck.notMade': 'Muudatust ei salvestatud. Palun proovi uuesti.',
  'planCheck.made': 'Muudetud.',
  'planCheck.made.solved': 'Muudetud. Sellega lahenes: {{solved}}.',
  'planCheck.made.brought': 'Muudetud. Sellega ei lahenenud midagi ja sellest ajast on uusi: {{brought}}.',
  'planCheck.made.both': 'Muudetud. Sellega lahenes: {{solved}}. Sellest ajast on uusi: {{brought}}.',
  'planCheck.made.less': 'Muudetud. Nüüd on puudu vähem, aga veel ei ole kõik lahendatud.',
  'planCheck.made.still': 'Muudetud, aga loend jäi samaks.',
  'planCheck.new': 'uus pärast sinu muudatust',
  'planCheck.undo': 'Võta see muudatus tagasi',
  'planCheck.many.topicTooFew':
    'Teemasid, mis ei saa toimuda, sest liiga vähesed soovivad neid ja saavad samal ajal tulla: {{number}}',
  'planCheck.many.topicTooFewTogether':
    'Teemasid, mis ei saa toimuda, sest liiga vähesed soovijad võivad koos olla: {{number}}',
  'planCheck.many.topicNoRoom':
    'Teemasid, mis ei saa toimuda, sest ükski ruum ei ole piisavalt suur: {{number}}',
  'planCheck.many.personHasNoTime': 'Inimesi, kes ei saa kunagi tulla: {{number}}',
  'planCheck.many.personWantsMoreThanTime':
    'Inimesi, kes soovivad rohkem sessioone, kui neil aega on: {{number}}',
  'planCheck.many.personWantsMoreThanLimit':
    'Inimesi, kes soovivad rohkem sessioone, kui lubatud: {{number}}',
  'planCheck.many.personWantsTooFew':
    'Inimesi, kes soovivad vähem sessioone, kui ükski nende teema kestab: {{number}}',
  'planCheck.many.personHasNoWish': 'Inimesi, kes pole ühtegi teemat valinud: {{number}}',
  'planCheck.many.personHasNoTopic':
    'Inimesi, kelle teemadest ei saa ükski toimuda siis, kui nad tulla saavad: {{number}}',
  'planCheck.many.personCannotJoin': 'Inimesi, keda ükski nende teema ei saa vastu võtta: {{number}}',
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
  'planCheck.why.fixedRooms':
    'Samale ajale on lukustatud rohkem rühmi, kui neile ruume jagub ({{when}}). Lukustatud: {{number}}, ruumiga: {{needed}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} on lukustatud ajale, mil liiga vähesed saavad tulla ({{when}}). Saavad: {{number}}, vaja: {{needed}}.',
  'planCheck.why.fixedHostAway':
    '{{topic}} on lukustatud ajale, mil eestvedaja ({{person}}) ei saa tulla: {{when}}.',
  'planCheck.why.fixedHostLimit':
    '{{person}} veab eest rohkem lukustatud rühmi, kui tal sessioone olla võib. Eest veab: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'Samale ajale lukustatud rühmad vajavad rohkem inimesi, kui siis tulla saab ({{when}}). Saavad: {{number}}, vaja: {{needed}}.',
  'planCheck.why.fixedContradict':
    'Ükski plaan ei saa hoida kõiki lukustatud rühmi ja kõiki rühmas hoitavaid inimesi ilma mõnda reeglit rikkumata.',
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
  'planCheck.why.groupsCompete':
    'Rühmad vajavad samu inimesi, eestvedajaid ja aegu: kõik ei saa korraga seda, mida igaüks eraldi saada võiks. Soovitud: {{needed}}, kõige rohkem: {{number}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} ei mahu ühelegi ajale: see kestab liiga kaua või võib alata liiga vähestel aegadel.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} ei saa toimuda: eestvedaja ({{person}}) ei saa kunagi tulla, kui see alata võib.',
  'planCheck.why.topicHostLimit':
    '{{topic}} ei saa toimuda: eestvedaja ({{person}}) soovib vähem sessioone, kui üks rühm kestab.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} ei saa toimuda: sellel on rohkem eestvedajaid, kui rühmas inimesi olla tohib. Eestvedajaid: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.topicHostsClash':
    '{{topic}} ei saa toimuda: eestvedajad {{person}} ja {{otherPerson}} ei sobi kokku. Üks neist ei soovi teisega kohtuda või puudub neil ühine keel.',
  'planCheck.why.topicNoRoom':
    '{{topic}} ei saa toimuda: ükski ruum ei mahuta selle väikseimat rühma. Vaja: {{needed}}, suurim ruum siis: {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} ei saa toimuda: igal sobival ajal veab {{person}} eest teema {{other}} lukustatud rühma.',
  'planCheck.why.topicTooFew':
    '{{topic}} ei saa toimuda: liiga vähesed soovivad seda ja saavad samal ajal tulla. Olemas: {{number}}, vaja: {{needed}}.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} ei saa toimuda: liiga vähesed soovijad võivad koos olla, sest nad ei soovi üksteisega kohtuda või puudub neil ühine keel. Kõige rohkem: {{number}}, vaja: {{needed}}.',
  'planCheck.why.personHasNoTime': '{{person}} ei saa kunagi tulla.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} soovib rohkem sessioone, kui tal aega on. Soovitud: {{needed}}, vaba: {{number}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} soovib rohkem sessioone, kui lubatud. Soovitud: {{needed}}, lubatud: {{number}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} soovib vähem sessioone, kui ükski tema valitud teema kestab. Soovitud: {{number}}, vaja: {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} ei ole ühtegi teemat valinud.',
  'planCheck.why.personHasNoTopic':
    'Ükski teema, mille {{person}} on valinud, ei saa toimuda siis, kui ta saab tulla.',
  'planCheck.why.personCannotJoin':
    'Ükski teema, mille {{person}} on valinud, ei saa teda vastu võtta: eestvedajad täidavad selle või ei sobi kokku need, keda see vajab, ja {{person}}.',
  'planCheck.why.personTooFewTopics':
    '{{person}} on valinud liiga vähe teemasid, mis saavad toimuda siis, kui ta saab tulla. Soovitud: {{needed}}, võimalik: {{number}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} ei saa kellegagi kohtuda: kellegagi, kes sobiks, ei ole kohtumise soovi.',
  'planCheck.why.wishesNotMutual':
    'Inimesed, kes soovivad kohtuda ja keda {{person}} ei ole valinud: {{number}}',
  'planCheck.why.wishesWithoutSession': 'Nende soovid, kellel pole ühist vaba sessiooni: {{number}}',
  'planCheck.why.wishesOverCapacity':
    '{{person}} saab kohtuda vähemate inimestega, kui on sobivaid. Inimesi: {{needed}}, kohtumisi: {{number}}.',
  'planCheck.why.meetingsCompete':
    'Kõigil ei saa olla nii palju kohtumisi, kui igaühel eraldi olla võiks. Soovitud, iga inimese kohta loetuna: {{needed}}, kõige rohkem: {{number}}.',
  'planCheck.do.setting': 'Määra „{{name}}” väärtuseks {{value}}',
  'planCheck.do.upTo': '{{change}} (siis kõige rohkem: {{number}})',
  'planCheck.do.useRooms': 'Kasuta kõiki ruume (ruume: {{rooms}}, kohti: {{seats}}): {{change}}',
  'planCheck.do.rooms': 'Lisa ruume või suuremaid ruume',
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
