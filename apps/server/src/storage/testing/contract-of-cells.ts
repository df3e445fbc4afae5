import { type AddressedCell, type CellKey, cellKey, supersedes } from '@planner/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { howMany } from '../../testing/chance.ts'
import { cellsText } from '../change.ts'
import type { Storage, Write } from '../storage.ts'
import { anyAddress, anyCellValue } from './arbitraries.ts'
import {
  preference,
  putCell,
  samplePerson,
  sampleTopic,
  sortedCells,
  storedCells,
  storeEvent,
} from './samples.ts'

const anyCell = fc.record({
  address: anyAddress,
  value: anyCellValue,
  timestamp: fc.constantFrom(0, 1, 1.5, 1e13),
})

/** Batches of writes, some awaited before the next, others concurrent. */
const calls = <T>(write: fc.Arbitrary<T>) =>
  fc.array(fc.record({ writes: fc.array(write, { minLength: 1, maxLength: 4 }), isAwaited: fc.boolean() }), {
    maxLength: 20,
  })

type WriteIn = (eventId: string) => Write

/** Includes a write that is rejected. */
const anyOtherWrite = fc.constantFrom<WriteIn>(
  (eventId) => ({ kind: 'removePerson', eventId, personId: 'p1' }),
  (eventId) => ({ kind: 'removeTopic', eventId, topicId: 'p1' }),
  (eventId) => ({ kind: 'putTopic', eventId, topic: sampleTopic('p1', 'p1') }),
  (eventId) => ({
    kind: 'putPerson',
    eventId,
    person: { ...samplePerson('p1'), privateKey: `private-key-in-${eventId}` },
  }),
  (eventId) => putCell(`not ${eventId}`, preference('p1', 'p1'), 'Yes', 1),
)

const anyWrite: fc.Arbitrary<WriteIn> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyCell.map(
      (cell): WriteIn =>
        (eventId) => ({ kind: 'putCell', eventId, cell }),
    ),
  },
  { weight: 2, arbitrary: anyOtherWrite },
)

export function contractOfCells(storage: () => Storage): void {
  it('LIVE-2: keeps the newest value of each cell, ties ordered by value, in any order of delivery', async () => {
    await fc.assert(
      fc.asyncProperty(calls(anyCell), async (given) => {
        const eventId = await storeEvent(storage())
        const expected = new Map<CellKey, AddressedCell>()
        const inFlight: Promise<unknown>[] = []
        for (const { writes, isAwaited } of given) {
          const call = storage().write(writes.map((cell) => ({ kind: 'putCell', eventId, cell })))
          inFlight.push(call)
          if (isAwaited) await call
          for (const cell of writes) {
            const key = cellKey(cell.address)
            if (supersedes(cell, expected.get(key))) expected.set(key, cell)
          }
        }
        await Promise.all(inFlight)
        expect(await storedCells(storage(), eventId)).toEqual(sortedCells(expected.values()))
      }),
      { numRuns: howMany({ gate: 60, soak: 150 }) },
    )
  })

  it('LIVE-2: replicas that receive the same edits in different orders converge', async () => {
    const shuffled = fc
      .array(anyCell, { maxLength: 20 })
      .chain((cells) => fc.tuple(fc.constant(cells), fc.shuffledSubarray(cells, { minLength: cells.length })))
    await fc.assert(
      fc.asyncProperty(shuffled, async (orders) => {
        const ends = await Promise.all(
          orders.map(async (cells) => {
            const eventId = await storeEvent(storage())
            await Promise.all(cells.map((cell) => storage().write([{ kind: 'putCell', eventId, cell }])))
            return storedCells(storage(), eventId)
          }),
        )
        expect(ends[0]).toEqual(ends[1])
      }),
      { numRuns: 30 },
    )
  })

  it('concurrent calls have the same result as sequential ones, removals and large changes included', async () => {
    const anyCall = fc.record({
      writes: fc.array(anyWrite, { minLength: 1, maxLength: 4 }),
      large: fc.option(fc.array(anyCell, { maxLength: 4 }), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { maxLength: 20 }), async (given) => {
        const [together, apart] = [await storeEvent(storage()), await storeEvent(storage())]
        const call = (eventId: string, { writes, large }: (typeof given)[number]) =>
          storage().write(
            writes.map((write) => write(eventId)),
            large ? { cells: { kind: 'putCells', eventId, texts: [cellsText(eventId, large)] } } : {},
          )
        const statuses = await Promise.allSettled(given.map((each) => call(together, each)))
        for (const [index, each] of given.entries()) {
          const [alone] = await Promise.allSettled([call(apart, each)])
          expect(alone?.status).toBe(statuses[index]?.status)
        }
        expect(await storedCells(storage(), together)).toEqual(await storedCells(storage(), apart))
      }),
      { numRuns: howMany({ gate: 40, soak: 100 }) },
    )
  })
}
