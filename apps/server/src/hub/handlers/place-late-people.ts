import { addMeetings, type MeetingChange, pairKey, releaseMeeting } from '@planner/domain'
import type { LatePlaces, Refusal } from '@planner/protocol'
import type { Additions, Placement, Unfilled } from '@planner/solver'
import { auditedAction } from '../../audit/audited-actions.ts'
import type { Authority } from '../../gate/authority.ts'
import { tooMany } from '../../gate/refusal.ts'
import { meetingChangeWrites } from '../../meetings/changed-meetings.ts'
import { lateOptions, lateWrites } from '../../planning/apply/late-writes.ts'
import { NoAnswer } from '../../planning/insight/insight.ts'
import type { Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { growthRefusal } from '../rights/growth.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'

/** So often places are looked for in an event that is being edited. */
const MAX_TRIES = 3

/**
 * The thread of questions looks for places, and again where the event has changed meanwhile: what is stored
 * is of the event as it is.
 */
export const PlaceLatePeople: Handler<'PlaceLatePeople'> = async (
  context,
  connection,
  { takeOut },
  authority,
) => {
  const { room } = authority
  const storing = { context, connection, authority }
  if (takeOut) return await releaseMeetings(storing, takeOut)
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { revision } = room
      const found = await context.insight.ask(room, 'latePlaces', lateOptions(room.variant, room.state))
      const refusal = authority.refusalByNow()
      if (refusal) return refusal
      if (found === null) return { ok: true, places: null }
      if (room.revision !== revision) continue
      return found.kind === 'pairs'
        ? await storeMeetings(storing, found)
        : await storeGroupPlaces(storing, found)
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  return tooMany()
}

type StoredPlaces = { ok: true; places: LatePlaces } | Refusal

/** Who stores what for whom. */
type Storing = { context: HubContext; connection: Connection; authority: Authority }

/** Puts people into groups as a hand would; PLAN-18. */
async function storeGroupPlaces(storing: Storing, placement: Placement): Promise<StoredPlaces> {
  const { context, connection, authority } = storing
  const { room } = authority
  const { eventId, variant, state } = room
  const made = lateWrites(variant, state, placement, context.now())
  const places: LatePlaces = {
    placed: made.places.map(({ person, topic, group, sessionIds, isNew }) => ({
      personId: person,
      topicId: topic,
      topicGroupIndex: group,
      isNew,
      sessionIds: [...sessionIds],
    })),
    meetings: [],
    left: stillLeft(placement.left),
    timestamp: made.places.length === 0 ? 0 : made.timestamp,
  }
  if (made.cells.length === 0) return { ok: true, places }
  const writes: Write[] = [
    ...made.opened.map(
      (topic): Write => ({ kind: 'putTopic', eventId, topic: { ...topic, timestamp: made.timestamp } }),
    ),
    ...made.cells.map((cell): Write => ({ kind: 'putCell', eventId, cell })),
  ]
  const full = growthRefusal(context, connection, room, { writes })
  if (full) return full
  const people = new Set(made.places.map(({ person }) => person)).size
  const notice = { kind: made.opened.length === 0 ? 'cells' : 'dataReplaced' } as const
  const audited = [auditedAction('latePlaced', { details: { people } })]
  const stored = await changeRoom(connection, authority, writes, notice, { audited })
  return stored.ok ? { ok: true, places } : stored
}

/** Adds meetings to those that there are; PLAN-36. */
async function storeMeetings(storing: Storing, { added, left }: Additions): Promise<StoredPlaces> {
  const { context, authority } = storing
  const { variant, state } = authority.room
  const at = context.now()
  // A session of the planner is counted from 0.
  const planned = added.map(([a, b, session]) => [a, b, session === null ? null : session + 1] as const)
  const changes = addMeetings(variant, state, planned, at)
  const meetings = changes.flatMap(({ fact }) =>
    fact ? [{ people: [...fact.people] as [string, string], sessionId: fact.sessionId }] : [],
  )
  const stored = await storeMeetingChanges(storing, changes, at, 'latePlaced')
  const places: LatePlaces = { placed: [], meetings, left: stillLeft(left), timestamp: 0 }
  return stored.ok ? { ok: true, places } : stored
}

/** Takes meetings that were added out again, as far as nobody has committed to them since. */
async function releaseMeetings(
  storing: Storing,
  pairs: readonly (readonly [string, string])[],
): Promise<StoredPlaces> {
  const { state } = storing.authority.room
  const keys = new Set(pairs.map(([a, b]) => pairKey(a, b)))
  const changes = [...keys].flatMap((key) => {
    const fact = state.meetings.get(key)
    return fact?.state === 'reserved' ? [releaseMeeting(fact)] : []
  })
  const stored = await storeMeetingChanges(storing, changes, storing.context.now(), 'lateTakenOut')
  const places: LatePlaces = { placed: [], meetings: [], left: [], timestamp: 0 }
  return stored.ok ? { ok: true, places } : stored
}

async function storeMeetingChanges(
  { connection, authority }: Storing,
  changes: readonly MeetingChange[],
  at: number,
  action: 'latePlaced' | 'lateTakenOut',
): Promise<{ ok: true } | Refusal> {
  const { room } = authority
  if (changes.length === 0) return { ok: true }
  const people = new Set(changes.flatMap((change) => change.people)).size
  const writes = meetingChangeWrites(room.variant, room.state, changes, at)
  const audited = [auditedAction(action, { details: { people } })]
  return changeRoom(connection, authority, writes, { kind: 'meetings' }, { audited })
}

function stillLeft(left: readonly Unfilled[]): LatePlaces['left'] {
  return left.map(({ person, units, reason }) => ({ personId: person, places: units, reason }))
}
