import { expect, test } from 'vitest'
import { TrialQueue } from './trial-queue.ts'

test('SCENARIO-2, LIMIT-13: one goes on at a time, when somebody says that no run waits, in order; who is ended waits no more', async () => {
  let looks = 0
  const ended: string[] = []
  const queue = new TrialQueue(() => {
    looks += 1
  })
  const told: string[] = []
  const reserved = (name: string) => {
    const places = queue.reserve(() => ended.push(name))
    return { ...places, asked: places.turn().then((isTurn) => told.push(`${name} ${isTurn}`)) }
  }
  const [first, second, third, last] = ['first', 'second', 'third', 'last'].map(reserved)
  if (!first || !second || !third || !last) throw new Error('not reserved')
  expect([looks, queue.underWay]).toEqual([4, 0])
  queue.startNext()
  queue.startNext()
  await first.asked
  expect([told, queue.underWay]).toEqual([['first true'], 1])
  second.end()
  second.end()
  await second.asked
  expect([told.at(-1), ended]).toEqual(['second false', ['second']])
  // Its place is given back once, and whoever gives runs their places is told to look again.
  first.free()
  first.end()
  expect([looks, queue.underWay]).toEqual([5, 0])
  queue.startNext()
  await third.asked
  expect([told.at(-1), await first.turn()]).toEqual(['third true', false])
  queue.close()
  await last.asked
  expect(told.at(-1)).toBe('last false')
})
