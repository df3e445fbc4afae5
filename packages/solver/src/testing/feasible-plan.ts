import type { GroupsResult } from '../result.ts'

/** The figures of a plan that is not proven: two units unfilled, a gap to its bound. */
export const FEASIBLE_PLAN: GroupsResult = {
  format: 'plan-result/1',
  kind: 'groups',
  status: 'feasible',
  score: [0, -2, 100],
  bound: 150,
  groups: [],
  unfilled: [],
  satisfaction: {},
  meanSatisfaction: 1,
  terms: {},
  breaches: [],
  run: { seconds: 1, seed: 0, threads: 1, moves: 1 },
}
