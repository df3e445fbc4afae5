import type { Messages } from '../message.ts'

/** What leaves the event: calendars, programmes, screens on walls. */
export const outward = {
  'outward.meetingWith': 'Kohtumine: {{name}}',
  'outward.meetingOf': 'Kohtumine: {{names}}',
  'outward.meeting': 'Kahe inimese kohtumine',
  'outward.group': 'Rühm',
  'outward.groupOf': 'Rühm: {{names}}',
  'outward.cancelled': 'Tühistatud: sa pole enam selles rühmas',
  'outward.people': '{number, plural, one {tuleb # inimene} other {tuleb # inimest}}',
  'outward.calendar.title': 'Sinu kalendris',
  'outward.calendar.help':
    'Sinu rühmad koos aegade ja ruumidega. Kalender, mis selle aadressi tellib, muutub koos kavaga.',
  'outward.calendar.subscribe': 'Telli',
  'outward.calendar.download': 'Laadi üks kord alla',
  'outward.calendar.address': 'Sinu kalendri aadress',
  'outward.calendar.hostTitle': 'Mida sa juhid',
  'outward.calendar.hostAddress': 'Sinu juhitavate rühmade kalendri aadress',
  'outward.calendar.slow':
    'Google loeb selliseid aadresse siis, kui ise tahab, sageli alles päeva pärast. Vahetult enne üritust laadi fail alla või vaata siit.',
  'outward.calendar.alarm': 'Tuleta meelde 5 minutit enne',
  'outward.calendar.renew': 'Uus aadress',
  'outward.calendar.renewAsk': 'Kas asendada sinu kalendri aadress?',
  'outward.calendar.renewText':
    'Kalendrid, mis on tellinud senise aadressi, ei saa enam midagi. Tee seda, kui aadress on kellegi teise käes.',
  'outward.calendar.renewed': 'Aadress on uus. Telli sellega uuesti.',
  'outward.calendar.noTimes':
    'Sessioonidel pole veel kuupäevi ega kellaaegu. Niipea kui korraldajad need annavad, on need sinu kalendris.',
  'outward.calendar.private': 'Kellel on see aadress, see näeb, kus sa oled. Midagi muud see ei ava.',
  'outward.programme.empty': 'Kava veel pole. Niipea kui see on olemas, näitab see leht seda.',
  'outward.programme.gone': 'Sellel aadressil kava pole või enam pole',
  'outward.noRoom': 'Ruum pole veel teada',
  'outward.share.title': 'Avalik kava ja ekraan',
  'outward.share.programme': 'Avalik kava',
  'outward.share.programme.help':
    'Leht kõigile, kellel on selle aadress: mis, millal ja kus toimub, mitte kunagi, kes seal on. Selleks ei pea registreeruma.',
  'outward.share.names': 'Näita eestvedajate nimesid',
  'outward.share.embed': 'Kood oma veebilehele',
  'outward.share.json': 'Konverentsirakendustele',
  'outward.share.calendar': 'Kogu kava kalender',
  'outward.share.renew': 'Uus aadress',
  'outward.share.renewAsk': 'Kas asendada kava aadress?',
  'outward.share.renewText':
    'Senine aadress ja kõik, mis seda loeb (veebilehed, rakendused, kalendrid), ei saa enam midagi.',
  'outward.share.renewed': 'Aadress on uus.',
  'outward.share.wall': 'Ekraan seinal',
  'outward.share.wall.help':
    'Projektorile või suurele ekraanile: QR-kood, kuni inimesed vastavad, seejärel, mis toimub praegu ja järgmisena. Isiklikke linke see ei näita.',
  'outward.share.wall.open': 'Ava ekraan',
  'outward.share.keys': 'Mõlemad aadressid lõpevad, kui korraldajate link asendatakse.',
} satisfies Messages
