import type { EditRefusal } from '@planner/domain'

export const EDIT_REFUSALS = {
  notRegistered: 'Register first: the share link alone lets you change nothing.',
  notYourRow: 'You can change your own row only.',
  adminOnly: 'Only an event admin can change this.',
  scheduleNotOpen: 'The event admin has not opened the schedule for changes.',
  notApproved:
    'You wait for approval by the organisers, and take part in the schedule once they have approved you.',
  readOnlyState: 'This meeting is settled and can no longer be changed here.',
  contactsNotConsidered: 'You are not asked for contact preferences in this event.',
} as const satisfies Record<EditRefusal, string>
