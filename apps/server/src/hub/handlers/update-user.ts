import { mayAddTopics } from '@planner/domain'
import { personChanges } from '../../forms/person-changes.ts'
import { authorityOf } from '../authority.ts'
import { tellPerson } from '../broadcast.ts'
import { couldNotStore, refuse, refuseFields } from '../refusal.ts'
import type { Handler } from './handler.ts'
import { tellNewCells, topicsNotAllowed } from './person-news.ts'

/** Saves a person's data: their own with the private key, anybody's with the admin key (spec 6). */
export const updateUser: Handler<'UpdateUser'> = async (context, connection, payload) => {
  if (payload.key === '') return refuse(403, 'keyMissing', 'Saving needs the private key or the admin key.')
  const authority = await authorityOf(context, connection, payload.key)
  if (!authority.ok) return authority
  const { room, viewer } = authority
  if (viewer.role === 'visitor')
    return refuse(403, 'notRegistered', 'The share link lets you register, not change a person.')
  const mine = connection.membership?.room === room ? connection.membership.viewer.personId : null
  const personId = payload.user.id ?? viewer.personId ?? mine
  if (viewer.role === 'participant' && personId !== viewer.personId)
    return refuse(403, 'notYourRow', 'You can change your own data only.')
  const person = personId === null ? undefined : room.storedPerson(personId)
  if (!person) {
    context.log.warn('User not found')
    return refuse(409, 'unknownPerson', 'User not found: user.id names nobody in this event.')
  }
  const changes = personChanges({
    variant: room.variant,
    state: room.state,
    input: payload.user,
    now: context.now(),
    mayAddTopics: mayAddTopics(room.state, viewer),
    person,
  })
  if (changes.kind === 'topicsNotAllowed') return topicsNotAllowed()
  if (changes.kind === 'invalid') return refuseFields(changes.errors)
  if (!(await room.change(changes.writes))) return couldNotStore()
  tellPerson(room, 'UpdateUser', person.id, context.now)
  tellNewCells(room, changes.writes)
  return { ok: true }
}
