import { type AuditActor, withVariations } from '@planner/domain'
import type { NewScenario } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import type { Room } from '../../rooms/room.ts'
import type { LeaseStore } from '../../storage/shared-storage.ts'
import type { ScenarioBasis } from '../../storage/write.ts'
import { seedOf } from '../compile/compile-problem.ts'
import { askForSearch } from '../insight/insight.ts'
import type { ScenarioProblems } from '../insight/problems.ts'
import type { Planning, PlanningDeps, ScenarioPlaces } from '../planning.ts'
import type { Place } from '../queue/search-queue.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import { type ScenarioOfSet, type ScenarioSet, setToStore, storedSet } from './scenario-set.ts'

type Deps = Pick<PlanningDeps, 'storage' | 'rooms' | 'insight' | 'now' | 'newId' | 'random' | 'log'> & {
  planning: Pick<Planning, 'reserveScenarios'>
  /** Scenarios of an event are planned, or one of them has ended. */
  onChanged: (eventId: string) => void
}

type PlannedSet = { set: ScenarioSet; series: Series }
type Series = {
  places: ScenarioPlaces
  /** Of the one that is being planned, or waits for its turn. */
  place: Place | undefined
  /** How many seconds it waits at the latest; null while it does not. */
  waitSeconds: number | null
  isStopped: boolean
  /** The server ends: what is under way stays stored as it is, to be told as interrupted. */
  isClosing: boolean
  /** Of the lease, where there are other nodes. */
  owner: string
  beat: NodeJS.Timeout | undefined
  ended: Promise<void>
}
/** How long scenarios of a node that is gone count as being planned, and how often one that is there says so; ms. */
const LEASE_MS = 15_000
const BEAT_MS = 2000

const leaseOf = (eventId: string) => `scenarios of ${eventId}`

type Order = { problem: string; seed: number }

/**
 * Plans scenarios in the planner's processes, one after the other, when no run waits (SCENARIO-2). Every step
 * is stored: the last ones of each event outlive the server (SCENARIO-7).
 */
export class ScenarioSets {
  readonly #deps: Deps
  /** By event, those that are being planned. */
  readonly #sets = new Map<string, PlannedSet>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async of(eventId: string): Promise<ScenarioSet | undefined> {
    const known = this.#sets.get(eventId)?.set
    if (known) return known
    const isPlanned = (await this.#leases?.isHeld(leaseOf(eventId))) ?? false
    const stored = await this.#deps.storage.scenarios(eventId)
    // They may have been begun while the ones before were read.
    return this.#sets.get(eventId)?.set ?? (stored && storedSet(stored, isPlanned))
  }

  /** How long those of an event wait at the latest because of others; null while they do not. */
  waitSeconds(eventId: string): number | null {
    return this.#sets.get(eventId)?.series.waitSeconds ?? null
  }

  /** Plans the event as it stands in this turn of the event loop. */
  async plan(
    room: Room,
    scenarios: readonly NewScenario[],
    { seconds, author, address }: { seconds: number; author: AuditActor; address: string },
  ): Promise<'started' | 'running' | 'tooMany' | 'notStored'> {
    const { planning, insight, newId, now } = this.#deps
    const { eventId } = room
    if (this.#sets.has(eventId)) return 'running'
    const owner = newId()
    const leases = this.#leases
    if (leases && (await leases.take(leaseOf(eventId), owner, LEASE_MS)) === 'other') return 'running'
    const places = planning.reserveScenarios(eventId, address)
    if (!places) {
      await leases?.end(leaseOf(eventId), owner)
      return 'tooMany'
    }
    const set: ScenarioSet = {
      id: newId(),
      createdAt: now(),
      author,
      seconds,
      week: room.state.event.meetingWeek,
      problemKey: '',
      scenarios: scenarios.map((each) => ({
        ...each,
        id: newId(),
        status: 'waiting',
        reason: null,
        isCutShort: false,
        isBest: false,
        broken: null,
        best: null,
      })),
    }
    const problems = askForSearch(insight, room, 'scenarioProblems', {
      scenarios: scenarios.map(({ settings, absences }) => ({ settings, absences })),
    })
    // Whoever awaits it hears of a failure.
    problems.catch(() => {})
    const ended = Promise.resolve()
    const series: Series = {
      places,
      place: undefined,
      waitSeconds: null,
      isStopped: false,
      isClosing: false,
      ended,
      owner,
      beat: leases && setInterval(() => void this.#beat(eventId, owner), BEAT_MS),
    }
    this.#sets.set(eventId, { set, series })
    const begun = this.#store(eventId, set, series)
    series.ended = begun.then((isStored) =>
      isStored ? this.#planAll(room, problems, set, series) : this.#end(eventId, series),
    )
    const isStored = await begun
    this.#deps.onChanged(eventId)
    return isStored ? 'started' : 'notStored'
  }

  /** Ends the search of the one that is being planned, on whichever node; false when none is. */
  async stop(eventId: string): Promise<boolean> {
    return this.#stopHere(eventId) || ((await this.#leases?.stop(leaseOf(eventId))) ?? false)
  }

  #stopHere(eventId: string): boolean {
    const series = this.#sets.get(eventId)?.series
    if (!series) return false
    series.isStopped = true
    if (!series.place?.stop()) void series.place?.end()
    return true
  }

  /** The event is gone, and what is stored of its scenarios with it. */
  forget(eventId: string): void {
    this.#stopHere(eventId)
    this.#sets.delete(eventId)
  }

  async close(): Promise<void> {
    const all = [...this.#sets.values()].map(({ series }) => series)
    for (const series of all) {
      series.isStopped = true
      series.isClosing = true
      void series.place?.end()
    }
    await Promise.all(all.map(({ ended }) => ended))
  }

  async #planAll(
    room: Room,
    problems: Promise<ScenarioProblems>,
    set: ScenarioSet,
    series: Series,
  ): Promise<void> {
    const { random, log, onChanged } = this.#deps
    const { eventId } = room
    try {
      const { orders, madeOf } = ordersOf(room, await problems, set, random)
      await this.#store(eventId, set, series, madeOf)
      for (const scenario of set.scenarios) {
        const order = orders.get(scenario.id)
        // Let go of what people have chosen as soon as it is planned.
        orders.delete(scenario.id)
        if (order) await this.#planOne(eventId, scenario, { set, series, order })
        await this.#store(eventId, set, series)
        onChanged(eventId)
      }
    } catch (error) {
      log.error({ err: error, eventId }, 'scenarios not planned')
      for (const scenario of set.scenarios)
        if (scenario.status === 'waiting' || scenario.status === 'running') fail(scenario, 'planFailed')
      await this.#store(eventId, set, series)
    } finally {
      this.#end(eventId, series)
      onChanged(eventId)
    }
  }

  get #leases(): LeaseStore | undefined {
    return this.#deps.storage.shared?.leases
  }

