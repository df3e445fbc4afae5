import type { LatePlaces, Refusal } from '@planner/protocol'
import type { Placement } from '@planner/solver'
import { actorOf } from '../../audit/actor.ts'
import { told } from '../../audit/audited-actions.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore, tooMany } from '../../gate/refusal.ts'
import { type LateWrites, lateOptions, lateWrites } from '../../planning/apply/late-writes.ts'
import { NoAnswer } from '../../planning/insight/insight.ts'
import type { Write } from '../../storage/storage.ts'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import { growthRefusal } from '../growth.ts'
import type { Handler } from './handler.ts'
import { refusalNow } from './plan-versions.ts'

/** So often places are looked for in an event that is being edited. */
const MAX_TRIES = 3

/**
 * Gives those who have fewer places than they want some in the plan in force, as a hand would (PLAN-18). They are looked for beside the hub;
 * where the event has changed meanwhile they are looked for again, so that what is stored is of the event as it is.
 */
export const placeLatePeople: Handler<'PlaceLatePeople'> = async (
  context,
  connection,
  { adminKey },
  authority,
) => {
  const { room } = authority
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { revision } = room
      const found = await context.insight.ask(room, 'latePlaces', lateOptions(room.variant, room.state))
      const refusal = refusalNow(authority, adminKey)
      if (refusal) return refusal
      if (found === null) return { ok: true, places: null }
      if (room.revision === revision) return await store(context, connection, authority, found)
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  return tooMany()
}

async function store(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  { placed, left }: Placement,
): Promise<{ ok: true; places: LatePlaces } | Refusal> {
  const { room } = authority
  const { eventId, variant, state } = room
  const made = lateWrites(variant, state, placed, context.now())
  const places = placesOf(made, left)
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
  const isStored = await room.change(
    writes,
    { kind: made.opened.length === 0 ? 'cells' : 'dataReplaced' },
    { actor: actorOf(connection, authority), audited: [told('latePlaced', { details: { people } })] },
  )
  return isStored ? { ok: true, places } : couldNotStore()
}

function placesOf({ places, timestamp }: LateWrites, left: Placement['left']): LatePlaces {
  return {
    placed: places.map(({ person, topic, group, sessionIds, isNew }) => ({
      ...{ personId: person, topicId: topic, topicGroupIndex: group, isNew },
      sessionIds: [...sessionIds],
    })),
    left: left.flatMap(({ person, units, reason }) =>
      reason === 'noPartner' ? [] : [{ personId: person, places: units, reason }],
    ),
    timestamp: places.length === 0 ? 0 : timestamp,
  }
}
