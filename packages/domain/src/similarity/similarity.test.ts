import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SettingKey } from '../fields/settings.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import type { VariantId } from '../variants/registry.ts'
import { type Interests, mostSimilar, similarity, similarityHidden, similarityOrder } from './similarity.ts'

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

const ADMIN: Viewer = { role: 'admin', personId: null }
const ANN: Viewer = { role: 'participant', personId: 'ann' }

const hidden = (variantId: VariantId, settings: Partial<Record<SettingKey, boolean>>) => {
  const event = new EventBuilder(variantId).owner('ann').owner('bob')
  for (const [key, value] of Object.entries(settings)) event.setting(key as SettingKey, value)
  return [ADMIN, ANN].map((viewer) => similarityHidden(event.variant, event.state, viewer))
}

test('TAB-12, PRIV-10: people are compared for those who read all choices, others are told why not', () => {
  const isShown = { 'parameters|ui|showPreferenceMatrixToUsers': true }
  expect(hidden('planner', isShown)).toEqual([undefined, undefined])
  expect(hidden('planner', { 'parameters|ui|showPreferenceMatrixToUsers': false })).toEqual([
    undefined,
    'choices',
  ])
  for (const variantId of ['1on1', 'reciprocity'] as const) {
    const wishes = (isHidden: boolean) =>
      hidden(variantId, { ...isShown, 'parameters|ui|hideOneSidedWishes': isHidden })
    expect(wishes(true)).toEqual([undefined, 'wishes'])
    expect(wishes(false)).toEqual([undefined, undefined])
  }
})

test('TAB-12: nobody is compared by topics that the event hides; in pairs topics are people', () => {
  const settings = {
    'parameters|ui|hideTopicAndIntro': true,
    'parameters|ui|showPreferenceMatrixToUsers': true,
  }
  expect(hidden('reciprocity10', settings)).toEqual(['topics', 'topics'])
  expect(hidden('1on1', settings)).toEqual([undefined, undefined])
})

const wishes = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 10 }))
  .map((record) => new Map(Object.entries(record)))
/** Few different tastes, so that many people are completely alike. */
const people = fc
  .tuple(fc.array(wishes, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(), { maxLength: 30 }))
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
