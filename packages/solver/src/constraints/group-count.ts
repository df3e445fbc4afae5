import { byAll, type Constraint } from './constraint.ts'

export const groupCount = {
  name: 'groupCount',
  number: 16,
  level: 'hard',
  effect: 'penalty',
  sentence: 'A topic runs as no more groups than it may, each with its own number.',
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
  matches: (plan) => {
    const seen = new Set<string>()
    return plan.running.flatMap(({ topic, group, start }) => {
      const key = JSON.stringify([topic.id, group])
      const wrong = seen.has(key) || group < 0 || group >= topic.groups || !Number.isInteger(group)
      seen.add(key)
      return wrong
        ? [{ constraint: 'groupCount', amount: 1, people: [], topic: topic.id, group, slot: start }]
        : []
    })
  },
} as const satisfies Constraint
