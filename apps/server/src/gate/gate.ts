import type { Refusal } from '@planner/protocol'
import type { Authority } from './authority.ts'
import { clockSkewRefusal } from './clock-skew.ts'
import { plannerRunning, refuse } from './refusal.ts'

/** The authorisation a request needs. `editor` defers to the domain, which authorises each cell by itself. */
export type Right = 'admin' | 'adminOrSelf' | 'keyHolder' | 'editor'

/** The preconditions of reading or changing an event. */
export type Gate = {
  right: Right
  /**
   * Whether the request is rejected while the planner runs or a run is being stored. A run writes the event record, keys
   * included, when it starts and ends, and would overwrite concurrent edits of its input. People may still join and leave.
   */
  whilePlanning: 'refused' | 'allowed'
}

export type Request = {
  now: number
  /** When the client made its edit, in server time. */
  timestamp?: number | undefined
  /** The person the request concerns. */
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

/** Rejects a request without a key before any look-up. */
export function missingKeyRefusal({ right }: Gate, key: string): Refusal | undefined {
  return key === '' ? MISSING_KEY[right]() : undefined
}

/**
 * The single authorisation check. Undefined means allowed; the caller must then start its change in the same turn of the
 * event loop, so that the check still holds.
 */
export function gateRefusal(authority: Authority, gate: Gate, request: Request): Refusal | undefined {
  const unauthorised = RIGHTS[gate.right](authority, request)
  if (unauthorised) return unauthorised
  const skewed =
    request.timestamp === undefined ? undefined : clockSkewRefusal(request.timestamp, request.now)
  if (skewed) return skewed
  return gate.whilePlanning === 'refused' && authority.room.isLockedByPlanner ? plannerRunning() : undefined
}
