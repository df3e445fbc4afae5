import type { Messages } from '../message.ts'

export const settings = {
  'settings.intro':
    'Iga muudatus salvestatakse kohe ja kehtib kõigile. Plaan koostatakse parajasti kehtivate seadetega.',
  'settings.search': 'Otsi seadet',
  'settings.showKeys': 'Näita tehnilisi nimesid',
  'settings.showKeys.help': 'Nende nimede all tunnevad seadeid programmid ja eksporditud failid.',
  'settings.noneFound': 'Ühtegi seadet ei leitud. Proovi vähemate tähtedega.',
  'settings.default': 'Vaikimisi: {{value}}',
  'settings.fixed': 'Seda liiki üritusel on see alati nii.',
  'settings.reset': 'Lähtesta',
  'settings.resetOne': '{{name}}: taasta {{value}}',
  'settings.saving': 'Salvestamine…',
  'settings.waiting': 'Veel salvestamata: salvestub, kui ühendus taastub.',
  'settings.notSaved': 'Jäi salvestamata. Palun proovi uuesti.',
  'settings.sizesCross':
    'Väikseim rühm on suurem kui suurim, seega ei saa ükski rühm koguneda. Muuda üht neist kahest.',
  'settings.questions': 'Küsimused',
  'settings.changed': 'Muudetud',
  'settings.numChanged': 'muudetud {{count}}',
  'settings.onlyChanged': 'Ainult see, mida muutsid ({{count}})',
  'settings.noneChanged': 'Sa pole midagi muutnud: kõik seaded on vaikimisi.',
  'settings.found': '{count, plural, one {Sobib # seade {{total}}-st.} other {Sobib # seadet {{total}}-st.}}',
  'settings.question.sizes': 'Kui suured on rühmad?',
  'settings.question.sizes.help': 'Mitu inimest on rühmas ja mitu rühma kohtub korraga.',
  'settings.question.join': 'Kes saab registreeruda ja mida küsitakse?',
  'settings.question.join.help': 'Jagamislink ja vorm, mida selle taga täidetakse.',
  'settings.question.see': 'Mida osalejad näevad ja teha saavad?',
  'settings.question.see.help': 'Mis on osalejate ekraanil.',
  'settings.question.keep': 'Millest peab iga plaan kinni pidama?',
  'settings.question.keep.help': 'Mis on tähtsam kui soovid ja mida nendega kaalutakse.',
  'settings.question.weigh': 'Mis loeb rohkem?',
  'settings.question.weigh.help':
    'Kui soovid on vastuolus, võidab suurema arvuga soov. 0 lülitab soovi välja.',
  'settings.question.choices': 'Kui palju iga valik loeb?',
  'settings.question.choices.help':
    '1 kuni 100: mida suurem arv, seda rohkem planeerija valiku täitmiseks teeb.',
  'settings.question.effort': 'Kuidas planeerija töötab?',
  'settings.question.effort.help': 'Kui kaua ta võib otsida ja kas ta alustab iga kord ühtemoodi.',
  'settings.choice.Hard': 'Kehtib alati',
  'settings.choice.Soft': 'Kaalutakse teiste soovidega',
  'settings.choice.Neglected': 'Harva valitud teemad',
  'settings.choice.Popular': 'Populaarsed teemad',
  'settings.name.parameters|groups|minGroupSize': 'Väikseim rühm',
  'settings.help.parameters|groups|minGroupSize': 'Väiksema inimeste arvuga rühm ei kogune.',
  'settings.name.parameters|groups|maxGroupSize': 'Suurim rühm',
  'settings.help.parameters|groups|maxGroupSize':
    'Üheski rühmas ei ole rohkem inimesi, kui just teemal oma piir ei ole.',
  'settings.name.parameters|groups|maxParallelSessions': 'Rühmi korraga',
  'settings.help.parameters|groups|maxParallelSessions':
    'Mitu rühma saab korraga koguneda, näiteks ruumide või laudade arv.',
  'settings.name.parameters|groups|groupsFitRooms': 'Rühmad mahuvad ruumidesse',
  'settings.help.parameters|groups|groupsFitRooms':
    'Kui sündmusel on ruumid, ei vaja ükski plaan rohkem ruume, kui on, ega pane ühtegi ruumi rohkem inimesi, kui sinna mahub.',
  'settings.name.parameters|groups|solverTimeLimit': 'Planeerimise aeg sekundites',
  'settings.help.parameters|groups|solverTimeLimit':
    'Selle aja järel planeerija lõpetab. Enamasti on ta valmis palju varem: siis, kui miski enam paremaks ei lähe.',
  'settings.name.parameters|rules|keepPlanReady': 'Hoia plaan valmis',
  'settings.help.parameters|rules|keepPlanReady':
    'Pärast sinu viimast muudatust otsitakse järgmine plaan taustal valmis, et nupp saaks selle kohe anda. Enne ei näe seda keegi.',
  'settings.name.parameters|preferenceWeights|1yes': 'Valiku „#1 Jah!” kaal',
  'settings.help.parameters|preferenceWeights|1yes': 'Kui palju loeb esimene valik.',
  'settings.name.parameters|preferenceWeights|yes': 'Valiku „Jah” kaal',
  'settings.help.parameters|preferenceWeights|yes': 'Kui palju loeb tavaline jah.',
  'settings.name.parameters|preferenceWeights|1': 'Hinnangu 1 kaal',
  'settings.help.parameters|preferenceWeights|1': 'Kui palju loeb hinnang 1.',
  'settings.name.parameters|preferenceWeights|2': 'Hinnangu 2 kaal',
  'settings.help.parameters|preferenceWeights|2': 'Kui palju loeb hinnang 2.',
  'settings.name.parameters|preferenceWeights|3': 'Hinnangu 3 kaal',
  'settings.help.parameters|preferenceWeights|3': 'Kui palju loeb hinnang 3.',
  'settings.name.parameters|preferenceWeights|4': 'Hinnangu 4 kaal',
  'settings.help.parameters|preferenceWeights|4': 'Kui palju loeb hinnang 4.',
  'settings.name.parameters|preferenceWeights|5': 'Hinnangu 5 kaal',
  'settings.help.parameters|preferenceWeights|5': 'Kui palju loeb hinnang 5.',
  'settings.name.parameters|preferenceWeights|6': 'Hinnangu 6 kaal',
  'settings.help.parameters|preferenceWeights|6': 'Kui palju loeb hinnang 6.',
  'settings.name.parameters|preferenceWeights|7': 'Hinnangu 7 kaal',
  'settings.help.parameters|preferenceWeights|7': 'Kui palju loeb hinnang 7.',
  'settings.name.parameters|preferenceWeights|8': 'Hinnangu 8 kaal',
  'settings.help.parameters|preferenceWeights|8': 'Kui palju loeb hinnang 8.',
  'settings.name.parameters|preferenceWeights|9': 'Hinnangu 9 kaal',
  'settings.help.parameters|preferenceWeights|9': 'Kui palju loeb hinnang 9.',
  'settings.name.parameters|preferenceWeights|10': 'Hinnangu 10 kaal',
  'settings.help.parameters|preferenceWeights|10': 'Kui palju loeb hinnang 10.',
  'settings.name.parameters|preferenceWeights|author': 'Valiku „Eestvedaja” kaal',
  'settings.help.parameters|preferenceWeights|author':
    'Kui palju loeb see, et eestvedaja on oma teema rühmas.',
  'settings.name.parameters|softRules|avoidNonPreferredTopicAssignments':
    'Väldi teemasid, mida inimene ei soovinud',
  'settings.help.parameters|softRules|avoidNonPreferredTopicAssignments':
    'Rühma, mille teemat inimene ei valinud, satub ta ainult siis, kui muud suurt ei jää. Ei mõju, kuni „Ei tähendab ei” on „Kehtib alati”.',
  'settings.name.parameters|softRules|assignAllSessionsToAllParticipants':
    'Anna igaühele kõik tema sessioonid',
  'settings.help.parameters|softRules|assignAllSessionsToAllParticipants':
    'Keegi ei jää üheski sessioonis rühmata, kui seda saab vältida. Ei mõju, kui „Igaühele alati rühm” on „Kehtib alati”.',
  'settings.name.parameters|softRules|optimalGroupSize': 'Keskmise suurusega rühmad',
  'settings.help.parameters|softRules|optimalGroupSize':
    'Rühmad on pigem keskmise suurusega kui väga väikesed või väga suured.',
  'settings.name.parameters|softRules|personToHighValueTopic': 'Inimesed oma lemmikteemadesse',
  'settings.help.parameters|softRules|personToHighValueTopic':
    'Mida tugevam on valik, seda rohkem planeerija selle nimel teeb.',
  'settings.name.parameters|softRules|highValueTopicToSelectivePerson': 'Hooli neist, kes valisid vähe',
  'settings.help.parameters|softRules|highValueTopicToSelectivePerson':
    'Kes valis vaid mõne teema, saab neist ühe tõenäolisemalt.',
  'settings.name.parameters|softRules|avoidRepeatedTopics': 'Väldi sama teemat kaks korda',
  'settings.help.parameters|softRules|avoidRepeatedTopics':
    'Sama teema mitmesse rühma satub ainult selle eestvedaja, või kui muud suurt ei jää.',
  'settings.name.parameters|softRules|preferNewPersonToPersonContacts': 'Kohtumine uute inimestega',
  'settings.help.parameters|softRules|preferNewPersonToPersonContacts':
    'Kaht inimest, kellel on või varasemal üritusel oli ühine rühm, pigem uuesti kokku ei panda.',
  'settings.name.parameters|softRules|contactPreferences': 'Inimesed, kes tahavad kohtuda',
  'settings.help.parameters|softRules|contactPreferences':
    'Inimesed satuvad rühma nendega, kellega nad tahavad kohtuda.',
  'settings.name.parameters|softRules|fairness': 'Õiglus',
  'settings.help.parameters|softRules|fairness':
    'Keegi ei jää kaugele maha sellest, mis oleks olnud võimalik. Kõige rohkem loeb see, kellel läheb kõige halvemini.',
  'settings.name.parameters|softRules|avoidMaybeAvailability': 'Väldi tunde, mille juures on „Võib-olla”',
  'settings.help.parameters|softRules|avoidMaybeAvailability':
    'Rühm pigem ei kohtu ajal, mille kohta keegi selles on öelnud „Võib-olla”.',
  'settings.name.parameters|softRules|useLogScale': 'Pehmenda suuri kaale',
  'settings.help.parameters|softRules|useLogScale':
    'Sees: kaal 100 loeb paar korda, mitte sada korda rohkem kui kaal 1. Jäta see sisse, kui sa just ei tea, miks mitte.',
  'settings.name.parameters|options|preferNeglectedTopics': 'Kahtluse korral eelista',
  'settings.help.parameters|options|preferNeglectedTopics':
    'Kas kahe võrdselt hea plaani korral saavad inimesed harva valitud või populaarsed teemad.',
  'settings.name.parameters|options|noIsHardConstraint': 'Ei tähendab ei',
  'settings.help.parameters|options|noIsHardConstraint':
    'Kas inimesi ei panda kunagi rühma, mille teemat nad ei valinud, või tehakse seda võimalikult harva.',
  'settings.name.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'Igaühele alati rühm',
  'settings.help.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'Kas igaühele kõigi tema sessioonide andmine on tähtsam kui kõik muud soovid. Kellele kohta ei leidu, see on koos põhjusega loendis.',
  'settings.name.parameters|rules|countHostingTowardsUsersSessionLimit':
    'Eestvedamine läheb arvesse sessioonina',
  'settings.help.parameters|rules|countHostingTowardsUsersSessionLimit':
    'Sees: rühm, mille eestvedaja inimene on, läheb arvesse ühe sessioonina, milles ta osaleda tahab.',
  'settings.name.parameters|rules|personMustBeInOwnTopicIfTopicIsActive': 'Eestvedajad on oma rühmades',
  'settings.help.parameters|rules|personMustBeInOwnTopicIfTopicIsActive':
    'Sees: rühm koguneb ainult siis, kui selle teema eestvedaja on kohal.',
  'settings.name.parameters|rules|avoidRepeatedTopics': 'Väldi teemade kordumist',
  'settings.help.parameters|rules|avoidRepeatedTopics': 'Väljas: inimene võib olla sama teema mitmes rühmas.',
  'settings.name.parameters|rules|randomiseAssignments': 'Iga kord uus katse',
  'settings.help.parameters|rules|randomiseAssignments':
    'Sees: iga otsing algab teisiti, nii et teine katse võib leida parema plaani. Väljas: samad vastused annavad sama plaani, kui aeg otsa ei saa.',
  'settings.name.parameters|rules|preferNewPersonToPersonContacts': 'Eelista uusi tutvusi',
  'settings.help.parameters|rules|preferNewPersonToPersonContacts':
    'Väljas: samad inimesed võivad ikka ja jälle kohtuda.',
  'settings.name.parameters|groups|meetAgainAfterWeeks': 'Nädalaid, kuni kaks võivad uuesti kohtuda',
  'settings.help.parameters|groups|meetAgainAfterWeeks':
    '0: samad kaks enam ei kohtu. Muidu ei loe möödunud kohtumine nii mitme nädala pärast enam ja kes seda soovis, soovib seda jälle.',
  'settings.name.parameters|ui|requireUserEmail': 'E-post on kohustuslik',
  'settings.help.parameters|ui|requireUserEmail': 'Sees: ilma e-posti aadressita ei saa registreeruda.',
  'settings.name.parameters|ui|showLanguagesField': 'Küsi keeli',
  'settings.help.parameters|ui|showLanguagesField':
    'Sees: inimesed saavad öelda, mis keeli nad räägivad. Igal kahel rühmaliikmel, kes on seda öelnud, on siis ühine keel.',
  'settings.name.parameters|ui|showPreferenceMatrixToUsers': 'Näita kõigi valikuid',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers':
    'Sees: osalejad näevad, keda mis huvitab. Väljas: igaüks näeb ainult oma valikuid.',
  'settings.name.parameters|ui|hideOneSidedWishes': 'Hoia kohtumissoovid salajas',
  'settings.help.parameters|ui|hideOneSidedWishes':
    'Sees: ainult korraldajad näevad, kellega keegi kohtuda soovib. Teised näevad kohtumist alles siis, kui see on kokku lepitud. Väljas: kes näeb kõigi valikuid, näeb ka iga soovi.',
  'settings.name.parameters|ui|showBlankInPlaceOfNoInPreferences': 'Jäta „Ei” tühjaks',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences':
    'Sees: valimata teema väli on tühi. Väljas: seal on „Ei”.',
  'settings.name.parameters|ui|showScheduleTabToUsers': 'Näita ajakava',
  'settings.help.parameters|ui|showScheduleTabToUsers':
    'Väljas: ajakava näevad ainult korraldajad, näiteks kuni plaan on lõplik.',
  'settings.name.parameters|ui|showPlanReport': 'Näita plaani aruannet',
  'settings.help.parameters|ui|showPlanReport':
    'Sees: osalejad näevad ajakava kohal, kui hea plaan kõigi jaoks kokku on. See ei nimeta kedagi ega ütle midagi vähem kui viie inimese kohta.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule': 'Inimesed võivad ise rühma vahetada',
  'settings.help.parameters|ui|allowUsersToChangeSchedule':
    'Sees: osalejad saavad ajakavas rühmadega liituda ja neist lahkuda.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts':
    'Ainult eestvedajad valivad, kellega kohtuda',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts':
    'Sees: ainult teema eestvedajad saavad öelda, keda nad oma rühma tahavad.',
  'settings.name.parameters|ui|allowOnlyBinaryContactPreferences': 'Inimeste kohta ainult „Jah” või „Ei”',
  'settings.help.parameters|ui|allowOnlyBinaryContactPreferences':
    'Sees: inimesi ei hinnata 1 kuni 10; ainus valik on „Ei”.',
  'settings.name.parameters|ui|hideCalendar': 'Peida kalender',
  'settings.help.parameters|ui|hideCalendar':
    'Sees: kelleltki ei küsita päevi ja tunde ning rühmadel ei ole plaanis kellaaega.',
  'settings.name.parameters|ui|hideTopicAndIntro': 'Peida teema ja tutvustus',
  'settings.help.parameters|ui|hideTopicAndIntro': 'Sees: inimestelt ei küsita teemat ega tutvustust.',
  'settings.name.parameters|ui|allowRegistration': 'Registreerumine on avatud',
  'settings.help.parameters|ui|allowRegistration':
    'Väljas: jagamislingiga ei saa keegi registreeruda. Korraldajad saavad inimesi edasi lisada.',
  'settings.name.parameters|ui|approveNewPeople': 'Uued inimesed ootavad heakskiitu',
  'settings.help.parameters|ui|approveNewPeople':
    'Sees: kes registreerub jagamislingiga, osaleb alles siis, kui korraldaja on ta heaks kiitnud.',
  'settings.name.parameters|ui|reviewPlansBeforeShowing': 'Korraldajad vaatavad uued plaanid enne üle',
  'settings.help.parameters|ui|reviewPlansBeforeShowing':
    'Sees: uut plaani näevad ainult korraldajad, kuni keegi neist selle avaldab.',
} satisfies Messages
