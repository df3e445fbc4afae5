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

test('LIMIT-15: a problem takes several turns, so that others have theirs', async () => {
  const { variant, state } = event()
  let turns = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; turns += 1) await nextTurn()
  })()
  await compileInTurns(variant, state, { keepPreviousPlan: false })
  isDone = true
  await counting
  expect(turns).toBeGreaterThan(3)
})

test('KEY-20: nobody who is erased while a problem is made gets into it', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
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
