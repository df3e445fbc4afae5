import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CellAddress, cellAddress, cellKey, cellsIn } from '@planner/domain'
import { evaluate, solve } from '@planner/solver'
import { planWrites } from '../../apps/server/src/planning/apply/plan-writes.ts'
import { compileProblem } from '../../apps/server/src/planning/compile/compile-problem.ts'
import type { Insight as ThisInsight } from '../../apps/server/src/planning/insight/insight.ts'
import { snapshotOf } from '../../apps/server/src/planning/insight/snapshot.ts'
import { applyWrite } from '../../apps/server/src/rooms/apply-write.ts'
import { contentsOf, type RoomContents } from '../../apps/server/src/rooms/contents.ts'
import { EventSize } from '../../apps/server/src/rooms/event-size.ts'
import { NOTHING_REPLACED, type Watcher } from '../../apps/server/src/rooms/replaced-values.ts'
import { newRevision } from '../../apps/server/src/rooms/room-memory.ts'
import type { Write } from '../../apps/server/src/storage/storage.ts'
import { bigEvent } from '../../apps/server/src/testing/big-event.ts'
import { bench } from '../bench.ts'
import { BIG_EVENT, personId, topicId, VARIANT } from '../events.ts'
import { head, row, spread } from '../figures.ts'

/** The first rounds warm the compiler up. */
const UNCOUNTED = 3

type Asked = (insight: ThisInsight, round: number) => Promise<unknown>

export const INSIGHT = bench({
  measures:
    'Questions about a planned event of 500 people and 120 topics: processor time of all threads, and the time until the answer.',
  options: {
    rounds: { type: 'string', default: '40', says: 'times that each question is asked' },
    against: {
      type: 'string',
      says: 'asks the code of another checkout (before) of this repository as well, in turns',
    },
  },
  async measure(stand, { rounds, against }) {
    // Each checkout starts its thread from its own sources.
    delete process.env.SERVER_BUNDLE
    const contents = plannedContents()
    const { room, move, choice, late: takeOutTenth } = changingRoom(contents)
    const checkouts = [
      ...(against === undefined ? [] : [{ name: 'before', path: against }]),
      { name: 'now', path: '.' },
    ]
    const sides: { name: string; insight: ThisInsight }[] = []
    for (const { name, path } of checkouts)
      sides.push({ name, insight: stand.closing(await insightFrom(path)) })
    const moves: Asked = (insight, round) =>
      insight.ask(room, 'moves', { personId: personId(round), from: null })
    const why: Asked = (insight, round) => insight.ask(room, 'why', { personId: personId(round), slot: 0 })
    const late: Asked = (insight) => insight.ask(room, 'latePlaces', { limits: [], without: [] })
    /** What happens before the question, and the question. */
    const cases: [name: string, before: () => void, ask: Asked][] = [
      ['priceMoves, first after a choice', choice, moves],
      ['priceMoves, first after a move by hand', move, moves],
      ['priceMoves, again', () => {}, moves],
      ['explainPlace, first after a move by hand', move, why],
      ['explainPlace, first after a choice', choice, why],
      ['explainPlace, again', () => {}, why],
      ['latePlaces, a tenth late', takeOutTenth, late],
    ]
    const evaluations = spread(evaluationTimes(contents), 1)
    console.log(
      `A full evaluation of the plan, which grows on a busy machine as well: ${evaluations.join(', p95 ')} ms\n`,
    )
    head(['question', 'code', 'processor, ms', 'p95', 'answer, ms', 'p95'])
    for (const [name, before, ask] of cases) {
      const found = sides.map(() => ({ cpu: [] as number[], waited: [] as number[] }))
      for (let round = 0; round < UNCOUNTED + Number(rounds); round++) {
        before()
        const order = sides.map((_, at) => at)
        if (round % 2 === 1) order.reverse()
        for (const at of order) {
          const [cpu, time] = [cpuMs(), performance.now()]
          await ask(sides[at].insight, round)
          if (round < UNCOUNTED) continue
          found[at].cpu.push(cpuMs() - cpu)
          found[at].waited.push(performance.now() - time)
        }
      }
      for (const [at, { cpu, waited }] of found.entries())
        row([name, sides[at].name, ...spread(cpu, 1), ...spread(waited, 1)])
    }
  },
})

async function insightFrom(checkout: string): Promise<ThisInsight> {
  const url = pathToFileURL(join(resolve(checkout), 'apps/server/src/planning/insight/insight.ts'))
  const { Insight } = (await import(url.href)) as { Insight: new () => ThisInsight }
  return new Insight()
}

function evaluationTimes({ state }: ReturnType<typeof plannedContents>): number[] {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    const { problem, plan } = snapshotOf(VARIANT, state)
    if (problem.kind !== 'groups') throw new Error('The event is of groups.')
    const began = cpuMs()
    evaluate(problem, plan as never)
    if (round >= UNCOUNTED) times.push(cpuMs() - began)
  }
  return times
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const NOW = 1_000_000_000_000

/** An event of 500 people and 120 topics with languages and contacts, and its plan. */
function plannedContents(): RoomContents {
  const contents = contentsOf(bigEvent(VARIANT, 'main', BIG_EVENT, { now: NOW, sessions: 4, contacts: 6 }))
  const problem = compileProblem(VARIANT, contents.state, { keepPreviousPlan: false })
  const plan = solve(problem, { seed: 1, iterations: 100_000 })
  for (const write of planWrites(VARIANT, contents.state, plan, NOW)) applyWrite(contents, write)
  return contents
}

/** A room of the event, and changes to it; each call makes another one. */
function changingRoom(contents: RoomContents) {
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
