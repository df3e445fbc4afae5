import { tooMany } from '../../gate/refusal.ts'
import { lateOptions } from '../../planning/apply/late-writes.ts'
import { NoAnswer } from '../../planning/insight/insight.ts'
import type { Handler } from './handler.ts'
import { releaseMeetings, storeGroupPlaces, storeMeetings } from './store-places.ts'

/** So often places are looked for in an event that is being edited. */
const MAX_TRIES = 3

/**
 * Gives those who have fewer places than they want some in the plan in force, as a hand would (PLAN-18), or meetings beside those that there
 * are (PLAN-36). They are looked for beside the hub; where the event has changed meanwhile they are looked for again, so that what is stored
 * is of the event as it is.
 */
export const placeLatePeople: Handler<'PlaceLatePeople'> = async (
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
