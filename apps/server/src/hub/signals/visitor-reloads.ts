import { readsAsVisitor } from '@planner/domain'
import type { Room } from '../../rooms/room.ts'
import type { Connection } from '../connections/connection.ts'
import { type DataContext, sendData } from './send-data.ts'
import { isNewToVisitor } from './visitor-data.ts'

/** Sends a visitor fresh data soon, if what they see has changed by then (PRIV-13). */
export function scheduleVisitorReload(context: DataContext, room: Room, member: Connection): void {
  member.signals.scheduleReload(() => {
    const { membership } = member
    // Whoever has become a participant meanwhile gets what participants get.
    if (membership?.room !== room || !readsAsVisitor(room.state, membership.viewer)) return
    if (isNewToVisitor(member)) sendData(context, member, 'ReloadData', { onlyIfNew: true })
  })
}
