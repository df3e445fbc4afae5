import type { Messages } from '../message.ts'

export const meetingWords = {
  'userData.step.rate.meetings': 'Vali, kellega kohtuda',
  'userData.step.plan.meetings': 'Vaata oma kohtumisi',
  'userData.topics.help.meetings':
    'Millest tahaksid rääkida. See on sinu nime all seal, kus teised valivad, kellega kohtuda.',
  'userData.email.help.meetings':
    'Et sinuga saaks ühendust võtta. Seda näevad korraldajad ja teised ainult siis, kui sa seda allpool lubad.',
  'userData.phone.help.meetings': 'Seda näevad korraldajad ja teised ainult siis, kui sa seda allpool lubad.',
  'userData.seen.name.meetings':
    'Teised osalejad näevad sinu nime, teemat ja tutvustust ning sinu keeli, kui oled need lisanud.',
  'userData.seen.choices.meetings': 'Nad näevad ka seda, kellega sa kohtuda tahad.',
  'userData.seen.noChoices.meetings': 'Seda, kellega sa kohtuda tahad, näevad ainult korraldajad.',
  'userData.seen.plan.meetings': 'Kui kohtumine on paigas, näevad seda mõlemad kohtujad ja korraldajad.',
  'userChoices.topics.none.meetings': 'Keegi teine ei ole veel liitunud. Inimesed ilmuvad siia ise.',
  'userChoices.topics.noMatch.meetings': 'Kedagi ei leitud. Muuda filtrit või otsingut.',
  'userChoices.search.topics.meetings': 'Otsi inimesi',
  'userChoices.filter.unrated.meetings': 'Otsustamata',
  'userChoices.rated.meetings':
    'Otsustatud {rated, plural, one {# inimese} other {# inimese}} kohta {{all}}-st',
  'userChoices.done.plan.meetings':
    'Järgmisena koostavad korraldajad plaani. Oma kohtumised leiad siis vahelehelt „Ajakava”.',
  'userChoices.done.seePlan.meetings': 'Vaata oma kohtumisi',
  'userChoices.done.left.meetings':
    '{number, plural, one {# inimese kohta jäi vastamata; see loeb vastusena „Ei”.} other {# inimese kohta jäi vastamata; see loeb vastusena „Ei”.}}',
  'userChoices.choiceAbout.meetings': 'Kas kohtuda: {{name}}',
  'preference.blank.meetings': 'Ei, praegu mitte',
  'matrix.label.meetings': 'Kes kellega kohtuda tahab',
  'matrix.search.topics.meetings': 'Otsi, kellega kohtuda',
  'matrix.total.meetings': '{count, plural, one {# soovib kohtuda} other {# soovib kohtuda}}',
  'matrix.noMatch.meetings': 'Otsing ei leidnud kedagi.',
  'matrix.choose.meetings': 'Kohtumissoov: {{name}}, kellega: {{topic}}',
  'schedule.generate.replaces.meetings':
    'Uus plaan võib broneeritud kohtumisi muuta. Kinnitatud jäävad alles.',
  'scenarios.about.meetings':
    'Vaata, mis tuleks välja teistest kohtumistest, enne kui need kasutusele võtad. Praegused jäävad, nagu on, ja keegi teine ei märka midagi.',
  'schedule.empty.participant.text.meetings':
    'Kui korraldaja on plaani koostanud, ilmuvad sinu kohtumised siia ise. Seni saad veel muuta, kellega kohtuda tahad.',
  'eventData.field.numSessions.help.meetings':
    'Mitu kohtumiste sessiooni nädalas on, {{min}} kuni {{max}}. Kui neid on üks, lepivad kaks kohtujat aja ise kokku.',
  'eventData.field.considerContactPreferences.help.meetings':
    'Sees: inimesed saavad öelda ka seda, kui väga nad kellegagi kohtuda tahaksid või et nad pigem ei taha. Peale korraldajate ei näe seda keegi.',
  'eventData.shareLink.message.meetings':
    'Oled oodatud üritusele: {{name}}. Ava link, sisesta oma nimi ja vali, kellega tahad kohtuda. See võtab minuti:\n\n{{link}}',
  'participants.count.meetings': '{count, plural, one {# inimene} other {# inimest}}',
  'participants.column.anyContactChoice.meetings': 'Kellegi kohta otsustanud',
  'participants.column.allContactChoices.meetings': 'Kõigi kohta otsustanud',
  'help.organiser.topics.meetings':
    'Inimesed tulevad lingi kaudu. Võid neid ka ise lisada või importida tabeli inimestest ja nende kohtumissoovidest.',
  'help.organiser.settings.meetings':
    'Vahelehel „Seaded” ütled, kes kelle soove näeb ja mis loeb, kui kõiki soove täita ei saa.',
  'help.organiser.plan.meetings':
    'Vahelehel „Ajakava” koostad plaani: see broneerib kohtumisi võimalikult paljude soovide järgi.',
  'help.organiser.adjust.meetings':
    'Broneeritud kohtumise kinnitab kumbki kohtujatest või sina nende eest. Kui nädal on läbi, lõpeta see: kinnitatud kohtumised jäävad minevikku, kõik teised vabanevad ja järgmine plaan viib kokku uued paarid.',
  'help.participant.topics.meetings': 'Vali, kellega tahad kohtuda. Tühjaks jäetu tähendab „Ei”.',
  'help.participant.when.meetings': 'Märgi oma andmetes, mitu kohtumist nädalas soovid.',
  'help.participant.plan.meetings':
    'Kui plaan on valmis, näed oma kohtumisi vahelehel „Ajakava”. Kinnita need, kuhu tuled, ja loobu teistest, et te mõlemad oleksite kellegi teise jaoks vabad.',
  'help.answer.see.meetings':
    'Seda, kellega sa pigem kohtuda ei taha, näevad ainult korraldajad, samuti sinu e-posti aadressi ja telefoninumbrit, kui sa ei näita neid inimestele, kellega oled kohtumises kokku leppinud. Seda, kellega sa kohtuda tahad, näevad teised ainult siis, kui korraldajad seda lubavad.',
  'help.question.noGroup.meetings': 'Keegi jäi kohtumiseta',
  'help.answer.noGroup.meetings':
    'Korraldajad leiavad iga soovi põhjuse ajakava lehelt kohtumiste alt. Tavaliselt ei olnud tema valitutel enam aega või ei valinud nad teda vastu, kui seda on vaja. Kõige rohkem aitab see, kui valida rohkem inimesi.',
  'help.choices.yes.meetings':
    '„Jah” tähendab, et tahaksid selle inimesega kohtuda. Mida rohkem inimesi valid, seda rohkem kohtumisi saab plaan sulle leida.',
  'help.planning.keep.meetings':
    '„Koosta uuesti, muuda vähe” jätab alles nii palju broneeritud kohtumisi kui võimalik. Kasuta seda, kui keegi tuleb hiljem või loobub.',
  'help.participants.import.meetings':
    'Nupuga „Impordi” lisad tabeli inimestest ja nende kohtumissoovidest. Kes on juba olemas, seda uuendatakse ega lisata topelt.',
  'help.history.undo.meetings':
    'Üleval olevad nooled võtavad samm-sammult tagasi soovid, mida sel lehel viimati muutsid. Vormid, lingid, kohtumised ja plaanid nende hulka ei kuulu.',
  'import.title.meetings': 'Inimeste ja nende kohtumissoovide importimine',
  'import.format.meetings':
    'Esimeses reas on inimesed, kellega saab kohtuda. Iga järgmine rida on üks inimene ja see, kellega ta kohtuda tahab.',
  'import.preview.topics.meetings':
    'Kohtuda saab {count, plural, one {# inimesega} other {# inimesega}}: {fresh, plural, =0 {uusi ei ole} one {# uus} other {# uut}}, {known, plural, one {# on üritusel juba olemas} other {# on üritusel juba olemas}}',
  'import.preview.topics.new.meetings':
    '{count, plural, =0 {Kohtuda ei ole kellegagi} one {Kohtuda saab # uue inimesega} other {Kohtuda saab # inimesega, kõik uued}}',
  'import.preview.preferences.meetings': '{count, plural, =0 {Soove ei ole} one {# soov} other {# soovi}}',
  'import.problem.emptyTopic.meetings': 'Puudub selle inimese nimi, kellega kohtuda.',
  'import.problem.duplicateTopic.meetings': 'See inimene on mitmes veerus.',
  'import.done.meetings':
    'Imporditud: {people, plural, =0 {inimesi ei olnud} one {# inimene} other {# inimest}} ja {choices, plural, =0 {mitte ühtegi soovi} one {# soov} other {# soovi}}.',
  'similarity.intro.meetings':
    'Kui palju on kahe inimese kohtumissoovidel ühist: 100% on samad soovid, 0% tähendab, et ühist ei ole. Kes ei ole veel kedagi valinud, sellel arvu ei ole.',
  'similarity.tooFew.meetings':
    'Kui vähemalt kaks inimest on öelnud, kellega nad kohtuda tahavad, ilmub siia nende sarnasus.',
  'settings.question.sizes.meetings': 'Mitu inimest kohtub?',
  'settings.question.sizes.help.meetings': 'Igaüks kohtub korraga ühe teise inimesega.',
  'settings.name.parameters|groups|maxGroupSize.meetings': 'Inimesi kohtumisel',
  'settings.help.parameters|groups|maxGroupSize.meetings': 'Kohtuvad kaks inimest.',
  'settings.question.choices.help.meetings': 'Kui palju soov kohtumiste broneerimisel loeb, 1 kuni 100.',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers.meetings':
    'Sees: osalejad näevad, kes kellega kohtuda tahab. Väljas: igaüks näeb ainult oma soove.',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences.meetings':
    'Sees: valimata inimese lahter on tühi. Väljas: seal on „Ei”.',
  'settings.help.parameters|ui|showLanguagesField.meetings':
    'Sees: inimesed saavad öelda, mis keeli nad räägivad. Kohtumiste kavandamisel seda ei arvestata.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule.meetings': 'Inimesed võivad ajakava ise muuta',
  'settings.help.parameters|ui|allowUsersToChangeSchedule.meetings':
    'Siin ei muuda midagi: kohtumise kaks osalist saavad selle alati kinnitada või tagasi võtta.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts.meetings':
    'Ainult korraldajad hindavad soove',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts.meetings':
    'Sees: osalejad ei saa öelda, kui väga nad kellegagi kohtuda tahavad või et pigem ei taha.',
  'undo.step.preferences.meetings': 'kohtumissoov: {{person}}, kellega: {{other}}',
  'history.choices.topics.meetings': 'kohtumissoovid',
  'room.nowhere.meetings': 'Ilma kohtumiseta',
  'room.without.meetings': 'Kohtumiseta on {number, plural, one {# inimene} other {# inimest}}',
  'report.lacking.title.meetings': 'Kes jäi kohtumisest ilma?',
  'report.lacking.none.meetings': 'Kellelgi ei ole soovitud kohtumist puudu.',
  'versions.kind.keptFirst.meetings': 'Seis enne nädala esimest plaani',
  'coverage.legend.meetings':
    'Arv on nädal, mil need kaks kohtusid. ✓: kohtumine on sel nädalal plaanis. ○: mõlemad tahavad ja midagi ei ole plaanis.',
  'report.random.meetings':
    'Juhus annaks inimestele {{percent}}% ja {missing, plural, =0 {puudu ei jääks midagi} one {puudu jääks # kohtumine} other {puudu jääks # kohtumist}}. See plaan annab {{own}}% ja {ownMissing, plural, =0 {puudu ei ole midagi} one {puudu on #} other {puudu on #}}.',
  'report.satisfied.missing.meetings':
    'Puudu on {missing, plural, one {# kohtumine} other {# kohtumist}}. Plaan täidab {{percent}}% sellest, mis oli võimalik.',
  'report.uncompared.placesDiffer.meetings':
    'Puudu ei ole nii palju kohtumisi kui plaani tegemise ajal, nii et seda ei saa võrrelda tolleaegse parima võimaliku plaaniga.',
  'report.shared.lacking.meetings': 'Mõnel on soovitud kohtumine puudu.',
} satisfies Messages
