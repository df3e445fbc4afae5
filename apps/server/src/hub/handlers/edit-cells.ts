import {
  type AddressedCell,
  allowedValues,
  blankValue,
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
import { couldNotStore, refuse, refuseFields } from '../../gate/refusal.ts'
import type { Notice } from '../../rooms/feed.ts'
import type { Room } from '../../rooms/room.ts'
import { changeRefusal } from '../change-refusals.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { editedCells, SINGLE_CELL_TABLES } from '../rights/edited-cells.ts'
import { growthRefusal } from '../rights/growth.ts'
import { sendCells } from '../signals/broadcast.ts'
import type { Handler } from './handler.ts'

/** Sets one cell of a table whose cells are sent one by one; WIRE-9. */
export const sendSharedValue: Handler<'SendSharedValue'> = (context, connection, payload, authority) =>
  setCells({ context, connection, authority }, editedCells('SendSharedValue', payload), { kind: 'cells' })

export const editCells: Handler<'EditCells'> = (context, connection, payload, authority) =>
  setCells({ context, connection, authority }, editedCells('EditCells', payload), { kind: 'cells' })

/** Sets a rectangle of a person's week; LIVE-8. */
export const sendSharedRangeValue: Handler<'SendSharedRangeValue'> = (
  context,
  connection,
  payload,
  authority,
) => {
  const { eventAdminGuid: _a, eventUserPrivateGuid: _p, eventShareGuid: _s, ...range } = payload
  const cells = editedCells('SendSharedRangeValue', payload)
  return setCells({ context, connection, authority }, cells, { kind: 'range', range })
}

type Editing = { context: HubContext; connection: Connection; authority: Authority }

/**
 * Sets cells, all of them or none; the gate has authorised each. A cell with a newer value keeps it, and that value is sent back to
 * the client (LIVE-2).
 */
async function setCells(
  { context, connection, authority }: Editing,
  named: readonly (AddressedCell | undefined)[],
  notice: Notice,
): Promise<{ ok: true; applied: boolean } | Refusal> {
  const { room } = authority
  const cells = named.filter((cell) => cell !== undefined)
  if (cells.length < named.length) {
    context.log.debug('Unknown table in a shared value')
    return refuse(422, 'unknownTable', `tableName must be one of ${SINGLE_CELL_TABLES.join(', ')}.`)
  }
  for (const cell of cells) {
    const refusal = cellRefusal(authority, cell)
    if (!refusal) continue
    if (refusal.reason === 'unknownAddress')
      context.log.debug({ table: cell.address.table }, 'Unknown user, topic or session in a shared value')
    return refusal
  }
  const newCells = cells.filter(({ address }) => !room.state.cells.has(cellKey(address))).length
  const full = growthRefusal(context, connection, room, { newCells })
  if (full) return full
  const changes = cells.map((cell) => ({ kind: 'cell', ...cell }) as const)
  const outcome = await room.edit(changes, notice, {
    origin: connection.id,
    actor: actorOf(connection, authority),
  })
  if (outcome.kind === 'notStored') return couldNotStore()
  if (outcome.kind === 'rejected') {
    const { reason, change } = outcome
    if (reason !== 'invalidValue') return changeRefusal(reason)
    return valueRefusal(room, change.kind === 'cell' ? change.address : undefined)
  }
  const winners = outcome.superseded.flatMap((change) =>
    change.kind === 'cell' ? (room.state.cells.get(cellKey(change.address)) ?? []) : [],
  )
  sendCells(connection, winners)
  return { ok: true, applied: outcome.numApplied > 0 }
}

/**
 * Why nobody could set the cell to this value, regardless of timestamps and of the stored value. Who cannot see archived
 * people gets the same answer for them and their topics as for what does not exist (PRIV-12).
 */
function cellRefusal({ room, viewer }: Authority, { address, value }: AddressedCell): Refusal | undefined {
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
  return valueRefusal(room, address)
}

/** Says what is allowed in cells of one table; ERROR-16. */
function valueRefusal({ variant, state }: Room, address: CellAddress | undefined): Refusal {
  const allowed = address ? allowedValues(variant, state, address.table).join(', ') : ''
  return refuseFields([{ field: 'value', rule: 'notIn', params: { allowed } }])
}
