import { type CellAddress, cellAddress, cellKey } from '@planner/domain'
import type { EventData } from '@planner/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PEOPLE, TOPICS, testData } from './testing/data.ts'
import { TestPage, valuesOf } from './testing/page.ts'
import type { Step } from './undo-stack.ts'

const OK = { ok: true, applied: true } as const
const preference = (userId: string, topicId: string) => cellAddress('preferences', { userId, topicId })
const tea = preference('bob', 'tea')
const oak = preference('bob', 'oak')
const moment = () => new Promise((resolve) => setTimeout(resolve))

const joined = () => {
  const page = new TestPage(1000)
  page.answer = () => OK
  page.join()
  return page
}
const valueIn = (page: TestPage, address: CellAddress) => page.store.cells.view(address).value
const cellsOf = (step: Step | null | undefined) => step?.cells.map(({ address }) => cellKey(address))
const receive = (page: TestPage, address: CellAddress, value: string, timestamp: number) =>
  page.receive('ReceiveSharedValue', {
    tableName: address.table,
    userId: address.userId,
    topicId: address.topicId,
    sessionId: null,
    topicGroupIndex: null,
    value,
    timestamp,
  })

describe('undo of own edits', () => {
  test('undoes the last edit, then the one before, and redoes them', async () => {
    const page = joined()
    page.set(tea, 'Yes')
    await moment()
    page.set(tea, 'Host')
    await moment()
    const values: unknown[] = []
    for (const act of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
      page.undo[act]()
      values.push(valueIn(page, tea))
    }
    expect(values).toEqual(['Yes', '', '', 'Yes', 'Host', 'Host'])
    await moment()
    expect(page.sent.flatMap(valuesOf)).toEqual(['Yes', 'Host', 'Yes', '', 'Yes', 'Host'])
  })

  test('exposes the next step, and null when there is none', async () => {
    const page = joined()
    expect(page.undo.getSnapshot()).toEqual({ undo: null, redo: null })
    page.set(tea, 'Yes')
    await moment()
    page.set(oak, 'Yes')
    await moment()
    expect(cellsOf(page.undo.getSnapshot().undo)).toEqual([cellKey(oak)])
    page.undo.undo()
    const { undo, redo } = page.undo.getSnapshot()
    expect([cellsOf(undo), cellsOf(redo)]).toEqual([[cellKey(tea)], [cellKey(oak)]])
  })

  test('LIVE-19: edits of one action are one step, undone by one message; a new edit clears the redo stack', async () => {
    const page = joined()
    page.setCells([
      { address: tea, value: 'Yes' },
      { address: oak, value: 'Host' },
    ])
    await moment()
    expect(cellsOf(page.undo.undo())).toEqual([cellKey(tea), cellKey(oak)])
    expect([valueIn(page, tea), valueIn(page, oak)]).toEqual(['', ''])
    await moment()
    expect(page.sent.map(valuesOf)).toEqual([
      ['Yes', 'Host'],
      ['', ''],
    ])
    page.set(tea, 'Host')
    expect(page.undo.getSnapshot().redo).toBeNull()
  })

  test('cells changed by others are not touched, and a step without remaining cells is skipped', async () => {
    const page = joined()
    page.set(tea, 'Yes')
    await moment()
    page.set(oak, 'Yes')
    await moment()
    receive(page, oak, 'Host', 5000)
    expect(cellsOf(page.undo.undo())).toEqual([cellKey(tea)])
    expect([valueIn(page, tea), valueIn(page, oak)]).toEqual(['', 'Host'])
    expect(page.undo.undo()).toBeUndefined()
  })

  test('a refused edit cannot be undone', async () => {
    const page = joined()
    page.answer = () => ({ ok: false, status: 403, reason: 'notYourRow', message: '' })
    page.set(tea, 'Yes')
    await moment()
    page.undo.refresh()
    expect(page.undo.getSnapshot().undo).toBeNull()
    expect(page.undo.undo()).toBeUndefined()
  })

  test('an edit restamped after a planner run can be undone', async () => {
    const page = joined()
    page.isConnected = false
    page.set(tea, 'Yes')
    await moment()
    page.isConnected = true
    page.now = 3000
    page.receive('ReceivePlan', testData({ start: 1500, end: 2500 }))
    await moment()
    expect(page.cell(tea)?.timestamp).toBe(3000)
    page.undo.undo()
    expect(valueIn(page, tea)).toBe('')
  })

  test('a painted rectangle reverts to the previous value of each hour, in as few ranges as possible', async () => {
    const page = joined()
    const hours = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) =>
        cellAddress('weekDayHourAvailabilities', { userId: 'bob', hour: from + index }),
      )
    page.set(hours(0, 1), true)
    await moment()
    page.set(hours(0, 5), true)
    await moment()
    page.sent.length = 0
    page.undo.undo()
    expect(hours(0, 5).map((hour) => valueIn(page, hour))).toEqual([true, true, false, false, false, false])
    await moment()
    expect(page.sent.map(({ payload }) => payload)).toMatchObject([
      { value: true, rangeStartD2: 1, rangeEndD2: 2 },
      { value: false, rangeStartD2: 3, rangeEndD2: 6 },
    ])
  })
})

