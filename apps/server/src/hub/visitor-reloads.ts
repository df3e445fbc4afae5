import { hash } from 'node:crypto'
import { readsAsVisitor } from '@planner/domain'
import type { Room } from '../rooms/room.ts'
import type { Connection } from './connection.ts'
import { dataJson } from './data-json.ts'
import { dataFor } from './visibility.ts'

/** A hash of the data that each visitor, or person who waits for approval, has. Without it every save in the event would tell visitors that somebody saved. */
const known = new WeakMap<Connection, string>()

/** Notes that a visitor has just been sent the data as it is now. */
export function noteVisitorData(member: Connection): void {
  const current = currentHash(member)
  if (current !== undefined) known.set(member, current)
}

/** Sends a visitor fresh data soon, if what they see has changed by then (PRIV-13). */
export function scheduleVisitorReload(room: Room, member: Connection, now: () => number): void {
  member.signals.scheduleReload(() => {
    const { membership, baseUrl } = member
    if (membership?.room !== room) return undefined
    const current = currentHash(member)
    // Whoever has become a participant meanwhile gets what participants get.
    if (current === undefined || current === known.get(member)) return undefined
    known.set(member, current)
    return dataJson({ viewer: membership.viewer, baseUrl }, room, now())
  })
}

/** Undefined for those who read more than visitors do. */
function currentHash({ membership, baseUrl }: Connection): string | undefined {
  if (!membership || !readsAsVisitor(membership.room.state, membership.viewer)) return undefined
  const { viewer, room } = membership
  return hash('sha256', JSON.stringify(dataFor({ viewer, baseUrl }, room, 0)))
}
