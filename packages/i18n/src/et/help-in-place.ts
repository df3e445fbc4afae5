import type { Messages } from '../message.ts'

export const helpInPlace = {
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
    'Tuled igale sessioonile, kuni sa ei ütle teisiti. Sessioonil, mille juurest linnukese ära võtad, sa rühma ei saa.',
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
  'help.schedule.change': 'Saad liituda rühmaga, kus on ruumi, ja oma rühmast lahkuda.',
  'help.meetings.states':
    '„Broneeritud” tähendab, et plaan on teid kokku viinud; järgmine võib seda veel muuta. „Kinnitatud” tähendab, et üks teist on kohtumise kinnitanud ja ükski plaan seda enam ei muuda.',
  'help.meetings.takeBack':
    'Kui sa tulla ei saa, loobu kohtumisest või tühista see: teine inimene saab sellest kohe teada ja on kellegi teise jaoks vaba.',
  'help.inviting.links':
    'Igaüks, kes jagamislingi kaudu registreerub, saab oma isikliku lingi. Leiad selle osalejate nimekirjast.',
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
