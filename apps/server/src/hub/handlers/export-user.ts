import { type AddressedCell, ownerOf } from '@planner/domain'
import { cellsByOwner, meetingToWire, personCellsToWire, topicTimesToWire } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { auditedAction } from '../../audit/audited-actions.ts'
import { couldNotStore, refuse, tooMany } from '../../gate/refusal.ts'
import { cellFor, eventFor, personFor, type Reader, seesTopic } from '../../readers/visibility.ts'
import { visibleMeetings } from '../../readers/visible-meetings.ts'
import type { Room } from '../../rooms/room.ts'
import { dataTokens } from '../rights/costs.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

export const ExportUser: Handler<'ExportUser'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room } = authority
  // All cells of the event are looked through.
  if (!connection.rateLimit.take(dataTokens(room.bytes))) return tooMany()
  const personId = named.person.id
  const reader: Reader = { viewer: { role: 'participant', personId }, baseUrl: connection.baseUrl }
  const person = personFor(reader, room, personId)?.person
  if (!person) return refuse(500, 'internal', 'Internal server error.')
  const actor = actorOf(connection, authority)
  if (actor.personId !== personId) {
    if (!(await room.audit(actor, auditedAction('exported', { subject: personId })))) return couldNotStore()
    const refusal = authority.refusalByNow()
    if (refusal) return refusal
  }
  const topics = [...room.state.topics.values()].filter(
    (topic) => topic.ownerId === personId && seesTopic(room.state, reader.viewer, topic),
  )
  const cells = cellsByOwner(cellsOf(room, reader, new Set([personId, ...topics.map(({ id }) => id)])))
  const { id, name, variant } = eventFor(reader, room)
  return {
    ok: true,
    export: {
      event: { id, name, variant },
      person: { ...personCellsToWire(person, cells.person.get(personId) ?? []), personalLink: '' },
      topics: topics.map((topic) => topicTimesToWire(topic, cells.topic.get(topic.id) ?? [])),
      meetings: [...visibleMeetings(room.variant, room.state, reader.viewer).values()]
        .filter(({ people }) => people.includes(personId))
        .map(meetingToWire),
      timestamp: context.now(),
    },
  }
}

function* cellsOf(
  { variant, state }: Room,
  { viewer }: Reader,
  owners: ReadonlySet<string>,
): Iterable<AddressedCell> {
  for (const cell of state.cells.values()) {
    const isTheirs = owners.has(ownerOf(cell.address).id)
    const seen = isTheirs ? cellFor(variant, state, viewer, cell) : undefined
    if (seen) yield seen
  }
}
