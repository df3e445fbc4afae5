import { setTimeout as wait } from 'node:timers/promises'
import { putBack, versionInForce } from '../rehearse/acts/versions.ts'
import type { Chance } from '../rehearse/chance.ts'
import { Actor } from '../rehearse/hub/actor.ts'
import { drawnPeople, rateTopics } from '../rehearse/hub/drawn-people.ts'
import { EditsDuringRun } from '../rehearse/hub/edits-during-run.ts'
import { GROUPS } from '../rehearse/plans-of-groups.ts'
import { PAIRS } from '../rehearse/plans-of-pairs.ts'
import type { PlanKind, Rehearsal, Stage } from '../rehearse/rehearsal.ts'
import { makePlan, openStage } from '../rehearse/stage.ts'
import type { Minutes } from './minutes.ts'
import { askAround } from './questions.ts'

type Opening = { people: number; isKeptReady: boolean }
type Listed = { plans: { id: string; isUsable: boolean }[]; inForceId: string | null }
type Scenario = { id: string; name: string; status: string; reason: string | null }

const PLAN_SECONDS = 5
const SCENARIO_SECONDS = 3
const RECONNECTING = 4
/** The longest wait for a ready plan: until nothing has changed for a while, and two searches; ms. */
const READY_MS = 20_000
const LOOK_MS = 1000

/** An event whose organiser plans it over and over, with the people of a rehearsal. */
export class PlannedEvent {
  readonly #stage: Stage
  readonly #minutes: Minutes
  readonly #isKeptReady: boolean
  /** Draws for questions alone: their number depends on the machine and must not change what people do. */
  readonly #asking: Chance
  /** What each version has set when it was in force. */
  readonly #contents = new Map<string, Map<string, string>>()

  static async open(rehearsal: Rehearsal, minutes: Minutes, opening: Opening): Promise<PlannedEvent> {
    const { variant, chance } = rehearsal
    const stage = await openStage(rehearsal, {
      kind: kindOf(variant.kind),
      settings: {
        'parameters|groups|solverTimeLimit': PLAN_SECONDS,
        'parameters|rules|keepPlanReady': opening.isKeptReady,
      },
      crowd: drawnPeople(variant, chance),
      people: opening.people,
    })
    return new PlannedEvent(stage, minutes, opening)
  }

  private constructor(stage: Stage, minutes: Minutes, { isKeptReady }: Opening) {
    this.#stage = stage
    this.#minutes = minutes
    this.#isKeptReady = isKeptReady
    this.#asking = stage.chance.fork()
  }

