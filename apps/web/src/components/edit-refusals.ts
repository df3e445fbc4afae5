import { type CellValue, type EditRefusal, type WishState, wishStateOf } from '@planner/domain'
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

/** A meeting that can still be taken back, though not by the choice that shows it. */
const STANDING: { [K in WishState]?: MessageKey } = {
  reserved: 'meeting.help.chosenReserved',
  committed: 'meeting.help.chosenCommitted',
}

/** The same for a wish with this value. */
export function wishRefusalKey(refusal: EditRefusal, value: CellValue | undefined): MessageKey {
  const state = refusal === 'readOnlyState' ? wishStateOf(value) : undefined
  return (state && STANDING[state]) ?? REFUSALS[refusal]
}
