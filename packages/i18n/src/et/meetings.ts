import type { Messages } from '../message.ts'

export const meetings = {
  'meeting.state.requested': 'Soovitud',
  'meeting.state.reserved': 'Broneeritud',
  'meeting.state.committed': 'Kinnitatud',
  'meeting.state.past': 'Möödunud',
  'meeting.state.cancelled': 'Tühistatud',
} satisfies Messages
