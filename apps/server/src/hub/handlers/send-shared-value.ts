import { addressFromWire } from '@planner/protocol'
import { tellCell } from '../broadcast.ts'
import { refuse } from '../refusal.ts'
import { editCells, editorOf } from './edit-cells.ts'
import type { Handler } from './handler.ts'

/** Tables whose cells travel one by one; spec 7.1. */
const TABLES_BY_VALUE: ReadonlySet<string> = new Set([
  'preferences',
  'contactPreferences',
  'assignments',
  'availabilities',
  'weekDayHourAssignments',
  'fixedTopics',
])

export const sendSharedValue: Handler<'SendSharedValue'> = async (context, connection, payload) => {
  const authority = await editorOf(context, connection, payload)
  if (!authority.ok) return authority
  const address = TABLES_BY_VALUE.has(payload.tableName) ? addressFromWire(payload) : undefined
  if (!address) {
    context.log.warn('Unknown table in a shared value')
    return refuse(422, 'unknownTable', `tableName must be one of ${[...TABLES_BY_VALUE].join(', ')}.`)
  }
  const cell = { value: payload.value, timestamp: payload.timestamp }
  return editCells(context, connection, authority, { addresses: [address], cell }, (applied) => {
    for (const each of applied) tellCell(authority.room, each, connection)
  })
}
