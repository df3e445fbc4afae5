import type { Handler } from './handler.ts'
import { changePeople, namedPeople, putPeople } from './several-people.ts'

/** Approves people who wait; REG-9. They take part from now on, and their open pages get what participants read. */
export const approveUsers: Handler<'ApproveUsers'> = (context, connection, { userIds }, authority) => {
  const people = namedPeople(authority, userIds, ({ isWaiting }) => isWaiting)
  const writes = putPeople(authority, people, { isWaiting: false, timestamp: context.now() })
  return changePeople(connection, authority, people, 'peopleApproved', writes)
}
