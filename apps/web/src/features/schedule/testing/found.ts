import type { PlanFinding } from '@planner/protocol'

/** A change of nothing, to be said of what. */
export const NO_CHANGE = {
  path: null,
  topicId: null,
  topicGroupIndex: null,
  personIds: [],
  slots: [],
  value: null,
}

/** A topic with too few takers, which runs where groups may be of one. */
export const tooSmall: PlanFinding = {
  code: 'topicTooFew',
  isSerious: false,
  topicId: 'tea',
  topicGroupIndex: null,
  otherTopicId: null,
  personId: null,
  otherPersonId: null,
  slot: 0,
  number: 1,
  needed: 2,
  remedies: [
    {
      number: null,
      changes: [{ ...NO_CHANGE, what: 'setting', path: 'parameters|groups|minGroupSize', value: 1 }],
    },
  ],
}
/** The answer of a check that has found these. */
export const found = (...findings: PlanFinding[]) => ({
  ok: true as const,
  findings,
  wanted: 4,
  atMost: 4,
  atLeast: 4,
  counts: [...Map.groupBy(findings, ({ code }) => code)].map(([code, own]) => ({ code, number: own.length })),
})
