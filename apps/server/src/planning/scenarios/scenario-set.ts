import type { AuditActor } from '@planner/domain'
import type { Scenario } from '@planner/protocol'
import type { ScenarioBasis, ScenarioSetToStore, StoredScenarioSet } from '../../storage/write.ts'

/** A scenario, with what was found. */
export type ScenarioOfSet = Omit<Scenario, 'value'> & {
  /** The groups or meetings of the planner's result, as JSON. */
  best: string | null
}

/** The scenarios of an event that were planned last. */
export type ScenarioSet = {
  id: string
  createdAt: number
  author: AuditActor
  seconds: number
  /** The week of meetings that was open. */
  week: number
  /** Stands for the data that they were planned from, as the event had them. */
  problemKey: string
  scenarios: readonly ScenarioOfSet[]
}

/** `madeOf` by scenario, where it is to be stored. */
export function setToStore(
  { id, scenarios, ...common }: ScenarioSet,
  madeOf: ReadonlyMap<string, ScenarioBasis> = new Map(),
): ScenarioSetToStore {
  return {
    id,
    data: JSON.stringify(common),
    scenarios: scenarios.map(({ best, ...scenario }) => ({
      id: scenario.id,
      best,
      data: JSON.stringify(scenario),
      madeOf: madeOf.get(scenario.id) ?? null,
    })),
  }
}

/** Stored scenarios. What is not over was interrupted, unless another node plans it: the server was started again meanwhile. */
export function storedSet({ id, data, scenarios }: StoredScenarioSet, isPlanned: boolean): ScenarioSet {
  return {
    ...(JSON.parse(data) as Omit<ScenarioSet, 'id' | 'scenarios'>),
    id,
    scenarios: scenarios.map(({ data: text, best }) => {
      const scenario = { ...(JSON.parse(text) as Omit<ScenarioOfSet, 'best'>), best }
      const isOver = scenario.status !== 'waiting' && scenario.status !== 'running'
      return isOver || isPlanned ? scenario : { ...scenario, status: 'interrupted' as const }
    }),
  }
}