  /** Waits until a plan is ready, as far as the machine has a core for it. */
  async rest(isOver: () => boolean): Promise<void> {
    if (!this.#isKeptReady) return
    const end = performance.now() + READY_MS
    await this.#guarded('a rest', async () => {
      while (!isOver() && performance.now() < end) {
        const { plans } = await this.#stage.organiser.call('ListReadyPlans')
        this.#minutes.count('questions')
        if (plans.length > 0) return
        await wait(LOOK_MS)
      }
    })
  }

  /** From one plan to the next. */
  async round(isOver: () => boolean): Promise<void> {
    await this.#guarded('a round', async () => {
      for (const act of [this.#plan, this.#goBack, this.#edit, this.#tryScenarios, this.#reconnect]) {
        if (isOver()) return
        await act.call(this)
        await this.#ask()
      }
    })
  }

  close(): void {
    for (const { hub } of [...this.#stage.actors, this.#stage.organiser]) hub.close()
  }

  /** An act that breaks off is a finding, and the next act begins all the same. */
  async #guarded(name: string, act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      this.#stage.findings.add(`${this.#stage.variantId}: ${name}`, '', [{ rule: 'broke off', text }])
    }
  }

  async #plan(): Promise<void> {
    await makePlan(this.#stage, `${this.#stage.variantId}: a plan`, { keeps: this.#stage.chance.isHit(0.5) })
    await this.#note()
    this.#minutes.count('plans')
  }

  /** Places late people, puts an older version back, and after it what was in force. */
  async #goBack(): Promise<void> {
    const { organiser, chance } = this.#stage
    await organiser.call('PlaceLatePeople')
    const { plans, inForceId } = (await organiser.call('ListPlans')) as unknown as Listed
    const older = plans.filter(({ id, isUsable }) => isUsable && id !== inForceId && this.#contents.has(id))
    for (const { id } of chance.some(older, 1)) await this.#putBack('an older version', id)
  }

  /** Some change their mind about topics, or about whom they want to meet. */
  async #edit(): Promise<void> {
    const { organiser, actors, chance, findings, kind, variant, variantId } = this.#stage
    const data = await organiser.data()
    const wanted = kind.wanted(this.#stage, data)
    const lost = await new EditsDuringRun(wanted).ended(() => organiser.data())
    findings.add(`${variantId}: edits`, '', lost)
    for (const actor of chance.some(actors, 2)) {
      const other = chance.oneOf(actors.filter(({ id }) => id !== actor.id))
      await actor.wantsToMeet(other.id, chance.oneOf(variant.contactRatings))
      if (variant.kind === 'groups') await rateTopics(actor, variant, chance, data.topics)
    }
  }

  /**
   * Plans two scenarios and adopts one; puts back what was in force before, and then the adopted one again.
   */
  async #tryScenarios(): Promise<void> {
    const { organiser, chance, kind, findings, variantId } = this.#stage
    const before = kind.content(await organiser.data())
    await organiser.call('PlanScenarios', { seconds: SCENARIO_SECONDS, scenarios: this.#scenarios() })
    const scenarios = await this.#planned()
    const failed = scenarios.filter(({ status }) => status !== 'done')
    const texts = failed.map(({ name, status, reason }) => `${name} is ${status}: ${reason}`)
    findings.add(
      `${variantId}: scenarios`,
      '',
      texts.map((text) => ({ rule: 'scenario', text })),
    )
    const planned = scenarios.filter(({ status }) => status === 'done')
    if (planned.length === 0) return
    const { id: scenarioId } = chance.oneOf(planned)
    const { shown } = await organiser.call('ReadScenario', { scenarioId })
    await organiser.call('AdoptScenario', { scenarioId, shown })
    this.#minutes.count('adoptions')
    await this.#note()
    const { undoId } = await organiser.call('ListPlans')
    this.#contents.set(undoId, before)
    await this.#putBack('the plan before a scenario', undoId)
  }

  #scenarios(): object[] {
    const { actors, chance, variant } = this.#stage
    const settings =
      variant.kind === 'pairs'
        ? { 'parameters|softRules|fairness': chance.between(1, 20) }
        : { 'parameters|groups|maxGroupSize': chance.between(4, 7) }
    const personId = chance.oneOf(actors).id
    return [
      { name: 'Another setting', settings },
      { name: 'Without somebody', absences: [{ kind: 'person', personId }] },
    ]
  }

  /** Waits until all scenarios have ended, and asks what screens ask meanwhile. */
  async #planned(): Promise<Scenario[]> {
    for (;;) {
      const { bench } = await this.#stage.organiser.call('ReadScenarios')
      this.#minutes.count('questions')
      const scenarios = (bench?.scenarios ?? []) as Scenario[]
      if (scenarios.every(({ status }) => status !== 'waiting' && status !== 'running')) return scenarios
      await this.#ask()
      await wait(LOOK_MS)
    }
  }

  /** Some lose their connection and come again. */
  async #reconnect(): Promise<void> {
    const { actors, chance, organiser } = this.#stage
    for (const left of chance.some(actors, RECONNECTING)) {
      left.hub.close()
      const back = await Actor.of(organiser.doors, left.name, left.link)
      actors[actors.indexOf(left)] = back
      if (this.#stage.guest === left) this.#stage.guest = back
      this.#minutes.count('reconnections')
    }
  }

  async #putBack(name: string, version: string): Promise<void> {
    const { variantId } = this.#stage
    await putBack(this.#stage, `${variantId}: ${name}`, version, this.#contents.get(version) ?? new Map())
    this.#minutes.count('restores', 2)
  }

  async #ask(): Promise<void> {
    this.#minutes.count('questions', await askAround(this.#stage, this.#asking))
  }

  async #note(): Promise<void> {
    const { kind, organiser } = this.#stage
    this.#contents.set(await versionInForce(this.#stage), kind.content(await organiser.data()))
  }
}

/** Any plan counts: a run of seconds on a busy machine need not find the best one. */
function kindOf(kind: 'groups' | 'pairs'): PlanKind {
  const { content, ...rest } = kind === 'pairs' ? PAIRS : GROUPS
  return {
    ...rest,
    content,
    async judge(_stage, { after }) {
      const { size } = content(after)
      return {
        text: `${size} groups or meetings`,
        findings: size > 0 ? [] : [{ rule: 'plan', text: 'It is empty' }],
      }
    },
  }
}
