import { type CellAddress, cellAddress } from '@planner/domain'
import { hoursOfRange, type SharedValue } from '@planner/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinData, PEOPLE, TOPICS, testData } from './test-data.ts'
import { type Sent, TestPage, tabStorage } from './test-page.ts'

const OK = { ok: true, applied: true } as const
const refused = (status: number, reason: string) => ({ ok: false, status, reason, message: reason }) as const
const tea = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })
const assignment = cellAddress('assignments', { userId: 'bob', topicId: 'tea', sessionId: 1 })
const value = { kind: 'value' } as const
const settled = () => new Promise((resolve) => setTimeout(resolve))
const stampOf = (sent: Sent | undefined) => sent?.payload.timestamp
const wireOf = (address: CellAddress, content: string, timestamp: number): SharedValue => ({
  tableName: address.table,
  userId: address.userId,
  topicId: address.topicId,
  sessionId: null,
  topicGroupIndex: null,
  value: content,
  timestamp,
})

const offlinePage = () => {
  const page = new TestPage(1000)
  page.join()
  page.isConnected = false
  return page
}

describe('spec 4: failed sends are queued for resending', () => {
  test('an edit without a connection is shown, and sent with its own time when there is one', async () => {
    const page = offlinePage()
    page.edits.edit([tea], 'Yes', { ...value })
    expect(page.sent).toEqual([])
    expect(page.store.cellView(tea)).toEqual({ value: 'Yes', pending: true })
    page.now = 99_000
    page.isConnected = true
    page.answer = () => OK
    page.edits.resend()
    await settled()
    expect(page.sent.map(stampOf)).toEqual([1000])
    expect(page.store.cellView(tea)).toEqual({ value: 'Yes', pending: false })
    page.edits.resend()
    expect(page.sent.length).toBe(1)
  })

  test('decision 16: what others have set since wins over an edit made offline', () => {
    const page = offlinePage()
    page.edits.edit([tea], 'Yes', { ...value })
    const data = testData()
    const bob = data.persons.find(({ id }) => id === 'bob')
    if (bob) bob.preferences = { tea: { value: 'Host', timestamp: 2000 } }
    page.receive('JoinEventHub', joinData(data))
    expect(page.store.cellView(tea).value).toBe('Host')
  })

  test('an edit that got no answer stays pending', async () => {
    const page = new TestPage(1000)
    page.join()
    page.edits.edit([tea], 'Yes', { ...value })
    await settled()
    expect(page.sent.length).toBe(1)
    expect(page.store.cellView(tea).pending).toBe(true)
    page.edits.close()
  })
})

test('spec 4: a range of the week travels as one rectangle, and is resent as one', async () => {
  const page = offlinePage()
  const corners = { rangeStartD1: 5, rangeStartD2: 11, rangeEndD1: 4, rangeEndD2: 9 }
  const addresses = hoursOfRange(corners).map((hour) =>
    cellAddress('weekDayHourAvailabilities', { userId: 'bob', hour }),
  )
  expect(addresses).toHaveLength(6)
  page.edits.edit(addresses, true, { kind: 'range', addresses, corners })
  for (const address of addresses)
    expect(page.store.cellView(address)).toEqual({ value: true, pending: true })
  page.isConnected = true
  page.answer = () => OK
  page.edits.resend()
  await settled()
  expect(page.sent).toMatchObject([
    { name: 'SendSharedRangeValue', payload: { ...corners, userId: 'bob', value: true, timestamp: 1000 } },
  ])
  expect(page.outbox.size).toBe(0)
})

describe('a refused edit is taken back', () => {
  test('to what others have set meanwhile, not to what was there when it was made', async () => {
    const page = new TestPage(1000)
    page.join()
    page.edits.edit([tea], 'Yes', { ...value })
    page.edits.close()
    page.receive('ReceiveSharedValue', wireOf(tea, 'Host', 900))
    page.answer = () => refused(403, 'notYourRow')
    page.edits.resend()
    await settled()
    expect(page.store.cellView(tea)).toEqual({ value: 'Host', pending: false })
  })

  test('to nothing where its topic has been removed', async () => {
    const page = offlinePage()
    page.edits.edit([tea], 'Yes', { ...value })
    const data = testData()
    data.topics = data.topics.filter(({ id }) => id !== 'tea')
    page.receive('JoinEventHub', joinData(data))
    expect(page.cells()).toEqual([])
    page.isConnected = true
    page.answer = () => refused(409, 'unknownAddress')
    page.edits.resend()
    await settled()
    expect([page.outbox.size, page.cells()]).toEqual([0, []])
  })
})

describe('decision 4: what a planner run overtakes', () => {
  test('is stamped anew and sent again when the plan has come, assignments excepted', async () => {
    const page = new TestPage(1000)
    page.join()
    page.receive('PlannerRunning', { startTime: 1100 })
    page.isConnected = false
    page.edits.edit([tea], 'Yes', { ...value })
    page.edits.edit([assignment], true, { ...value })
    page.isConnected = true
    page.answer = () => OK
    page.now = 1250
    page.receive('ReceivePlan', testData({ start: 1100, end: 1200 }))
    await settled()
    expect(page.sent.map(({ payload }) => [payload.tableName, payload.timestamp])).toEqual([
      ['preferences', 1250],
    ])
    expect(page.cells()).toEqual(['preferences|bob|tea = Yes at 1250'])
    expect(page.outbox.size).toBe(0)
  })
})

