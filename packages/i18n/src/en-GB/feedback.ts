/** The feedback tab. */
export const feedback = {
  'feedback.title': 'Tell us what you think',
  'feedback.intro':
    'What works well, what does not, what you miss. It goes to the people who run this planner.',
  'feedback.text': 'Your feedback',
  'feedback.email': 'E-mail',
  'feedback.email.help': 'Only if you would like an answer.',
  'feedback.send': 'Send feedback',
  'feedback.thanks': 'Thank you. Your feedback has arrived.',
  'feedback.another': 'Write something else',
} as const
