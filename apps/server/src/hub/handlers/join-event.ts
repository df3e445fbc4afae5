import { isPlannerRunning, sanitiseLine } from '@planner/domain'
import type { InvocationPayload } from '@planner/protocol'
import { type Authority, authorityByNow } from '../../gate/authority.ts'
import { tooMany } from '../../gate/refusal.ts'
import { LIMITS } from '../../limits/limits.ts'
import { seesRuns } from '../../readers/visibility.ts'
import type { Versions } from '../../server-context.ts'
import { recordOpenedEvent } from '../connections/opened-events.ts'
import { roomOf } from '../rights/authority.ts'
import { dataTokens } from '../rights/costs.ts'
import { sendData } from '../signals/send-data.ts'
import type { Handler } from './handler.ts'

export const JoinEventHub2: Handler<'JoinEventHub2'> = async (context, connection, payload) => {
  if (isOutdated(payload, context.versions)) connection.signals.send('ReloadPage', {})
  if (payload.urlKey === '') {
    context.audiences.leave(connection)
    return { ok: true, role: 'none' }
  }
  const found = await roomOf(context, connection, payload.urlKey)
  if (!found.ok) return found
  const { room } = found
  const authority = authorityByNow(room, payload.urlKey)
  if (!authority.ok) return authority
  const { viewer } = authority
  const isTooMuch = context.audiences.bytesOf(connection.address, room) > LIMITS.addressRoomBytes.value
  if (isTooMuch || !connection.rateLimit.take(dataTokens(room.bytes))) return tooMany()
  connection.adminName = authority.holder.kind === 'admin' ? sanitiseLine(payload.adminName) : ''
  context.audiences.join(connection, room, viewer, authority.holder)
  recordOpenedEvent(context, connection, room, payload.urlKey)
  connection.dataFormat = payload.format
  comeThemselves(authority)
  sendData(context, connection, 'JoinEventHub')
  const { lastPlannerStartTime } = room.state.event
  if (seesRuns(viewer) && isPlannerRunning(room.state.event) && lastPlannerStartTime !== null)
    connection.signals.send('PlannerRunning', { startTime: lastPlannerStartTime })
  return { ok: true, role: viewer.role }
}

/** Whose answers somebody else has entered opens their own link: from now on the answers count as theirs; PERSON-40. */
function comeThemselves({ room, holder }: Authority): void {
  const person = holder.kind === 'private' ? room.storedPerson(holder.personId) : undefined
  if (!person?.isEnteredByOthers) return
  const write = {
    kind: 'putPerson',
    eventId: room.eventId,
    person: { ...person, isEnteredByOthers: false },
  } as const
  const actor = { kind: 'participant', personId: person.id, name: '' } as const
  const notice = {
    kind: 'personChanged',
    personId: person.id,
    isPublic: false,
    isContact: false,
    originatorId: null,
  } as const
  void room.change([write], notice, { actor })
}

/** Whether any of the client's versions differs from the server's; '' on either side means unknown. */
function isOutdated(
  { backendVersion, frontendVersion, translationsVersion }: InvocationPayload<'JoinEventHub2'>,
  { backend, frontend, translations }: Versions,
): boolean {
  const pairs = [
    [backendVersion, backend],
    [frontendVersion, frontend],
    [translationsVersion, translations],
  ]
  return pairs.some(([client, server]) => client !== '' && server !== '' && client !== server)
}
