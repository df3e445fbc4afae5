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
  'planFailure.help.topicHasNoStart': 'Tee see lühemaks, luba sellele rohkem tunde või võta mõni paus ära.',
  'planFailure.why.topicHostNeverFree': 'Teema {{topic}} eestvedaja ei saa ühelgi sobival ajal tulla.',
  'planFailure.help.topicHostNeverFree': 'Rohkem vaba aega ({{person}}) või keegi teine eestvedajaks.',
  'planFailure.why.topicNobody':
    'Keegi, kes tahab teemat {{topic}}, ei saa tulla ajal, mil see toimuda võib.',
  'planFailure.help.topicNobody':
    'Inimesed, kes selle valivad ja saavad samal ajal tulla; vaja on: {{needed}}.',
  'planFailure.why.topicTooFew':
    '{{topic}}: liiga vähesed tahavad seda ja saavad samal ajal tulla. Olemas: {{number}}, vaja: {{needed}}.',
  'planFailure.help.topicTooFew':
    'Rohkem inimesi, kes selle valivad ja saavad tulla (puudu: {{missing}}), või seade „Väikseim rühm”: {{number}}.',
  'planFailure.why.topicHostLimit': '{{topic}} kestab rohkem sessioone, kui eestvedaja ({{person}}) soovib.',
  'planFailure.help.topicHostLimit':
    'Rohkem sessioone ({{person}}, vaja: {{needed}}) või keegi teine eestvedajaks.',
  'planFailure.why.topicHostsClash':
    'Teema {{topic}} eestvedajad ei sobi kokku: üks ei soovi teisega kohtuda või puudub neil ühine keel.',
  'planFailure.help.topicHostsClash': 'Teine eestvedaja.',
  'planFailure.why.topicTooManyHosts':
    'Teemal {{topic}} on rohkem eestvedajaid, kui rühmas inimesi olla tohib. Eestvedajaid: {{needed}}, lubatud: {{number}}.',
  'planFailure.help.topicTooManyHosts': 'Vähem eestvedajaid või seade „Suurim rühm”: {{needed}}.',
  'planFailure.why.topicNoRoom':
    'Ükski ruum ei mahuta teema {{topic}} väikseimat rühma. Vaja: {{needed}}, suurim ruum: {{number}}.',
  'planFailure.why.topicNoRoom.room':
    'Teema {{topic}} väikseimas rühmas on {needed, plural, one {# inimene} other {# inimest}}, aga siis suurimasse ruumi ({{room}}) mahub ainult {{number}}.',
  'planFailure.help.topicNoRoom': 'Suurem ruum või väiksem „Väikseim rühm”.',
  'planFailure.why.topicTooFewTogether':
    '{{topic}}: liiga vähesed soovijad võivad koos olla, sest nad ei soovi üksteisega kohtuda või puudub neil ühine keel. Kõige rohkem: {{number}}, vaja: {{needed}}.',
  'planFailure.help.topicTooFewTogether':
    'Rohkem inimesi, kes selle valivad (puudu: {{missing}}), või seade „Väikseim rühm”: {{number}}.',
  'planFailure.why.fixedContradict':
    'Lukustatu on iseendaga vastuolus: ükski plaan ei hoia kõiki lukustatud rühmi ja kõiki rühmas hoitavaid inimesi.',
  'planFailure.help.fixedContradict': 'Vabasta üks neist; milline, seda ütleb loend nupu all.',
  'planFailure.why.nobodyFits': 'Keegi, kes sessiooni soovib, ei saa olla teemas, mis saab toimuda.',
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
  'planFailure.why.wishesExcluded': 'Nende soovid, kes on juba kohtunud või kohtumise ära öelnud: {{number}}',
  'planFailure.help.wishesExcluded': 'Soovid kohtuda teistega.',
  'planFailure.why.wishesNotMutual': 'Soovid, mis on ainult ühel kahest: {{number}}',
  'planFailure.help.wishesNotMutual': 'Teise inimese jah.',
  'planFailure.why.wishesOverCapacity': 'Nende soovid, kellel ei saa rohkem kohtumisi olla: {{number}}',
  'planFailure.help.wishesOverCapacity': 'Ühele neist rohkem kohtumisi nädalas.',
  'planFailure.why.wishesWithoutSession': 'Nende soovid, kellel pole ühist vaba sessiooni: {{number}}',
  'planFailure.help.wishesWithoutSession': 'Veel üks sessioon, mil mõlemad on vabad.',
  'planFailure.why.wishesOutweighed': 'Soovid, mida oleks saanud täita: {{number}}',
  'planFailure.help.wishesOutweighed': 'Lase planeerijal kauem töötada.',
} as const satisfies Messages
