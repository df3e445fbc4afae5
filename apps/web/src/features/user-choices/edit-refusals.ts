import { type CellValue, type EditRefusal, type WishState, wishStateOf } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

/** A meeting that can still be taken back, though not by the choice that shows it. */
const STANDING: { [K in WishState]?: MessageKey } = {
  reserved: 'meeting.help.chosenReserved',
  committed: 'meeting.help.chosenCommitted',
}

/** Why a wish with this value cannot be changed. */
export function wishRefusalKey(refusal: EditRefusal, value: CellValue | undefined): MessageKey {
  const state = refusal === 'readOnlyState' ? wishStateOf(value) : undefined
  return (state && STANDING[state]) ?? `refusal.${refusal}`
}
