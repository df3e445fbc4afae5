import { type AcceptedChange, cellAddress, cellKey, settingDefault, variantOf } from '@planner/domain'
import { eventStateFromWire } from '@planner/protocol'
import { expect, test, vi } from 'vitest'
import { Outbox } from './edits/outbox.ts'
import { EventStore } from './event-store.ts'
import { testData } from './testing/data.ts'

const SIZE = 'parameters|groups|maxGroupSize'
const variant = variantOf('planner')
const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
const other = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })
const change = (value: string, timestamp: number): AcceptedChange => ({
  kind: 'cell',
  address,
  value,
  timestamp,
})
const setting = (value: number, timestamp: number): AcceptedChange => ({
  kind: 'setting',
  key: SIZE,
  value,
  timestamp,
})

function newStore(times: { start?: number; end?: number } = {}) {
  const outbox = new Outbox()
  const store = new EventStore(variant, false, outbox)
  store.replace(eventStateFromWire(testData(times)), { isLoaded: true })
  return { store, outbox }
}

test('a change notifies the subscribers of its own cell and table, nobody else', () => {
  const { store } = newStore()
  const [own, others, table, snapshot] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  store.cells.subscribe(cellKey(address), own)
  store.cells.subscribe(cellKey(other), others)
  store.cells.stateView(['preferences']).subscribe(table)
  store.subscribe(snapshot)
  expect(store.apply([change('Yes', 1)])).toEqual([{ kind: 'applied' }])
  expect(own).toHaveBeenCalledTimes(1)
  expect(table).toHaveBeenCalledTimes(1)
  expect(others).not.toHaveBeenCalled()
  expect(snapshot).not.toHaveBeenCalled()
  expect(store.cells.view(address)).toMatchObject({ value: 'Yes', pending: false })
})

test('a local edit notifies once, with its pending flag', () => {
  const { store } = newStore()
  const seen: unknown[] = []
  store.cells.subscribe(cellKey(address), () => seen.push(store.cells.view(address)))
  store.applyLocal([change('Yes', 1)])
  store.confirm([change('Yes', 1)])
  expect(store.confirm([change('Yes', 1)])).toEqual([])
  expect(seen).toMatchObject([
    { value: 'Yes', pending: true },
    { value: 'Yes', pending: false },
  ])
})

test('LIVE-17: the view key of a cell grows when it is edited, stored, changed by others or loaded, and with nothing else', () => {
  const { store } = newStore()
  const keys: number[] = []
  const note = () => keys.push(store.cells.view(address).viewKey)
  note()
  store.applyLocal([change('Yes', 1)])
  note()
  store.confirm([change('Yes', 1)])
  note()
  store.apply([change('Host', 2)])
  note()
  store.applyLocal([change('Yes', 3)])
  store.revert([change('Yes', 3)])
  note()
  store.replace(eventStateFromWire(testData()), {})
  note()
  store.drawCellsIn(1)
  note()
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b))
  const stable = store.cells.view(address).viewKey
  store.apply([{ kind: 'cell', address: other, value: 'Yes', timestamp: 4 }])
  store.setEvent({ ...store.getSnapshot().state.event, name: 'Renamed' })
  expect(store.cells.view(address).viewKey).toBe(stable)
})

test('a cell view is referentially stable until value or pending flag change', () => {
  const { store } = newStore()
  const first = store.cells.view(address)
  expect(first).toMatchObject({ value: '', pending: false })
  store.applyLocal([change('', 1)])
  expect(store.cells.view(address)).toMatchObject({ value: '', pending: true })
  expect(store.cells.view(address)).toBe(store.cells.view(address))
})

test('the view of a table is the same object until one of its cells or the event changes', () => {
  const { store } = newStore()
  const read = store.cells.stateView(['preferences']).getSnapshot
  const before = read()
  expect(store.cells.stateView(['preferences']).getSnapshot).toBe(read)
  const seat = { sessionId: 1, userId: 'ann', topicId: 'tea', topicGroupIndex: 0 }
  store.apply([{ kind: 'cell', address: cellAddress('assignments', seat), value: true, timestamp: 1 }])
  store.setMeta({ connection: 'lost' })
  expect(read()).toBe(before)
  store.apply([change('Yes', 1)])
  const after = read()
  expect(after).not.toBe(before)
  expect(read()).toBe(after)
  expect(store.cells.stateView([]).getSnapshot()).toBe(store.getSnapshot().state)
  store.setEvent({ ...store.getSnapshot().state.event, name: 'Renamed' })
  expect(read()).not.toBe(after)
  expect(read().event.name).toBe('Renamed')
})

