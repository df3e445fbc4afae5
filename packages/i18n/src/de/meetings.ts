import type { Messages } from '../message.ts'

export const meetings = {
  'meeting.state.requested': 'Gewünscht',
  'meeting.state.reserved': 'Vorgemerkt',
  'meeting.state.committed': 'Bestätigt',
  'meeting.state.past': 'Vergangen',
  'meeting.state.cancelled': 'Abgesagt',
} satisfies Messages
