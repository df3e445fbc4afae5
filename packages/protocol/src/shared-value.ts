import {
  type AddressedCell,
  type CellAddress,
  type CellValue,
  cellAddress,
  isTableName,
  type RectangleTable,
  TABLES,
  type WireFormat,
} from '@planner/domain'
import type { SharedRange, SharedValue } from './signals.ts'

type WireAddress = Omit<SharedValue, 'value' | 'timestamp'>

/** Parses a wire address; undefined for an unknown table (ERROR-6: logged and ignored). */
export function addressFromWire(wire: WireAddress): CellAddress | undefined {
  if (!isTableName(wire.tableName)) return undefined
  return cellAddress(wire.tableName, {
    sessionId: wire.sessionId ?? 0,
    userId: wire.userId ?? '',
    topicId: wire.topicId ?? '',
    topicGroupIndex: wire.topicGroupIndex ?? 0,
  })
}

export function sharedValueToWire(address: CellAddress, value: CellValue, timestamp: number): SharedValue {
  return {
    tableName: address.table,
    sessionId: address.sessionId || null,
    userId: address.userId || null,
    topicId: address.topicId || null,
    topicGroupIndex: address.topicGroupIndex,
    value,
    timestamp,
  }
}

/** A cell in the wire format of its table. */
export type WireCell =
  | { wireFormat: 'value'; payload: SharedValue }
  | { wireFormat: 'rectangle'; payload: SharedRange }

const ENCODERS: { [T in WireFormat]: (cell: AddressedCell) => Extract<WireCell, { wireFormat: T }> } = {
  value: ({ address, value, timestamp }) => ({
    wireFormat: 'value',
    payload: sharedValueToWire(address, value, timestamp),
  }),
  // A rectangle of one hour.
  rectangle: ({ address, value, timestamp }) => {
    const [day, hour] = [Math.floor(address.hour / 24) + 1, (address.hour % 24) + 1]
    const corners = { rangeStartD1: day, rangeStartD2: hour, rangeEndD1: day, rangeEndD2: hour }
    const tableName = address.table as RectangleTable
    return {
      wireFormat: 'rectangle',
      payload: { tableName, userId: address.userId, value, timestamp, ...corners },
    }
  },
}

export function toWireCell(cell: AddressedCell): WireCell {
  return ENCODERS[TABLES[cell.address.table].wireFormat](cell)
}

/** The addresses of the cells in a rectangle of one person's week. */
export function addressesOfRange(
  range: WireRange & { tableName: RectangleTable; userId: string },
): CellAddress[] {
  return hoursOfRange(range).map((hour) => cellAddress(range.tableName, { userId: range.userId, hour }))
}

type WireRange = { rangeStartD1: number; rangeStartD2: number; rangeEndD1: number; rangeEndD2: number }

/**
 * The hours of the week (0..167) in a rectangle of days and hours, corners in any order; LIVE-8. Days run
 * 1..7 from Monday, hours 1..24.
 */
export function hoursOfRange(range: WireRange): number[] {
  const [firstDay, lastDay] = ordered(range.rangeStartD1, range.rangeEndD1)
  const [firstHour, lastHour] = ordered(range.rangeStartD2, range.rangeEndD2)
  const hours: number[] = []
  for (let day = firstDay; day <= lastDay; day += 1) {
    for (let hour = firstHour; hour <= lastHour; hour += 1) hours.push(24 * (day - 1) + (hour - 1))
  }
  return hours
}

function ordered(a: number, b: number): [number, number] {
  return a <= b ? [a, b] : [b, a]
}
