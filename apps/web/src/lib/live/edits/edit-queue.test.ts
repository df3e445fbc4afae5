import { type CellAddress, cellAddress } from '@planner/domain'
import { hoursOfRange, type SharedValue } from '@planner/protocol'
import { describe, expect, test, vi } from 'vitest'
import { joinData, testData } from '../testing/data.ts'
import { type Sent, stampOf, TestPage } from '../testing/page.ts'

const OK = { ok: true, applied: true } as const
const refused = (status: number, reason: string) => ({ ok: false, status, reason, message: reason }) as const
const tea = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })
const assignment = cellAddress('assignments', { userId: 'bob', topicId: 'tea', sessionId: 1 })
const settled = () => new Promise((resolve) => setTimeout(resolve))
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

describe('LIVE-7: failed sends are queued for resending', () => {
  test('an offline edit is shown, and sent with its original timestamp after reconnecting', async () => {
    const page = offlinePage()
    page.set(tea, 'Yes')
    expect(page.sent).toEqual([])
    expect(page.store.cells.view(tea)).toMatchObject({ value: 'Yes', pending: true })
    page.now = 99_000
    page.isConnected = true
    page.answer = () => OK
    page.edits.resend()
    await settled()
    expect(page.sent.map(stampOf)).toEqual([1000])
    expect(page.store.cells.view(tea)).toMatchObject({ value: 'Yes', pending: false })
    page.edits.resend()
    expect(page.sent.length).toBe(1)
  })

  test('LIVE-2: later values of others win over an edit made offline', () => {
    const page = offlinePage()
    page.set(tea, 'Yes')
    const data = testData()
    const bob = data.persons.find(({ id }) => id === 'bob')
    if (bob) bob.preferences = { tea: { value: 'Host', timestamp: 2000 } }
    page.receive('JoinEventHub', joinData(data))
    expect(page.store.cells.view(tea).value).toBe('Host')
  })

  test('an edit without a response stays pending', async () => {
    const page = new TestPage(1000)
    page.join()
    page.set(tea, 'Yes')
    await settled()
    expect(page.sent.length).toBe(1)
    expect(page.store.cells.view(tea).pending).toBe(true)
    page.edits.close()
  })
})

test('LIVE-8: a range of the week is sent and resent as one rectangle', async () => {
  const page = offlinePage()
  const corners = { rangeStartD1: 4, rangeStartD2: 9, rangeEndD1: 5, rangeEndD2: 11 }
  const addresses = hoursOfRange(corners).map((hour) =>
    cellAddress('weekDayHourAvailabilities', { userId: 'bob', hour }),
  )
  expect(addresses).toHaveLength(6)
  page.set(addresses, true)
  for (const address of addresses)
    expect(page.store.cells.view(address)).toMatchObject({ value: true, pending: true })
  page.isConnected = true
  page.answer = () => OK
  page.edits.resend()
  await settled()
  expect(page.sent).toMatchObject([
    { name: 'SendSharedRangeValue', payload: { ...corners, userId: 'bob', value: true, timestamp: 1000 } },
  ])
  expect(page.outbox.size).toBe(0)
})

describe('a refused edit is reverted', () => {
  test('to the value others have set meanwhile, not to the value at the time of the edit', async () => {
    const page = new TestPage(1000)
    page.join()
    page.set(tea, 'Yes')
    page.edits.close()
    page.receive('ReceiveSharedValue', wireOf(tea, 'Host', 900))
    page.answer = () => refused(403, 'notYourRow')
    page.edits.resend()
    await settled()
    expect(page.store.cells.view(tea)).toMatchObject({ value: 'Host', pending: false })
  })

  test('to no value where its topic has been removed', async () => {
    const page = offlinePage()
    page.set(tea, 'Yes')
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

const tableOf = (sent: Sent) => ('tableName' in sent.payload ? sent.payload.tableName : '')

describe('PLAN-5: an edit superseded by a planner run', () => {
  test('is resent with a new timestamp after the plan, except for assignments', async () => {
    const page = new TestPage(1000)
    page.join()
    page.receive('PlannerRunning', { startTime: 1100 })
    page.isConnected = false
    page.set(tea, 'Yes')
    page.set(assignment, true)
    page.isConnected = true
    page.answer = () => OK
    page.now = 1250
    page.receive('ReceivePlan', testData({ start: 1100, end: 1200 }))
    await settled()
    expect(page.sent.map((sent) => [tableOf(sent), stampOf(sent)])).toEqual([['preferences', 1250]])
    expect(page.cells()).toEqual(['preferences|bob|tea = Yes at 1250'])
    expect(page.outbox.size).toBe(0)
  })
})

test('LIVE-3: an edit stamped by a fast clock is resent with a corrected timestamp', async () => {
  const page = new TestPage(3_600_000)
  page.offset = -3_000_000
  page.join()
  page.answer = (sent) => ((stampOf(sent) ?? 0) > 605_000 ? refused(422, 'clockAhead') : OK)
  page.set(tea, 'Yes')
  await settled()
  await settled()
  expect(page.sent.map(stampOf)).toEqual([3_600_000, 600_000])
  expect(page.store.cells.view(tea)).toMatchObject({ value: 'Yes', pending: false })
})

test('LIVE-3: an edit barely refused is resent with its original timestamp', async () => {
  vi.useFakeTimers()
  const page = new TestPage(1000)
  page.join()
  page.answer = () => refused(422, 'clockAhead')
  page.set(tea, 'Yes')
  await vi.advanceTimersByTimeAsync(10)
  page.answer = () => OK
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(page.sent.map(stampOf)).toEqual([1000, 1000])
  expect(page.outbox.size).toBe(0)
})
