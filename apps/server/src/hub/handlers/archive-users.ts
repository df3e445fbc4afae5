import type { Handler } from './handler.ts'
import { changePeople, lockoutOf, namedPeople, putPeople } from './several-people.ts'

/** Archives several people at once, or restores them; REG-12. */
export const archiveUsers: Handler<'ArchiveUsers'> = (context, connection, payload, authority) => {
  const { userIds, isArchived } = payload
  const people = namedPeople(authority, userIds, (person) => person.isArchived !== isArchived)
  const lockout = isArchived ? lockoutOf(connection, authority, people) : undefined
  if (lockout) return lockout
  const writes = putPeople(authority, people, { isArchived, timestamp: context.now() })
  return changePeople(connection, authority, people, 'peopleArchived', writes)
}
