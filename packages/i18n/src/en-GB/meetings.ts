/** Meetings of two: their states, what can be done with them, and who met whom. */
export const meetings = {
  'meeting.state.requested': 'Pending',
  'meeting.state.reserved': 'Reserved',
  'meeting.state.committed': 'Confirmed',
  'meeting.state.past': 'Past',
  'meeting.state.cancelled': 'Cancelled',
} as const
