import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'
import { type Asking, inTurn, type TurnOrder } from './turn-order.ts'

const asking = (address: string, eventId: string, asks: number, since: number): Asking => ({
  address,
  eventId,
  asks,
  since,
})
const nobody = { busy: [], ranks: [] }
const nextInTurn = (waiting: Asking[], turns: TurnOrder<Asking>) => inTurn(waiting, turns)[0]

test('LIMIT-19: whose address or event has least under way goes first, then whose address has had least, then the shortest, then the oldest', () => {
  const long = asking('a', 'one', 60, 1)
  const short = asking('b', 'two', 5, 2)
  expect(nextInTurn([], nobody)).toBeUndefined()
  expect(nextInTurn([long, short], nobody)).toBe(short)
  expect(nextInTurn([asking('c', 'three', 5, 3), short], nobody)).toBe(short)
  const busy = [{ address: 'b', eventId: 'four' }]
  expect(nextInTurn([long, short], { ...nobody, busy })).toBe(long)
  expect(nextInTurn([long, short], { ...nobody, busy: [{ address: 'c', eventId: 'two' }] })).toBe(long)
  const had = new Map([
    ['a', 10],
    ['b', 11],
  ])
  const ranks = [({ address }: Asking) => had.get(address) ?? 0]
  expect(nextInTurn([long, short], { ...nobody, ranks })).toBe(long)
  expect(nextInTurn([long, short], { busy: [{ address: 'a', eventId: 'five' }], ranks })).toBe(short)
})

test('LIMIT-19: one piece of work at a time, of one address after the other, whatever fails', async () => {
  const turns = new FairTurns()
  const done: string[] = []
  let atOnce = 0
  const work = (address: string, name: string, asks: number) =>
    turns
      .run({ address, eventId: name, asks }, async () => {
        atOnce += 1
        expect(atOnce).toBe(1)
        await Promise.resolve()
        atOnce -= 1
        done.push(name)
        if (name === 'a1') throw new Error('This one fails.')
      })
      .catch(() => {})
  await Promise.all([
    work('a', 'a0', 9),
    work('a', 'a1', 9),
    work('a', 'a2', 8),
    work('a', 'a3', 7),
    work('b', 'b1', 5),
    work('b', 'b2', 4),
    work('c', 'c1', 3),
  ])
  expect(done).toEqual(['a0', 'c1', 'b2', 'a3', 'b1', 'a2', 'a1'])
  await work('a', 'a4', 1)
  expect(done.at(-1)).toBe('a4')
})

test('property: LIMIT-19: whoever waits is served after at most one turn of each other address', async () => {
  const address = fc.constantFrom('a', 'b', 'c', 'd')
  const asked = fc.array(fc.record({ address, asks: fc.nat(100) }), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(asked, async (all) => {
      const turns = new FairTurns()
      const served: string[] = []
      await Promise.all(
        all.map(({ address: of, asks }, index) =>
          turns.run({ address: of, eventId: String(index), asks }, async () => served.push(of)),
        ),
      )
      const left = new Map<string, number>()
      for (const { address: of } of all) left.set(of, (left.get(of) ?? 0) + 1)
      // The first goes before others have asked.
      const waited = new Map<string, number>()
      for (const of of served) {
        for (const other of left.keys()) if (other !== of) waited.set(other, (waited.get(other) ?? 0) + 1)
        waited.set(of, 0)
        left.set(of, (left.get(of) ?? 0) - 1)
        if (left.get(of) === 0) left.delete(of)
        for (const other of left.keys()) expect(waited.get(other) ?? 0).toBeLessThanOrEqual(4)
      }
    }),
  )
})
