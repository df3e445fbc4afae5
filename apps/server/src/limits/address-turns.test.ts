import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AddressTurns } from './address-turns.ts'

/** Work that notes its name when it begins. */
function recorded(turns: AddressTurns) {
  const begun: string[] = []
  const work = (address: string, name = address, { cost = 1, until = Promise.resolve() } = {}) =>
    turns.run(address, cost, async () => {
      begun.push(name)
      await until
    })
  return { begun, work }
}

test('LIMIT-9: an address that asks for much has it done bit by bit, in order, while others have their turns', async () => {
  const { begun, work } = recorded(new AddressTurns({ budget: 2 }))
  const flood = Array.from({ length: 6 }, (_, index) => work('a', `a${index}`))
  await work('b')
  expect(begun).toEqual(['a0', 'a1', 'b'])
  await nextTurn()
  // What comes later waits behind what waits already.
  const late = work('a', 'late')
  expect(begun.slice(3)).toEqual(['a2', 'a3'])
  await Promise.all([...flood, late])
  expect(begun.slice(5)).toEqual(['a4', 'a5', 'late'])
})

test('LIMIT-9: what costs more than a turn has its own turn', async () => {
  const { begun, work } = recorded(new AddressTurns({ budget: 2 }))
  const both = [work('a', 'dear', { cost: 50 }), work('a', 'cheap')]
  expect(begun).toEqual(['dear'])
  await Promise.all(both)
  expect(begun).toEqual(['dear', 'cheap'])
})

test('LIMIT-9: many addresses have their turns one after the other', async () => {
  const { begun, work } = recorded(new AddressTurns({ budget: 1 }))
  const names = Array.from({ length: 25 }, (_, index) => `a${index}`)
  await Promise.all([...names, ...names].map((name) => work(name)))
  expect(begun.slice(0, 25)).toEqual(names)
  expect(begun.slice(25)).toEqual(names)
})

test('LIMIT-9: an address has only so much under way; what fails makes place as well', async () => {
  const { begun, work } = recorded(new AddressTurns({ maxUnfinished: 2 }))
  const { promise: until, reject } = Promise.withResolvers<void>()
  const failing = [work('a', 'a0', { until }), work('a', 'a1', { until })]
  const waiting = work('a', 'a2')
  await nextTurn()
  await work('b')
  expect(begun).toEqual(['a0', 'a1', 'b'])
  reject(new Error('failed'))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await waiting
  expect(begun.at(-1)).toBe('a2')
})
