import {
  type AddressedCell,
  blankValue,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  type EventState,
  isPinned,
  TABLES,
} from '@planner/domain'

/** The planned cells a plan wants set, gathered by address. */
export type PlanCells = Map<CellKey, { address: CellAddress; value: CellValue }>

export function setCell(cells: PlanCells, address: CellAddress, value: CellValue): void {
  cells.set(cellKey(address), { address, value })
}

/**
 * All planned cells with the plan's end time: those it sets, and those of the plan before that it does not set,
 * made blank. The start of a pinned group that could not run stays, being the organiser's word.
 */
export function replacePlan(state: EventState, cells: PlanCells, timestamp: number): AddressedCell[] {
  const replaced: AddressedCell[] = [...cells.values()].map((cell) => ({ ...cell, timestamp }))
  for (const [key, { address, value }] of state.cells) {
    if (!TABLES[address.table].planned) continue
    const blank = blankValue(address.table)
    if (value === blank || cells.has(key) || isPinned(state, address)) continue
    replaced.push({ address, value: blank, timestamp })
  }
  return replaced
}

/**
 * When a plan ends: now, yet after the run's start and after every cell it may replace, whose writer's clock may
 * have run up to five seconds ahead (LIVE-3). ms since the epoch.
 */
export function endTimeOf(state: EventState, now: number): number {
  let end = Math.max(
    now,
    (state.event.lastPlannerStartTime ?? 0) + 1,
    (state.event.lastPlannerEndTime ?? 0) + 1,
  )
  for (const { timestamp } of state.cells.values()) if (timestamp >= end) end = timestamp + 1
  return end
}
