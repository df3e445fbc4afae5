import type { Messages } from '../message.ts'

export const help = {
  'help.organiser': 'Kui korraldad üritust',
  'help.organiser.register': 'Pane üritusele vahelehel „Ürituse andmed” nimi ja registreeri see.',
  'help.organiser.share': 'Jaga linki või lase inimestel QR-koodi skannida. Korraldajalink jäta endale.',
  'help.organiser.topics':
    'Teemad tulevad sinult ja soovi korral ka osalejatelt. Võid importida ka tabeli inimeste ja nende valikutega.',
  'help.organiser.settings':
    'Vahelehel „Seaded” ütled, kui suured rühmad on, mitu neist korraga ära mahub ja mis on kõige tähtsam.',
  'help.organiser.plan':
    'Vahelehel „Ajakava” koostad plaani. Igaüks saab koha võimalikult oma soovide järgi.',
  'help.organiser.adjust':
    'Tõsta inimesi käsitsi ümber, lukusta rühmade aeg ja koosta plaan uuesti nii mitu korda, kui soovid. Uuesti koostatud plaan jaotab kõik uuesti.',
  'help.participant': 'Kui osaled',
  'help.participant.join':
    'Ava link, sisesta oma nimi ja registreeru. Muud ei ole vaja, kui just eraldi ei küsita.',
  'help.participant.link':
    'Hoia oma isiklik link alles: see toob su igas seadmes tagasi sinu valikute juurde. Kellelgi teisel ei tohiks seda olla.',
  'help.participant.topics':
    'Märgi iga teema juurde, kui väga see sind huvitab. Tühjaks jäetu tähendab „Ei”.',
  'help.participant.when': 'Kui seda küsitakse, märgi, millal saad tulla.',
  'help.participant.plan': 'Kui plaan on valmis, näed oma rühmi vahelehel „Ajakava”.',
  'help.questions': 'Hea teada',
  'help.question.see': 'Kes näeb, mida ma vastan?',
  'help.answer.see':
    'Sinu e-posti aadressi, telefoninumbrit ja seda, kellega sa pigem kohtuda ei taha, näevad ainult korraldajad. Sinu teemavalikuid näevad teised ainult siis, kui korraldajad seda lubavad.',
  'help.question.lost': 'Kaotasin oma isikliku lingi',
  'help.answer.lost':
    'Küsi korraldajalt: ta leiab sinu isikliku lingi ja skannitava QR-koodi vahelehelt „Ürituse andmed”.',
  'help.question.offline': 'Ühendus kadus',
  'help.answer.offline':
    'Hoia leht lahti. Sinu valikud on alles ja saadetakse teele kohe, kui ühendus taastub.',
  'help.question.noGroup': 'Keegi jäi rühmata',
  'help.answer.noGroup':
    'Tavaliselt ei olnud tema valitud rühmades ruumi või valis neid liiga vähe inimesi. Kõige rohkem aitab see, kui valida rohkem teemasid.',
  'help.keys': 'Klaviatuur',
  'help.keys.tab': 'Liigu järgmisele väljale, nupule või tabelile',
  'help.keys.arrows': 'Liigu tabelis või ruudustikus',
  'help.keys.homeEnd': 'Liigu rea algusesse või lõppu',
  'help.keys.shiftArrows': 'Märgi vabade aegade ruudustikus mitu tundi',
  'help.keys.space': 'Muuda märgitut',
  'help.keys.numbers': 'Tee valik otse',
  'help.keys.escape': 'Sulge see, mis on avatud, või võta märgistus tagasi',
  'help.key.tab': 'Tab',
  'help.key.home': 'Home',
  'help.key.end': 'End',
  'help.key.shift': 'Shift',
  'help.key.space': 'tühik',
  'help.key.escape': 'Esc',
  'about.title': 'Planeerijast',
  'about.what':
    'Planeerija viib kokku inimesed, kes tahavad rääkida samadest asjadest: avatud ruumi üritustel ja mittekonverentsidel, lugemisringides ja kogukondades. Igaüks ütleb, mis teda huvitab ja millal ta saab tulla, ning planeerija leiab rühmad, mis sobivad võimalikult paljudele.',
  'about.fair':
    'Plaanid arvutatakse reeglite järgi, mida korraldajad saavad seadetes lugeda ja muuta. Ajakavas on kirjas, miks kellelgi ei ole rühma või kohtumist.',
  'about.free': 'Kontot ei ole vaja. Kellel on ürituse link, see saab osaleda.',
  'about.subscribe': 'Uudised',
  'about.subscribe.help': 'Kirjuta meile ja anname teada, kui midagi uut tuleb.',
  'about.subscribe.button': 'Telli e-postiga',
  'about.subscribe.subject': 'Palun saatke mulle uudiseid',
} satisfies Messages
