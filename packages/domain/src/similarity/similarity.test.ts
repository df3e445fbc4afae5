import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostSimilar, similarity } from './similarity.ts'

const interests = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 10 }))
  .map((record) => new Map(Object.entries(record)))
const someInterests = interests.filter((map) => map.size > 0)

describe('TAB-12: user similarity', () => {
  test('is the shared part of two people’s interests', () => {
    const a = new Map([
      ['x', 10],
      ['y', 5],
    ])
    const b = new Map([
      ['y', 10],
      ['z', 5],
    ])
    expect(similarity(a, b)).toBe(5 / 25)
  })

  test('is undefined while one of them has no interests', () => {
    fc.assert(fc.property(interests, (a) => similarity(a, new Map()) === undefined))
  })

  test('is 1 for equal interests, symmetric, and within 0..1', () => {
    fc.assert(fc.property(someInterests, (a) => similarity(a, a) === 1))
    fc.assert(
      fc.property(someInterests, someInterests, (a, b) => {
        const value = similarity(a, b) ?? -1
        expect(value).toBe(similarity(b, a))
        return value >= 0 && value <= 1
      }),
    )
  })

  test('nothing in common is 0', () => {
    expect(similarity(new Map([['a', 3]]), new Map([['b', 3]]))).toBe(0)
  })

  test('the most similar come first; oneself and people with nothing in common are left out', () => {
    const people = new Map([
      ['me', new Map([['a', 10]])],
      ['half', new Map([['a', 5]])],
      ['twin', new Map([['a', 10]])],
      ['stranger', new Map([['b', 10]])],
      ['silent', new Map()],
    ])
    expect(mostSimilar(people, 'me', 5).map((other) => other.id)).toEqual(['twin', 'half'])
    expect(mostSimilar(people, 'me', 1)).toEqual([{ id: 'twin', similarity: 1 }])
  })
})
