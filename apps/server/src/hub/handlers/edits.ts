import {
  type AddressedCell,
  allowedValues,
  blankValue,
  type CellAddress,
  type ChangeRejection,
  cellKey,
  isAboutTopicOnly,
  isAdmin,
  isKnownAddress,
  isOfferedValue,
  isSettingKey,
  isWantedGroup,
  readSettingValue,
  referencesUnseen,
  type VariantDescription,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { settingError } from '../../forms/event-form.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore, plannerRunning, refuse, refuseFields } from '../../gate/refusal.ts'
import type { Notice } from '../../rooms/feed.ts'
import type { Room } from '../../rooms/room.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { editedCells, SINGLE_CELL_TABLES } from '../rights/edited-cells.ts'
import { growthRefusal } from '../rights/growth.ts'
import { sendCells } from '../signals/broadcast.ts'
import type { Handler } from './handler.ts'

export const SendSharedValue: Handler<'SendSharedValue'> = (context, connection, payload, authority) =>
  setCells({ context, connection, authority }, editedCells('SendSharedValue', payload), { kind: 'cells' })

export const EditCells: Handler<'EditCells'> = (context, connection, payload, authority) =>
  setCells({ context, connection, authority }, editedCells('EditCells', payload), { kind: 'cells' })

export const SendSharedRangeValue: Handler<'SendSharedRangeValue'> = (
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
 * Sets cells, all of them or none; the gate has authorised each. A cell with a newer value keeps it, and that
 * value is sent back to the client (LIVE-2).
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
 * Why nobody could set the cell to this value, regardless of timestamps and of the stored value. Who cannot
 * see archived people gets the same answer for them and their topics as for what does not exist (PRIV-12).
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

export const SendSettingValue: Handler<'SendSettingValue'> = async (_, connection, payload, authority) => {
  const { room } = authority
  const { path, timestamp } = payload
  const value = readSettingValue(path, payload.value)
  const change = { kind: 'setting', key: path, value, timestamp } as const
  const outcome = await room.edit(
    [change],
    { kind: 'setting' },
    { origin: connection.id, actor: actorOf(connection, authority) },
  )
  if (outcome.kind === 'notStored') return couldNotStore()
  if (outcome.kind === 'rejected') return settingRefusal(outcome.reason, path, room.variant)
  const winner = isSettingKey(path) ? room.state.settings.get(path) : undefined
  if (outcome.superseded.length > 0 && winner)
    connection.signals.send('ReceiveSettingValue', { path, ...winner })
  return { ok: true, applied: outcome.numApplied > 0 }
}

function settingRefusal(reason: ChangeRejection, path: string, variant: VariantDescription): Refusal {
  if (reason === 'invalidValue' && isSettingKey(path))
    return refuseFields([settingError(variant, path, 'value')])
  if (reason === 'unknownSetting' || reason === 'invalidValue')
    return refuse(422, 'unknownSetting', `path names no setting of the variant ${variant.id}.`)
  return changeRefusal(reason)
}

/** A value that is not allowed is refused with those that are, which only the caller knows (ERROR-16). */
type Reason = Exclude<ChangeRejection, 'invalidValue'>

const REFUSALS: Record<Reason, () => Refusal> = {
  unknownAddress: () =>
    refuse(409, 'unknownAddress', 'The user, topic, group or session named is not part of this event.'),
  unknownSetting: () => refuse(422, 'unknownSetting', 'path names no setting of this event.'),
  selfContact: () =>
    refuse(422, 'selfContact', 'This choice is about somebody else. Please choose another person.'),
  plannerRunning,
  beforePlan: () =>
    refuse(409, 'beforePlan', 'A plan was made after this change. Please make the change again.'),
  notNewer: () => {
    throw new Error('A superseded value is not a refusal. Maybe the outcome of the edit was not checked?')
  },
}

/** The reply for a change that the merge rule rejects. */
function changeRefusal(reason: Reason): Refusal {
  return REFUSALS[reason]()
}
