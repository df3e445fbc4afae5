import type { Messages } from '../message.ts'

export const report = {
  'schedule.view.report': 'Aruanne',
  'report.title': 'Mida plaan väärt on',
  'report.best': 'Ükski plaan ei saa olla sellest parem.',
  'report.near': 'Peaaegu parim võimalik: vahe on kuni {{distance}}.',
  'report.best.least':
    'Nende valikute, aegade ja reeglitega ei ole ükski plaan parem ja üheski ei ole puudu vähem kohti.',
  'report.best.weighed': 'Nende valikute, aegade ja reeglitega ei ole ükski plaan parem.',
  'report.best.open':
    'Ükski plaan, kus on puudu sama palju kohti, ei ole parem. Kas puudu võiks olla vähem, ei ole tõestatud.',
  'report.near.least':
    'Nende valikute, aegade ja reeglitega jääb plaan parimast võimalikust kuni {{distance}} maha ja üheski plaanis ei ole puudu vähem kohti.',
  'report.near.weighed':
    'Nende valikute, aegade ja reeglitega jääb plaan parimast võimalikust kuni {{distance}} maha.',
  'report.near.open':
    'Plaan jääb kuni {{distance}} maha parimast, kus on puudu sama palju kohti. Kas puudu võiks olla vähem, ei ole tõestatud.',
  'report.satisfied': 'Plaan täidab {{percent}}% sellest, mis oli võimalik.',
  'report.satisfied.missing':
    'Puudu on {missing, plural, one {# koht} other {# kohta}}. Plaan täidab {{percent}}% sellest, mis oli võimalik.',
  'report.nobodyCounts': 'Keegi ei ole midagi valinud, nii et plaani ei ole millegagi mõõta.',
  'report.loading': 'Aruannet koostatakse…',
  'report.updating': 'Midagi on muutunud. Aruannet koostatakse uuesti…',
  'report.timedOut': 'Aruannet ei saanud praegu koostada.',
  'report.timedOutOld': 'Aruannet ei saanud uuesti koostada. Siin on seis enne viimast muudatust.',
  'report.noPlan': 'Plaani, millest aru anda, veel ei ole.',
  'report.made': 'Tehtud {{time}}.',
  'report.byHand': 'See plaan on vähemalt osaliselt kokku pandud käsitsi.',
  'report.today': 'Arvud käivad tänaste valikute ja seadete kohta.',
  'report.dataSame': 'Vahepeal ei ole muutunud midagi, mis planeerimisel loeb.',
  'report.dataChanged': 'Vahepeal on muutunud valikud, inimesed või seaded.',
  'report.dataUnknown': 'Pole teada, kas vahepeal on midagi muutunud.',
  'report.planChanged': 'Kohti on hiljem käsitsi muudetud.',
  'report.forEverybody': 'Avalik versioon',
  'report.forEverybody.shown': 'Osalejad näevad seda versiooni ajakavas.',
  'report.forEverybody.hidden': 'Teised seda veel ei näe. Selle saab sisse lülitada seadetes: „{{setting}}”.',
  'report.forEverybody.wishes':
    'Teised seda ei näe, kuni „{{setting}}” on sees: soovide summadest võiks välja lugeda üksikuid soove.',
  'report.dots.title': 'Mida igaüks saab',
  'report.dots.help': 'Iga täpp on inimene ja näitab, kui palju ta saab parimast, mida loota võis.',
  'report.dots.below': 'alla {{percent}}%',
  'report.dots.share': 'Osa parimast, mida loota võis',
  'report.dots.people': 'Inimesed',
  'report.dots.person': '{{name}}: {{percent}}%',
  'report.firstChoices':
    'Esimese valiku nimetas {total, plural, one {# inimene, selle sai} other {# inimest, selle sai neist}} {{number}}.',
  'report.uncounted':
    '{number, plural, one {# inimene jääb siin arvestamata: ta ei valinud midagi või ei saa tulla.} other {# inimest jääb siin arvestamata: nad ei valinud midagi või ei saa tulla.}}',
  'report.position.title': 'Kui hea see plaan on?',
  'report.position.this': 'See plaan: {{percent}}%',
  'report.position.chance': 'Juhus: {{percent}}%',
  'report.position.share': 'See on {{percent}}% teest juhusest parima võimaliku plaanini.',
  'report.position.unproven': 'Kui lähedal see on parimale võimalikule plaanile, ei ole tõestatud.',
  'report.position.notBetter': 'Selle ürituse reeglite järgi ei ole see juhusest parem.',
  'report.position.placesDiffer':
    'Juhuslikes plaanides on harva puudu sama palju kohti, nii et neid ei saa täpsemalt võrrelda.',
  'report.random':
    'Juhus annaks inimestele {{percent}}% ja {missing, plural, =0 {puudu ei jääks midagi} one {puudu jääks # koht} other {puudu jääks # kohta}}. See plaan annab {{own}}% ja {ownMissing, plural, =0 {puudu ei ole midagi} one {puudu on #} other {puudu on #}}.',
  'report.random.none': 'Juhus ei leidnud plaani, mis peaks kinni selle ürituse reeglitest.',
  'report.uncompared.noRun': 'Seda ei teinud planeerija, nii et seda ei ole millegagi võrrelda.',
  'report.uncompared.dataChanged': 'Üritus on muutunud, nii et võrdlus parima plaaniga vajab uut plaani.',
  'report.uncompared.dataUnknown':
    'Pole teada, kas üritus on muutunud, nii et võrdlus parima plaaniga vajab uut plaani.',
  'report.uncompared.notKept':
    'Selle plaani lähteandmeid enam ei ole, nii et ei saa öelda, kui kaugel see on juhusest ja kui lähedal parimale.',
  'report.uncompared.rulesBroken':
    'See rikub mõnd reeglit, nii et seda ei saa võrrelda plaanidega, mis peavad kinni kõigist.',
  'report.uncompared.placesDiffer':
    'Puudu on teised kohad kui plaani tegemise ajal, nii et ei saa öelda, kui lähedal see parimale veel on.',
  'report.broken':
    '{people, plural, one {# inimese koht rikub} other {# inimese koht rikub}} plaani reeglit.',
  'report.lacking.title': 'Kes jäi ilma?',
  'report.lacking.none': 'Kõigil on kohad, mida nad soovivad.',
  'report.places.open':
    'Nende valikute, aegade, rühmade suuruste ja ruumidega ei saa ükski plaan anda {wanted, plural, one {# soovitud kohast} other {# soovitud kohast}} rohkem kui {most, plural, one {#} other {#}}. See plaan annab {given, plural, one {#} other {#}}.',
  'report.places.reached':
    'Rohkem kohti anda ei saa: nende valikute, aegade, rühmade suuruste ja ruumidega ei saa ükski plaan anda {wanted, plural, one {# soovitud kohast} other {# soovitud kohast}} rohkem kui {most, plural, one {#} other {#}}.',
  'report.lacking.people':
    '{{names}}: {people, plural, one {tal} other {neil}} on puudu {places, plural, one {# koht} other {# kohta}}, sest {{reason}}.',
  'report.lacking.limit': 'rühmi on nii palju, kui tohib',
  'report.lacking.oneGroupOnly': 'igaühel tohib olla ainult üks rühm',
  'report.lacking.noFreeSlot': 'pole selleks vaba aega',
  'report.lacking.noWish': 'ühtegi teemat ei ole valitud',
  'report.lacking.nothingRuns': 'valitust ei toimu vabal ajal midagi rohkem',
  'report.lacking.full': 'valitu on vabal ajal täis',
  'report.lacking.full.meetings':
    'neil, kellega tohib kohtuda, on kohtumisi juba küllalt või ei ole aega, mil mõlemad on vabad',
  'report.lacking.roomFull': 'valitud teemade ruumidesse ei mahu enam kedagi',
  'report.lacking.roomFull.room': '{{topics}} on ruumis {{room}}, kuhu mahub ainult {{seats}}',
  'report.lacking.doesNotFit': 'valitud teemad, mis toimuvad vabal ajal, ei saa kedagi juurde võtta',
  'report.lacking.couldJoin': 'vaba koht on veel siin: {{topics}}',
  'report.lacking.noPartner': 'rohkem ei ole kedagi, kellega tohib kohtuda',
  'report.lacking.partnersFull':
    'neil, kellega tohib kohtuda, on kohtumisi juba küllalt või võtaks see teistelt rohkem ära',
  'report.worst.title': 'Kes saab kõige vähem?',
  'report.worst.none': 'Kõik saavad parima, mida loota võis.',
  'report.worst.column.person': 'Kes',
  'report.worst.column.share': 'Saab',
  'report.worst.column.missed': 'Jäi ilma',
  'report.worst.move': 'Vii mujale',
  'report.worst.moveOf': 'Vii mujale: {{name}}',
  'report.worst.why': 'Miks?',
  'report.worst.whyOf': 'Miks {{name}}?',
  'report.worst.noMissed': 'Soovib rohkem kohti, kui on teemasid valinud.',
  'report.missed.notRunning': '{{topics}} {number, plural, one {ei toimu} other {ei toimu}}.',
  'report.missed.otherTime': '{{topics}} {number, plural, one {toimub} other {toimuvad}} ainult muul ajal.',
  'report.missed.away': '{{topics}} {number, plural, one {toimub} other {toimuvad}} ajal, mis ei ole vaba.',
  'report.missed.busy':
    '{{topics}} {number, plural, one {toimub} other {toimuvad}} samal ajal pikema rühmaga: {{groups}}.',
  'report.missed.asGood':
    '{{topics}} {number, plural, one {toimub} other {toimuvad}} samal ajal: {{groups}}.',
  'report.missed.limit': '{{topics}}: rühmi on juba nii palju, kui sooviti.',
  'report.missed.pinned': '{{topics}}: korraldaja hoiab teda rühmas {{groups}}.',
  'report.missed.hosts':
    '{{topics}} {number, plural, one {toimub} other {toimuvad}} ajal, mil ta ise rühma veab: {{groups}}.',
  'report.missed.full': '{{topics}} {number, plural, one {on} other {on}} täis.',
  'report.missed.roomFull':
    '{{topics}}: {number, plural, one {sel ei ole} other {neil ei ole}} suuremat ruumi.',
  'report.missed.roomFull.room':
    '{{topics}}: {{room}} mahutab ainult {{seats}} ja suuremat ruumi siis vaba ei ole.',
  'report.missed.contactNo': '{{topics}}: ta ei soovi kellegagi seal kohtuda või vastupidi.',
  'report.missed.language': '{{topics}}: kellegagi seal ei ole ühist keelt.',
  'report.missed.leavesTooFew': '{{topics}}: rühma {{groups}} jääks liiga vähe inimesi.',
  'report.missed.breaksRule': '{{topics}}: see rikuks plaani reeglit.',
  'report.missed.outweighed': '{{topics}}: see võtaks teistelt rohkem ära.',
  'report.missed.open': '{{topics}}: vahetus plaanile halba ei teeks.',
  'report.missed.enough': '{{topics}}: rühmi on juba nii palju, kui sooviti.',
  'report.missed.ownRefusal': '{{topics}}: seal on keegi, kellega ta kohtuda ei soovi.',
  'report.missed.notPossible': '{{topics}}: kõigile heas plaanis paremat kohta ei olnud.',
  'report.resting.title': 'Millised teemad jäid välja?',
  'report.resting.none': 'Kõik teemad toimuvad.',
  'report.resting.noWish': '{{topic}}: keegi ei ole seda valinud.',
  'report.resting.noTime': '{{topic}}: see ei sobi ühelegi ajale.',
  'report.resting.hostAway': '{{topic}}: {{people}} ei saa tulla siis, kui see toimuda tohib.',
  'report.resting.tooFew':
    '{{topic}}: korraga on vaja {needed, plural, one {# inimest} other {# inimest}}, aga tulla {number, plural, =0 {ei saaks keegi} one {saaks ainult # inimene} other {saaks ainult # inimest}}.',
  'report.resting.hostBusy': '{{topic}}: {{people}} on alati teises rühmas, kui see toimuda võiks.',
  'report.resting.noRoom':
    '{{topic}}: alati, kui see toimuda võiks, {needed, plural, one {on juba # rühm} other {on juba # rühma}} ja rohkem ei tohi.',
  'report.resting.roomsTaken':
    '{{topic}}: siis, kui see toimuda võiks, ei ole vaba ruumi, kuhu mahuks {needed, plural, one {# inimene} other {# inimest}}.',
  'report.resting.peopleBusy':
    '{{topic}}: korraga on vaja {needed, plural, one {# inimest} other {# inimest}}, aga teise rühmata {number, plural, =0 {ei olnud keegi} one {oli ainult # inimene} other {oli ainult # inimest}}.',
  'report.resting.outweighed':
    '{{topic}}: see võiks toimuda, kuid ülejäänud plaan kaotaks rohkem, kui see annab.',
  'report.sizes.meetings.title': 'Mitu kohtumist inimestel on',
  'report.sizes.meetings.row': 'Kohtumisi inimesel',
  'report.sizes.same':
    '{groups, plural, one {# rühm} other {# rühma}}, igas {size, plural, one {# inimene} other {# inimest}}.',
  'report.sizes.range':
    '{groups, plural, one {# rühm} other {# rühma}}, igas {{least}} kuni {most, plural, one {# inimene} other {# inimest}}.',
  'report.company':
    '{pairs, plural, =0 {Keegi ei kohtu sama inimesega mitu korda.} one {# paar kohtub mitu korda.} other {# paari kohtub mitu korda.}}',
  'report.former':
    'Varasematel üritustel jäi millestki ilma {{people}} inimest. Võrdsete soovide korral on nad eesjärjekorras: parima, mida loota võis, {satisfied, plural, =0 {ei saa nüüd neist keegi} one {saab nüüd neist #} other {saab nüüd neist #}}{short, plural, =0 {.} one {, # ei saa.} other {, # ei saa.}}',
  'report.former.one':
    'Üks inimene jäi varasematel üritustel millestki ilma ja on võrdsete soovide korral eesjärjekorras, aga jäi jälle millestki ilma.',
  'report.former.one.best':
    'Üks inimene jäi varasematel üritustel millestki ilma ja on võrdsete soovide korral eesjärjekorras: nüüd saab ta parima, mida loota võis.',
  'report.shared.intro':
    'Need on kõigi summad kokku. Need ei nimeta kedagi ja inimeste arvud on ümardatud alla viie kordseteks.',
  'report.shared.satisfied': 'Plaan täidab umbes {{percent}}% sellest, mis oli kõigile kokku võimalik.',
  'report.shared.tooFew': 'Inimesi on liiga vähe: summad räägiksid üksikutest inimestest.',
  'report.shared.band': '{{from}} kuni {{to}}% parimast, mida loota võis',
  'report.shared.atLeast': 'vähemalt {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {Vähemalt # inimene jääb siin arvestamata: ta ei valinud midagi või ei saa tulla.} other {Vähemalt # inimest jääb siin arvestamata: nad ei valinud midagi või ei saa tulla.}}',
  'report.shared.lacking': 'Mõnel on soovitud koht puudu.',
} satisfies Messages