test('decision 16: an edit stamped by a clock that ran ahead is made again with the right time', async () => {
  const page = new TestPage(3_600_000)
  page.offset = -3_000_000
  page.join()
  page.answer = ({ payload }) => (payload.timestamp > 605_000 ? refused(422, 'clockAhead') : OK)
  page.edits.edit([tea], 'Yes', { ...value })
  await settled()
  await settled()
  expect(page.sent.map(stampOf)).toEqual([3_600_000, 600_000])
  expect(page.store.cellView(tea)).toEqual({ value: 'Yes', pending: false })
})

describe('a reload keeps pending edits', () => {
  test('they are put back after joining, shown, sent, and forgotten when stored', async () => {
    const storage = tabStorage()
    const before = new TestPage(1000, storage)
    before.join()
    before.isConnected = false
    before.edits.edit([tea], 'Yes', { ...value })
    await settled()

    const after = new TestPage(5000, storage)
    after.isConnected = false
    after.join()
    expect(after.store.cellView(tea)).toEqual({ value: 'Yes', pending: true })
    after.isConnected = true
    after.answer = () => OK
    after.edits.resend()
    await settled()
    expect(after.sent.map(stampOf)).toEqual([1000])
    expect(storage.texts.size).toBe(0)
  })

  test('of one event and person: another event, or another key of it, does not send them', async () => {
    const storage = tabStorage()
    const before = new TestPage(1000, storage)
    before.join()
    before.isConnected = false
    before.edits.edit([tea], 'Yes', { ...value })
    await settled()
    const asBob = new TestPage(5000, storage)
    const bob = { role: 'participant', eventUserShareGuid: 'bob' } as const
    asBob.receive('JoinEventHub', { ...joinData(testData()), ...bob })
    expect(asBob.outbox.size).toBe(0)
    const other = testData()
    other.event.id = 'other'
    const elsewhere = new TestPage(5000, storage)
    elsewhere.receive('JoinEventHub', joinData(other))
    expect(elsewhere.outbox.size).toBe(0)
  })

  test.each(['nonsense', '{}', '{"sends":[],"edits":[{}]}'])(
    'kept text that is broken is left out: %s',
    (text) => {
      const storage = tabStorage()
      storage.setItem('planner.edits.event.admin.', text)
      const page = new TestPage(1000, storage)
      page.join()
      expect(page.outbox.size).toBe(0)
      expect(page.store.getSnapshot().isLoaded).toBe(true)
    },
  )
})

/** A life of a page: edits, answers of all kinds, reconnects, others' values, reloads. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    userId: fc.constantFrom(...PEOPLE),
    topicId: fc.constantFrom(...TOPICS),
    value: fc.constantFrom('', 'Yes', 'Host'),
  }),
  fc.record({
    kind: fc.constantFrom('online' as const, 'offline' as const, 'reload' as const, 'wait' as const),
  }),
)

test('property: whatever happens to page and connection, in the end the server has the last edit of every cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.infiniteStream(fc.boolean()),
      async (steps, luck) => {
        const storage = tabStorage()
        const server = new Map<string, { value: unknown; timestamp: number }>()
        const data = () => {
          const fresh = testData()
          for (const [key, cell] of server) {
            const [userId = '', topicId = ''] = key.split('|')
            const person = fresh.persons.find(({ id }) => id === userId)
            if (person) person.preferences[topicId] = cell as { value: string; timestamp: number }
          }
          return fresh
        }
        /** Stores what is newer; the answer may get lost on its way, and so may the question. */
        const answer = ({ payload }: Sent) => {
          const key = `${payload.userId}|${'topicId' in payload ? payload.topicId : ''}`
          if (!luck.next().value) return refused(0, 'noAnswer')
          if ((server.get(key)?.timestamp ?? 0) < payload.timestamp)
            server.set(key, { value: payload.value, timestamp: payload.timestamp })
          return luck.next().value ? OK : refused(0, 'noAnswer')
        }
        const open = (now: number) => {
          const page = new TestPage(now, storage)
          page.answer = answer
          page.join(data())
          return page
        }
        const last = new Map<string, string>()
        let page = open(1000)
        for (const each of steps) {
          page.now += 7
          if (each.kind === 'edit') {
            const address = cellAddress('preferences', each)
            page.edits.edit([address], each.value, { kind: 'value' })
            last.set(`${each.userId}|${each.topicId}`, each.value)
          } else if (each.kind === 'reload') {
            await settled()
            page.edits.close()
            page = open(page.now)
          } else if (each.kind === 'wait') await settled()
          else {
            page.isConnected = each.kind === 'online'
            if (page.isConnected) {
              page.join(data())
              page.edits.resend()
            }
          }
        }
        page.isConnected = true
        page.answer = ({ payload }) => {
          const key = `${payload.userId}|${'topicId' in payload ? payload.topicId : ''}`
          if ((server.get(key)?.timestamp ?? 0) < payload.timestamp)
            server.set(key, { value: payload.value, timestamp: payload.timestamp })
          return OK
        }
        page.edits.resend()
        await settled()
        page.edits.close()
        expect(page.outbox.size).toBe(0)
        for (const [key, content] of last) {
          const [userId = '', topicId = ''] = key.split('|')
          expect([key, server.get(key)?.value]).toEqual([key, content])
          expect(page.store.cellView(cellAddress('preferences', { userId, topicId })).value).toBe(content)
        }
        expect(storage.texts.size).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
