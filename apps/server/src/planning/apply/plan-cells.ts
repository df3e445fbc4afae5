import {
  blankValue,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  type EventState,
  isPinned,
  TABLES,
} from '@planner/domain'
import type { Write } from '../../storage/storage.ts'

/** The cells that a plan sets, by address. */
export type PlanCells = Map<CellKey, { address: CellAddress; value: CellValue }>

export function setCell(cells: PlanCells, address: CellAddress, value: CellValue): void {
  cells.set(cellKey(address), { address, value })
}

/**
 * Writes the cells of a plan with the plan's end as their timestamp, and makes those of the plan before blank.
 * The start of a pinned group that could not run stays: the organiser has chosen it.
 */
export function replacePlan(state: EventState, cells: PlanCells, endedAt: number): Write[] {
  const replaced = [...cells.values()]
  for (const [key, { address, value }] of state.cells) {
    if (!TABLES[address.table].planned) continue
    const blank = blankValue(address.table)
    if (value === blank || cells.has(key) || isPinned(state, address)) continue
    replaced.push({ address, value: blank })
  }
  const eventId = state.event.id
  return replaced.map((cell) => {
    const timestamp = planStamp(state, cell.address, endedAt)
    return { kind: 'putCell', eventId, cell: { ...cell, timestamp } }
  })
}

/**
 * When a plan changes a cell, in ms since the epoch: at the plan's end, yet after the replaced value, whose
 * writer's clock may have run up to five seconds ahead (LIVE-3).
 */
function planStamp(state: EventState, address: CellAddress, endedAt: number): number {
  const stored = state.cells.get(cellKey(address))
  return stored ? Math.max(endedAt, stored.timestamp + 1) : endedAt
}

/** When a plan ends, in ms since the epoch: now, yet after its start and after the end of the last run. */
export function endTimeOf(state: EventState, now: number): number {
  const { lastPlannerStartTime, lastPlannerEndTime } = state.event
  return Math.max(now, (lastPlannerStartTime ?? 0) + 1, (lastPlannerEndTime ?? 0) + 1)
}
