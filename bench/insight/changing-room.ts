import { type CellAddress, cellAddress, cellKey, cellsIn } from '@planner/domain'
import { solve } from '@planner/solver'
import { planWrites } from '../../apps/server/src/planning/apply/plan-writes.ts'
import { compileProblem } from '../../apps/server/src/planning/compile/compile-problem.ts'
import { applyWrite } from '../../apps/server/src/rooms/apply-write.ts'
import { contentsOf, type RoomContents } from '../../apps/server/src/rooms/contents.ts'
import { EventSize } from '../../apps/server/src/rooms/event-size.ts'
import { NOTHING_REPLACED, type Watcher } from '../../apps/server/src/rooms/replaced-values.ts'
import { newRevision } from '../../apps/server/src/rooms/revision.ts'
import type { Write } from '../../apps/server/src/storage/storage.ts'
import { bigEvent } from '../../apps/server/src/testing/big-event.ts'
import { BIG_EVENT, personId, topicId, VARIANT } from '../events.ts'

const NOW = 1_000_000_000_000

/** An event of 500 people and 120 topics with languages and contacts, whose questions cost most, and its plan. */
export function plannedContents(): RoomContents {
  const contents = contentsOf(bigEvent(VARIANT, 'main', BIG_EVENT, { now: NOW, sessions: 4, contacts: 6 }))
  const problem = compileProblem(VARIANT, contents.state, { keepPreviousPlan: false })
  const plan = solve(problem, { seed: 1, iterations: 100_000 })
  for (const write of planWrites(VARIANT, contents.state, plan, NOW)) applyWrite(contents, write)
  return contents
}

/** The event as a room has it, and changes by hand, each another one. */
export function changingRoom(contents: RoomContents) {
  let count = 0
  const watchers = new Set<Watcher>()
  const room = {
    eventId: 'main',
    variant: VARIANT,
    state: contents.state,
    revision: newRevision(),
    bytes: new EventSize(contents).bytes,
    watch: (watcher: Watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
  const set = (address: CellAddress, value: string | boolean) => {
    count += 1
    const write: Write = {
      kind: 'putCell',
      eventId: 'main',
      cell: { address, value, timestamp: 2e12 + count },
    }
    applyWrite(contents, write)
    room.revision = newRevision()
    for (const watcher of watchers) watcher([write], NOTHING_REPLACED)
  }
  return {
    room,
    /** Somebody leaves a group or comes back. */
    move: () => {
      const placed = [...cellsIn(contents.state, 'assignments')]
      const cell = placed[count % placed.length]
      set(cell.address, cell.value !== true)
    },
    /** Every tenth person has no place any more. */
    late: () => {
      const late = new Set(Array.from({ length: BIG_EVENT.people / 10 }, (_, tenth) => personId(10 * tenth)))
      for (const { address, value } of [...cellsIn(contents.state, 'assignments')])
        if (value === true && late.has(address.userId)) set(address, false)
    },
    /** Somebody chooses another topic, or values one otherwise. */
    choice: () => {
      const parts = { userId: personId(count % BIG_EVENT.people), topicId: topicId(count % BIG_EVENT.topics) }
      const address = cellAddress('preferences', parts)
      set(address, contents.state.cells.get(cellKey(address))?.value === 'Yes' ? '#1 Yes!' : 'Yes')
    },
  }
}
