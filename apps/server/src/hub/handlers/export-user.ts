import { actorOf } from '../../audit/actor.ts'
import { told } from '../../audit/audited-actions.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { dataFor } from '../visibility.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/** The export builds the full data of the event, like a join, and is charged like one. */
const EXPORT_COST = 20

/** Exports a person's own data (KEY-13) as that person may see it, so without what others have entered about them. */
export const exportUser: Handler<'ExportUser'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  connection.rateLimit.charge(EXPORT_COST)
  const { room } = authority
  const { person: stored } = named
  const timestamp = context.now()
  const viewer = { role: 'participant', personId: stored.id } as const
  const data = dataFor({ viewer, baseUrl: connection.baseUrl }, room, timestamp)
  const person = data.persons.find(({ id }) => id === stored.id)
  if (!person) return refuse(500, 'internal', 'Internal server error.')
  const actor = actorOf(connection, authority)
  const isOwn = actor.personId === stored.id
  if (!isOwn && !(await room.audit(actor, told('exported', { subject: stored.id })))) return couldNotStore()
  const { id, name, variant } = data.event
  return {
    ok: true,
    export: {
      event: { id, name, variant },
      person: { ...person, personalLink: '' },
      topics: data.topics.filter(({ ownerId }) => ownerId === stored.id),
      timestamp,
    },
  }
}
