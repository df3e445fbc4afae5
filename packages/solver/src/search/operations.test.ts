import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { State } from '../state.ts'
import { runs, SEED } from '../testing/chance.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { buildFacts } from './build-facts.ts'
import { checkScore } from './check-score.ts'
import { addMember, mark, removeMember, setStart, undo } from './operations.ts'
import { clear, createState } from './plan-state.ts'

/** Any operation that the state allows, whatever it breaks. */
function operate(state: State, below: (count: number) => number): string {
  const { facts, start, members } = state
  const g = below(facts.groups)
  if (start[g] < 0 || below(4) === 0) {
    const to = members[g].length === 0 && below(3) === 0 ? -1 : below(facts.slots)
    setStart(state, g, to)
    return `start ${g} at ${to}`
  }
  const p = below(facts.people)
  if (members[g].includes(p)) removeMember(state, p, g)
  else addMember(state, p, g)
  return `${p} in or out of ${g}`
}

test('every constraint is kept right by every operation, taken back or not, in plans that break any rule', () => {
  const random = seededRandom(SEED)
  for (let round = 0; round < runs(60); round++) {
    const size = { people: 1 + random.below(6), topics: 1 + random.below(4), slots: 1 + random.below(5) }
    const facts = buildFacts(
      randomProblem(random.below(2 ** 31), {
        ...size,
        fixed: random.below(2) === 0,
        pins: true,
        rooms: random.below(3) > 0,
      }),
    )
    const state = createState(facts)
    checkScore(state, 'nothing')
    for (let step = 0; step < 25; step++) {
      mark(state)
      const before = [...state.amounts]
      const did = operate(state, random.below)
      checkScore(state, did)
      if (random.below(3) > 0) continue
      undo(state)
      checkScore(state, `undo of ${did}`)
      expect([...state.amounts]).toEqual(before)
    }
    clear(state)
    checkScore(state, 'clear')
  }
})
