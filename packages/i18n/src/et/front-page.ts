import type { Messages } from '../message.ts'

export const frontPage = {
  'frontPage.title': 'Rühmaplaneerija: mittekonverentsid, avatud ruum, õpirühmad ja kohtumised kahekesi',
  'frontPage.welcome': 'Igaüks õiges ruumis.',
  'frontPage.intro':
    'Mittekonverentsidele, avatud ruumi kohtumistele, õpirühmadele ja kohtumisteks kahekesi: inimesed ütlevad, mis neid huvitab, millal nad saavad tulla ja kellega tahavad kohtuda, ning üks nupp teeb neile kõige paremini sobivad rühmad.',
  'frontPage.begin': 'Plaani üritus',
  'frontPage.watch': 'Vaata, kuidas plaan sünnib',
  'frontPage.terms': 'Ilma kontota ja tasuta. Sisestatu jääb ürituse piiresse.',
  'frontPage.picture': 'Plaan ülalt vaadatuna: inimesed on täpid ja ringid, kuhu nad kogunevad, on rühmad.',
  'frontPage.picture.nobody': 'Kellelgi ei ole veel rühma.',
  'frontPage.picture.plan':
    'Plaan {{plan}}: enda valitud rühmas on {number, plural, one {# inimene} other {# inimest}} {{all}}-st.',
  'frontPage.picture.free': 'Üks inimene on veel vaba: kolmes rühmas on vabu kohti.',
  'frontPage.invited': 'Oled kutsutud: ütle, mis sind huvitab ja millal sa saad, ning leia oma rühmad.',
  'frontPage.forget': 'Unusta need üritused selles seadmes',
  'frontPage.yourEvents': 'Sinu üritused',
  'frontPage.yourEvents.help':
    'See brauser peab need meeles koos linkidega, mis neid avavad, kuni sa need unustada lased.',
  'frontPage.lastOpened': 'Viimati avatud',
  'frontPage.showAll': 'Näita kõiki ({{count}})',
  'frontPage.forgetOne': 'Unusta: {{name}}',
  'frontPage.forgetOne.ask': 'Võib-olla pole see link mujal alles: kui tahad tagasi tulla, kopeeri see enne.',
  'frontPage.forgetOne.confirm': 'Unusta see',
  'frontPage.forgetOne.keep': 'Jäta alles',
  'frontPage.forgetOne.failed': 'Unustamine ei õnnestunud. Palun proovi uuesti.',
  'frontPage.role.admin': 'korraldaja',
  'frontPage.role.participant': 'osaleja',
  'frontPage.role.visitor': 'veel registreerumata',
  'frontPage.question': 'Mida sa plaanid?',
  'frontPage.occasion.day': 'Sessioonidega päev',
  'frontPage.occasion.day.example': 'Mittekonverents, avatud ruum, barcamp',
  'frontPage.occasion.day.question': 'Kuidas inimesed teemasid valivad?',
  'frontPage.occasion.weeks': 'Iganädalased rühmad',
  'frontPage.occasion.weeks.example': 'Lugemisrühmad, õpirühmad, vestlusringid',
  'frontPage.occasion.weeks.question': 'Mis inimesi kokku toob?',
  'frontPage.occasion.pairs': 'Kohtumised kahekesi',
  'frontPage.occasion.pairs.example': 'Igaüks ütleb, kellega tahab kohtuda, ja leitakse paarid',
  'frontPage.occasion.pairs.question': 'Millal kaks inimest kohtuvad?',
  'frontPage.occasion.programme': 'Pikk programm',
  'frontPage.occasion.programme.example': 'Mitu päeva, kuni 100 nimega sessiooni ja vaheajad',
  'frontPage.occasion.programme.question': 'Milline programm?',
  'frontPage.all': 'Kõik planeerijad',
  'frontPage.all.help': 'Iga planeerija nimi ja see, milleks ta hea on.',
  'frontPage.variant.planner': 'Planeerija',
  'frontPage.variant.planner.purpose':
    'Mittekonverentsile, avatud ruumi kohtumisele või barcamp’ile: inimesed ütlevad teemadele jah, nimetavad esimese valiku või pakuvad end eestvedajaks ning saavad igaks sessiooniks rühma.',
  'frontPage.variant.planner.choice': '„Jah”, esimene valik või „Eestvedaja”',
  'frontPage.variant.planner10': 'Planeerija 1 kuni 10',
  'frontPage.variant.planner10.purpose':
    'Sessioonidega päevale, kus igaüks saab täpselt öelda, kui väga ta mõnda teemat tahab: ühest kümneni.',
  'frontPage.variant.planner10.choice': 'Hinded ühest kümneni',
  'frontPage.variant.weekdayhourplanner': 'Nädalapäevade ja tundide planeerija',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Lugemisrühmadele ja kursustele, mis kohtuvad igal nädalal: leiab nädalapäeva ja kellaaja, mil kõik rühma liikmed on vabad.',
  'frontPage.variant.weekdayhourplanner.choice': 'Teema, kui kõik elavad ühes ajavööndis',
  'frontPage.variant.1on1': 'Kahekesi',
  'frontPage.variant.1on1.purpose':
    'Tutvumiseks üritusel: igaüks ütleb, kellega tahab kohtuda, ja võimalikult palju kohtumisi saab teoks.',
  'frontPage.variant.1on1.choice': 'Kui üks neist soovib',
  'frontPage.variant.reciprocity': 'Vastastikkus',
  'frontPage.variant.reciprocity.purpose':
    'Kohtumisteks, mida mõlemad tahavad: kaks inimest kohtuvad ainult siis, kui nad on teineteist valinud.',
  'frontPage.variant.reciprocity.choice': 'Kui mõlemad soovivad',
  'frontPage.variant.reciprocity10': 'Iganädalased ringid',
  'frontPage.variant.reciprocity10.purpose':
    'Väikestele rühmadele, mis kohtuvad igal nädalal: igaüks valib, kellega tahab koos olla, ja ütleb, millal on vaba.',
  'frontPage.variant.reciprocity10.choice': 'Inimesed, kellega nad tahavad koos olla',
  'frontPage.variant.multiplanner': 'Paljude sessioonide planeerija',
  'frontPage.variant.multiplanner.purpose':
    'Mitme päeva programmile: kuni 100 nimega sessiooni ja vaheajad ning teemad, mis võivad kesta üle ühe sessiooni.',
  'frontPage.variant.multiplanner.choice': 'Nimega sessioonid ja vaheajad',
  'frontPage.variant.heallo': 'Kogukonna rühmaleidja',
  'frontPage.variant.heallo.purpose':
    'Kogukonnale, kes elab paljudes ajavööndites: viib sarnaste huvidega inimesed kokku igal nädalal või üle nädala.',
  'frontPage.variant.heallo.choice': 'Teema, paljudes ajavööndites',
} satisfies Messages
