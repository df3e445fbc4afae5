import { mayAddTopics, type Viewer } from '@planner/domain'
import { personChanges } from '../../forms/person-changes.ts'
import { couldNotStore, refuse, refuseFields } from '../../gate/refusal.ts'
import { personalLink } from '../../rooms/links.ts'
import { dataText } from '../data-text.ts'
import { rememberOpened } from '../opened-events.ts'
import type { Handler } from './handler.ts'
import { topicsNotAllowed } from './topics-not-allowed.ts'

/** More people in one event than this are refused; topics without an author have a limit of their own. */
const MAX_PEOPLE = 1000

/**
 * A new person: with the share key a participant, who the connection goes on as; with the admin key an event
 * admin, who the connection becomes if it is nobody yet, or somebody else registered on their behalf (PERSON-2).
 */
export const registerUser: Handler<'RegisterUser'> = async (context, connection, payload, authority) => {
  const { room, viewer } = authority
  if (viewer.role === 'participant')
    return refuse(
      403,
      'alreadyRegistered',
      'This person is registered. Their changes are saved with UpdateUser.',
    )
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
    isNew: true,
  } as const
  const changes = personChanges({
    variant,
    state: room.state,
    input: payload.user,
    now,
    mayAddTopics: mayAddTopics(room.state, viewer),
    person,
  })
  if (changes.kind === 'topicsNotAllowed') return topicsNotAllowed()
  if (changes.kind === 'invalid') return refuseFields(changes.errors)
  const registered = {
    eventUserPrivateGuid: person.privateKey,
    personalLink: connection.baseUrl + personalLink(variant, person.privateKey),
    eventUserShareGuid: person.id,
  }
  // The connection goes on as this person before anybody is sent them.
  const committed = () => {
    const mine = connection.membership?.room === room ? connection.membership.viewer : undefined
    const becomes: Viewer | undefined =
      viewer.role === 'visitor'
        ? { role: 'participant', personId: person.id }
        : isEventAdmin && (mine?.personId ?? viewer.personId) === null
          ? { role: 'admin', personId: person.id }
          : undefined
    if (!becomes) return
    const own = { kind: 'private', eventId: room.eventId, personId: person.id } as const
    context.audiences.join(connection, room, becomes, viewer.role === 'visitor' ? own : authority.holder)
    rememberOpened(context, connection, room, person.privateKey)
    connection.outbox.send('RegisterUser', registered)
    // A visitor has seen next to nothing of the event so far.
    const reader = { viewer: becomes, baseUrl: connection.baseUrl }
    if (viewer.role === 'visitor') connection.outbox.sendText('ReloadData', dataText(reader, room, now))
  }
  const notice = { kind: 'personAdded', personId: person.id } as const
  const isStored = await room.change(changes.writes, notice, { committed })
  return isStored ? { ok: true, ...registered } : couldNotStore()
}
