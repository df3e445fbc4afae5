import os from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AuditActor, type EventState, planRefusal, type VariantDescription } from '@planner/domain'
import type { NewScenario, Scenario } from '@planner/protocol'
import type { PlanResult, Problem } from '@planner/solver'
import { LIMITS } from '../../limits/limits.ts'
import { type CompileOptions, compileInSteps, seedOf } from '../compile/compile-problem.ts'
import { problemKey } from '../insight/questions/plan-values.ts'
import { subjectInSteps } from '../insight/subject.ts'
import type { Planning } from '../planning.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import type { PlanningDeps } from '../runs/run-deps.ts'
import { type SolverChild, startSolver } from '../runs/solver-child.ts'
import type { TrialPlaces } from '../runs/trial-queue.ts'
import { scenarioState } from './scenario-state.ts'

/** A scenario, with what was found. */
export type BenchedScenario = Omit<Scenario, 'value'> & {
  /** The groups or meetings of the planner's result, as JSON. */
  best: string | null
}

/** The scenarios of an event that were planned last. */
export type Bench = {
  id: string
  createdAt: number
  author: AuditActor
  seconds: number
  /** The week of meetings that was open. */
  week: number
  /** Stands for the data that they were planned from, as the event had them. */
  problemKey: string
  scenarios: readonly BenchedScenario[]
}

type Deps = Pick<PlanningDeps, 'now' | 'newId' | 'random' | 'log' | 'threads'> & {
  planning: Pick<Planning, 'reserveTrials'>
  /** Scenarios of an event are planned, or one of them has ended. */
  onChanged: (eventId: string) => void
}

type Benched = { bench: Bench; series: Series | undefined }
type Series = {
  places: TrialPlaces
  child: SolverChild | undefined
  isStopped: boolean
  ended: Promise<void>
}
type Planned = { variant: VariantDescription; state: EventState }

/**
 * Plans scenarios in the planner's processes, one after the other, when no run waits (SCENARIO-2). Nothing is stored: the server's
 * memory keeps the last ones of each event.
 */
