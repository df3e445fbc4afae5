import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ToldEntry, tellEntries, toldEntries } from './told-entries.ts'

const DAY = 86_400_000
const time = { start: 0, end: 1, everyWeeks: 0 } as const
const told = (uid: string, content: unknown = '') => ({ uid, time, content })

test('PUBLISH-6: what has not changed is told as before, to the very list', () => {
  const first = tellEntries([], [told('a'), told('b')], 1)
  expect(first).toMatchObject([
    { uid: 'a', sequence: 0, changedAt: 1, isCancelled: false },
    { uid: 'b', sequence: 0 },
  ])
  expect(tellEntries(first, [told('a'), told('b')], 2)).toBe(first)
  const moved = tellEntries(first, [told('a', 'another room'), told('b')], 3)
  expect(moved).toMatchObject([
    { uid: 'a', sequence: 1, changedAt: 3 },
    { uid: 'b', sequence: 0, changedAt: 1 },
  ])
})

test('PUBLISH-6: what is gone is cancelled for 30 days, and comes back with a later sequence', () => {
  const first = tellEntries([], [told('a')], 1)
  const gone = tellEntries(first, [], 2)
  expect(gone).toMatchObject([{ uid: 'a', sequence: 1, isCancelled: true }])
  expect(tellEntries(gone, [], 3)).toBe(gone)
  expect(tellEntries(gone, [told('a')], 4)).toMatchObject([{ uid: 'a', sequence: 2, isCancelled: false }])
  expect(tellEntries(gone, [], 2 + 30 * DAY)).toEqual([])
})

test('PUBLISH-6: sequences only rise, whatever plans come one after the other', () => {
  const plan = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(2)), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 20 }), (plans) => {
      let before: readonly ToldEntry[] = []
      for (const [at, entries] of plans.entries()) {
        const each = [...new Map(entries)].map(([uid, content]) => told(uid, content))
        const after = tellEntries(before, each, at)
        for (const entry of before) {
          const next = after.find(({ uid }) => uid === entry.uid)
          expect(next?.sequence).toBeGreaterThanOrEqual(entry.sequence)
          const isSame = next?.digest === entry.digest && next.isCancelled === entry.isCancelled
          expect(next?.sequence === entry.sequence).toBe(isSame)
        }
        expect(toldEntries.parse(JSON.parse(JSON.stringify(after)))).toEqual(after)
        before = after
      }
    }),
  )
})
