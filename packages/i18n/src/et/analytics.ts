import type { Messages } from '../message.ts'

export const analytics = {
  'analytics.title': 'Külastuste loendamine',
  'analytics.counted':
    'Siin loendatakse lehtede vaatamisi: milline leht, mis minutil ja isikliku lingi puhul number, mis vahetub iga päev. Ei ühtegi nime, aadressi ega valikut, mitte midagi, mida kirjutad. Sind ei loendata, kui sinu brauser saadab märguande Do Not Track või Global Privacy Control.',
  'analytics.notCounted':
    'Siin loendatakse lehtede vaatamisi, aga sinu omi mitte, sest sinu brauser palub seda.',
} satisfies Messages
