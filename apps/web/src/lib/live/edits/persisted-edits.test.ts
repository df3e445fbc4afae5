import { cellAddress } from '@planner/domain'
import { describe, expect, test } from 'vitest'
import { joinData, testData } from '../testing/data.ts'
import { stampOf, TestPage, tabStorage } from '../testing/page.ts'

const OK = { ok: true, applied: true } as const
const SIZE = 'parameters|groups|maxGroupSize'
const tea = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const sizeOf = (page: TestPage) => page.store.getSnapshot().state.settings.get(SIZE)

describe('a reload keeps pending edits', () => {
  test('they are restored after joining, shown, sent, and removed when stored', async () => {
    const storage = tabStorage()
    const before = new TestPage(1000, storage)
    before.join()
    before.isConnected = false
    before.set(tea, 'Yes')
    await settled()

    const after = new TestPage(5000, storage)
    after.isConnected = false
    after.join()
    expect(after.store.cells.view(tea)).toMatchObject({ value: 'Yes', pending: true })
    after.isConnected = true
    after.answer = () => OK
    after.edits.resend()
    await settled()
    expect(after.sent.map(stampOf)).toEqual([1000])
    expect(storage.texts.size).toBe(0)
  })

  test('per event and person: another event, or another key of it, does not send them', async () => {
    const storage = tabStorage()
    const before = new TestPage(1000, storage)
    before.join()
    before.isConnected = false
    before.set(tea, 'Yes')
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

test('LIVE-7: a setting changed offline survives a reload of the page', async () => {
  const storage = tabStorage()
  const before = new TestPage(1000, storage)
  before.join()
  before.isConnected = false
  void before.edits.editSetting(SIZE, 7)
  await settled()
  const after = new TestPage(5000, storage)
  after.answerSetting = () => OK
  after.join()
  expect(sizeOf(after)).toEqual({ value: 7, timestamp: 1000 })
  after.edits.resend()
  await settled()
  expect(after.sentSettings.map(({ value, timestamp }) => [value, timestamp])).toEqual([[7, 1000]])
  expect(storage.texts.size).toBe(0)
})

describe('edits persisted by an older version of the page', () => {
  const cell = { address: tea, value: 'Yes', timestamp: 900 }
  const oldCells = { sends: [{ kind: 'value' }], edits: [{ cell, send: 0 }] }
  const oldSettings = [
    [SIZE, { cell: { value: 7, timestamp: 900 } }],
    ['parameters|ui|salaries', { cell: { value: true, timestamp: 900 } }],
  ]

  test('are restored, sent and removed, cells as well as settings', async () => {
    const storage = tabStorage()
    storage.setItem('planner.edits.event.admin.', JSON.stringify(oldCells))
    storage.setItem('planner.settings.event.admin.', JSON.stringify(oldSettings))
    const page = new TestPage(1000, storage)
    page.answer = () => OK
    page.answerSetting = () => OK
    page.join()
    expect(page.store.cells.view(tea)).toMatchObject({ value: 'Yes', pending: true })
    expect(sizeOf(page)).toEqual({ value: 7, timestamp: 900 })
    page.edits.resend()
    await settled()
    expect([page.sent.map(stampOf), page.sentSettings.map(({ path }) => path)]).toEqual([[900], [SIZE]])
    expect(storage.texts.size).toBe(0)
  })

  test.each(['nonsense', '{}', '[[1]]', '[null]'])('is left out where it is broken: %s', (text) => {
    const storage = tabStorage()
    storage.setItem('planner.edits.event.admin.', JSON.stringify(oldCells))
    storage.setItem('planner.settings.event.admin.', text)
    const page = new TestPage(1000, storage)
    page.join()
    expect([page.outbox.size, page.store.getSnapshot().isLoaded]).toEqual([1, true])
    expect(storage.texts.has('planner.settings.event.admin.')).toBe(false)
  })
})
