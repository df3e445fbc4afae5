import { CONTACT_SCALES, cellAddress, cellKey, editRefusal, type PersonId } from '@planner/domain'
import { useCell, useLive, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'

/** A person's contact preference for another one, and what can be chosen. */
export function useContactChoice(userId: PersonId, otherId: PersonId) {
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const address = cellAddress('contactPreferences', { userId, topicId: otherId })
  const { value, pending } = useCell(address)
  const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
  const offered: readonly string[] = isBinary ? binaryChoices : choices
  return {
    offered,
    // A number chosen before the event switched to yes and no counts as yes.
    chosen: offered.includes(String(value)) ? String(value) : '',
    /** Something was said of them, the blank choice included. */
    isSaid: pending || state.cells.has(cellKey(address)),
    pending,
    refusal: editRefusal(variant, state, viewer, address),
    choose: (choice: string) => live.setCell(address, choice),
  }
}
