import { refuse, tooMany } from '../../gate/refusal.ts'
import { dataTokens } from '../costs.ts'
import { dataFor } from '../visibility.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

/** Exports a person's own data (KEY-13) as that person may see it, so without what others have entered about them. */
export const exportUser: Handler<'ExportUser'> = (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room } = authority
  if (!connection.rateLimit.take(dataTokens(room.bytes))) return tooMany()
  const { person: stored } = named
  const timestamp = context.now()
  const viewer = { role: 'participant', personId: stored.id } as const
  const data = dataFor({ viewer, baseUrl: connection.baseUrl }, room, timestamp)
  const person = data.persons.find(({ id }) => id === stored.id)
  if (!person) return refuse(500, 'internal', 'Internal server error.')
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
