import { cellAddress } from '@planner/domain'
import { expect, test } from 'vitest'
import { PersistedEdits } from './edits/persisted-edits.ts'
import { LastSeen } from './last-seen.ts'
import type { SeenEvent, SeenEvents } from './seen-event.ts'
import { TestPage, tabStorage } from './testing/page.ts'

const tea = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })

function memory(): SeenEvents & { kept: Map<string, SeenEvent> } {
  const kept = new Map<string, SeenEvent>()
  return {
    kept,
    read: async (key) => structuredClone(kept.get(key)),
    write: async (key, event) => void kept.set(key, structuredClone(event)),
    forget: async (key) => void kept.delete(key),
    beforeHidden: () => () => {},
  }
}

function opened(events: SeenEvents, { key = 'k', version = '1', now = 1000 } = {}) {
  const page = new TestPage(now)
  const persistedEdits = new PersistedEdits(page.outbox, tabStorage())
  const lastSeen = new LastSeen({
    store: page.store,
    persistedEdits,
    events,
    key: () => key,
    version,
    now: () => now,
  })
  return { page, lastSeen }
}

test('OFFLINE-2: without the server an event is shown as it was last seen, until the server’s data come', async () => {
  const events = memory()
  const before = opened(events)
  before.page.join()
  before.page.answer = () => ({ ok: true, applied: true })
  before.page.set(tea, 'Yes')
  await before.lastSeen.write()

  const { page, lastSeen } = opened(events, { now: 9000 })
  await lastSeen.show()
  expect(page.store.getSnapshot()).toMatchObject({
    isLoaded: true,
    seenAt: 1000,
    viewer: before.page.store.getSnapshot().viewer,
  })
  expect(page.store.cells.view(tea).value).toBe('Yes')
  // What was only kept is not kept as something newer.
  await lastSeen.write()
  expect(events.kept.get('k')?.at).toBe(1000)

  page.join()
  expect(page.store.getSnapshot().seenAt).toBeNull()
  // What came in the meantime is not overwritten either.
  await lastSeen.show()
  expect(page.store.getSnapshot().seenAt).toBeNull()
})

test('OFFLINE-3: nothing is read with another key or by another build, nor kept without a key', async () => {
  const events = memory()
  const before = opened(events)
  before.page.join()
  await before.lastSeen.write()
  for (const other of [{ key: 'another' }, { version: '2' }, { key: '' }]) {
    const { page, lastSeen } = opened(events, other)
    await lastSeen.show()
    expect(page.store.getSnapshot().isLoaded).toBe(false)
  }
  const unkeyed = opened(events, { key: '' })
  unkeyed.page.join()
  await unkeyed.lastSeen.write()
  expect([...events.kept.keys()]).toEqual(['k'])
})

test('OFFLINE-3: it is erased when the event is gone or the person shut out, and not kept again', async () => {
  const events = memory()
  const { page, lastSeen } = opened(events)
  page.join()
  await lastSeen.write()
  expect(events.kept.size).toBe(1)
  page.store.setMeta({ fatal: { reason: 'eventRemoved', message: '' } })
  await lastSeen.write()
  await expect.poll(() => events.kept.size).toBe(0)
})
