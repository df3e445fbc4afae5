import {
  cellKey,
  isAdmin,
  isAgreed,
  type PersonId,
  pairKey,
  readsAsVisitor,
  type WrittenCell,
} from '@planner/domain'
import { meetingToWire, type SignalPayload } from '@planner/protocol'
import type { Reader } from '../../readers/visibility.ts'
import { isNews, meetingView } from '../../readers/visible-meetings.ts'
import type { RoomChange } from '../../rooms/feed.ts'
import type { Write } from '../../storage/storage.ts'
import type { Audience } from '../connections/audience.ts'
import type { PublishContext } from '../context.ts'
import { broadcastCells, broadcastData, readersOf } from './broadcast.ts'
import { writtenCells } from './written-cells.ts'

/** Above this many cells a reload of all data is less to send: at the end of a week. */
const MAX_ONE_BY_ONE = 200

/**
 * Tells each reader what they may read of changed meetings and of the cells that show them. The order does
 * not tell whose wish a change began with (PRIV-16).
 */
export function publishMeetings(
  context: PublishContext,
  audience: Audience,
  change: RoomChange,
  writes: readonly Write[],
): void {
  if (writes.filter(({ kind }) => kind === 'putCell').length > MAX_ONE_BY_ONE) {
    broadcastData(audience, context, 'participant')
    broadcastData(audience, context, 'admin')
    return
  }
  const cells = writtenCells(audience.room.state, change, writes)
  broadcastCells(
    audience,
    cells.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    null,
  )
  for (const [member, reader] of readersOf(audience)) {
    const told = meetingsFor(audience, reader, change, writes)
    if (told) member.signals.send('ReceiveMeetings', told)
  }
}

const orderOf = ({ address }: WrittenCell) => cellKey(address)

/** Tells those who have met or will meet a person, and nobody else, how to reach them now (EVENT-18). */
export function publishContact(audience: Audience, personId: PersonId): void {
  const { variant, state } = audience.room
  for (const [member, { viewer }] of readersOf(audience)) {
    if (isAdmin(viewer) || viewer.personId === null || viewer.personId === personId) continue
    const fact = state.meetings.get(pairKey(viewer.personId, personId))
    // That somebody shows details whom one has not agreed to meet, or who has not agreed, is not told either.
    if (!fact || !isAgreed(fact)) continue
    const visible = meetingView(variant, state, viewer)(fact)
    if (!visible) continue
    const { meetingWeek } = state.event
    member.signals.send('ReceiveMeetings', { meetings: [meetingToWire(visible)], removed: [], meetingWeek })
  }
}

/** Undefined for who is told nothing. A meeting that a reader may read no longer is one that they lose. */
function meetingsFor(
  { room: { variant, state } }: Audience,
  { viewer }: Reader,
  { replaced }: RoomChange,
  writes: readonly Write[],
): SignalPayload<'ReceiveMeetings'> | undefined {
  if (!isAdmin(viewer) && readsAsVisitor(state, viewer)) return undefined
  const { meetingWeek } = state.event
  const told: SignalPayload<'ReceiveMeetings'> = { meetings: [], removed: [], meetingWeek }
  const view = meetingView(variant, state, viewer)
  let isWeekClosed = false
  for (const write of writes) {
    if (write.kind === 'putEvent') isWeekClosed = true
    if (write.kind !== 'putMeeting' && write.kind !== 'removeMeeting') continue
    const fact = write.kind === 'putMeeting' ? write.meeting : undefined
    const people = write.kind === 'putMeeting' ? write.meeting.people : write.people
    // That somebody has added their own Yes to a meeting changes nothing for the other one.
    const before = replaced.meetings[pairKey(...people)]
    if (!isNews({ variant, state }, viewer, before, fact)) continue
    const visible = fact && view(fact)
    if (visible) told.meetings.push(meetingToWire(visible))
    else told.removed.push([...((before && view(before))?.people ?? people)])
  }
  return isWeekClosed || told.meetings.length + told.removed.length > 0 ? told : undefined
}
