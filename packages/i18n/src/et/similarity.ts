import type { Messages } from '../message.ts'

export const similarityTexts = {
  'similarity.intro':
    'Kui sarnased on kahe inimese teemavalikud: 100% on täpselt sama, 0% puhul ei ole midagi ühist. Ühine esimene valik loeb kaks korda rohkem kui ühine jah. Kellel valikuid veel ei ole, sellel ei ole arvu.',
  'similarity.tooFew': 'Kui kaks inimest on öelnud, mis neid huvitab, ilmub siia nende sarnasus.',
  'similarity.hidden.topics': 'Sellel üritusel teemasid ei valita, seega ei ole midagi võrrelda.',
  'similarity.hidden.choices':
    'Osalejad siin üksteise valikuid ei näe, seega saavad inimesi võrrelda ainult korraldajad.',
  'similarity.hidden.wishes':
    'Sellel üritusel on kohtumissoovid teiste eest peidetud, seega saavad inimesi võrrelda ainult korraldajad.',
  'similarity.shown': 'Näha on {{shown}} inimest {{total}}-st. Teiste leidmiseks kasuta otsingut.',
  'similarity.matrix.title': 'Kõigi võrdlus',
  'similarity.matrix.help':
    'Protsentides. Mida tugevam on välja värv, seda rohkem on kahel inimesel ühist; sarnased inimesed on kõrvuti.',
  'similarity.matrix': 'Inimeste sarnasus',
  'similarity.unknown': 'valikuid veel ei ole',
  'similarity.self': 'sama inimene',
  'similarity.nearest': 'Kõige sarnasemad',
  'similarity.nearest.choose': 'Kellega sarnaseid otsida',
  'similarity.nearest.none': 'Selle inimesega ei ole veel kellelgi midagi ühist.',
} satisfies Messages
