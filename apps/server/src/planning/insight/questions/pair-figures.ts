import type { PairsExplainer, Unfilled } from '@planner/solver'

export type PairFigures = {
  /** How many meetings each person has. */
  met: ReadonlyMap<string, number>
  /**
   * The share of the meetings that somebody wished or asked for, 0..1; below 1 for those who lack one alone.
   * The planner's own share (MODEL-50) counts whom somebody could meet because others wish it, and leaves out
   * whom they wish and may not meet.
   */
  satisfaction: Readonly<Record<string, number>>
  /** Those with room for more meetings and open wishes, and for how many of these they have room. */
  lacking: readonly { person: string; places: number; reason: Unfilled['reason'] }[]
}

/** What meetings bring those who wish to meet somebody, counted as everywhere else (MEET-22). */
export function pairFigures(
  explainer: PairsExplainer,
  unfilled = explainer.evaluation().unfilled,
): PairFigures {
  const { problem, plan } = explainer
  const met = new Map(problem.people.map(({ id }) => [id, 0]))
  for (const [a, b] of plan) for (const id of [a, b]) met.set(id, (met.get(id) ?? 0) + 1)
  const open = Map.groupBy(explainer.wishes(), ({ from }) => from)
  const why = new Map(unfilled.map(({ person, reason }) => [person, reason]))
  const lacking = problem.people.flatMap(({ id, capacity }) => {
    const most = problem.sessions > 1 ? Math.min(capacity, problem.sessions) : capacity
    const places = Math.min(open.get(id)?.length ?? 0, most - (met.get(id) ?? 0))
    return places > 0 ? [{ person: id, places, reason: why.get(id) ?? ('full' as const) }] : []
  })
  const missing = new Map(lacking.map(({ person, places }) => [person, places]))
  const satisfaction = [...met].map(([id, has]): [string, number] => {
    const lacks = missing.get(id) ?? 0
    return [id, lacks === 0 ? 1 : has / (has + lacks)]
  })
  return { met, satisfaction: Object.fromEntries(satisfaction), lacking }
}
