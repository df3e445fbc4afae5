import type { CellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { cellValue } from '../cells/read.ts'
import { type CellEditors, TABLES } from '../cells/tables.ts'
import { isReadOnlyValue } from '../cells/values.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { isWaitingViewer, maySeeContactPreferences } from './reading.ts'
import { isAdmin, type Viewer } from './viewer.ts'

/** Why a cell cannot be edited; each reason has a message for disabled controls. */
export type EditRefusal =
  | 'notRegistered'
  | 'notYourRow'
  | 'adminOnly'
  | 'scheduleNotOpen'
  | 'readOnlyState'
  | 'contactsNotConsidered'
  | 'notApproved'

type EditRule = (
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
) => EditRefusal | undefined

const ownRow: EditRule = (_variant, _state, viewer, { userId }) =>
  userId === viewer.personId ? undefined : 'notYourRow'

/** The edit rules for viewers who are not admins. */
const RULES: Record<CellEditors, EditRule> = {
  owner: ownRow,
  ownerWhenScheduleIsOpen: (variant, state, viewer, address) => {
    const isOpen = settingValue(variant, state.settings, 'parameters|ui|allowUsersToChangeSchedule')
    const refusal = isWaitingViewer(state, viewer) ? 'notApproved' : isOpen ? undefined : 'scheduleNotOpen'
    return ownRow(variant, state, viewer, address) ?? refusal
  },
  ownerWhenContactsConsidered: (variant, state, viewer, address) => {
    const isConsidered = maySeeContactPreferences(variant, state, viewer)
    return ownRow(variant, state, viewer, address) ?? (isConsidered ? undefined : 'contactsNotConsidered')
  },
  adminOnly: () => 'adminOnly',
}

/**
 * Undefined when the viewer may edit the cell, else why not; LIVE-6, ROLE-3. The right to the row is judged
 * before the state of the cell, so that nobody learns of a state that they may not read (PRIV-11).
 */
export function editRefusal(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
): EditRefusal | undefined {
  if (viewer.role === 'visitor') return 'notRegistered'
  const { table } = address
  const unauthorised = isAdmin(viewer)
    ? undefined
    : RULES[TABLES[table].editors](variant, state, viewer, address)
  if (unauthorised) return unauthorised
  return isReadOnlyValue(table, cellValue(state, address)) ? 'readOnlyState' : undefined
}

/** Whether the viewer may add topics; ROLE-4. */
export function mayAddTopics(state: EventState, viewer: Viewer): boolean {
  return isAdmin(viewer) || state.event.allowParticipantsToAddTopics
}
