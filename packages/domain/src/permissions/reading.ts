import type { CellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { isHost } from '../cells/read.ts'
import { type CellReaders, TABLES } from '../cells/tables.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { SettingKey } from '../fields/settings.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { isAdmin, type Viewer } from './viewer.ts'

/** Whether a viewer has registered and waits for an organiser's approval; REG-5. */
export function isWaitingViewer(state: Pick<EventState, 'persons'>, { personId }: Viewer): boolean {
  return personId !== null && state.persons.get(personId)?.isWaiting === true
}

/** Whether a viewer reads nothing of other people: a visitor, or somebody who waits for approval (REG-7). */
export function readsAsVisitor(state: Pick<EventState, 'persons'>, viewer: Viewer): boolean {
  return viewer.role === 'visitor' || isWaitingViewer(state, viewer)
}

/** Who may see the matrix of people by topics; CHOICE-8. */
export function maySeeMatrix(variant: VariantDescription, state: EventState, viewer: Viewer): boolean {
  if (isAdmin(viewer)) return true
  if (readsAsVisitor(state, viewer)) return false
  if (can(variant, 'matrixByEventOption') && !state.event.allowUsersToSeeEachOthersTopicPreferences)
    return false
  return settingValue(variant, state.settings, 'parameters|ui|showPreferenceMatrixToUsers')
}

/** Who may see everybody's schedule; TAB-7. */
export function maySeeSchedule(variant: VariantDescription, state: EventState, viewer: Viewer): boolean {
  if (isAdmin(viewer)) return true
  if (readsAsVisitor(state, viewer)) return false
  return settingValue(variant, state.settings, 'parameters|ui|showScheduleTabToUsers')
}

/** Who may read sums about the worth of a plan; REPORT-8. Sums of hidden wishes would tell them (PRIV-10). */
export function maySeeReport(variant: VariantDescription, state: EventState, viewer: Viewer): boolean {
  if (isAdmin(viewer)) return true
  if (readsAsVisitor(state, viewer)) return false
  const isOn = (key: SettingKey) => settingValue(variant, state.settings, key)
  return isOn('parameters|ui|showPlanReport') && !isOn('parameters|ui|hideOneSidedWishes')
}

/** Who may enter contact preferences; ROLE-6. */
export function maySeeContactPreferences(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): boolean {
  if (!state.event.considerContactPreferences) return false
  if (viewer.role !== 'participant') return isAdmin(viewer)
  if (!settingValue(variant, state.settings, 'parameters|ui|showContactPreferencesOnlyToHosts')) return true
  return isHost(variant, state, viewer.personId)
}

const OTHERS_CELLS: Record<
  CellReaders,
  (variant: VariantDescription, state: EventState, viewer: Viewer) => boolean
> = {
  admins: () => false,
  author: () => false,
  matrixReaders: maySeeMatrix,
  scheduleReaders: maySeeSchedule,
}

/**
 * Whether a viewer may read a cell (PRIV-1): admins all, visitors none, participants their own row and
 * others' as settings allow. Only its author reads a contact preference. Times of groups follow the schedule.
 */
export function mayReadCell(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
): boolean {
  if (isAdmin(viewer)) return true
  if (viewer.role === 'visitor') return false
  const { readers } = TABLES[address.table]
  if (readers !== 'admins' && address.userId !== '' && address.userId === viewer.personId) return true
  return OTHERS_CELLS[readers](variant, state, viewer)
}

/** A fingerprint of what participants in general may see. When a change alters it, they need fresh data. */
export function participantVisibility(variant: VariantDescription, state: EventState): string {
  const anybody: Viewer = { role: 'participant', personId: '' }
  const seesMatrix = maySeeMatrix(variant, state, anybody)
  return [
    seesMatrix,
    maySeeSchedule(variant, state, anybody),
    seesMatrix && settingValue(variant, state.settings, 'parameters|ui|hideOneSidedWishes'),
  ].join()
}