describe('MEET-16: undo of wishes to meet', () => {
  /** Ann's topics stand for her: Bob wishes to meet her by the first. */
  const wish = tea
  const withPlan = (variantId: '1on1' | 'reciprocity', shown: string): EventData => {
    const data = testData({ start: 4000, end: 5000 }, variantId)
    const persons = data.persons.map((person) =>
      person.id === 'bob'
        ? { ...person, preferences: { [wish.topicId ?? '']: { value: shown, timestamp: 5000 } } }
        : person,
    )
    return { ...data, persons }
  }
  const joinedPairs = (variantId: '1on1' | 'reciprocity' = '1on1') => {
    const page = new TestPage(1000, undefined, variantId)
    page.answer = () => OK
    page.join(testData({}, variantId))
    return page
  }

  test('a wish that a plan has reserved meanwhile is left alone, and so is what was done to the meeting', async () => {
    for (const variantId of ['1on1', 'reciprocity'] as const) {
      const page = joinedPairs(variantId)
      page.set(wish, 'Yes')
      await moment()
      const reserved = variantId === '1on1' ? 'Yes reserved' : 'Yes auto reserved'
      page.receive('ReceivePlan', withPlan(variantId, reserved))
      page.undo.refresh()
      expect(page.undo.getSnapshot()).toEqual({ undo: null, redo: null })
      expect(page.undo.undo()).toBeUndefined()
      expect(valueIn(page, wish)).toBe(reserved)
      page.now = 6000
      page.set(wish, '')
      await moment()
      expect(page.undo.getSnapshot().undo).toBeNull()
    }
  })

  test('a pending wish that was taken out comes back as the Yes that people enter', async () => {
    const page = joinedPairs()
    page.receive('ReceivePlan', withPlan('1on1', 'Yes pending'))
    page.now = 6000
    page.set(wish, '')
    await moment()
    page.undo.undo()
    await moment()
    expect(page.sent.flatMap(valuesOf)).toEqual(['', 'Yes'])
  })

  test('an undo while the planner runs is sent after it, and what the server says to it is shown', async () => {
    for (const ack of [OK, { ok: false, status: 409, reason: 'readOnlyState', message: '' }] as const) {
      const page = joinedPairs('reciprocity')
      page.set(wish, 'Yes')
      await moment()
      page.receive('PlannerRunning', { startTime: 4000 })
      page.now = 4500
      page.answer = () => ({ ok: false, status: 409, reason: 'plannerRunning', message: '' })
      page.undo.undo()
      await moment()
      page.answer = () => ack
      page.now = 6000
      page.receive('ReceivePlan', withPlan('reciprocity', 'Yes auto reserved'))
      await moment()
      expect(page.sent.at(-1)?.payload).toMatchObject({ value: '', timestamp: 6000 })
      expect(valueIn(page, wish)).toBe(ack.ok ? '' : 'Yes auto reserved')
    }
  })
})

test('property: undoing everything restores the initial values, redoing everything the edited ones, apart from cells of others', async () => {
  const edit = fc.record({
    userId: fc.constantFrom(...PEOPLE),
    topicId: fc.constantFrom(...TOPICS),
    value: fc.constantFrom('Yes', '#1 Yes!', 'Host', ''),
    isOthers: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 25 }), async (edits) => {
      const page = joined()
      const [mine, others] = [new Set<string>(), new Map<string, string>()]
      for (const { userId, topicId, value, isOthers } of edits) {
        page.now += 5
        const address = preference(userId, topicId)
        // Users edit disjoint cells here, so that nobody overwrites another's edit.
        if (isOthers && !mine.has(cellKey(address))) {
          receive(page, address, value, page.now)
          others.set(cellKey(address), value)
        } else if (!others.has(cellKey(address))) {
          page.set(address, value)
          mine.add(cellKey(address))
        }
        await moment()
      }
      const all = () => PEOPLE.flatMap((u) => TOPICS.map((topic) => valueIn(page, preference(u, topic))))
      const made = all()
      while (page.undo.undo()) page.now += 5
      for (const userId of PEOPLE) {
        for (const topicId of TOPICS) {
          const address = preference(userId, topicId)
          expect(valueIn(page, address)).toBe(others.get(cellKey(address)) ?? '')
        }
      }
      while (page.undo.redo()) page.now += 5
      expect(all()).toEqual(made)
    }),
    { numRuns: 50 },
  )
})
