import {
  type AddressedCell,
  applyChange,
  type Cell,
  type CellAddress,
  type ChangeRejection,
  cellKey,
  editRefusal,
  isKnownAddress,
  isOfferedValue,
  PREFERENCE_SCALES,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Room } from '../../rooms/room.ts'
import { type Authority, authorityOf } from '../authority.ts'
import { sendCell } from '../broadcast.ts'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import { EDIT_REFUSALS } from '../edit-refusals.ts'
import { couldNotStore, plannerRunning, refuse, refuseFields } from '../refusal.ts'
import { aheadOfClock } from './clock-ahead.ts'

export type Keys = { eventAdminGuid: string; eventUserPrivateGuid: string; eventShareGuid: string }

/** The most powerful of the keys that came along. */
export function editorOf(
  context: HubContext,
  connection: Connection,
  keys: Keys,
): Promise<Authority | Refusal> {
  return authorityOf(
    context,
    connection,
    keys.eventAdminGuid || keys.eventUserPrivateGuid || keys.eventShareGuid,
  )
}

/**
 * Sets cells of one table to one value: rights, the domain's decision, storage, then `tell` (decision 17). Cells
 * that hold a newer value keep it, and the sender is told which (decision 16).
 */
export async function editCells(
  context: HubContext,
  connection: Connection,
  { room, viewer }: Authority,
  edit: { addresses: readonly CellAddress[]; cell: Cell },
  tell: (applied: readonly AddressedCell[]) => void,
): Promise<{ ok: true; applied: boolean } | Refusal> {
  const { addresses, cell } = edit
  const { variant, state, eventId } = room
  const ahead = aheadOfClock(cell.timestamp, context.now())
  if (ahead) return ahead
  for (const address of addresses) {
    if (!isKnownAddress(variant, state, address)) return unknownAddress(context, address)
    const refusal = editRefusal(variant, state, viewer, address)
    if (refusal) return refuse(403, refusal, EDIT_REFUSALS[refusal])
    if (!isOfferedValue(variant, address.table, cell.value)) return notOffered(room)
  }

  const applied: AddressedCell[] = []
  const lost: CellAddress[] = []
  for (const address of addresses) {
    const outcome = applyChange(variant, state, { kind: 'cell', address, ...cell })
    if (outcome.kind === 'applied')
      applied.push({ ...(state.cells.get(cellKey(address)) ?? { ...cell, address }) })
    else if (outcome.reason === 'notNewer') lost.push(address)
    // One table, value and time: what is wrong with one cell is wrong with the first.
    else return rejected(context, address, outcome.reason)
  }
  const writes = applied.map((each) => ({ kind: 'putCell', eventId, cell: each }) as const)
  if (writes.length > 0) {
    if (!(await room.change(writes))) return couldNotStore()
    tell(applied)
  }
  if (lost.length > 0) await tellWinners(connection, room, lost)
  return { ok: true, applied: applied.length > 0 }
}

/** What won may still be on its way to storage, and an acknowledgement promises that it is there. */
async function tellWinners(connection: Connection, room: Room, lost: readonly CellAddress[]): Promise<void> {
  await room.settled()
  for (const address of lost) {
    const winner = room.state.cells.get(cellKey(address))
    if (winner) sendCell(connection, winner)
  }
}

function unknownAddress({ log }: HubContext, { table }: CellAddress): Refusal {
  log.warn({ table }, 'Unknown user, topic or session in a shared value')
  return refuse(
    409,
    'unknownAddress',
    `${table}: the user, topic, group or session named is not part of this event.`,
  )
}

function notOffered({ variant }: Room): Refusal {
  const allowed = PREFERENCE_SCALES[variant.preferenceScale].choices.filter((choice) => choice !== '')
  return refuseFields([
    { field: 'value', rule: 'notIn', params: { allowed: `blank, ${allowed.join(', ')}` } },
  ])
}

function rejected(context: HubContext, address: CellAddress, reason: ChangeRejection): Refusal {
  switch (reason) {
    case 'unknownAddress':
      return unknownAddress(context, address)
    case 'plannerRunning':
      return plannerRunning()
    case 'beforePlan':
      return refuse(409, reason, 'A plan was made after this change. Please make the change again.')
    case 'selfContact':
      return refuse(422, reason, 'A contact preference needs another person.')
    default:
      return refuseFields([{ field: 'value', rule: 'notIn' }])
  }
}