export class ScenarioBenches {
  readonly #deps: Deps
  /** By event, those planned longest ago first. */
  readonly #benches = new Map<string, Benched>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  of(eventId: string): Bench | undefined {
    return this.#benches.get(eventId)?.bench
  }

  /** Plans the event as it stands in this turn of the event loop. */
  plan(
    { variant, state: live }: Planned,
    scenarios: readonly NewScenario[],
    { seconds, author, address }: { seconds: number; author: AuditActor; address: string },
  ): 'started' | 'running' | 'tooMany' {
    const { planning, newId, now } = this.#deps
    const eventId = live.event.id
    if (this.#benches.get(eventId)?.series) return 'running'
    const places = planning.reserveTrials(eventId, address)
    if (!places) return 'tooMany'
    const bench: Bench = {
      ...{ id: newId(), createdAt: now(), author, seconds, week: live.event.meetingWeek, problemKey: '' },
      scenarios: scenarios.map((each) => ({
        ...{ ...each, id: newId(), status: 'waiting', reason: null, isCutShort: false, isBest: false },
        ...{ broken: null, best: null },
      })),
    }
    const series: Series = { places, child: undefined, isStopped: false, ended: Promise.resolve() }
    this.#benches.delete(eventId)
    this.#benches.set(eventId, { bench, series })
    this.#forgetOldest()
    series.ended = this.#planAll(eventId, { variant, state: copyOf(live) }, bench, series)
    this.#deps.onChanged(eventId)
    return 'started'
  }

  /** Ends the search of the one that is being planned; false when none is. */
  stop(eventId: string): boolean {
    const series = this.#benches.get(eventId)?.series
    if (!series) return false
    series.isStopped = true
    if (series.child) series.child.stop()
    else series.places.end()
    return true
  }

  /** The event is gone. */
  forget(eventId: string): void {
    this.stop(eventId)
    this.#benches.delete(eventId)
  }

  async close(): Promise<void> {
    const all = [...this.#benches.values()].flatMap(({ series }) => series ?? [])
    for (const series of all) {
      series.isStopped = true
      series.places.end()
    }
    await Promise.all(all.map(({ child }) => child?.kill()))
    await Promise.all(all.map(({ ended }) => ended))
  }

  async #planAll(eventId: string, planned: Planned, bench: Bench, series: Series): Promise<void> {
    try {
      const orders = await compileAll(planned, bench)
      for (const [index, scenario] of bench.scenarios.entries()) {
        const order = orders[index]
        // Let go of what people have chosen as soon as it is planned.
        orders[index] = undefined
        if (order) await this.#planOne(planned, scenario, { bench, series, problem: order })
        this.#deps.onChanged(eventId)
      }
    } catch (error) {
      this.#deps.log.error({ err: error, eventId }, 'scenarios not planned')
      for (const scenario of bench.scenarios)
        if (scenario.status === 'waiting' || scenario.status === 'running') fail(scenario, 'planFailed')
    } finally {
      series.places.end()
      const benched = this.#benches.get(eventId)
      if (benched?.bench === bench) benched.series = undefined
      this.#deps.onChanged(eventId)
    }
  }

  async #planOne(
    { variant, state }: Planned,
    scenario: BenchedScenario,
    { bench, series, problem }: { bench: Bench; series: Series; problem: Problem },
  ): Promise<void> {
    const { random, threads, onChanged, log } = this.#deps
    const eventId = state.event.id
    const isTurn = !series.isStopped && (await series.places.turn())
    if (!isTurn || series.isStopped) {
      scenario.status = 'stopped'
      series.places.free()
      return
    }
    scenario.status = 'running'
    const imagined = scenarioState(variant, state, scenario)
    const child = startSolver(
      {
        problem: JSON.stringify(problem),
        best: null,
        seconds: bench.seconds,
        seed: seedOf(variant, imagined, random),
        threads: threads ?? os.availableParallelism(),
      },
      () => {},
    )
    series.child = child
    onChanged(eventId)
    log.info({ eventId, pid: child.pid, seconds: bench.seconds }, 'planner process started for a scenario')
    try {
      const end = await child.ended
      if (end.kind === 'done') take(scenario, JSON.parse(end.best.text) as PlanResult, series.isStopped)
      else if (end.kind === 'failed') fail(scenario, 'planFailed')
      else fail(scenario, 'plannerCrashed')
    } finally {
      series.child = undefined
      await child.kill()
      series.places.free()
    }
  }

  #forgetOldest(): void {
    for (const [eventId, { series }] of this.#benches) {
      if (this.#benches.size <= LIMITS.scenarioEvents.value) return
      if (!series) this.#benches.delete(eventId)
    }
  }
}

function take(scenario: BenchedScenario, result: PlanResult, isCutShort: boolean): void {
  if (isEmptyPlan(result)) {
    fail(scenario, 'emptyPlan')
    return
  }
  const plan =
    result.kind === 'groups'
      ? { kind: result.kind, groups: result.groups }
      : { kind: result.kind, meetings: result.meetings }
  scenario.best = JSON.stringify(plan)
  scenario.status = 'done'
  scenario.isCutShort = isCutShort && result.status !== 'optimal'
  scenario.isBest = result.status === 'optimal'
  scenario.broken = result.breaches.length
}

function fail(scenario: BenchedScenario, reason: string): void {
  scenario.status = 'failed'
  scenario.reason = reason
}

/** The event as it is in this turn: others go on editing it. */
function copyOf({ event, settings, persons, topics, cells, meetings }: EventState): EventState {
  return {
    event,
    settings: new Map(settings),
    persons: new Map(persons),
    topics: new Map(topics),
    cells: new Map(cells),
    meetings: new Map(meetings),
  }
}

/** In turns of the event loop. Of a scenario that cannot be planned there is no problem, and it says why. */
async function compileAll({ variant, state }: Planned, bench: Bench): Promise<(Problem | undefined)[]> {
  bench.problemKey = problemKey((await inTurns(subjectInSteps(variant, state))).subject.problem)
  const problems: (Problem | undefined)[] = []
  for (const scenario of bench.scenarios) {
    const imagined = scenarioState(variant, state, scenario)
    const refusal = planRefusal(imagined)
    if (refusal) fail(scenario, refusal)
    problems.push(refusal ? undefined : await inTurns(compileInSteps(variant, imagined, FRESH)))
  }
  return problems
}

const FRESH: CompileOptions = { keepPreviousPlan: false }

async function inTurns<R>(steps: Generator<void, R>): Promise<R> {
  let step = steps.next()
  for (; !step.done; step = steps.next()) await nextTurn()
  await nextTurn()
  return step.value
}
