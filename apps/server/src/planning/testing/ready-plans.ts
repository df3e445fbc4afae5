import type { EventState } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect } from 'vitest'
import { NOTHING_REPLACED, type Watcher } from '../../rooms/replaced-values.ts'
import type { Write } from '../../storage/storage.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import type { StartSolver } from '../queue/search-processes.ts'
import { SearchQueue } from '../queue/search-queue.ts'
import { type ReadyDeps, ReadyPlans } from '../ready/ready-plans.ts'
import type { SolverEnd } from '../threads/solver-child.ts'
import type { BestPlan } from '../threads/solver-messages.ts'
import { answerHere } from './asked-event.ts'

export const BEST: BestPlan = {
  text: '{}',
  hard: 0,
  brokenRules: 0,
  medium: 0,
  soft: 1,
  satisfaction: 0.5,
  bound: null,
}
export const KEEP_READY = 'parameters|rules|keepPlanReady'

/** Searches that were started, each with what it was asked for; the test says when it finds and ends. */
class FakeSolvers {
  readonly started: (Parameters<StartSolver>[0] & {
    finds: (best?: BestPlan) => void
    ends: (end?: Partial<SolverEnd>) => void
    isGone: boolean
  })[] = []

  readonly start: StartSolver = (order, onBest) => {
    const { promise, resolve } = Promise.withResolvers<SolverEnd>()
    const search = {
      ...order,
      isGone: false,
      finds: (best = BEST) => onBest(best),
      ends: (end = {}) =>
        resolve({
          kind: 'done',
          best: BEST,
          obstacles: [],
          isProven: true,
          cpuSeconds: 1,
          ...end,
        } as SolverEnd),
    }
    this.started.push(search)
    const kill = async () => {
      search.isGone = true
      resolve({ kind: 'died', how: 'SIGTERM' })
    }
    return { pid: undefined, ended: promise, stop: () => {}, pause: async () => {}, resume: () => {}, kill }
  }

  get last() {
    const last = this.started.at(-1)
    if (!last) throw new Error('No search was started.')
    return last
  }
}

/** Answers at once, from the room's own state. */
const insightHere: ReadyDeps['insight'] = {
  async ask(room, name, input) {
    return (await answerHere(room, name, input as never)) as never
  },
}

/** A live copy of an event that the test changes. */
function roomOf(builder: EventBuilder) {
  const watchers: Watcher[] = []
  const room = {
    eventId: builder.state.event.id,
    variant: builder.variant,
    state: builder.state as EventState,
    revision: 1,
    isLockedByPlanner: false,
    bytes: 0,
    watch: (watcher: Watcher) => {
      watchers.push(watcher)
      return () => {}
    },
    changed(writes: readonly Write[] | null = []) {
      room.revision += 1
      for (const watcher of watchers) watcher(writes, NOTHING_REPLACED)
    },
  }
  return room
}

export function fiveAndTwo(id = 'event') {
  const event = new EventBuilder('planner', { id, numSessions: 2 })
  event.owner('ann').owner('bob').people('cid', 'dan', 'eve')
  for (const person of ['cid', 'dan', 'eve']) event.wish(person, 'ann', 'Yes').wish(person, 'bob', 'Yes')
  return event
}

/** What a test decides: searches, the time, the cores that have nothing to do, and how busy the hub is. */
export const world = { solvers: new FakeSolvers(), clock: 0, free: 0, hubLoad: 0 }

export function startAfresh(): void {
  Object.assign(world, { solvers: new FakeSolvers(), clock: 1_000_000, free: 4, hubLoad: 0 })
}

export function keeping(builder: EventBuilder, isOn = true) {
  const room = roomOf(builder)
  const rooms = new Map([[room.eventId, room]])
  const log = { info: () => {}, warn: () => {}, error: (details: object) => expect(details).toBeUndefined() }
  const watchHub = () => () => world.hubLoad
  const searches = new SearchQueue({ log, threads: 4, startSolver: world.solvers.start, watchHub })
  const ready = new ReadyPlans({
    searches,
    rooms: { loaded: (id) => rooms.get(id) },
    insight: insightHere,
    now: () => world.clock,
    random: () => 0.5,
    isOn,
    freeCores: () => world.free,
    log,
    pace: { lookMs: 2 ** 30 },
  })
  const settle = async () => {
    world.clock += 5000
    await ready.look()
  }
  /** Lets a search that has ended be taken in, and the next one begin. */
  const turn = async () => {
    await new Promise(setImmediate)
    await ready.look()
  }
  const asked = (keepPreviousPlan = false, seed = 7) => ({
    eventId: 'event',
    seconds: 300,
    seed,
    problem: JSON.stringify(compileProblem(room.variant, room.state, { keepPreviousPlan })),
  })
  /** Another event on the same server. */
  const open = (other: EventBuilder, address = 'here') => {
    const its = roomOf(other)
    rooms.set(its.eventId, its)
    ready.seen(its, address)
    return its
  }
  const evict = () => rooms.clear()
  ready.seen(room, 'here')
  return { ready, searches, room, settle, turn, asked, open, evict, builder }
}

export async function found(builder: EventBuilder) {
  const kept = keeping(builder)
  await kept.settle()
  world.solvers.last.ends()
  await kept.turn()
  return kept
}

export const seedOf = ({ ready, asked }: ReturnType<typeof keeping>) => ready.seedFor(asked())
