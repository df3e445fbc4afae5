import type { Messages } from '../message.ts'

export const refusal = {
  'refusal.adminOnly': 'Seda saab muuta ainult korraldaja. Palun küsi temalt.',
  'refusal.alreadyRegistered': 'See on juba registreeritud. Muutmiseks laadi leht uuesti.',
  'refusal.archived':
    'Korraldajad on su arhiveerinud, nii et sa ei saa siin enam osaleda. Kui see on eksitus, küsi neilt.',
  'refusal.beforePlan': 'Vahepeal koostati plaan. Palun tee muudatus uuesti.',
  'refusal.clockAhead':
    'Selle seadme kell on ees, seepärast muudatust ei võetud vastu. Palun sea kell õigeks ja proovi uuesti.',
  'refusal.contactsNotConsidered':
    'Sellel üritusel ei küsita, kellega tahad kohtuda. Kui soovid seda, küsi korraldajalt.',
  'refusal.disabled': 'Korraldajad on selle konto välja lülitanud. Kui see on eksitus, küsi neilt.',
  'refusal.eventNotRegistered': 'Palun registreeri kõigepealt üritus.',
  'refusal.eventRemoved':
    'See üritus on koos kõigi andmetega kustutatud. Uut üritust saad alustada avalehel.',
  'refusal.fileUnknown': 'Sellisel üritusel sellist tabelit pole. Palun vali mõni teine.',
  'refusal.eventFileInvalid':
    'Midagi ei loodud: failis on väli, mida ei saa olla. Palun ekspordi üritus uuesti.',
  'refusal.eventFileNewer':
    'See fail on planeerija uuemast versioonist. Palun uuenda seda paigaldust või ekspordi üritus vanemast.',
  'refusal.noEventFile': 'See pole ürituse fail. Palun vali fail, mille eksport on teinud.',
  'refusal.internal': 'Serveris läks midagi valesti. Proovi hetke pärast uuesti.',
  'refusal.invalid':
    'Seda ei salvestatud: midagi selles ei ole lubatud. Mis on valesti, seisab välja juures; palun paranda see ja salvesta uuesti.',
  'refusal.keyMissing': 'Selleks on vaja ürituse linki. Ava leht uuesti lingi kaudu.',
  'refusal.lastAdmin': 'Oled ainus korraldaja. Tee enne veel keegi korraldajaks.',
  'refusal.lettersOff': 'See server kirju ei saada. Palun kopeeri tekst või ava see oma meiliprogrammis.',
  'refusal.linkReplaced':
    'See link enam ei kehti: korraldajad on selle välja vahetanud. Küsi neilt uut linki.',
  'refusal.noMeeting': 'See kohtumine on vahepeal muutunud. Palun vaata, mis seisus see nüüd on.',
  'refusal.emptyPlan':
    'Praeguste andmetega ei saa midagi planeerida. Palun vaata, mis on puudu, ja proovi uuesti.',
  'refusal.noPlan':
    'Planeerija lõpetas ilma plaanita. Kontrolli rühmade suurust, lukustatud rühmi ja vabu aegu ning proovi siis uuesti.',
  'refusal.notApproved': 'Korraldajad peavad su kõigepealt heaks kiitma. Palun oota, kuni see on tehtud.',
  'refusal.notOfTheTwo':
    'Teineteisele saavad kirjutada ainult need kaks, kes kohtuvad. Ava leht oma isikliku lingiga ja proovi uuesti.',
  'refusal.notRegistered': 'Registreeru kõigepealt ise.',
  'refusal.notSiteAdmin': 'Selleks on vaja administraatori võtit. Palun sisesta see.',
  'refusal.notStored':
    'Seda ei õnnestunud salvestada ja midagi ei muutunud. Varem salvestatu on alles. Proovi hetke pärast uuesti; kui viga kordub, anna teada saidi pidajale.',
  'refusal.notYourMeeting':
    'Seda kohtumist saavad muuta ainult mõlemad osalejad ja korraldajad. Palun küsi neilt.',
  'refusal.notYourRow': 'Seda saab muuta ainult see inimene ise või korraldaja. Palun küsi neilt.',
  'refusal.personRemoved':
    'See inimene on koos kõigi oma andmetega ürituselt eemaldatud. Kui see on eksitus, küsi korraldajatelt.',
  'refusal.personalLinkReplaced':
    'See isiklik link enam ei kehti: see on asendatud uuega. Küsi uut linki korraldajalt.',
  'refusal.planFailed': 'Planeerija töö katkes vea tõttu. Palun proovi uuesti.',
  'refusal.planUnknown': 'Seda plaani enam pole või on selle nädal läbi. Palun ava mõni teine versioon.',
  'refusal.plannerCrashed': 'Planeerija katkes mitu korda. Palun proovi hiljem uuesti.',
  'refusal.plannerNotRunning': 'Praegu plaani ei koostata. Saad selle koostada vahelehel „Ajakava”.',
  'refusal.plannerRunning': 'Plaani koostatakse. Palun oota, kuni see on valmis.',
  'refusal.pushAddress':
    'Aadressil, mille brauser andis, ei saa sellele seadmele midagi teatada. Palun proovi mõne teise brauseriga.',
  'refusal.pushOff': 'See server ei saada seadmetesse teavitusi. Palun vaata uudiseid siit.',
  'refusal.readOnlyState':
    'See kohtumine on kokku lepitud, seega valik enam ei muutu. Kohtumise, mis on veel ees, saad tühistada vahelehel „Ajakava”.',
  'refusal.registrationClosed': 'Registreerumine on suletud. Kui soovid osaleda, küsi korraldajatelt.',
  'refusal.scenarioChanged':
    'Selle stsenaariumi plaan või seaded on vahepeal muutunud. Palun vaata seda uuesti.',
  'refusal.scenarioUnknown': 'Sellel stsenaariumil enam plaani ei ole. Palun planeeri stsenaariumid uuesti.',
  'refusal.scenariosRunning': 'Stsenaariume planeeritakse. Palun oota, kuni need on valmis, või peata need.',
  'refusal.scheduleNotOpen':
    'Korraldajad on plaani muutmise sulgenud. Palu korraldajal end teise rühma viia.',
  'refusal.selfContact': 'See valik käib teise, mitte sama inimese kohta. Palun vali teine inimene.',
  'refusal.sessionClosed':
    'Korraldajad on selle seansi lõpetanud. Kõik, mille sisestasid, on alles: saad ürituse lingiga uuesti avada.',
  'refusal.sessionEnded': 'See leht on olnud liiga kaua avatud. Palun laadi see uuesti.',
  'refusal.sessionUnknown': 'Selles seansis ei ole üritus enam avatud. Palun lase loendit uuesti näidata.',
  'refusal.storageAway':
    'Andmetele ei pääse praegu ligi. Sisestatu jääb siia alles ja salvestub ise, kui ühendus taastub. Palun jäta see leht avatuks.',
  'refusal.tableHasProblems': 'Midagi ei imporditud, sest tabelis on vigu. Paranda need ja impordi uuesti.',
  'refusal.tooFewPeople': 'Plaani koostamiseks on vaja vähemalt kaht osalejat. Jaga linki või lisa inimesi.',
  'refusal.tooMany': 'Liiga palju muudatusi korraga. Oota hetk ja proovi uuesti.',
  'refusal.tooManyEvents': 'Siit on tehtud liiga palju üritusi. Palun proovi tunni aja pärast uuesti.',
  'refusal.tooManyRegistrations': 'Praegu registreerub palju inimesi. Palun proovi minuti pärast uuesti.',
  'refusal.tooMuchFeedback': 'Praegu on palju tagasisidet. Palun proovi tunni aja pärast uuesti.',
  'refusal.topicOnly': 'Autorita teema ei saa üritust korraldada. Palun vali inimene.',
  'refusal.topicsNotAllowed':
    'Sellel üritusel osalejad teemasid lisada ei saa. Palu korraldajal sinu teema lisada.',
  'refusal.unknownAddress':
    'Seda inimest, teemat või sessiooni üritusel enam ei ole. Palun laadi leht uuesti.',
  'refusal.unknownInvocation': 'See leht ja server on eri versioonidest. Palun laadi leht uuesti.',
  'refusal.unknownKey':
    'See link ei kehti. Võib-olla on üritus kustutatud või selle lingid vahetatud? Küsi korraldajalt uut linki.',
  'refusal.unknownPerson': 'Seda inimest üritusel enam ei ole. Palun laadi leht uuesti.',
  'refusal.unknownSetting': 'Sellel üritusel niisugust seadet ei ole. Palun laadi leht uuesti.',
  'refusal.unknownTable': 'Server ei tunne niisugust muudatust. Palun laadi leht uuesti.',
  'refusal.unreadable': 'Server ei saanud sellest aru. Laadi leht uuesti ja proovi siis veel kord.',
  'refusal.eventFull': 'See üritus on täis. Olemasolevat saab muuta; enne lisamist eemalda midagi.',
  'refusal.stillSending': 'Üritus on alles teel sinu juurde. Palun oota, kuni see on kohal.',
  'refusal.tooManyExports':
    'Siit eksporditakse praegu liiga palju üritusi. Palun proovi minuti pärast uuesti.',
  'refusal.tooManyImports': 'Praegu loetakse liiga palju tabeleid. Palun proovi minuti pärast uuesti.',
  'refusal.tooManyLetters':
    'Sellelt ürituselt on täna juba väga palju kirju saadetud. Palun proovi homme uuesti.',
  'refusal.tooManyPlans': 'Siit tehakse liiga palju plaane. Palun oota, kuni mõni neist on valmis.',
  'refusal.tooMuchAdded':
    'Siit on tunni jooksul lisatud väga palju. Olemasolevat saab muuta; palun lisa uut veidi hiljem.',
  'refusal.tooManyRequests': 'Siit tuli liiga palju päringuid. Palun oota minut ja proovi uuesti.',
  'refusal.tableTooLarge': 'See tabel on lugemiseks liiga suur. Palun impordi osa sellest.',
  'refusal.webhookAddress':
    'Selline ei saa veebihaagi aadress olla. Palun sisesta aadress, mis algab https://, on kasutajanime ja paroolita ning viib avalikku serverisse pordil 443 või alates pordist 1024.',
  'refusal.webhookUnknown': 'Seda veebihaaki enam ei ole. Palun vaata nimekirja uuesti.',
  'refusal.tooManyWebhooks': 'Sellel üritusel on 5 veebihaaki, rohkem ei saa olla. Palun eemalda enne üks.',
} satisfies Messages
