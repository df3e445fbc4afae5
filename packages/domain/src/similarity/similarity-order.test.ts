import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Interests, similarity, similarityOrder } from './similarity.ts'

const interests = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 10 }))
  .map((record) => new Map(Object.entries(record)))
/** Few different tastes, so that many people are completely alike. */
const people = fc
  .tuple(fc.array(interests, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(), { maxLength: 30 }))
  .map(([tastes, chosen]) =>
    chosen.map((nat, index): [string, Interests] => [`p${index}`, tastes[nat % tastes.length] ?? new Map()]),
  )

const orderOf = (entries: readonly (readonly [string, Interests])[]) => similarityOrder(new Map(entries))

describe('TAB-12: people stand beside those who are like them', () => {
  test('everybody once, people without interests last, and the same input gives the same order', () => {
    fc.assert(
      fc.property(people, (entries) => {
        const order = orderOf(entries)
        const byId = new Map(entries)
        expect([...order].sort()).toEqual(entries.map(([id]) => id).sort())
        const sizes = order.map((id) => Math.min(1, byId.get(id)?.size ?? 0))
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
        expect(orderOf(entries)).toEqual(order)
      }),
    )
  })

  test('whoever is completely alike stands side by side', () => {
    fc.assert(
      fc.property(people, (entries) => {
        const byId = new Map(entries)
        const kinds = orderOf(entries)
          .map((id) => JSON.stringify([...(byId.get(id) ?? [])].sort()))
          .filter((kind, index, all) => kind !== all[index - 1])
        expect(kinds).toEqual([...new Set(kinds)])
      }),
    )
  })

  test('groups that share nothing stand apart, whatever the order of names', () => {
    const crowd = Array.from({ length: 24 }, (_, index): [string, Interests] => {
      const group = index % 3
      return [
        `p${index}`,
        new Map([
          [`topic ${group}`, 10],
          [`topic ${group} ${index % 4}`, 5],
        ]),
      ]
    })
    const groups = orderOf(crowd).map((id) => Number(id.slice(1)) % 3)
    expect(groups.filter((group, index) => group !== groups[index - 1])).toHaveLength(3)
  })

  test('neighbours at a seam are the most alike: a chain of tastes stays a chain', () => {
    const chain = [3, 0, 4, 1, 2].map((index): [string, Interests] => [
      String(index),
      new Map([
        [`t${index}`, 10],
        [`t${index + 1}`, 10],
      ]),
    ])
    const byId = new Map(chain)
    const order = orderOf(chain)
    const seams = order.slice(1).map((id, index) => {
      const before = byId.get(order[index] ?? '') ?? new Map()
      return similarity(byId.get(id) ?? new Map(), before)
    })
    expect(seams).toEqual([1 / 3, 1 / 3, 1 / 3, 1 / 3])
  })
})
