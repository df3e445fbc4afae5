import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('LIMIT-9: an address that asks for much has it done bit by bit, in order, while others have their turns', async () => {
  const turns = new Turns(2)
  const done: string[] = []
  const work = async (address: string, name: string, cost = 1) => {
    await turns.next(address, cost)
    done.push(name)
  }
  const flood = Array.from({ length: 6 }, (_, index) => work('a', `a${index}`))
  const other = work('b', 'b')
  await Promise.all([other, Promise.resolve()])
  expect(done).toEqual(['a0', 'a1', 'b'])
  await nextTurn()
  // What comes later waits behind what waits already.
  const late = work('a', 'late')
  expect(done.slice(3)).toEqual(['a2', 'a3'])
  await Promise.all([...flood, late])
  expect(done.slice(5)).toEqual(['a4', 'a5', 'late'])
})

test('LIMIT-9: what costs more than a turn has its own turn', async () => {
  const turns = new Turns(2)
  expect(turns.next('a', 50)).toBeUndefined()
  const second = turns.next('a', 1)
  expect(second).toBeInstanceOf(Promise)
  await second
})

test('LIMIT-9: many addresses have their turns one after the other', async () => {
  const turns = new Turns(1)
  const done: string[] = []
  const work = async (address: string) => {
    await turns.next(address, 1)
    done.push(address)
  }
  const names = Array.from({ length: 25 }, (_, index) => `a${index}`)
  await Promise.all([...names, ...names].map(work))
  expect(done.slice(0, 25)).toEqual(names)
  expect(done.slice(25)).toEqual(names)
})
