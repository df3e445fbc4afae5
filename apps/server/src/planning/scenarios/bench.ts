import type { AuditActor } from '@planner/domain'
import type { Scenario } from '@planner/protocol'
import type { BenchToStore, ScenarioBasis, StoredBench } from '../../storage/scenario-store.ts'

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

/** `madeOf` by scenario, where it is to be stored. */
export function benchText(
  { id, scenarios, ...common }: Bench,
  madeOf: ReadonlyMap<string, ScenarioBasis> = new Map(),
): BenchToStore {
  return {
    id,
    data: JSON.stringify(common),
    scenarios: scenarios.map(({ best, ...scenario }) => ({
      ...{ id: scenario.id, best, data: JSON.stringify(scenario) },
      madeOf: madeOf.get(scenario.id) ?? null,
    })),
  }
}

/** Stored scenarios that nobody plans. What was not over was interrupted: the server was started again meanwhile. */
export function interruptedBench({ id, data, scenarios }: StoredBench): Bench {
  return {
    ...(JSON.parse(data) as Omit<Bench, 'id' | 'scenarios'>),
    id,
    scenarios: scenarios.map(({ data: text, best }) => {
      const scenario = { ...(JSON.parse(text) as Omit<BenchedScenario, 'best'>), best }
      const isOver = scenario.status !== 'waiting' && scenario.status !== 'running'
      return isOver ? scenario : { ...scenario, status: 'interrupted' as const }
    }),
  }
}
