// Apart from the schemas, so that pages have them without these.

/** More than moving the largest group over all sessions takes; a message of so many cells is below 256 KB. */
export const MAX_EDITED_CELLS = 1000

/** So many scenarios are planned side by side. */
export const MAX_SCENARIOS = 4
/** The longest name of a scenario, in characters. */
export const MAX_SCENARIO_NAME = 60
/** How long each of them is planned, in seconds. */
export const SCENARIO_SECONDS = { min: 3, max: 60, default: 10 } as const
