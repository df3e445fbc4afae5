import { can, isAdmin, readsAsVisitor } from '@planner/domain'
import type { PlaceCard } from '@planner/protocol'
import { tooMany } from '../../gate/refusal.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { askedSession, groupsPlaceFor, ownGroupsPlace } from '../../planning/report/groups-place.ts'
import { meetingsPlaceFor } from '../../planning/report/meetings-place.ts'
import { visiblePlace } from '../readers/visibility.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/**
 * Why somebody is where they are (WHY-1): an admin reads the true reasons and what a move would cost, a participant what follows from their
 * own input and from the plan as it is shown to them (WHY-4).
 */
export const explainPlace: Handler<'ExplainPlace'> = async (context, _connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room, viewer } = authority
  const { variant, state } = room
  const personId = named.person.id
  const answer = (card: PlaceCard | null) => ({ ok: true as const, card })
  if (readsAsVisitor(state, viewer)) return answer(null)
  if (can(variant, 'pairs')) {
    const run = await context.storage.planRuns.latestDone(room.eventId)
    return answer(
      await meetingsPlaceFor(variant, visiblePlace(variant, room.state, viewer), viewer, personId, run),
    )
  }
  const sessionId = askedSession(variant, state, payload.sessionId)
  if (sessionId === undefined) return answer(null)
  if (!isAdmin(viewer)) {
    const seen = visiblePlace(variant, state, viewer)
    return answer(await ownGroupsPlace(variant, seen, personId, sessionId))
  }
  return orTimedOut(groupsPlaceFor(context.insight, room, personId, sessionId).then(answer), tooMany)
}
