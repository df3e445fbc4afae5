import type { EditRefusal } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

/** Message keys for why a choice cannot be changed. */
export const REFUSALS = {
  notRegistered: 'refusal.notRegistered',
  notYourRow: 'refusal.notYourRow',
  adminOnly: 'refusal.adminOnly',
  scheduleNotOpen: 'refusal.scheduleNotOpen',
  readOnlyState: 'refusal.readOnlyState',
  contactsNotConsidered: 'refusal.contactsNotConsidered',
  notApproved: 'refusal.notApproved',
} as const satisfies Record<EditRefusal, MessageKey>
