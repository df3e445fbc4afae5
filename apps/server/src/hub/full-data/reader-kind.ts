import { maySeeMatrix, maySeeSchedule, type Viewer } from '@planner/domain'
import type { Room } from '../../rooms/room.ts'

/** Readers of one kind see the same of an event, but for links, which begin with the base URL, and for a participant's own row. */
export function readerKind({ variant, state }: Pick<Room, 'variant' | 'state'>, viewer: Viewer): string {
  if (viewer.role !== 'participant') return viewer.role
  return `participant ${maySeeMatrix(variant, state, viewer)} ${maySeeSchedule(variant, state, viewer)}`
}

/** A viewer who sees what all of a kind see, and nobody's own row. */
export function anyOf({ role }: Viewer): Viewer {
  return role === 'participant' ? { role, personId: '' } : { role, personId: null }
}
