import { setImmediate } from 'node:timers/promises'
import { type CellAddress, type EventState, TABLE_NAMES, TABLES } from '@planner/domain'
import { type EventExport, meetingToWire } from '@planner/protocol'
import type { PlanRunSummary } from '../storage/plan-run-store.ts'

/** Cells written before others have their turn: less than a millisecond's work each hundred. */
const CELLS_PER_TURN = 1000

type Runs = readonly PlanRunSummary[]

/** The text of an event's export in pieces, so that a large one holds up nobody; KEY-21. `exportedAt` in ms since the epoch. */
export async function* eventFile(state: EventState, runs: Runs, exportedAt: number): AsyncGenerator<string> {
  const { event, settings, persons, topics } = state
  // What is written is how the event was when it began: records and cells are replaced, never changed.
  const cells = [...state.cells.values()]
  const head = {
    format: 'planner-event/1',
    exportedAt,
    event: { ...event },
    settings: Object.fromEntries(settings),
    people: [...persons.values()].map((person) => ({ ...person })),
    topics: [...topics.values()].map((topic) => ({ ...topic })),
    // What the two say to each other is for them alone (MEET-26).
    meetings: [...state.meetings.values()].map((fact) => meetingToWire({ ...fact, said: [] })),
    planRuns: runs.map(runOf),
  } satisfies Omit<EventExport, 'tables'>
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  for (const [index, table] of TABLE_NAMES.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(table)}:[`
    let separator = ''
    const rows = cells.filter(({ address }) => address.table === table)
    for (let start = 0; start < rows.length; start += CELLS_PER_TURN) {
      const turn = rows.slice(start, start + CELLS_PER_TURN)
      yield separator +
        turn
          .map(({ address, value, timestamp }) => JSON.stringify({ ...partsOf(address), value, timestamp }))
          .join(',')
      separator = ','
      await setImmediate()
    }
    yield ']'
  }
  yield '}}\n'
}

/** The parts of an address that its table has. */
function partsOf(address: CellAddress): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(TABLES[address.table].parts).map((part) => [part, address[part as keyof CellAddress]]),
  )
}

function runOf({ settings, score, ...run }: PlanRunSummary): EventExport['planRuns'][number] {
  return {
    ...run,
    score: score === null ? null : (JSON.parse(score) as number[]),
    settings: JSON.parse(settings) as Record<string, unknown>,
  }
}
