import type { Messages } from '../message.ts'

export const planFailure = {
  'planFailure.intro': 'Mis on takistuseks, väikseim muudatus ees:',
  'planFailure.helps': 'Mis aitab:',
  'planFailure.tryAgain':
    'Palun proovi uuesti. Kui see jälle ei õnnestu, anna teada teenuse haldajatele; viga edastatakse neile.',
  'planFailure.why.noTopic': 'Teemasid veel ei ole.',
  'planFailure.help.noTopic': 'Lisa teema või luba osalejatel enda omi lisada.',
  'planFailure.why.noWish': 'Keegi ei ole veel teemat valinud.',
  'planFailure.help.noWish': 'Palu inimestel valida, mis neid huvitab.',
  'planFailure.why.nobodyFree': 'Keegi ei ole öelnud, millal saab tulla.',
  'planFailure.help.nobodyFree': 'Palu inimestel märkida, millal nad saavad tulla.',
  'planFailure.why.topicHasNoStart': '{{topic}} ei mahu ühelegi ajale.',
  'planFailure.help.topicHasNoStart':
    'Tee see lühemaks, luba sellele rohkem tunde või võta mõni vaheaeg ära.',
  'planFailure.why.topicHostNeverFree': 'Teema {{topic}} eestvedaja ei saa ühelgi sobival ajal tulla.',
  'planFailure.help.topicHostNeverFree': 'Rohkem vaba aega ({{person}}) või keegi teine eestvedajaks.',
  'planFailure.why.topicNobody': 'Teema {{topic}} soovijatest ei saa keegi tulla ajal, mil see toimuda võib.',
  'planFailure.help.topicNobody':
    '{needed, plural, one {# inimene, kes selle valib ja saab tulla.} other {# inimest, kes selle valivad ja saavad samal ajal tulla.}}',
  'planFailure.why.topicTooFew':
    '{{topic}}: liiga vähesed tahavad seda ja saavad samal ajal tulla. Vaja on {needed, plural, one {# inimest} other {# inimest}}, olemas on {{number}}.',
  'planFailure.help.topicTooFew':
    'Veel {missing, plural, one {# inimene, kes selle valib ja saab tulla,} other {# inimest, kes selle valivad ja saavad tulla,}} või seade „Väikseim rühm”: {{number}}.',
  'planFailure.why.topicHostLimit': '{{topic}} kestab rohkem sessioone, kui eestvedaja ({{person}}) soovib.',
  'planFailure.help.topicHostLimit':
    'Rohkem sessioone ({{person}}, vaja {needed, plural, one {# sessioon} other {# sessiooni}}) või keegi teine eestvedajaks.',
  'planFailure.why.topicHostsClash':
    'Teema {{topic}} eestvedajad ei sobi kokku: üks ei soovi teisega kohtuda või puudub neil ühine keel.',
  'planFailure.help.topicHostsClash': 'Määra teine eestvedaja.',
  'planFailure.why.topicTooManyHosts':
    'Teemal {{topic}} on {needed, plural, one {# eestvedaja} other {# eestvedajat}}, aga rühmas tohib olla ainult {number, plural, one {# inimene} other {# inimest}}.',
  'planFailure.help.topicTooManyHosts': 'Vähem eestvedajaid või seade „Suurim rühm”: {{needed}}.',
  'planFailure.why.topicNoRoom':
    'Ükski ruum ei mahuta teema {{topic}} väikseimat rühma. Vaja on {needed, plural, one {# kohta} other {# kohta}}, suurimas ruumis on {{number}}.',
  'planFailure.why.topicNoRoom.room':
    'Teema {{topic}} väikseimas rühmas on {needed, plural, one {# inimene} other {# inimest}}, aga siis suurimasse ruumi ({{room}}) mahub ainult {{number}}.',
  'planFailure.help.topicNoRoom': 'Suurem ruum või väiksem „Väikseim rühm”.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}}: liiga vähesed soovijad võivad koos olla, sest nad ei soovi üksteisega kohtuda või puudub neil ühine keel. Vaja on {needed, plural, one {# inimest} other {# inimest}}, kokku sobib kõige rohkem {{number}}.',
  'planFailure.help.topicTooFewTogether':
    'Veel {missing, plural, one {# inimene, kes selle valib,} other {# inimest, kes selle valivad,}} või seade „Väikseim rühm”: {{number}}.',
  'planFailure.why.fixedContradict':
    'Lukustatud rühmad ja neis hoitavad inimesed on omavahel vastuolus: ükski plaan ei saa neid kõiki alles hoida.',
  'planFailure.help.fixedContradict':
    'Vabasta üks neist: milline, seda ütleb tähelepanu vajavate asjade loend.',
  'planFailure.why.nobodyFits':
    'Ühelgi sessiooni soovijal ei ole teemat, mis saaks toimuda ja kuhu ta sobiks.',
  'planFailure.help.nobodyFits':
    'Palu inimestel valida rohkem teemasid või märkida, millal nad saavad tulla.',
  'planFailure.why.outweighed':
    'Rühmad oleksid võimalikud, aga selle ürituse kaalude järgi on parem, kui rühmi ei ole.',
  'planFailure.help.outweighed':
    'Tee kindlaks reegliks, et kõik saavad, mida soovivad, või vähenda rühmade vastu rääkivaid kaale.',
  'planFailure.why.stoppedEarly':
    'Planeerija peatati enne, kui ta ühegi rühma leidis. Vähemalt üks on võimalik.',
  'planFailure.help.stoppedEarly': 'Lase planeerijal kauem töötada.',
  'planFailure.why.noWishToMeet': 'Keegi ei ole veel soovinud kellegagi kohtuda.',
  'planFailure.help.noWishToMeet': 'Palu inimestel valida, kellega nad tahavad kohtuda.',
  'planFailure.why.wishesExcluded':
    '{number, plural, one {# soov} other {# soovi}} inimestelt, kes on juba kohtunud või kohtumise ära öelnud',
  'planFailure.help.wishesExcluded': 'Nad peaksid soovima kohtuda teistega.',
  'planFailure.why.wishesNotMutual':
    '{number, plural, one {# soov on ühepoolne} other {# soovi on ühepoolsed}}: teine inimene ei ole jah öelnud.',
  'planFailure.help.wishesNotMutual': 'Ka teine inimene peaks ütlema jah.',
  'planFailure.why.wishesOverCapacity':
    '{number, plural, one {# soov} other {# soovi}} inimestelt, kellel ei saa rohkem kohtumisi olla',
  'planFailure.help.wishesOverCapacity': 'Anna ühele neist rohkem kohtumisi nädalas.',
  'planFailure.why.wishesWithoutSession':
    '{number, plural, one {# soov} other {# soovi}} inimestelt, kellel pole ühist vaba sessiooni',
  'planFailure.help.wishesWithoutSession': 'Lisa sessioon, mil mõlemad on vabad.',
  'planFailure.why.wishesOutweighed':
    '{number, plural, one {# soov} other {# soovi}}, mida oleks saanud täita',
  'planFailure.help.wishesOutweighed': 'Lase planeerijal kauem töötada.',
} as const satisfies Messages
