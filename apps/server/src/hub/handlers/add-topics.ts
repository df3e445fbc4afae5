import { can, canHost, cellAddress, newPerson, newTopic, sanitiseLine } from '@planner/domain'
import { actorOf } from '../../audit/actor.ts'
import { auditedAction } from '../../audit/audited-actions.ts'
import { couldNotStore, refuseFields } from '../../gate/refusal.ts'
import { nameKey } from '../../import/known-names.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import { growthRefusal } from '../rights/growth.ts'
import type { Handler } from './handler.ts'

const MAX_TOPICS = LIMITS.topics.value

export const AddTopics: Handler<'AddTopics'> = async (context, connection, payload, authority) => {
  const { room } = authority
  if (can(room.variant, 'pairs')) return refuseFields([{ field: 'topics', rule: 'notIn' }])
  const now = context.now()
  const wanted = newTopics(room, payload.topics)
  if (wanted.length === 0) return { ok: true, userIds: [] }
  if (room.state.topics.size + wanted.length > MAX_TOPICS)
    return refuseFields([{ field: 'topics', rule: 'tooMany', params: { max: MAX_TOPICS } }])
  const added = wanted.map(({ name, hostId }) => ({ id: context.ids.newId(), name, hostId }))
  const { eventId } = room
  const writes = added.flatMap(({ id, name, hostId }): Write[] => {
    const person = newPerson({ id, name, registerTopicWithoutAuthor: true, timestamp: now, createdAt: now })
    const address = cellAddress('preferences', { userId: hostId, topicId: id })
    return [
      { kind: 'putPerson', eventId, person: { ...person, privateKey: context.ids.newKey() } },
      { kind: 'putTopic', eventId, topic: newTopic({ id, ownerId: id, name, timestamp: now }) },
      ...(hostId === ''
        ? []
        : [{ kind: 'putCell', eventId, cell: { address, value: 'Host', timestamp: now } } as const]),
    ]
  })
  const numHosts = added.filter(({ hostId }) => hostId !== '').length
  const full = growthRefusal(context, connection, room, { writes, newCells: numHosts })
  if (full) return full
  const details = { numPeople: 0, numTopics: added.length, numPreferences: numHosts }
  const isStored = await room.change(
    writes,
    { kind: 'topicsAdded' },
    { actor: actorOf(connection, authority), audited: [auditedAction('imported', { details })] },
  )
  return isStored ? { ok: true, userIds: added.map(({ id }) => id) } : couldNotStore()
}

/**
 * The topics that the event lacks, each once; without a host where the variant has none or the host is gone.
 */
function newTopics(
  { state, variant }: Room,
  topics: readonly { name: string; hostId: string }[],
): { name: string; hostId: string }[] {
  const taken = new Set([...state.topics.values()].map(({ name }) => nameKey(name)))
  return topics.flatMap((topic) => {
    const name = sanitiseLine(topic.name)
    if (name === '' || taken.has(nameKey(name))) return []
    taken.add(nameKey(name))
    const isHost = canHost(variant) && state.persons.get(topic.hostId)?.registerTopicWithoutAuthor === false
    return [{ name, hostId: isHost ? topic.hostId : '' }]
  })
}
