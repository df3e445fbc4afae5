import type { CellAddress } from '../cells/address.ts'
import { cellValue } from '../cells/read.ts'
import { TABLES } from '../cells/tables.ts'
import type { EventState } from '../entities/event-state.ts'
import { settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { PREFERENCE_SCALES, READ_ONLY_PREFERENCES } from '../variants/scales.ts'
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

/** Undefined when the viewer may edit the cell, else why not; spec 4 "Local edits", 6. */
export function editRefusal(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
): EditRefusal | undefined {
  if (viewer.role === 'visitor') return 'notRegistered'
  const { editors } = TABLES[address.table]
  if (address.table === 'preferences') {
    const current = String(cellValue(state, address))
    if (READ_ONLY_PREFERENCES.includes(current)) return 'readOnlyState'
  }
  if (isAdmin(viewer)) return undefined
  if (editors === 'adminOnly') return 'adminOnly'
  if (address.userId !== viewer.personId) return 'notYourRow'
  if (editors === 'ownerWhenScheduleIsOpen') {
    if (!settingValue(variant, state.settings, 'parameters|ui|allowUsersToChangeSchedule'))
      return 'scheduleNotOpen'
  }
  if (address.table === 'contactPreferences' && !maySeeContactPreferences(variant, state, viewer))
    return 'contactsNotConsidered'
  return undefined
}

/** Values that people choose; states of a meeting are set by the planner only (decision 4). */
export function isOfferedPreference(variant: VariantDescription, value: unknown): boolean {
  return (PREFERENCE_SCALES[variant.preferenceScale].choices as readonly unknown[]).includes(value)
}

/** Participants add topics only while the event allows it; spec 6. */
export function mayAddTopics(state: EventState, viewer: Viewer): boolean {
  return isAdmin(viewer) || state.event.allowParticipantsToAddTopics
}
