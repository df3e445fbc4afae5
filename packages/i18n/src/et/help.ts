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
    'Tavaliselt ei olnud tema valitud rühmades vabu kohti või valis neid liiga vähe inimesi. Kõige rohkem aitab see, kui valida rohkem teemasid.',
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
  'about.news': 'Saa teada, mis on uut',
  'about.news.help':
    'Jäta oma e-posti aadress ja kirjutame sulle, kui midagi uut tuleb. Seda näevad ainult selle planeerija haldajad.',
  'about.news.email': 'Sinu e-posti aadress',
  'about.news.subscribe': 'Telli uudised',
  'about.news.thanks': 'Aitäh! Sinu aadress jõudis kohale, uudised tulevad aadressile {{email}}.',
  'about.news.write': 'Või kirjuta aadressil',
  'about.news.request': 'Palun saatke mulle uudiseid.',
  'about.news.byFeedback':
    'Kas soovid teada, kui midagi uut tuleb? Kirjuta seda tagasisidevormis ja lisa oma e-posti aadress.',
  'about.news.toFeedback': 'Ava tagasisidevorm',
  'feedback.title': 'Ütle, mida arvad',
  'feedback.intro':
    'Mis on hästi, mis mitte ja millest tunned puudust. See jõuab nendeni, kes seda planeerijat haldavad.',
  'feedback.text': 'Sinu tagasiside',
  'feedback.email': 'E-post',
  'feedback.email.help': 'Ainult siis, kui soovid vastust.',
  'feedback.send': 'Saada tagasiside',
  'feedback.thanks': 'Aitäh! Sinu tagasiside jõudis kohale.',
  'feedback.another': 'Kirjuta veel midagi',
  'help.open': 'Abi: {{about}}',
  'help.choices.yes':
    '„Jah” tähendab, et tahaksid seal olla. Mida rohkem teemasid valid, seda kergem on sulle rühma leida.',
  'help.choices.first':
    '„#1 Jah!” loeb rohkem kui „Jah”: hoia see selle jaoks, millest ei taha kuidagi ilma jääda.',
  'help.choices.numbers':
    'Mida suurem arv, seda rohkem see loeb: 10 on selle jaoks, millest sa ei taha kuidagi ilma jääda.',
  'help.choices.host':
    '„Eestvedaja” tähendab, et sina juhid rühma. Vali see ainult teema juures, mida tahad ise vedada.',
  'help.choices.blankNever': 'Valikuta teema tähendab ei: selle rühmadesse sind ei panda.',
  'help.choices.blankRarely':
    'Valikuta teema tähendab ei: selle rühma pannakse sind ainult siis, kui teisiti ei saa.',
  'help.choices.oneSided':
    'Ühest soovist piisab: plaan võib sulle anda ka kohtumise inimesega, kes valis sinu. Sa saad selle tagasi võtta.',
  'help.choices.mutual': 'Vaja on kahte: plaan viib teid kokku ainult siis, kui mõlemad on öelnud jah.',
  'help.contacts.no': '„Ei” hoiab teid kahte ühest rühmast eemal. Teine inimene ei saa sellest teada.',
  'help.contacts.numbers': 'Mida suurem arv, seda rohkem tahaksid kellegagi ühes rühmas olla.',
  'help.times.sessions':
    'Tuled igasse sessiooni, kuni sa ei ütle teisiti. Sessioonis, mille juurest linnukese ära võtad, sa rühma ei saa.',
  'help.times.week':
    'Rühma saad ainult tundidel, mille oled valinud. Rühm vajab kõiki oma tunde järjest, seega aitab pikk vaba aeg rohkem kui üksikud tunnid.',
  'help.times.maybe':
    'Tundi märkega „Võib-olla” saab samuti kasutada, aga seda välditakse, kui teisiti saab.',
  'help.times.later': 'Valmis plaan ise ei muutu: kui sa siiski tulla ei saa, ütle seda ka korraldajatele.',
  'help.link.keep':
    'Parooli ei ole, seega hoia see link alles: lisa järjehoidja või saada see endale e-kirjaga.',
  'help.link.known': 'Kui keegi teine võib seda teada, vaheta see: vana link ei ava siis enam midagi.',
  'help.data.change':
    'See, mida sisestad, on ainult selle ürituse jaoks. Saad seda igal ajal muuta; ka korraldajad saavad seda parandada ja eemaldada.',
  'help.schedule.views':
    '„Minu” näitab sinu enda rühmi, „Loend” igat rühma koos inimestega ja „Tabelid” kõiki inimesi kõigi rühmade kõrval.',
  'help.schedule.cards': '„Kaardid” näitab iga sessiooni rühmi koos inimestega.',
  'help.schedule.move':
    'Et kedagi teise rühma viia, lohista nimi teisele kaardile või puuduta seda või vajuta sellel Enter ja vali rühm.',
  'help.schedule.week': '„Nädal” näitab rühmi päevade ja tundide kaupa.',
  'help.schedule.sign':
    'Hoiatusmärk sinu rühma juures tähendab, et see ei sobi sulle päriselt: sa ei valinud selle teemat või ei ole sul kogu see aeg vaba.',
  'help.schedule.change': 'Saad liituda rühmaga, kus on vabu kohti, ja oma rühmast lahkuda.',
  'help.meetings.states':
    '„Broneeritud” tähendab, et plaan on teid kokku viinud; järgmine võib seda veel muuta. „Kinnitatud” tähendab, et üks teist on kohtumise kinnitanud ja ükski plaan seda enam ei muuda.',
  'help.meetings.takeBack':
    'Kui sa tulla ei saa, loobu kohtumisest või tühista see: teine inimene saab sellest kohe teada ja on kellegi teise jaoks vaba.',
  'help.inviting.links':
    'Igaüks, kes jagamislingi kaudu registreerub, saab oma isikliku lingi. Leiad selle osalejate loendist.',
  'help.inviting.replace':
    'Kui mõni link on sattunud valedesse kätesse, saad selle jaotises „Lisavõimalused” vahetada. Isiklikud lingid kehtivad edasi.',
  'help.planning.run':
    'Planeerija proovib palju plaane ja võtab parima. Saad selle igal ajal peatada ja kasutada seda, mis on selleks ajaks leitud.',
  'help.planning.keep':
    '„Koosta uuesti, muuda vähe” jätab plaanist alles nii palju kui võimalik, ka selle, mida oled käsitsi muutnud. Kasuta seda, kui keegi tuleb hiljem või loobub.',
  'help.planning.fixed': 'Et rühm oma aja alles hoiaks, vali „Tabelid” ja märgi selle juures „Lukus”.',
  'help.participants.links':
    'Kui keegi on oma isikliku lingi kaotanud, näita talle siin selle QR-koodi või kopeeri link ja saada talle.',
  'help.participants.archive':
    'Arhiveerimine peidab inimese ja selle saab tagasi võtta. Kustutamine eemaldab jäädavalt kõik, mis inimese kohta on.',
  'help.participants.waiting':
    'Kes ootab heakskiitu, ei ole üheski plaanis, kuni sa ta heaks kiidad; teda näevad ainult korraldajad.',
  'help.participants.import':
    'Nupuga „Impordi” lisad tabeli inimestest ja nende valikutest. Kes on juba olemas, seda uuendatakse ega lisata topelt.',
  'help.history.undo':
    'Üleval olevad nooled võtavad samm-sammult tagasi valikud, ajad ja rühmakohad, mida sel lehel viimati muutsid. Vormid, lingid ja plaanid nende hulka ei kuulu.',
} satisfies Messages
