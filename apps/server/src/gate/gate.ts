import type { Refusal } from '@planner/protocol'
import type { Authority } from './authority.ts'
import { aheadOfClock } from './clock-ahead.ts'
import { plannerRunning, refuse } from './refusal.ts'

/** Whose key something needs. Whether an editor may change the cells named, the domain says cell by cell. */
export type Right = 'admin' | 'adminOrSelf' | 'keyHolder' | 'editor'

/** What must hold before anything of an event is changed or handed out. */
export type Gate = {
  right: Right
  /**
   * Whether it waits while the planner runs or a run is being stored. A run stores the event record, keys included, when
   * it starts and ends, and has decided about the values it was given; people come and go meanwhile.
   */
  whilePlanning: 'refused' | 'allowed'
}

export type Request = {
  now: number
  /** The client's time of what it has edited. */
  timestamp?: number | undefined
  /** The person it is about. */
  personId?: string | undefined
}

const RIGHTS: Record<Right, (authority: Authority, request: Request) => Refusal | undefined> = {
  admin: ({ viewer }) =>
    viewer.role === 'admin' ? undefined : refuse(403, 'adminOnly', 'Only an event admin can do this.'),
  adminOrSelf: ({ viewer }, { personId }) =>
    viewer.role === 'admin' || viewer.personId === personId
      ? undefined
      : refuse(403, 'notYourRow', 'You can do this with your own data only.'),
  keyHolder: () => undefined,
  editor: () => undefined,
}

const MISSING_KEY: Record<Right, () => Refusal | undefined> = {
  admin: () => refuse(403, 'adminOnly', 'Only an event admin can do this: the admin key is missing.'),
  adminOrSelf: () => refuse(403, 'keyMissing', 'This needs the private key or the admin key.'),
  keyHolder: () => refuse(403, 'keyMissing', 'This needs a key of the event: none was given.'),
  editor: () => undefined,
}

/** Why a request without a key is refused before anything is looked up. */
export function missingKeyRefusal({ right }: Gate, key: string): Refusal | undefined {
  return key === '' ? MISSING_KEY[right]() : undefined
}

/**
 * The one gate: whether what a key's holder asks for may be done now. Undefined lets it pass; what follows must start
 * its change without awaiting anything, so that the answer still holds.
 */
export function gateRefusal(authority: Authority, gate: Gate, request: Request): Refusal | undefined {
  const unauthorised = RIGHTS[gate.right](authority, request)
  if (unauthorised) return unauthorised
  const ahead = request.timestamp === undefined ? undefined : aheadOfClock(request.timestamp, request.now)
  if (ahead) return ahead
  return gate.whilePlanning === 'refused' && authority.room.isHeldByPlanner ? plannerRunning() : undefined
}