  async #beat(eventId: string, owner: string): Promise<void> {
    // Where the database is away the lease runs out, and the next beat takes it again unless somebody has it.
    const taken = await this.#leases?.take(leaseOf(eventId), owner, LEASE_MS).catch(() => undefined)
    if (taken === 'stop') this.#stopHere(eventId)
  }

  #end(eventId: string, series: Series): void {
    series.places.end()
    clearInterval(series.beat)
    this.#leases?.end(leaseOf(eventId), series.owner).catch(() => {})
    if (this.#sets.get(eventId)?.series === series) this.#sets.delete(eventId)
  }

  /**
   * Resolves to false where that failed; what is planned is kept in memory all the same until all are over.
   */
  async #store(
    eventId: string,
    set: ScenarioSet,
    series: Series,
    madeOf?: ReadonlyMap<string, ScenarioBasis>,
  ): Promise<boolean> {
    if (series.isClosing || this.#sets.get(eventId)?.series !== series) return true
    const room = await this.#deps.rooms.open(eventId)
    if (!room) return false
    const put = () =>
      room.change(
        [{ kind: 'putScenarioSet', eventId, set: setToStore(set, madeOf) }],
        { kind: 'audited' },
        { audited: [] },
      )
    // Where another node was faster with another change of the event, this one is as right as before.
    const { numConflicts } = room
    const isStored = (await put()) || (room.numConflicts > numConflicts && (await put()))
    if (!isStored) this.#deps.log.error({ eventId }, 'scenarios not stored')
    return isStored
  }

  /** In as many turns as it takes: set aside in favour of others, it goes on from its best plan. */
  async #planOne(
    eventId: string,
    scenario: ScenarioOfSet,
    { set, series, order }: { set: ScenarioSet; series: Series; order: Order },
  ): Promise<void> {
    const { problem, seed } = order
    let best: string | null = null
    const place = series.places.ask({ seconds: set.seconds, characters: problem.length }, (seconds) =>
      this.#waits(eventId, series, seconds),
    )
    series.place = place
    try {
      while (!series.isStopped && (await place.turn()) && !series.isStopped) {
        scenario.status = 'running'
        series.waitSeconds = null
        this.#deps.onChanged(eventId)
        const end = await place.search({ problem, best, seed }, ({ text }) => {
          best = text
        })
        scenario.status = 'waiting'
        if (end.kind === 'done') return take(scenario, end.best.text, series.isStopped)
        if (end.kind !== 'ended')
          return fail(scenario, end.kind === 'failed' ? 'planFailed' : 'plannerCrashed')
      }
      if (best === null) scenario.status = 'stopped'
      else take(scenario, best, true)
    } finally {
      series.place = undefined
      await place.end()
    }
  }

  #waits(eventId: string, series: Series, seconds: number): void {
    const waits = seconds === 0 ? null : seconds
    if (waits === series.waitSeconds) return
    series.waitSeconds = waits
    this.#deps.onChanged(eventId)
  }
}

function take(scenario: ScenarioOfSet, text: string, isCutShort: boolean): void {
  const result = JSON.parse(text) as PlanResult
  if (isEmptyPlan(result)) {
    fail(scenario, 'emptyPlan')
    return
  }
  scenario.best = text
  scenario.status = 'done'
  scenario.isCutShort = isCutShort && result.status !== 'optimal'
  scenario.isBest = result.status === 'optimal'
  scenario.broken = result.breaches.length
}

function fail(scenario: ScenarioOfSet, reason: string): void {
  scenario.status = 'failed'
  scenario.reason = reason
}

/** Of a scenario that cannot be planned there is no order, and it says why. */
function ordersOf(
  { variant, state }: Room,
  { key, made }: ScenarioProblems,
  set: ScenarioSet,
  random: () => number,
) {
  set.problemKey = key
  const orders = new Map<string, Order>()
  const madeOf = new Map<string, ScenarioBasis>()
  for (const [at, scenario] of set.scenarios.entries()) {
    const basis = made[at]
    if (!basis) continue
    if ('refusal' in basis) {
      fail(scenario, basis.refusal)
      continue
    }
    const seed = seedOf(variant, withVariations(state, scenario.settings), random)
    orders.set(scenario.id, { problem: basis.problem, seed })
    madeOf.set(scenario.id, basis)
  }
  return { orders, madeOf }
}
