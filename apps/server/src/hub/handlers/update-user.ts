import { isDeepStrictEqual } from 'node:util'
import { type EventState, shownDetails } from '@planner/domain'
import { refuse } from '../../gate/refusal.ts'
import { publicPerson } from '../../readers/visibility.ts'
import type { StoredPerson, Write } from '../../storage/storage.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'
import { personWrites } from './person-writes.ts'

export const UpdateUser: Handler<'UpdateUser'> = async (context, connection, payload, authority) => {
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
  return changeRoom(connection, authority, writes, notice)
}

/** Whether a saved form of a person changes anything that other participants see of people and topics. */
function isPublicChange(state: EventState, writes: readonly Write[]): boolean {
  return writes.some((write) => {
    if (write.kind === 'removeTopic') return true
    if (write.kind === 'putTopic')
      return !isSameBut(['timestamp'], state.topics.get(write.topic.id), write.topic)
    if (write.kind !== 'putPerson') return false
    const before = state.persons.get(write.person.id)
    return !before || !isSameBut(['privateKey'], publicPerson(before), publicPerson(write.person))
  })
}

/** Whether a saved form changes what people with a committed meeting read of the person; EVENT-17. */
function isContactChange(state: EventState, writes: readonly Write[]): boolean {
  return writes.some((write) => {
    if (write.kind !== 'putPerson') return false
    const before = state.persons.get(write.person.id)
    return before !== undefined && !isDeepStrictEqual(shownDetails(before), shownDetails(write.person))
  })
}

function isSameBut(ignored: readonly (keyof StoredPerson)[], a: object | undefined, b: object): boolean {
  const without = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !(ignored as string[]).includes(name)))
  return a !== undefined && isDeepStrictEqual(without(a), without(b))
}
