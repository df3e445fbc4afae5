import { expect, test } from 'vitest'
import { createGains } from './chance-of-gain.ts'

test('MODEL-74: the longer a run waits for another gain, the less likely it is while the run takes twice as long', () => {
  const gains = createGains(100)
  gains.gainedAt(1000)
  const chances = [1000, 2000, 4000, 8000].map((effort) => gains.chanceAt(effort))
  expect([...chances].sort((a, b) => b - a)).toEqual(chances)
  // The one gap so far counts as a doubling, and it is waited for a factor of one, two, four and eight.
  expect(chances).toEqual([1, 2, 4, 8].map((waited) => expect.closeTo(Math.LN2 / Math.log(4 * waited), 12)))
})

test('MODEL-74: gains in quick succession make another one likelier than gains far apart', () => {
  const chanceAfter = (efforts: readonly number[]) => {
    const gains = createGains(100)
    for (const effort of efforts) gains.gainedAt(effort)
    return gains.chanceAt(10_000)
  }
  expect(chanceAfter([4000, 4500, 5000])).toBeGreaterThan(chanceAfter([300, 1300, 5000]))
})

test('MODEL-74: gains before the floor say nothing', () => {
  const early = createGains(100)
  for (const effort of [0, 10, 50, 100]) early.gainedAt(effort)
  expect(early.chanceAt(1000)).toBe(createGains(100).chanceAt(1000))
})
