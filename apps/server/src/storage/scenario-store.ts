/** A scenario as it is stored: texts of planning, opaque but for the ids of people in them. */
export type StoredScenario = {
  id: string
  /** What it changes and what came of it. */
  data: string
  /** The planner's result; null without a plan. */
  best: string | null
}

/** The scenarios of an event that were planned last. */
export type StoredScenarioSet = {
  id: string
  /** What they have in common. */
  data: string
  scenarios: readonly StoredScenario[]
}

/** What the plan of a scenario is made of: the planner's problem and `PlanBasis`. */
export type ScenarioBasis = { problem: string; basis: string }

/** Null keeps what is stored. */
export type ScenarioSetToStore = Omit<StoredScenarioSet, 'scenarios'> & {
  scenarios: readonly (StoredScenario & { madeOf: ScenarioBasis | null })[]
}
