import type { Messages } from '../message.ts'

/** What goes on paper, and answers that come from it. */
export const paper = {
  'paper.open': 'Paberil …',
  'paper.title': 'Paberil',
  'paper.kind': 'Mis',
  'paper.size': 'Paber',
  'paper.ownLink': 'Isiklik link',
  'paper.noGroup': 'Sa pole veel üheski rühmas. Küsi korraldajatelt.',
  'paper.topic': 'Teema',
  'paper.kind.slips': 'Sedelid kõigile',
  'paper.kind.slips.help':
    'Üks igale inimesele, lõika mööda katkendjooni. QR-kood on isiklik link: anna iga sedel ainult selle inimesele.',
  'paper.kind.bySession': 'Kava sessioonide kaupa',
  'paper.kind.bySession.help': 'Mis millal toimub, seinale.',
  'paper.kind.byRoom': 'Kava ruumide kaupa',
  'paper.kind.byRoom.help': 'Mis kus toimub, seinale.',
  'paper.kind.cards': 'Lauakaardid',
  'paper.kind.cards.help': 'Üks igale rühmale, kaks lehel, koos kõigiga, kes seal on.',
  'paper.kind.signs': 'Uksesildid',
  'paper.kind.signs.help': 'Üks igale ruumile koos rühmadega ja QR-koodiga oma rühmade juurde.',
  'paper.kind.ticks': 'Nimekiri märkimiseks',
  'paper.kind.ticks.help': 'Kõik nime järgi, uksele.',
  'paper.kind.tally': 'Lehed täitmiseks',
  'paper.kind.tally.help':
    'Inimestele ilma telefonita: nende valikud käsitsi. Sisesta need nupuga „Sisesta teiste eest“ osalejate juures.',
  'enterAnswers.open': 'Sisesta teiste eest',
  'enterAnswers.title': 'Sisesta teiste eest',
  'enterAnswers.help':
    'Inimestele ilma telefonita: nende nimi, siis valikud, siis järgmine inimene. Kuni nad avavad oma lingi, on nad märgitud.',
  'enterAnswers.choices': 'Edasi valikute juurde',
  'enterAnswers.of': 'Inimese {{name}} valikud',
  'enterAnswers.keys': 'Number valib ja läheb järgmisele reale, nooleklahvid liiguvad üles ja alla.',
  'enterAnswers.next': 'Järgmine inimene',
  'enterAnswers.done': '{number, plural, one {# inimene on sisestatud.} other {# inimest on sisestatud.}}',
  'enterAnswers.mark': 'Abilise sisestatud',
} satisfies Messages
