import { hash } from 'node:crypto'
import { readsAsVisitor } from '@planner/domain'
import type { Connection } from '../connections/connection.ts'
import { dataFor } from './visibility.ts'

/** A hash of the data that each visitor, or person who waits for approval, has. Without it every save in the event would tell visitors that somebody saved. */
const known = new WeakMap<Connection, string>()

/** Whether a member sees something else than it has been sent. Always so for those who read more than visitors do. */
export function isNewToVisitor(member: Connection): boolean {
  const current = currentHash(member)
  return current === undefined || current !== known.get(member)
}

/** Notes that a visitor is being sent the data as they are now. */
export function noteVisitorData(member: Connection): void {
  const current = currentHash(member)
  if (current !== undefined) known.set(member, current)
}

/** Undefined for those who read more than visitors do. */
function currentHash({ membership, baseUrl }: Connection): string | undefined {
  if (!membership || !readsAsVisitor(membership.room.state, membership.viewer)) return undefined
  const { viewer, room } = membership
  return hash('sha256', JSON.stringify(dataFor({ viewer, baseUrl }, room, 0)))
}
