import { type AcceptedChange, isRectangleTable, TABLES, type WireFormat } from '@planner/domain'
import { sharedValueToWire } from '@planner/protocol'
import type { CommandResult, HubConnection } from '../hub-connection.ts'
import { type HeldKeys, wireKeys } from '../keys.ts'
import { type CellChange, rectanglesOf } from './rectangles.ts'

type Hub = Pick<HubConnection, 'invoke'>

/** All invocations that carry edits have the same acknowledgement. */
export type EditAck = CommandResult<'SendSharedValue'>

/** One invocation, and the changes it carries. */
export type EditMessage = {
  readonly changes: readonly AcceptedChange[]
  readonly send: (hub: Hub, keys: HeldKeys) => Promise<EditAck>
}

/** The invocations that carry the changes: as few as the wire format of their tables allows. */
export function messagesOf(changes: readonly AcceptedChange[]): EditMessage[] {
  const cells = changes.filter((change) => change.kind === 'cell')
  const settings = changes.filter((change) => change.kind === 'setting')
  const cellsSentBy = (format: WireFormat) =>
    cells.filter(({ address }) => TABLES[address.table].wireFormat === format)
  return [
    ...Object.entries(MESSAGES_OF_CELLS).flatMap(([format, make]) => make(cellsSentBy(format as WireFormat))),
    ...settings.map(settingMessage),
  ]
}

const MESSAGES_OF_CELLS = {
  value: (changes) =>
    changes.map((change) => ({
      changes: [change],
      send: (hub, keys) =>
        hub.invoke('SendSharedValue', {
          ...wireKeys(keys),
          ...sharedValueToWire(change.address, change.value, change.timestamp),
        }),
    })),
  rectangle: (changes) =>
    rectanglesOf(changes).flatMap(({ changes: inside, corners }) => {
      const [first] = inside
      if (!first || !isRectangleTable(first.address.table)) return []
      const { value, timestamp } = first
      const { table: tableName, userId } = first.address
      return [
        {
          changes: inside,
          send: (hub: Hub, keys: HeldKeys) =>
            hub.invoke('SendSharedRangeValue', {
              ...wireKeys(keys),
              tableName,
              userId,
              value,
              timestamp,
              ...corners,
            }),
        },
      ]
    }),
} as const satisfies Record<WireFormat, (changes: readonly CellChange[]) => EditMessage[]>

function settingMessage(change: Extract<AcceptedChange, { kind: 'setting' }>): EditMessage {
  const { key: path, value, timestamp } = change
  return {
    changes: [change],
    send: (hub, keys) => {
      const { eventAdminGuid, eventShareGuid } = wireKeys(keys)
      return hub.invoke('SendSettingValue', { eventAdminGuid, eventShareGuid, path, value, timestamp })
    },
  }
}
