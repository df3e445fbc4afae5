import {
  allowedValues,
  blankValue,
  type Cell,
  type CellAddress,
  cellKey,
  isAboutTopicOnly,
  isAdmin,
  isKnownAddress,
  isOfferedValue,
  isWantedGroup,
  referencesUnseen,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore, refuseFields } from '../../gate/refusal.ts'
import type { Notice } from '../../rooms/feed.ts'
import type { Room } from '../../rooms/room.ts'
import { sendCell } from '../broadcast.ts'
import { changeRefusal } from '../change-refusals.ts'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import { growthRefusal } from '../growth.ts'

/**
 * Sets cells of one table to one value; the gate has authorised each. A cell with a newer value keeps it, and that value is sent back to
 * the client (LIVE-2).
 */
export async function editCells(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  { addresses, cell }: { addresses: readonly CellAddress[]; cell: Cell },
  notice: Notice,
): Promise<{ ok: true; applied: boolean } | Refusal> {
  const { room } = authority
  for (const address of addresses) {
    const refusal = cellRefusal(authority, address, cell)
    if (!refusal) continue
    if (refusal.reason === 'unknownAddress')
      context.log.debug({ table: address.table }, 'Unknown user, topic or session in a shared value')
    return refusal
  }
  const newCells = addresses.filter((address) => !room.state.cells.has(cellKey(address))).length
  const full = growthRefusal(context, connection, room, { newCells })
  if (full) return full
  const changes = addresses.map((address) => ({ kind: 'cell', address, ...cell }) as const)
  const outcome = await room.edit(changes, notice, {
    origin: connection.id,
    actor: actorOf(connection, authority),
  })
  if (outcome.kind === 'notStored') return couldNotStore()
  if (outcome.kind === 'rejected') {
    const { reason } = outcome
    return reason === 'invalidValue' ? valueRefusal(room, addresses) : changeRefusal(reason)
  }
  for (const change of outcome.superseded) {
    const winner = change.kind === 'cell' ? room.state.cells.get(cellKey(change.address)) : undefined
    if (winner) sendCell(connection, winner)
  }
  return { ok: true, applied: outcome.numApplied > 0 }
}

/**
 * Why nobody could set the cell to this value, regardless of timestamps and of the stored value. Who cannot see archived
 * people gets the same answer for them and their topics as for what does not exist (PRIV-12).
 */
function cellRefusal(
  { room, viewer }: Authority,
  address: CellAddress,
  { value }: Cell,
): Refusal | undefined {
  const { variant, state } = room
  const { table } = address
  const isHidden = !isAdmin(viewer) && referencesUnseen(state, address, viewer.personId)
  if (isHidden || !isKnownAddress(variant, state, address)) return changeRefusal('unknownAddress')
  // What should not be there can still be taken out.
  if (value !== blankValue(table)) {
    if (!isWantedGroup(state, address)) return changeRefusal('unknownAddress')
    if (isAboutTopicOnly(state, address)) return changeRefusal('selfContact')
  }
  if (isOfferedValue(variant, table, value)) return undefined
  return valueRefusal(room, [address])
}

/** Says what is allowed in cells of one table; ERROR-16. */
function valueRefusal({ variant, state }: Room, [address]: readonly CellAddress[]): Refusal {
  const allowed = address ? allowedValues(variant, state, address.table).join(', ') : ''
  return refuseFields([{ field: 'value', rule: 'notIn', params: { allowed } }])
}
