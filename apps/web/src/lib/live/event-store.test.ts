import { cellAddress, cellKey, emptyEventState, newEventFields, variantOf } from '@planner/domain'
import { expect, test, vi } from 'vitest'
import { EventStore } from './event-store.ts'
import { NO_KEYS } from './keys.ts'

const variant = variantOf('planner')
const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
const other = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })

function newStore(pending = new Set<string>()) {
  const state = emptyEventState({
    ...newEventFields(variant),
    id: 'e',
    variant: variant.id,
    isRegistered: true,
    topicTypes: [],
    timestamp: 0,
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
  })
  return new EventStore(
    {
      variant,
      state,
      viewer: { role: 'admin', personId: null },
      keys: NO_KEYS,
      personalLink: '',
      shareLink: '',
      adminLink: '',
      isLoaded: true,
      connection: 'connected',
      fatal: null,
      run: null,
      planError: null,
      planVersion: 0,
    },
    (key) => pending.has(key),
  )
}

test('an edit tells the subscribers of its own cell and table, nobody else', () => {
  const store = newStore()
  const [own, others, table, snapshot] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  store.subscribeCell(address, own)
  store.subscribeCell(other, others)
  store.subscribeTable('preferences', table)
  store.subscribe(snapshot)
  store.getSnapshot().state.cells.set(cellKey(address), { address, value: 'Yes', timestamp: 1 })
  store.announce(address)
  expect(own).toHaveBeenCalledTimes(1)
  expect(table).toHaveBeenCalledTimes(1)
  expect(others).not.toHaveBeenCalled()
  expect(snapshot).not.toHaveBeenCalled()
  expect(store.cellView(address)).toEqual({ value: 'Yes', pending: false })
})

test('a cell view is the same object until value or pending mark change', () => {
  const pending = new Set<string>()
  const store = newStore(pending)
  const first = store.cellView(address)
  expect(first).toEqual({ value: '', pending: false })
  store.announce(address)
  pending.add(cellKey(address))
  store.announce(address)
  expect(store.cellView(address)).toEqual({ value: '', pending: true })
  expect(store.cellView(address)).toBe(store.cellView(address))
})

test('new data tells the subscribers of all cells, a change beside the cells none', () => {
  const store = newStore()
  const cell = vi.fn()
  const stop = store.subscribeCell(address, cell)
  const { state } = store.getSnapshot()
  store.update({ state: { ...state, event: { ...state.event, name: 'Renamed' } } })
  expect(cell).not.toHaveBeenCalled()
  store.update({ state: { ...state, cells: new Map() } })
  expect(cell).toHaveBeenCalledTimes(1)
  stop()
  store.update({ state: { ...state, cells: new Map() } })
  expect(cell).toHaveBeenCalledTimes(1)
})
