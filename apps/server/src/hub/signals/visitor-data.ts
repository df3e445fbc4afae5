import { hash } from 'node:crypto'
import { readsAsVisitor } from '@planner/domain'
import { dataFor } from '../../readers/visibility.ts'
import type { Connection } from '../connections/connection.ts'

/**
 * Whether a visitor sees something else than was sent, since a reload after every save would tell that
 * somebody has saved. Always true of members who read more than visitors do.
 */
export function isNewToVisitor(member: Connection): boolean {
  const current = currentHash(member)
  return current === undefined || current !== member.visitorData
}

/** Notes that a visitor is being sent the data as they are now. */
export function noteVisitorData(member: Connection): void {
  const current = currentHash(member)
  if (current !== undefined) member.visitorData = current
}

/** Undefined for those who read more than visitors do. */
function currentHash({ membership, baseUrl }: Connection): string | undefined {
  if (!membership || !readsAsVisitor(membership.room.state, membership.viewer)) return undefined
  const { viewer, room } = membership
  return hash('sha256', JSON.stringify(dataFor({ viewer, baseUrl }, room, 0)))
}
