import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MutableEventState } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { compileInTurns } from './compile-in-turns.ts'

const event = () =>
  new EventBuilder('planner')
    .owner('ann')
    .owner('bob')
    .people('cid')
    .wish('cid', 'ann', 'Yes')
    .wish('cid', 'bob', 'Yes')
const textOf = async (problem: Promise<unknown>) => JSON.stringify(await problem)

/** How many turns of the event loop pass before the problem is there. */
async function turnsUntil(problem: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; turns += 1) await nextTurn()
  })()
  await problem
  isDone = true
  await counting
  return turns
}

test('LIMIT-15: a problem takes several turns, so that others have theirs', async () => {
  const { variant, state } = event()
  expect(await turnsUntil(compileInTurns(variant, state, { keepPreviousPlan: false }))).toBeGreaterThan(3)
})

test('KEY-20: nobody who is erased while a problem is made gets into it', async () => {
  const whole = event()
  const turns = await turnsUntil(compileInTurns(whole.variant, whole.state, { keepPreviousPlan: false }))
  for (let turn = 0; turn < turns; turn += 1) {
    const { variant, state } = event()
    const { persons, topics } = state as MutableEventState
    const problem = compileInTurns(variant, state, { keepPreviousPlan: false })
    for (let passed = 0; passed < turn; passed += 1) await nextTurn()
    persons.delete('bob')
    topics.delete('bob')
    const text = await textOf(problem)
    expect([text.includes('"bob"'), text.includes('"ann"')]).toEqual([false, true])
  }
})
