import type { Handler } from './handler.ts'
import { removal } from './removal.ts'
import { changePeople, lockoutOf, namedPeople } from './several-people.ts'

/** Erases several people at once; REG-12. */
export const removeUsers: Handler<'RemoveUsers'> = (_context, connection, { userIds }, authority) => {
  const people = namedPeople(authority, userIds, () => true)
  const lockout = lockoutOf(connection, authority, people)
  if (lockout) return lockout
  const writes = removal(
    authority.room,
    people.map(({ id }) => id),
  )
  return changePeople(connection, authority, people, 'peopleRemoved', writes)
}
