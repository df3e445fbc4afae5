import { DEFAULT_RULES } from '@planner/solver'

/** No soft rule counts but these. */
export function noWeights(but: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return { ...Object.fromEntries(Object.keys(DEFAULT_RULES.weights).map((name) => [name, 0])), ...but }
}
