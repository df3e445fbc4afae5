import { cellsOfPerson, cellsOfTopic, topicsOf } from '@planner/domain'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import { tellRemoved } from '../broadcast.ts'
import { lastAdminRefusal } from '../last-admin.ts'
import { reviseMembers } from '../membership.ts'
import { couldNotStore } from '../refusal.ts'
import type { Handler } from './handler.ts'
import { personForThemselves } from './named-person.ts'

/** Erases a person with their topics, every cell that names either, and their key; decision 13. */
export const removeUser: Handler<'RemoveUser'> = async (context, connection, payload) => {
  const found = await personForThemselves(context, connection, payload)
  if (!found.ok) return found
  const { authority, room, person } = found
  const locksOut = lastAdminRefusal(connection, authority, person.id)
  if (locksOut) return locksOut
  if (!(await room.change(removal(room, person.id)))) return couldNotStore()
  reviseMembers(context, room, person.id)
  tellRemoved(room, person, context.now)
  return { ok: true }
}

function removal({ state, eventId }: Room, personId: string): Write[] {
  const topics = topicsOf(state.topics.values(), personId)
  const keys = [...cellsOfPerson(state, personId), ...topics.flatMap(({ id }) => cellsOfTopic(state, id))]
  return [
    { kind: 'removePerson', eventId, personId },
    ...topics.map(({ id }) => ({ kind: 'removeTopic', eventId, topicId: id }) as const),
    { kind: 'removeCells', eventId, keys: [...new Set(keys)] },
  ]
}
