import type { Messages } from '../message.ts'

export const report = {
  'schedule.view.report': 'Aruanne',
  'report.title': 'Mida plaan väärt on',
  'report.best': 'Ükski plaan ei saa olla sellest parem.',
  'report.near': 'Nii hea, kui üks plaan olla saab, täpsusega {{distance}}.',
  'report.best.least':
    'Nende valikute, aegade ja reeglitega ei ole ükski plaan parem ja üheski ei ole puudu vähem kohti.',
  'report.best.weighed': 'Nende valikute, aegade ja reeglitega ei ole ükski plaan parem.',
  'report.best.open':
    'Plaanidest, kus on puudu sama palju kohti, ei ole ükski parem. Kas neid võiks puududa vähem, ei ole tõestatud.',
  'report.near.least':
    'Nende valikute, aegade ja reeglitega on plaan kõige rohkem {{distance}} allpool parimast, mida üks plaan saavutada võiks, ja üheski ei ole puudu vähem kohti.',
  'report.near.weighed':
    'Nende valikute, aegade ja reeglitega on plaan kõige rohkem {{distance}} allpool parimast, mida üks plaan saavutada võiks.',
  'report.near.open':
    'Plaan on kõige rohkem {{distance}} allpool parimast, kus on puudu sama palju kohti. Kas neid võiks puududa vähem, ei ole tõestatud.',
  'report.satisfied': 'Inimesed saavad {{percent}}% parimast, mida nad loota võiksid.',
  'report.loading': 'Aruannet koostatakse…',
  'report.updating': 'Midagi on muutunud. Aruannet koostatakse uuesti…',
  'report.timedOut': 'Aruannet ei saanud praegu koostada.',
  'report.timedOutOld': 'Aruannet ei saanud uuesti koostada. Siin on seis enne viimast muudatust.',
  'report.noPlan': 'Plaani, millest aru anda, veel ei ole.',
  'report.made': 'Plaan on tehtud {{time}}. See aruanne käib tänaste valikute ja seadete kohta.',
  'report.byHand':
    'See plaan on vähemalt osaliselt kokku pandud käsitsi. Aruanne käib tänaste valikute ja seadete kohta.',
  'report.dataSame': 'Sellest ajast ei ole muutunud midagi, mis planeerimisel loeb.',
  'report.dataChanged': 'Sellest ajast on muutunud valikud, inimesed või seaded.',
  'report.dataUnknown': 'Pole teada, kas sellest ajast on muutunud valikud, inimesed või seaded.',
  'report.planChanged': 'Sellest ajast on kohti käsitsi muudetud.',
  'report.forEverybody': 'Kõigile mõeldud vorm',
  'report.forEverybody.shown': 'Osalejad näevad seda vormi ajakavas.',
  'report.forEverybody.hidden':
    'Keegi teine seda veel ei näe: see lülitatakse sisse seadetes, „{{setting}}”.',
  'report.forEverybody.wishes':
    'Keegi teine seda ei näe, kuni „{{setting}}” on sees: soovide summad räägiksid üksikutest soovidest.',
  'report.dots.title': 'Mida igaüks saab',
  'report.dots.help': 'Üks täpp on üks inimene: osa parimast, mida ta üksi loota võiks.',
  'report.dots.below': 'alla {{percent}}%',
  'report.dots.share': 'Osa parimast, mida loota võis',
  'report.dots.people': 'Inimesed',
  'report.dots.person': '{{name}}: {{percent}}%',
  'report.firstChoices':
    'Esimese valiku nimetas {total, plural, one {# inimene, selle sai} other {# inimest, selle sai neist}} {{number}}.',
  'report.uncounted':
    '{number, plural, one {# inimene jääb siin arvestamata: ta ei valinud midagi või ei saa tulla.} other {# inimest jääb siin arvestamata: nad ei valinud midagi või ei saa tulla.}}',
  'report.position.title': 'Kus see plaan asub',
  'report.position.random': 'juhuslikult jagatud',
  'report.position.this': 'see plaan',
  'report.position.bound': 'paremat ei ole võimalik',
  'report.position.share':
    'Sellest, mis jääb juhuslikult jagatud plaanide ja parima võimaliku vahele, saavutab see plaan {{percent}}%.',
  'report.position.unproven': 'Kui kaugel see parimast võimalikust plaanist on, ei ole tõestatud.',
  'report.position.better': 'See on parem kui juhuslikult jagatud plaanid.',
  'report.position.notBetter':
    'Selle ürituse reeglite järgi ei ole see parem kui juhuslikult jagatud plaanid.',
  'report.position.placesDiffer':
    'Liiga vähestes juhuslikult jagatud plaanides on puudu sama palju kohti kui selles, nii et ei saa öelda, kui kaugele see neist parima võimaliku poole jõuab.',
  'report.random':
    'Juhuslikult jagatud plaanides, mis peavad kinni kõigist reeglitest (proovitud: {{plans}}), saavad inimesed {{percent}}% parimast, mida nad loota võiksid; puuduvaid kohti: {{missing}}. Selles plaanis: {{own}}%, puudu: {{ownMissing}}.',
  'report.random.none': 'Juhuslikult jagatud plaanid ei pidanud kinni selle ürituse reeglitest.',
  'report.uncompared.noRun': 'Seda ei teinud planeerija, seega ei ole seda millegagi võrrelda.',
  'report.uncompared.dataChanged':
    'Üritus on pärast plaani tegemist muutunud, nii et tolleaegne parim võimalik plaan ei ütle nüüd midagi. Uut plaani saab jälle võrrelda.',
  'report.uncompared.dataUnknown':
    'Pole teada, kas üritus on pärast plaani tegemist muutunud, nii et seda ei võrrelda tolleaegse parima võimaliku plaaniga. Uut plaani saab jälle võrrelda.',
  'report.uncompared.notKept':
    'Kõik, millest see tehti, ei ole enam teada, nii et ei saa öelda, kui kaugele see juhuslikult jagatud plaanidest parima võimaliku poole jõuab.',
  'report.uncompared.rulesBroken':
    'See rikub mõnd reeglit, nii et seda ei saa võrrelda plaanidega, mis peavad kinni kõigist.',
  'report.uncompared.placesDiffer':
    'Puudu ei ole nii palju kohti kui plaani tegemise ajal, nii et seda ei saa võrrelda tolleaegse parima võimaliku plaaniga.',
  'report.lacking.title': 'Kellel on koht puudu',
  'report.lacking.none': 'Kõigil on kohad, mida nad soovivad.',
  'report.lacking.person': '{{name}} (puudu: {{places}}): {{reason}}',
  'report.lacking.limit': 'rühmi on nii palju, kui tohib',
  'report.lacking.oneGroupOnly': 'kõigil tohib olla üks rühm',
  'report.lacking.noFreeSlot': 'pole selleks vaba aega',
  'report.lacking.noWish': 'ühtegi teemat ei ole valitud',
  'report.lacking.nothingRuns': 'valitust ei toimu vabal ajal midagi rohkem',
  'report.lacking.full': 'valitu on vabal ajal täis',
  'report.lacking.full.meetings':
    'neil, kellega tohib kohtuda, ei ole enam ruumi, või ei ole aega, mil mõlemad on vabad',
  'report.lacking.roomFull': 'valitud teemade ruumidesse ei mahu enam kedagi',
  'report.lacking.doesNotFit': 'mis on valitud ja toimub vabal ajal, ei sobi',
  'report.lacking.couldJoin': 'vaba koht on veel siin: {{topics}}',
  'report.lacking.noPartner': 'rohkem ei ole kedagi, kellega tohib kohtuda',
  'report.lacking.partnersFull':
    'kellega tohib kohtuda, neil ei ole enam ruumi, või võtaks see teistelt rohkem ära',
  'report.worst.title': 'Kes saab kõige vähem',
  'report.worst.none': 'Keegi ei saa vähem kui parimat, mida loota võis.',
  'report.worst.person': '{{name}}: {{percent}}% parimast, mida loota võis',
  'report.worst.noMissed': 'Täita on rohkem kohti, kui valikuid on.',
  'report.resting.title': 'Teemad, mis ei toimu',
  'report.resting.none': 'Kõik teemad toimuvad.',
  'report.resting.noWish': '{{topic}}: keegi ei ole seda valinud.',
  'report.resting.noTime': '{{topic}}: see ei sobi ühelegi ajale.',
  'report.resting.hostAway': '{{topic}}: {{people}} ei saa tulla siis, kui see toimuda tohib.',
  'report.resting.tooFew':
    '{{topic}}: neist, kes seal olla võivad, saab korraga tulla kõige rohkem {{number}}; vaja on {{needed}}.',
  'report.resting.hostBusy': '{{topic}}: {{people}} on alati teises rühmas, kui see toimuda võiks.',
  'report.resting.noRoom':
    '{{topic}}: alati, kui see toimuda võiks, on rühmi korraga juba nii palju, kui tohib ({{needed}}).',
  'report.resting.roomsTaken':
    '{{topic}}: siis, kui see toimuda võiks, ei ole vaba ruumi, kuhu mahuks kõige väiksem rühm.',
  'report.resting.peopleBusy':
    '{{topic}}: neist, kes seal olla võivad, on samal ajal ilma teise rühmata kõige rohkem: {{number}}; vaja on {{needed}}.',
  'report.resting.outweighed':
    '{{topic}}: see võiks toimuda, kuid ülejäänud plaan kaotaks rohkem, kui see annab.',
  'report.rules.title': 'Kuidas inimesed on paigutatud',
  'report.rules.column': 'Kus inimesed on',
  'report.rule.personToHighValueTopic': 'Valitud rühmas',
  'report.rule.avoidNonPreferredTopicAssignments': 'Rühmas, mida nad ei valinud',
  'report.rule.assignAllSessionsToAllParticipants': 'Ilma soovitud kohata',
  'report.rule.avoidRepeatedTopics': 'Samas teemas rohkem kui üks kord',
  'report.rule.preferNewPersonToPersonContacts': 'Samade inimestega rohkem kui üks kord',
  'report.rule.contactPreferences': 'Koos kellegagi, kui üks neist seda soovib',
  'report.rule.fairness': 'Vähem kui parim, mida loota võis',
  'report.rule.avoidMaybeAvailability': 'Rühmas ajal, mille juures on „Võib-olla”',
  'report.rule.unfilled': 'Ilma soovitud kohata',
  'report.rule.broken': 'Kohal, mis rikub plaani reeglit',
  'report.sizes.title': 'Kui suured on rühmad',
  'report.sizes.meetings.title': 'Mitu kohtumist inimestel on',
  'report.sizes.row': 'Inimesi rühmas',
  'report.sizes.meetings.row': 'Kohtumisi inimesel',
  'report.sizes.groups': 'Rühmad',
  'report.company': 'Paare, kes on koos rohkem kui üks kord: {{pairs}} (inimesi: {{people}})',
  'report.shared.intro':
    'Need on kõigi summad kokku. Need ei nimeta kedagi ja inimeste arvud on ümardatud alla viie kordseteks.',
  'report.shared.satisfied': 'Kokku saavad inimesed umbes {{percent}}% parimast, mida nad loota võiksid.',
  'report.shared.tooFew': 'Inimesi on liiga vähe summadeks, mis üksikutest midagi ei ütle.',
  'report.shared.band': '{{from}} kuni {{to}}% parimast, mida loota võis',
  'report.shared.atLeast': 'vähemalt {{people}}',
  'report.shared.uncounted':
    '{number, plural, one {Vähemalt # inimene jääb siin arvestamata: ta ei valinud midagi või ei saa tulla.} other {Vähemalt # inimest jääb siin arvestamata: nad ei valinud midagi või ei saa tulla.}}',
  'report.shared.lacking': 'Mõnel on soovitud koht puudu.',
  'report.result.title': 'Plaan on tehtud',
  'report.result.changes': 'Mis on teisiti kui eelmises plaanis',
  'report.result.moved': 'Inimesi, kelle teema või aeg on teine kui eelmises plaanis: {{number}} / {{total}}',
  'report.result.lacking': 'Mõnel on soovitud koht puudu:',
  'report.result.lackingWhy': '{{names}}: {{reason}}.',
  'report.result.open': 'Ava aruanne',
} satisfies Messages
