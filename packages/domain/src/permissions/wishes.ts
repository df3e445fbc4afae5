import { type CellAddress, type CellValue, cellAddress, cellKey } from '../cells/address.ts'
import type { AddressedCell, EventState } from '../cells/event-state.ts'
import { blankValue, hasWishes, isMeetingValue } from '../cells/values.ts'
import { pairKey } from '../entities/meeting-fact.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { mayReadCell } from './reading.ts'
import { isAdmin, type Viewer } from './viewer.ts'

/** A cell as it was written, with what it replaced: what others read of it depends on both. */
export type WrittenCell = AddressedCell & {
  /** The value before; undefined where nothing of it was read before. */
  replaced?: CellValue | undefined
  /** The time for those who must not learn which of the two cells of a pair was changed first. */
  sharedTimestamp: number
}

/** Whether the wishes of other people are hidden from a viewer; PRIV-9. */
export function hidesWishes(
  variant: VariantDescription,
  { settings }: Pick<EventState, 'settings'>,
  viewer: Viewer,
): boolean {
  return !isAdmin(viewer) && settingValue(variant, settings, 'parameters|ui|hideOneSidedWishes')
}

/** Whether a viewer reads only meetings, and no wishes, in a cell. */
export function isHiddenWish(
  variant: VariantDescription,
  state: Pick<EventState, 'settings'>,
  viewer: Viewer,
  { table, userId }: CellAddress,
): boolean {
  return hasWishes(table) && userId !== viewer.personId && hidesWishes(variant, state, viewer)
}

/**
 * A stored cell as a viewer reads it; undefined when they read nothing of it. A hidden wish leaves no trace,
 * and neither does a blank, which would tell that somebody has taken a wish back (PRIV-15).
 */
export function readableCell(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  cell: AddressedCell,
): AddressedCell | undefined {
  const { address, value } = cell
  if (!mayReadCell(variant, state, viewer, address)) return undefined
  if (!isHiddenWish(variant, state, viewer, address)) return cell
  if (!isMeetingValue(address.table, value) || !isFirstTopic(state, address)) return undefined
  return { address, value, timestamp: pairTimestamp(state, cell) }
}

/** A written cell as the viewer receives it; undefined when nothing changes for them. */
export function readableChange(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  { replaced, sharedTimestamp, ...cell }: WrittenCell,
): AddressedCell | undefined {
  const { address, value } = cell
  if (!mayReadCell(variant, state, viewer, address)) return undefined
  if (!isHiddenWish(variant, state, viewer, address)) return cell
  if (!isFirstTopic(state, address)) return undefined
  // A second Yes leaves the meeting as it is, so nothing is sent.
  if (isMeetingValue(address.table, value))
    return value === replaced ? undefined : { address, value, timestamp: sharedTimestamp }
  const wasRead = replaced !== undefined && isMeetingValue(address.table, replaced)
  return wasRead ? { address, value: blankValue(address.table), timestamp: sharedTimestamp } : undefined
}

/** The cell of the named person's wish for the one who wishes them: a topic stands for its owner. */
export function otherSideOf(
  state: Pick<EventState, 'topics'>,
  address: CellAddress,
): CellAddress | undefined {
  const userId = state.topics.get(address.topicId)?.ownerId
  return userId === undefined ? undefined : cellAddress(address.table, { userId, topicId: address.userId })
}

/**
 * Meetings are shown at people's first topics, and at others that somebody had chosen (MEET-10); the latter
 * would tell of the wish. A first topic has its owner's id (TOPIC-2).
 */
function isFirstTopic({ topics }: Pick<EventState, 'topics'>, { topicId }: CellAddress): boolean {
  return topics.get(topicId)?.ownerId === topicId
}

/**
 * When the meeting was made or changed, the same for both sides: the times of the cells tell who had last
 * chosen something. Without a meeting it is the later of both.
 */
function pairTimestamp(state: EventState, { address, timestamp }: AddressedCell): number {
  const otherSide = otherSideOf(state, address)
  const fact = otherSide && state.meetings.get(pairKey(address.userId, otherSide.userId))
  if (fact) return fact.timestamp
  const other = otherSide && state.cells.get(cellKey(otherSide))
  const isMeeting = other !== undefined && isMeetingValue(address.table, other.value)
  return isMeeting ? Math.max(timestamp, other.timestamp) : timestamp
}
