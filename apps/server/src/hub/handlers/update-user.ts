import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { isContactChange, isPublicChange } from '../readers/public-change.ts'
import type { Handler } from './handler.ts'
import { personWrites } from './person-writes.ts'

/** Saves a person's data: the holder's own with a private key, anybody's with the admin key (ROLE-3). */
export const updateUser: Handler<'UpdateUser'> = async (context, connection, payload, authority) => {
  const { room, viewer } = authority
  if (viewer.role === 'visitor')
    return refuse(403, 'notRegistered', 'The share link lets you register, not change a person.')
  const joinedAs = connection.membership?.room === room ? connection.membership.viewer.personId : null
  const personId = payload.user.id ?? viewer.personId ?? joinedAs
  if (viewer.role === 'participant' && personId !== viewer.personId)
    return refuse(403, 'notYourRow', 'You can change your own data only.')
  const person = personId === null ? undefined : room.storedPerson(personId)
  if (!person) {
    context.log.debug('User not found')
    return refuse(409, 'unknownPerson', 'User not found: user.id names nobody in this event.')
  }
  const form = { input: payload.user, now: context.now(), person }
  const writes = personWrites(context, connection, authority, form)
  if ('ok' in writes) return writes
  const isPublic = isPublicChange(room.state, writes)
  const isContact = isContactChange(room.state, writes)
  const originatorId = viewer.personId
  const notice = { kind: 'personChanged', personId: person.id, isPublic, isContact, originatorId } as const
  const isStored = await room.change(writes, notice, { actor: actorOf(connection, authority) })
  return isStored ? { ok: true } : couldNotStore()
}
