import type { Messages } from '../message.ts'

export const feedback = {
  'feedback.title': 'Ütle, mida arvad',
  'feedback.intro':
    'Mis on hästi, mis mitte ja millest tunned puudust. See jõuab nendeni, kes seda planeerijat haldavad.',
  'feedback.text': 'Sinu tagasiside',
  'feedback.email': 'E-post',
  'feedback.email.help': 'Ainult siis, kui soovid vastust.',
  'feedback.send': 'Saada tagasiside',
  'feedback.thanks': 'Aitäh! Sinu tagasiside jõudis kohale.',
  'feedback.another': 'Kirjuta veel midagi',
} satisfies Messages