test('new data notifies the subscribers of all cells, other changes none', () => {
  const { store } = newStore()
  const cell = vi.fn()
  const stop = store.cells.subscribe(cellKey(address), cell)
  store.setEvent({ ...store.getSnapshot().state.event, name: 'Renamed' })
  expect(cell).not.toHaveBeenCalled()
  store.replace(eventStateFromWire(testData()), {})
  expect(cell).toHaveBeenCalledTimes(1)
  stop()
  store.replace(eventStateFromWire(testData()), {})
  expect(cell).toHaveBeenCalledTimes(1)
})

test('a setting creates a new snapshot without changing earlier ones', () => {
  const { store } = newStore()
  const before = store.getSnapshot()
  store.apply([setting(7, 1)])
  expect(store.getSnapshot().state.settings.get(SIZE)?.value).toBe(7)
  expect([before === store.getSnapshot(), before.state.settings.has(SIZE)]).toEqual([false, false])
  expect(settingDefault(variant, SIZE)).not.toBe(7)
})

test('a reverted edit shows the server’s value, for cells and settings', () => {
  for (const make of [
    (n: number) => change(`${n === 1 ? 'Yes' : 'Host'}`, n),
    (n: number) => setting(n, n),
  ]) {
    const { store, outbox } = newStore()
    store.applyLocal([make(1)])
    expect(store.revert([make(1)])).toEqual([make(1)])
    expect(store.stored(make(1))).toBeUndefined()
    store.apply([make(1)])
    store.applyLocal([make(3)])
    expect(store.apply([make(2)])).toEqual([{ kind: 'rejected', reason: 'notNewer' }])
    expect(store.stored(make(3))?.timestamp).toBe(3)
    store.revert([make(3)])
    expect(store.stored(make(3))?.timestamp).toBe(2)
    expect([outbox.size, store.revert([make(3)])]).toEqual([0, []])
  }
})

test('reverting an edit keeps a value that somebody else has set since', () => {
  const { store } = newStore()
  store.applyLocal([change('Yes', 1)])
  store.apply([change('Host', 2)])
  store.revert([change('Yes', 1)])
  expect(store.cells.view(address)).toMatchObject({ value: 'Host', pending: false })
})

test('PLAN-5, PLAN-16: while the planner runs an edit is kept as pending and its cell shows it as waiting', () => {
  const { store, outbox } = newStore({ start: 10 })
  expect(store.getSnapshot().run).toEqual({ startTime: 10, waitSeconds: 0, progress: [] })
  for (const edit of [change('Yes', 11), setting(7, 11)]) {
    expect(store.applyLocal([edit])).toEqual([{ change: edit, before: undefined }])
    expect(store.stored(edit)).toBeUndefined()
  }
  expect(outbox.size).toBe(2)
  expect(store.cells.view(address)).toMatchObject({ value: 'Yes', pending: true })
})

test('PLAN-4: the run is derived from the plan times of the event and keeps its progress', () => {
  const { store } = newStore()
  const { event } = store.getSnapshot().state
  const point = {
    elapsedSeconds: 1,
    limitSeconds: 9,
    hard: 0,
    medium: 0,
    soft: 5,
    satisfaction: 1,
    bound: null,
  }
  store.addProgress(point)
  expect(store.getSnapshot().run).toBeNull()
  store.setEvent({ ...event, lastPlannerStartTime: 10 })
  store.addProgress(point)
  store.setEvent({ ...event, lastPlannerStartTime: 10, name: 'Renamed' })
  expect(store.getSnapshot().run).toEqual({ startTime: 10, waitSeconds: 0, progress: [point] })
  // It waits for others meanwhile, and goes on.
  store.setWaiting(30)
  expect(store.getSnapshot().run).toMatchObject({ waitSeconds: 30, progress: [point] })
  store.addProgress(point)
  expect(store.getSnapshot().run).toMatchObject({ waitSeconds: 0, progress: [point, point] })
  store.setEvent({ ...event, lastPlannerStartTime: 10, lastPlannerEndTime: 11 })
  expect(store.getSnapshot().run).toBeNull()
})
