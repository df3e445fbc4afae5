import type { Messages } from '../message.ts'

export const feedback = {
  'feedback.title': 'Sag uns, was du denkst',
  'feedback.intro':
    'Was gut geht, was nicht und was dir fehlt. Es geht an die Menschen, die diesen Planer betreiben.',
  'feedback.text': 'Deine Rückmeldung',
  'feedback.email': 'E-Mail',
  'feedback.email.help': 'Nur wenn du eine Antwort möchtest.',
  'feedback.send': 'Rückmeldung senden',
  'feedback.thanks': 'Danke! Deine Rückmeldung ist angekommen.',
  'feedback.another': 'Noch etwas schreiben',
} satisfies Messages
