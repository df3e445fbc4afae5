import { type AuditActor, settingValue, type Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuse, refuseFields } from '../../gate/refusal.ts'
import { LIMITS } from '../../limits/limits.ts'
import { personalLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { Connection } from '../connections/connection.ts'
import { recordOpenedEvent } from '../connections/opened-events.ts'
import type { HubContext } from '../context.ts'
import { sendData } from '../signals/send-data.ts'
import type { Handler } from './handler.ts'
import { personWrites } from './person-writes.ts'

/** Per event. Topics without an author count towards the limit of topics instead. */
const MAX_PEOPLE = LIMITS.people.value

export const RegisterUser: Handler<'RegisterUser'> = async (context, connection, payload, authority) => {
  const { room, viewer } = authority
  if (viewer.role === 'participant')
    return refuse(
      403,
      'alreadyRegistered',
      'This person is registered. Their changes are saved with UpdateUser.',
    )
  // Before any work: what is refused here costs nothing.
  const refusal = viewer.role === 'visitor' ? await registrationRefusal(context, connection, room) : undefined
  if (refusal) return refusal
  const refusalByNow = authority.refusalByNow()
  if (refusalByNow) return refusalByNow
  const people = [...room.state.persons.values()].filter((person) => !person.registerTopicWithoutAuthor)
  if (people.length >= MAX_PEOPLE)
    return refuseFields([{ field: 'user', rule: 'tooMany', params: { max: MAX_PEOPLE } }])

  const now = context.now()
  const { variant } = room
  const isEventAdmin = viewer.role === 'admin' && payload.user.isEventAdmin
  const person = {
    id: context.ids.newId(),
    privateKey: context.ids.newKey(),
    isEventAdmin,
    isWaiting:
      viewer.role === 'visitor' &&
      settingValue(variant, room.state.settings, 'parameters|ui|approveNewPeople'),
    isEnteredByOthers: viewer.role === 'admin' && payload.user.isEnteredByOthers === true,
    registeredAt: viewer.role === 'visitor' ? now : null,
    createdAt: now,
    isNew: true,
  } as const
  const writes = personWrites(context, connection, authority, { input: payload.user, now, person })
  if ('ok' in writes) return writes
  const registered = {
    eventUserPrivateGuid: person.privateKey,
    personalLink: connection.baseUrl + personalLink(variant, person.privateKey),
    eventUserShareGuid: person.id,
  }
  // Before the change is published, so that the connection receives it in its new role.
  const onCommitted = () => {
    const joinedAs = connection.membership?.room === room ? connection.membership.viewer : undefined
    const newViewer: Viewer | undefined =
      viewer.role === 'visitor'
        ? { role: 'participant', personId: person.id }
        : isEventAdmin && (joinedAs?.personId ?? viewer.personId) === null
          ? { role: 'admin', personId: person.id }
          : undefined
    if (!newViewer) return
    const own = { kind: 'private', eventId: room.eventId, personId: person.id } as const
    context.audiences.join(connection, room, newViewer, viewer.role === 'visitor' ? own : authority.holder)
    recordOpenedEvent(context, connection, room, person.privateKey)
    connection.signals.send('RegisterUser', registered)
    // A visitor has received little of the event so far.
    if (viewer.role === 'visitor') sendData(context, connection, 'ReloadData')
  }
  const actor: AuditActor =
    viewer.role === 'visitor'
      ? { kind: 'participant', personId: person.id, name: '' }
      : actorOf(connection, authority)
  const notice = { kind: 'personAdded', personId: person.id } as const
  const isStored = await room.change(writes, notice, { onCommitted, actor })
  return isStored ? { ok: true, ...registered } : couldNotStore()
}

/**
 * Why nobody can register by the share link now: the organiser has closed it (REG-3), or too many register at
 * once (REG-1). Undefined where they can, and then the registration is counted.
 */
async function registrationRefusal(
  { registrations }: HubContext,
  { id, address }: Connection,
  { variant, state, eventId }: Room,
): Promise<Refusal | undefined> {
  if (!settingValue(variant, state.settings, 'parameters|ui|allowRegistration'))
    return refuse(
      409,
      'registrationClosed',
      'Registration is closed. Please ask the organisers of the event.',
    )
  const waitMs = await registrations.take({ connection: id, address, event: eventId })
  if (waitMs === 0) return undefined
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const message = `Many people are registering at the moment. Please try again in ${retryAfterSeconds} s.`
  return { ...refuse(429, 'tooManyRegistrations', message), retryAfterSeconds }
}
