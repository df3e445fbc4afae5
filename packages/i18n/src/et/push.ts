import type { Messages } from '../message.ts'

export const push = {
  'push.title': 'Selles seadmes',
  'push.help':
    'Mida korraldajad kõigile teatavad, see jõuab teavitusena sellesse seadmesse: sinu plaan ja selle muudatused. Siin saad selle igal ajal lõpetada.',
  'push.turnOn': 'Teavita mind selles seadmes',
  'push.on': 'Sulle teatatakse selles seadmes.',
  'push.turnOff': 'Selles seadmes enam mitte',
  'push.tryOut': 'Proovi järele',
  'push.tried': 'Saadetud. See peaks kohe ilmuma; kui ei ilmu, vaata oma seadme sätteid.',
  'push.notTried': 'Praegu ei õnnestunud seda saata. Palun proovi mõne minuti pärast uuesti.',
  'push.denied':
    'See brauser ei luba sellel lehel teavitusi näidata. Luba need brauseri sätetes ja vajuta siis nuppu uuesti.',
  'push.unsupported':
    'See brauser ei saa sulle midagi teatada, kui see leht on suletud. Mõni teine võib saada, näiteks Firefox või Chrome.',
  'push.ios':
    'iPhone’is ja iPadis toimib see ainult paigaldatud rakenduses: vali Jaga, siis Lisa avakuvale, ja ava üritus sealt.',
  'push.failed': 'Brauser ei saanud oma teavitusteenusega ühendust. Kontrolli ühendust ja proovi uuesti.',
  'push.test': 'Nii sulle edaspidi teatatakse.',
} satisfies Messages
