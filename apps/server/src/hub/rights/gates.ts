import { maySeeReport, participantVisibility, readsAsVisitor } from '@planner/domain'
import {
  type Ack,
  type Description,
  INVOCATIONS,
  type InvocationName,
  type InvocationPayload,
  type InvocationsOf,
  type Refusal,
} from '@planner/protocol'
import { type Authority, authorityByNow } from '../../gate/authority.ts'
import { gateRefusal, missingKeyRefusal } from '../../gate/gate.ts'
import { isNotStored } from '../../gate/refusal.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { roomOf } from './authority.ts'
import { editedCells } from './edited-cells.ts'

/** Invocations that access no event, or that authorise a key themselves. */
export type UngatedName = InvocationsOf<'none'>

type Keys = Partial<
  Record<'adminKey' | 'key' | 'eventAdminGuid' | 'eventUserPrivateGuid' | 'eventShareGuid', string>
>

/** Clients send every key they hold; the one with the most rights counts. */
function keyOf(field: Extract<Description, { key: unknown }>['key'], keys: Keys): string {
  if (field !== 'strongest') return keys[field] ?? ''
  return keys.eventAdminGuid || keys.eventUserPrivateGuid || keys.eventShareGuid || ''
}

/** What the gate asks of a payload: the same field means the same in every invocation. */
type Asked = Keys & {
  timestamp?: number | undefined
  userId?: string | null
  personIds?: readonly string[]
}

/** An authority that has passed the gate of an invocation. */
export type Admitted = Authority & {
  /** Asks the gate once more, for a handler that has waited: a run may have begun, a key been replaced. */
  refusalByNow: () => Refusal | undefined
}

/** What a handler receives: the authority of the key, unless the gate is open. */
export type AuthorityFor<N extends InvocationName> = N extends UngatedName ? undefined : Admitted

/**
 * Finds out what the key authorises, checks the invocation's gate and calls its handler, all in the same turn of the event loop, so
 * that the check still holds. A handler that waits before it changes something asks `refusalByNow`. What is read is answered
 * with the rights of the time of the answer (KEY-24), and anew where somebody or a topic was erased
 * meanwhile: the answer may still name them.
 */
export async function authorise<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  invocation: { name: N; payload: InvocationPayload<N> },
  handle: (authority: AuthorityFor<N>) => Ack<N> | Promise<Ack<N>>,
  tries = TRIES,
): Promise<Ack<N>> {
  const { name, payload } = invocation
  const gate: Description = INVOCATIONS[name]
  if (gate.right === 'none') return handle(undefined as AuthorityFor<N>)
  const asked = payload as Asked
  const key = keyOf(gate.key, asked)
  const missing: Refusal | undefined = missingKeyRefusal(gate, key)
  if (missing) return missing
  const found = await roomOf(context, connection, key)
  if (!found.ok) return found
  const { room } = found
  // Cells merge in any order; whatever else is asked rests on what other nodes have acknowledged by now.
  if (room.isShared && gate.right !== 'editor') await room.catchUp()
  const authority = authorityByNow(room, key, gate)
  if (!authority.ok) return authority
  // An edit of cells needs the right to each, and may come from the future in none.
  const cells = gate.right === 'editor' ? editedCells(name as InvocationsOf<'editor'>, payload as never) : []
  const known = cells.filter((cell) => cell !== undefined)
  const request = {
    now: context.now(),
    timestamp: cells.length > 0 ? latest(known) : asked.timestamp,
    personId: asked.userId ?? undefined,
    personIds: asked.personIds,
    addresses: known.map(({ address }) => address),
  }
  const admittedByNow = (): Authority | Refusal => {
    const again = authorityByNow(room, key, gate)
    return (again.ok && gateRefusal(again, gate, { ...request, timestamp: undefined })) || again
  }
  const refusalByNow = () => {
    const again = admittedByNow()
    return again.ok ? undefined : again
  }
  // A screen may know already, from another node, what this one is about to hear of.
  const orWhenUpToDate = async (ack: Ack<N>): Promise<Ack<N>> =>
    !ack.ok && room.isShared && tries > 1 && (await room.catchUp())
      ? authorise(context, connection, invocation, handle, tries - 1)
      : ack
  const refusal = gateRefusal(authority, gate, request)
  if (refusal) return orWhenUpToDate(refusal)
  const ask = (by: Authority) => handle({ ...by, refusalByNow } as AuthorityFor<N>)
  if (!gate.reads) {
    const { numConflicts } = room
    const ack = await ask(authority)
    // Another node was faster. The copy has what it did by now, and the same is decided anew on that.
    const isTriedAgain = tries > 1 && isNotStored(ack) && room.numConflicts > numConflicts
    return isTriedAgain ? authorise(context, connection, invocation, handle, tries - 1) : orWhenUpToDate(ack)
  }
  for (let by = authority; ; ) {
    const rights = readingRights(by)
    const { erasures } = room.memory
    const ack = await ask(by)
    const again = admittedByNow()
    if (!again.ok) return again
    if (readingRights(again) === rights && room.memory.erasures === erasures) return ack
    by = again
  }
}

/** How often a change is tried that other nodes were faster with. */
const TRIES = 5

/** What an answer depends on beside the event: who reads it, and what the event shows them. */
function readingRights({ room: { variant, state }, viewer }: Authority): string {
  const { role, personId } = viewer
  if (role === 'admin') return `${role} ${personId}`
  const shown = [participantVisibility(variant, state), maySeeReport(variant, state, viewer)]
  return [role, personId, readsAsVisitor(state, viewer), ...shown].join()
}

function latest(cells: readonly { timestamp: number }[]): number {
  return cells.reduce((time, { timestamp }) => Math.max(time, timestamp), 0)
}
