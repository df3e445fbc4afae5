import { type CellAddress, type EditRefusal, editRefusal } from '@planner/domain'
import type { Refusal, Right } from '@planner/protocol'
import type { Authority, ShutOutRule } from './authority.ts'
import { clockSkewRefusal } from './clock-skew.ts'
import { plannerRunning, refuse } from './refusal.ts'

/** The preconditions of reading or changing an event. */
export type Gate = ShutOutRule & {
  right: Right
  /**
   * Whether the request is rejected while the planner runs or a run is being stored. A run writes the event
   * record, keys included, when it starts and ends, and would overwrite concurrent edits of its input. People
   * may still join and leave.
   */
  whilePlanning: 'refused' | 'allowed'
}

export type Request = {
  now: number
  /** When the client made its edit, in server time. */
  timestamp?: number | undefined
  /** The person the request concerns. */
  personId?: string | undefined
  /** The people each of whom may do it. */
  personIds?: readonly string[] | undefined
  /** The cells the request edits. */
  addresses?: readonly CellAddress[] | undefined
}

const EDIT_REFUSALS = {
  notRegistered: 'Register first: the share link alone lets you change nothing.',
  notYourRow: 'You can change your own row only.',
  adminOnly: 'Only an event admin can change this.',
  scheduleNotOpen: 'The event admin has not opened the schedule for changes.',
  notApproved:
    'You wait for approval by the organisers, and take part in the schedule once they have approved you.',
  readOnlyState: 'This meeting is settled and can no longer be changed here.',
  contactsNotConsidered: 'You are not asked for contact preferences in this event.',
} as const satisfies Record<EditRefusal, string>

const RIGHTS: Record<Right, (authority: Authority, request: Request) => Refusal | undefined> = {
  admin: ({ viewer }) =>
    viewer.role === 'admin' ? undefined : refuse(403, 'adminOnly', 'Only an event admin can do this.'),
  // Without a person's id the request concerns the person of the key; a share key has none.
  adminOrSelf: ({ viewer }, { personId }) =>
    viewer.role === 'admin' || (viewer.personId !== null && viewer.personId === (personId || viewer.personId))
      ? undefined
      : refuse(403, 'notYourRow', 'You can do this with your own data only.'),
  adminOrOneOf: ({ viewer }, { personIds = [] }) =>
    viewer.role === 'admin' || (viewer.personId !== null && personIds.includes(viewer.personId))
      ? undefined
      : refuse(403, 'notYourMeeting', 'Only the two people and the organisers can do this.'),
  oneOf: ({ viewer }, { personIds = [] }) =>
    viewer.personId !== null && personIds.includes(viewer.personId)
      ? undefined
      : refuse(403, 'notOfTheTwo', 'Only the two people themselves can do this.'),
  keyHolder: () => undefined,
  editor: ({ room, viewer }, { addresses = [] }) => {
    if (viewer.role === 'visitor') return refuse(403, 'notRegistered', EDIT_REFUSALS.notRegistered)
    for (const address of addresses) {
      const refusal = editRefusal(room.variant, room.state, viewer, address)
      if (refusal) return refuse(403, refusal, EDIT_REFUSALS[refusal])
    }
    return undefined
  },
}

const MISSING_KEY: Record<Right, () => Refusal | undefined> = {
  admin: () => refuse(403, 'adminOnly', 'Only an event admin can do this: the admin key is missing.'),
  adminOrSelf: () => refuse(403, 'keyMissing', 'This needs the private key or the admin key.'),
  adminOrOneOf: () => refuse(403, 'keyMissing', 'This needs the private key or the admin key.'),
  oneOf: () => refuse(403, 'keyMissing', 'This needs the private key.'),
  keyHolder: () => refuse(403, 'keyMissing', 'This needs a key of the event: none was given.'),
  editor: () => undefined,
}

/** Rejects a request without a key before any look-up. */
export function missingKeyRefusal({ right }: Gate, key: string): Refusal | undefined {
  return key === '' ? MISSING_KEY[right]() : undefined
}

/**
 * The single authorisation check. Rights come first: a refusal tells nothing of the event's state to those
 * without the right (PRIV-11). Undefined means allowed; the caller must then start its change in the same
 * turn of the event loop, so that the check still holds.
 */
export function gateRefusal(authority: Authority, gate: Gate, request: Request): Refusal | undefined {
  const unauthorised = RIGHTS[gate.right](authority, request)
  if (unauthorised) return unauthorised
  const skewed =
    request.timestamp === undefined ? undefined : clockSkewRefusal(request.timestamp, request.now)
  if (skewed) return skewed
  return gate.whilePlanning === 'refused' && authority.room.isLockedByPlanner ? plannerRunning() : undefined
}
