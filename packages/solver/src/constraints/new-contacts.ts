import { eachPair } from '../plan-reading.ts'
import type { Constraint } from './constraint.ts'

export const preferNewPersonToPersonContacts: Constraint = {
  name: 'preferNewPersonToPersonContacts',
  level: 'soft',
  sentence: 'Two people share no more than one group.',
  weight: ({ rules }) => -rules.weights.preferNewPersonToPersonContacts,
  matches: (plan) => {
    const shared = new Map<string, { people: readonly [string, string]; times: number }>()
    eachPair(plan, ({ id: a }, { id: b }) => {
      const people = a < b ? ([a, b] as const) : ([b, a] as const)
      const key = JSON.stringify(people)
      const pair = shared.get(key)
      if (pair === undefined) shared.set(key, { people, times: 1 })
      else pair.times++
    })
    return [...shared.values()]
      .filter(({ times }) => times > 1)
      .map(({ people, times }) => ({
        constraint: 'preferNewPersonToPersonContacts',
        amount: times - 1,
        people,
      }))
  },
}
