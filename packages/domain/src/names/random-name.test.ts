import { expect, test } from 'vitest'
import { randomEventName, randomUserName } from './random-name.ts'

/** A low-discrepancy sequence in [0, 1). */
function evenly(): () => number {
  let draws = 0
  return () => {
    draws += 1
    return (draws * 0.618_033_988_75) % 1
  }
}

test('ROUTE-13: both words of an event’s name have one initial, and a number from 1 to 99 follows', () => {
  const random = evenly()
  const names = Array.from({ length: 1000 }, () => randomEventName(random))
  for (const name of names) expect(name).toMatch(/^([A-Z])[a-z]+ \1[a-z]+ [1-9]\d?$/)
  expect(new Set(names.map((name) => name[0])).size).toBeGreaterThan(10)
})

test('ROUTE-13: a person’s name is three words, and a number from 100 to 999 follows', () => {
  const random = evenly()
  for (let each = 0; each < 1000; each += 1)
    expect(randomUserName(random)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d\d$/)
})
