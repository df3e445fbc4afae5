import type { CellAddress } from '../cells/address.ts'
import { cellValue } from '../cells/read.ts'
import { type CellEditors, TABLES } from '../cells/tables.ts'
import { isReadOnlyValue } from '../cells/values.ts'
import type { EventState } from '../entities/event-state.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { maySeeContactPreferences } from './reading.ts'
import { isAdmin, type Viewer } from './viewer.ts'

/** Why a cell cannot be edited; each has a message, so that a disabled control can say why. */
export type EditRefusal =
  | 'notRegistered'
  | 'notYourRow'
  | 'adminOnly'
  | 'scheduleNotOpen'
  | 'readOnlyState'
  | 'contactsNotConsidered'

type EditRule = (
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
) => EditRefusal | undefined

const ownRow: EditRule = (_variant, _state, viewer, { userId }) =>
  userId === viewer.personId ? undefined : 'notYourRow'

/** Why a cell of a table refuses somebody who is no admin. */
const RULES: Record<CellEditors, EditRule> = {
  owner: ownRow,
  ownerWhenScheduleIsOpen: (variant, state, viewer, address) => {
    const isOpen = settingValue(variant, state.settings, 'parameters|ui|allowUsersToChangeSchedule')
    return ownRow(variant, state, viewer, address) ?? (isOpen ? undefined : 'scheduleNotOpen')
  },
  ownerWhenAskedForContacts: (variant, state, viewer, address) => {
    const isAsked = maySeeContactPreferences(variant, state, viewer)
    return ownRow(variant, state, viewer, address) ?? (isAsked ? undefined : 'contactsNotConsidered')
  },
  adminOnly: () => 'adminOnly',
}

/** Undefined when the viewer may edit the cell, else why not; LIVE-6, ROLE-3. */
export function editRefusal(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
): EditRefusal | undefined {
  if (viewer.role === 'visitor') return 'notRegistered'
  const { table } = address
  if (isReadOnlyValue(table, cellValue(state, address))) return 'readOnlyState'
  if (isAdmin(viewer)) return undefined
  return RULES[TABLES[table].editors](variant, state, viewer, address)
}

/** Participants add topics only while the event allows it; ROLE-4. */
export function mayAddTopics(state: EventState, viewer: Viewer): boolean {
  return isAdmin(viewer) || state.event.allowParticipantsToAddTopics
}
