import {
  hidesWishes,
  isUnseen,
  maySeeMatrix,
  maySeeSchedule,
  readsAsVisitor,
  type Viewer,
} from '@planner/domain'
import type { Room } from '../../../rooms/room.ts'

/** Readers of one kind see the same, but for links and for a participant's own row. */
export function readerKind({ variant, state }: Pick<Room, 'variant' | 'state'>, viewer: Viewer): string {
  if (viewer.role !== 'participant') return viewer.role
  const sees = [
    maySeeMatrix(variant, state, viewer),
    maySeeSchedule(variant, state, viewer),
    !hidesWishes(variant, state, viewer),
  ]
  return `participant ${sees.join(' ')}`
}

/** A viewer who sees what all of a kind see, and nobody's own row. */
export function anyOf({ role }: Viewer): Viewer {
  return role === 'participant' ? { role, personId: '' } : { role, personId: null }
}

/**
 * Whether a viewer sees something else than their kind: people who wait for approval read nearly what
 * visitors do, and people unseen by others see their own topics and the cells that name them.
 */
export function isOfOwnKind({ state }: Pick<Room, 'state'>, viewer: Viewer): boolean {
  const { role, personId } = viewer
  if (role === 'visitor' || personId === null) return false
  return readsAsVisitor(state, viewer) || (role === 'participant' && isUnseen(state, personId))
}
