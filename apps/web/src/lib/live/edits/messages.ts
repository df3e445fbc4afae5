import { type AcceptedChange, isRectangleTable, TABLES, type WireFormat } from '@planner/domain'
import { MAX_EDITED_CELLS, sharedValueToWire } from '@planner/protocol'
import type { CommandResult } from '../hub-connection.ts'
import type { Invoke } from '../invoke.ts'
import { actionsOf, type PendingEdit } from './pending-edit.ts'
import { type CellChange, rectanglesOf } from './rectangles.ts'

/** All invocations that carry edits have the same acknowledgement. */
export type EditAck = CommandResult<'SendSharedValue'>

/** One invocation, and the changes it carries. */
export type EditMessage = {
  readonly changes: readonly AcceptedChange[]
  readonly send: (invoke: Invoke) => Promise<EditAck>
}

/** The invocations that carry the edits: one for an action's cells, few rectangles, one for each setting. */
export function messagesOf(edits: readonly PendingEdit[]): EditMessage[] {
  const changes = edits.map(({ change }) => change)
  return [
    ...actionsOf(edits).flatMap((action) => actionMessages(cellsSentAs('value', action))),
    ...rectanglesOf(cellsSentAs('rectangle', edits)).flatMap(rectangleMessage),
    ...changes.filter((change) => change.kind === 'setting').map(settingMessage),
  ]
}

function cellsSentAs(format: WireFormat, edits: readonly PendingEdit[]): CellChange[] {
  return edits.flatMap(({ change }) =>
    change.kind === 'cell' && TABLES[change.address.table].wireFormat === format ? [change] : [],
  )
}

/** An action of more cells than fit into one message is the only one that others may see in parts. */
function actionMessages(changes: readonly CellChange[]): EditMessage[] {
  const messages: EditMessage[] = []
  for (let start = 0; start < changes.length; start += MAX_EDITED_CELLS)
    messages.push(cellsMessage(changes.slice(start, start + MAX_EDITED_CELLS)))
  return messages
}

function cellsMessage(changes: readonly CellChange[]): EditMessage {
  const cells = changes.map(({ address, value, timestamp }) => sharedValueToWire(address, value, timestamp))
  const [cell] = cells
  return {
    changes,
    send: (invoke) =>
      cell && cells.length === 1 ? invoke('SendSharedValue', cell) : invoke('EditCells', { cells }),
  }
}

function rectangleMessage({ changes, corners }: ReturnType<typeof rectanglesOf>[number]): EditMessage[] {
  const [first] = changes
  if (!first || !isRectangleTable(first.address.table)) return []
  const { value, timestamp } = first
  const { table: tableName, userId } = first.address
  const range = { tableName, userId, value, timestamp, ...corners }
  return [{ changes, send: (invoke) => invoke('SendSharedRangeValue', range) }]
}

function settingMessage(change: Extract<AcceptedChange, { kind: 'setting' }>): EditMessage {
  const { key: path, value, timestamp } = change
  return { changes: [change], send: (invoke) => invoke('SendSettingValue', { path, value, timestamp }) }
}
