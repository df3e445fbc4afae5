import type { Messages } from '../message.ts'

/** What stands in the way of a plan before it is made, `why` of each finding of the protocol, and the changes that help. */
export const planCheck = {
  'planCheck.title': 'Enne planeerimist lahendada',
  'planCheck.looking': 'Kontrollin …',
  'planCheck.nobody': 'Keegi ei soovi veel kohta, seega pole midagi planeerida.',
  'planCheck.nobody.meetings': 'Kellelgi ei saa veel kohtumist olla, seega pole midagi planeerida.',
  'planCheck.unknown':
    'Veel pole teada, kas kõik saavad, mida soovivad: lühikese otsingu parimas plaanis jäi puudu {number, plural, one {# koht} other {# kohta}}.',
  'planCheck.unknown.meetings':
    'Veel pole teada, kas kõik saavad, mida soovivad: lühikese otsingu parimas plaanis jäi iga inimese kohta loetuna puudu {number, plural, one {# kohtumine} other {# kohtumist}}.',
  'planCheck.unknown.rules':
    'Pole teada, kas mõni plaan saab täita kõiki reegleid: lühike otsing ei leidnud ühtegi.',
  'planCheck.failed': 'Kontroll ei õnnestunud. Palun proovi uuesti.',
  'planCheck.more': '{number, plural, one {Veel # samasugune} other {Veel # samasugust}}',
  'planCheck.notMade': 'Muudatust ei salvestatud. Palun proovi uuesti.',
  'planCheck.made': 'Muudetud.',
  'planCheck.made.solved':
    'Muudetud. Sellega {solved, plural, one {lahenes # probleem} other {lahenes # probleemi}}.',
  'planCheck.made.brought':
    'Muudetud. Sellega ei lahenenud midagi ja juurde tuli {brought, plural, one {# uus probleem} other {# uut probleemi}}.',
  'planCheck.made.both':
    'Muudetud. Sellega {solved, plural, one {lahenes # probleem} other {lahenes # probleemi}} ja juurde tuli {brought, plural, one {# uus} other {# uut}}.',
  'planCheck.made.less': 'Muudetud. Nüüd on puudu vähem, aga kõik pole veel lahendatud.',
  'planCheck.made.still': 'Muudetud, aga loend jäi samaks.',
  'planCheck.new': 'uus pärast sinu muudatust',
  'planCheck.undo': 'Võta see muudatus tagasi',
  'planCheck.many.topicTooFew':
    '{number, plural, one {# teemal} other {# teemal}} on toimumiseks liiga vähe soovijaid.',
  'planCheck.many.topicTooFewTogether':
    '{number, plural, one {# teema} other {# teemat}} ei saa toimuda: liiga vähesed soovijad sobivad kokku.',
  'planCheck.many.topicNoRoom':
    '{number, plural, one {# teema} other {# teemat}} ei saa toimuda: ükski ruum pole piisavalt suur.',
  'planCheck.many.personHasNoTime':
    '{number, plural, one {# inimene ei saa} other {# inimest ei saa}} kunagi tulla.',
  'planCheck.many.personWantsMoreThanTime':
    '{number, plural, one {# inimene soovib rohkem sessioone, kui tal} other {# inimest soovib rohkem sessioone, kui neil}} aega on.',
  'planCheck.many.personWantsMoreThanLimit':
    '{number, plural, one {# inimene} other {# inimest}} soovib rohkem sessioone, kui lubatud.',
  'planCheck.many.personWantsTooFew':
    '{number, plural, one {# inimene} other {# inimest}} soovib vähem sessioone, kui ükski valitud teema kestab.',
  'planCheck.many.personHasNoWish':
    '{number, plural, one {# inimene} other {# inimest}} pole veel ühtegi teemat valinud.',
  'planCheck.many.personHasNoTopic':
    '{number, plural, one {# inimene} other {# inimest}} valis ainult teemasid, mis ei saa sobival ajal toimuda.',
  'planCheck.many.personCannotJoin':
    '{number, plural, one {# inimene} other {# inimest}} valis ainult teemasid, kuhu ei mahu.',
  'planCheck.many.personTooFewTopics':
    '{number, plural, one {# inimene} other {# inimest}} valis teemasid vähemateks sessioonideks, kui soovib.',
  'planCheck.many.nobodyToMeet':
    '{number, plural, one {# inimene} other {# inimest}} ei saa kellegagi kohtuda.',
  'planCheck.many.wishesNotMutual':
    '{number, plural, one {# inimesega} other {# inimesega}} soovivad kohtuda teised, keda ta ise pole valinud.',
  'planCheck.many.wishesOverCapacity':
    '{number, plural, one {# inimesel} other {# inimesel}} on kõigi sobivate jaoks liiga vähe kohtumisi.',
  'planCheck.why.fixedOffStart': '{{topic}} on lukustatud ajale, mil see ei või alata ({{when}}).',
  'planCheck.why.fixedTwice': 'Teema {{topic}} üks rühm on lukustatud kahele ajale.',
  'planCheck.why.fixedTogether':
    '{{person}} veab eest nii teemat {{topic}} kui ka teemat {{other}}, aga need on lukustatud samale ajale.',
  'planCheck.why.fixedParallel':
    'Samale ajale ({{when}}) on lukustatud {number, plural, one {# rühm} other {# rühma}}, aga kohtuda tohib siis ainult {{needed}}.',
  'planCheck.why.fixedRooms':
    'Samale ajale ({{when}}) on lukustatud {number, plural, one {# rühm} other {# rühma}}, aga ruume jagub neist ainult {needed, plural, one {#-le} other {#-le}}.',
  'planCheck.why.fixedTooFew':
    '{{topic}} vajab {needed, plural, one {# inimest} other {# inimest}}, aga on lukustatud ajale ({{when}}), mil {number, plural, =0 {ei saa keegi tulla} one {saab tulla ainult #} other {saab tulla ainult #}}.',
  'planCheck.why.fixedHostAway':
    '{{topic}} on lukustatud ajale ({{when}}), mil eestvedaja {{person}} ei saa tulla.',
  'planCheck.why.fixedHostLimit':
    '{{person}} veab lukustatud rühmi eest {needed, plural, one {# sessioonis} other {# sessioonis}}, aga lubatud on ainult {{number}}.',
  'planCheck.why.fixedTooFewTogether':
    'Samale ajale ({{when}}) lukustatud rühmad vajavad {needed, plural, one {# inimest} other {# inimest}}, aga tulla saab siis ainult {{number}}.',
  'planCheck.why.fixedContradict':
    'Lukustatud rühmad ja neis hoitavad inimesed on omavahel vastuolus: iga plaan rikub mõnda reeglit.',
  'planCheck.why.pinnedTogether':
    '{{person}} on jäetud rühmadesse {{topic}} ja {{other}}, mis saavad kohtuda ainult samal ajal.',
  'planCheck.why.pinnedOverLimit':
    '{{person}} on jäetud rühmadesse {needed, plural, one {# sessiooniks} other {# sessiooniks}}, aga lubatud on ainult {{number}}.',
  'planCheck.why.pinnedAway': '{{person}} on jäetud rühma {{topic}}, aga ei saa tulla, kui see kohtuda võib.',
  'planCheck.why.pinnedTooMany':
    'Ühte rühma ({{topic}}) on jäetud {needed, plural, one {# inimene} other {# inimest}}, aga kohti on seal ainult {{number}}.',
  'planCheck.why.pinnedTopicRests': '{{person}} on jäetud rühma {{topic}}, mis ei saa toimuda.',
  'planCheck.why.pinnedNotWanted': '{{person}} on jäetud rühma {{topic}}, aga pole seda valinud.',
  'planCheck.why.pinnedRefuses':
    '{{person}} ja {{otherPerson}} on jäetud ühte rühma ({{topic}}), aga üks neist ei soovi teisega kohtuda.',
  'planCheck.why.pinnedNoLanguage':
    '{{person}} ja {{otherPerson}} on jäetud ühte rühma ({{topic}}), aga neil pole ühist keelt.',
  'planCheck.why.noTopic': 'Teemasid veel ei ole. Lisa mõni või luba osalejatel enda omi lisada.',
  'planCheck.why.tooFewSeats':
    '{needed, plural, one {# soovitud kohast} other {# soovitud kohast}} {number, plural, =0 {ei ole võimalik ükski} one {on võimalik ainult #} other {on võimalikud ainult #}}.',
  'planCheck.why.tooFewSeats.size':
    'Kuni {{size}} inimesega rühmades on {needed, plural, one {# soovitud kohast} other {# soovitud kohast}} võimalikud ainult {{number}}.',
  'planCheck.why.tooFewSeats.roomsAndSize':
    'Kuni {{size}} inimesega rühmad {rooms, plural, one {# ruumis} other {# ruumis}} annavad {needed, plural, one {# soovitud kohast} other {# soovitud kohast}} ainult {{number}}.',
  'planCheck.why.tooFewSeats.rooms':
    '{rooms, plural, one {Ainsasse ruumi} other {Kõigisse # ruumi kokku}} mahub korraga {seats, plural, one {# inimene} other {# inimest}}: see annab {needed, plural, one {# soovitud kohast} other {# soovitud kohast}} {{number}}.',
  'planCheck.why.tooFewSeatsAt':
    '{{when}}: kohta soovib {needed, plural, one {# inimene} other {# inimest}}, aga kohti saab olla ainult {{number}}.',
  'planCheck.why.groupsCompete':
    'Rühmad vajavad samu inimesi, eestvedajaid ja aegu: {needed, plural, one {# soovitud kohast} other {# soovitud kohast}} saab täita ainult {{number}}.',
  'planCheck.why.topicHasNoStart':
    '{{topic}} ei mahu ühelegi ajale: see kestab liiga kaua või võib alata liiga harva.',
  'planCheck.why.topicHostNeverFree':
    '{{topic}} ei saa toimuda: eestvedaja {{person}} ei saa kunagi tulla, kui see alata võib.',
  'planCheck.why.topicHostLimit':
    '{{topic}} ei saa toimuda: eestvedaja {{person}} soovib vähem sessioone, kui üks rühm kestab.',
  'planCheck.why.topicTooManyHosts':
    '{{topic}} ei saa toimuda: sellel on {needed, plural, one {# eestvedaja} other {# eestvedajat}}, aga rühmas tohib olla ainult {number, plural, one {# inimene} other {# inimest}}.',
  'planCheck.why.topicHostsClash':
    '{{topic}} ei saa toimuda: eestvedajad {{person}} ja {{otherPerson}} ei sobi kokku. Üks neist ei soovi teisega kohtuda või puudub neil ühine keel.',
  'planCheck.why.topicNoRoom':
    '{{topic}} ei saa toimuda: väikseimas rühmas on {needed, plural, one {# inimene} other {# inimest}}, aga {number, plural, =0 {ühtegi ruumi siis ei ole} one {ükski ruum ei mahuta siis üle #} other {ükski ruum ei mahuta siis üle #}}.',
  'planCheck.why.topicNoRoom.room':
    '{{topic}} ei saa toimuda: väikseimas rühmas on {needed, plural, one {# inimene} other {# inimest}}, aga siis suurimasse ruumi ({{room}}) mahub ainult {{number}}.',
  'planCheck.why.topicHostBusy':
    '{{topic}} ei saa toimuda: igal sobival ajal veab {{person}} eest teema {{other}} lukustatud rühma.',
  'planCheck.why.topicTooFew':
    '{{topic}} ei saa toimuda: vaja on {needed, plural, one {# inimest} other {# inimest}}, aga soovijatest {number, plural, =0 {ei saa keegi} one {saab ainult #} other {saab ainult #}} samal ajal tulla.',
  'planCheck.why.topicTooFewTogether':
    '{{topic}} ei saa toimuda: liiga vähesed soovijad sobivad kokku. Vaja on {{needed}}, aga omavahel nõus kohtuma ja ühise keelega on kõige rohkem {{number}}.',
  'planCheck.why.personHasNoTime': '{{person}} ei saa kunagi tulla.',
  'planCheck.why.personWantsMoreThanTime':
    '{{person}} soovib {needed, plural, one {# sessiooni} other {# sessiooni}}, aga tal on aega ainult {number, plural, one {#-ks} other {#-ks}}.',
  'planCheck.why.personWantsMoreThanLimit':
    '{{person}} soovib {needed, plural, one {# sessiooni} other {# sessiooni}}, aga lubatud on ainult {{number}}.',
  'planCheck.why.personWantsTooFew':
    '{{person}} soovib {number, plural, one {# sessiooni} other {# sessiooni}}, aga iga valitud teema kestab vähemalt {{needed}}.',
  'planCheck.why.personHasNoWish': '{{person}} pole veel ühtegi teemat valinud.',
  'planCheck.why.personHasNoTopic':
    'Ükski teema, mille {{person}} valis, ei saa toimuda siis, kui ta saab tulla.',
  'planCheck.why.personCannotJoin':
    'Ükski teema, mille {{person}} valis, ei saa teda vastu võtta: eestvedajad täidavad selle või ei sobi ta kokku kellegagi, keda see vajab.',
  'planCheck.why.personTooFewTopics':
    '{{person}} soovib {needed, plural, one {# sessiooni} other {# sessiooni}}, aga valis teemasid ainult {number, plural, one {#-ks} other {#-ks}}.',
  'planCheck.why.nobodyToMeet':
    '{{person}} ei saa kellegagi kohtuda: sobivate inimeste seas ei ole kedagi, kes oleks teda valinud või kelle tema oleks valinud.',
  'planCheck.why.wishesNotMutual':
    'Inimesega {{person}} {number, plural, one {soovib kohtuda #, keda} other {soovib kohtuda #, keda}} ta ise pole valinud.',
  'planCheck.why.wishesWithoutSession':
    '{number, plural, one {# soov on} other {# soovi on}} inimeste vahel, kellel pole ühist vaba sessiooni.',
  'planCheck.why.wishesOverCapacity':
    '{{person}}: sobivaid on {needed, plural, one {# inimene} other {# inimest}}, aga kohtumisi saab olla ainult {{number}}.',
  'planCheck.why.meetingsCompete':
    'Kõigil ei saa olla kõiki oma kohtumisi: iga inimese kohta loetuna on {needed, plural, one {# kohtumisest} other {# kohtumisest}} võimalikud kõige rohkem {{number}}.',
  'planCheck.do.minSize': 'Luba rühmad alates suurusest {{value}}',
  'planCheck.do.maxSize': 'Luba rühmad suurusega kuni {{value}}',
  'planCheck.do.sizesAsRooms': 'Las iga rühm olla nii suur kui selle ruum',
  'planCheck.do.groupsAsRooms':
    'Luba igale teemale {value, plural, one {# rühm} other {# rühma}}, nii suured kui nende ruumid',
  'planCheck.do.parallel': 'Luba korraga {value, plural, one {# rühm} other {# rühma}}',
  'planCheck.do.withoutHosts': 'Luba teemadel toimuda ilma eestvedajata',
  'planCheck.do.hostingUncounted': 'Ära loe eestvedamist sessiooniks',
  'planCheck.do.upTo':
    'Siis on {needed, plural, one {# kohast} other {# kohast}} võimalikud kuni {{number}}.',
  'planCheck.do.inRooms':
    '{rooms, plural, one {Ruumis} other {# ruumis}} on {seats, plural, one {# koht} other {# kohta}} {people, plural, one {# inimesele} other {# inimesele}}.',
  'planCheck.do.allRooms':
    '{rooms, plural, one {Ruumis on} other {Vaja on kõiki # ruumi: neis on}} {seats, plural, one {# koht} other {# kohta}} {people, plural, one {# inimesele} other {# inimesele}}.',
  'planCheck.do.rooms': 'Lisa ruume või suuremaid ruume',
  'planCheck.do.topicMaxSize': 'Luba rühma {{topic}} {value, plural, one {# inimene} other {# inimest}}',
  'planCheck.do.groups': 'Luba igale teemale {value, plural, one {# rühm} other {# rühma}}',
  'planCheck.do.duration': 'Lühenda teemat {{topic}}, uus kestus: {{value}}',
  'planCheck.do.start': 'Luba teemal {{topic}} alata mis tahes ajal',
  'planCheck.do.available': 'Märgi, et siis saab tulla: {{people}}',
  'planCheck.do.choices': 'Ava valikud: {{person}}',
  'planCheck.do.wants': 'Anna {value, plural, one {# sessioon} other {# sessiooni}}: {{person}}',
  'planCheck.do.wants.meetings': 'Anna {value, plural, one {# kohtumine} other {# kohtumist}}: {{person}}',
  'planCheck.do.release': 'Ära hoia enam rühmas {{topic}}: {{person}}',
  'planCheck.do.unpin': 'Ära hoia enam oma ajal: {{topic}}',
} as const satisfies Messages
