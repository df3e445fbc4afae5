import { cellAddress, newEvent, newPerson, type Viewer, variantOf } from '@planner/domain'
import type { Right } from '@planner/protocol'
import { describe, expect, test } from 'vitest'
import { contentsOf } from '../rooms/contents.ts'
import { Room } from '../rooms/room.ts'
import type { Storage } from '../storage/storage.ts'
import type { Authority } from './authority.ts'
import { type Gate, gateRefusal, missingKeyRefusal } from './gate.ts'

const NOW = 1_000_000
const admin: Viewer = { role: 'admin', personId: null }
const ann: Viewer = { role: 'participant', personId: 'ann' }
const visitor: Viewer = { role: 'visitor', personId: null }

function roomWith(plannerStart: number | null): Room {
  const event = newEvent(variantOf('planner'), {
    id: 'event',
    timestamp: 1,
    lastPlannerStartTime: plannerStart,
  })
  const keys = { adminKey: 'admin', shareKey: 'share' }
  const person = { ...newPerson({ id: 'ann', timestamp: 1 }), privateKey: 'ann' }
  const contents = contentsOf({
    event,
    keys,
    settings: [],
    persons: [person],
    topics: [],
    cells: [],
    meetings: [],
  })
  // Nothing is stored here.
  const storage = {} as Partial<Storage> as Storage
  return new Room(contents, { storage, now: () => NOW, onReloaded: () => {}, onBroken: () => {} })
}

const authority = (viewer: Viewer, room = roomWith(null)): Authority => ({
  ok: true,
  room,
  holder: { kind: 'admin', eventId: 'event' },
  viewer,
})
const gate = (right: Right, whilePlanning: Gate['whilePlanning'] = 'refused'): Gate => ({
  right,
  whilePlanning,
})
const reason = (...given: Parameters<typeof gateRefusal>) => gateRefusal(...given)?.reason ?? 'passes'

describe('the gate', () => {
  test.each<[Right, string[]]>([
    ['admin', ['passes', 'adminOnly', 'adminOnly']],
    ['adminOrSelf', ['passes', 'passes', 'notYourRow']],
    ['keyHolder', ['passes', 'passes', 'passes']],
    ['editor', ['passes', 'passes', 'notRegistered']],
  ])('KEY-4: who passes a gate with right %s', (right, expected) => {
    const request = { now: NOW, personId: 'ann' }
    expect([admin, ann, visitor].map((viewer) => reason(authority(viewer), gate(right), request))).toEqual(
      expected,
    )
  })

  test('adminOrSelf rejects participants who act on another person', () => {
    expect(reason(authority(ann), gate('adminOrSelf'), { now: NOW, personId: 'bob' })).toBe('notYourRow')
  })

  test('PRIV-11: an editor needs the right to every cell, before clock and planner are looked at', () => {
    const addresses = ['ann', 'bob'].map((userId) => cellAddress('availabilities', { userId, sessionId: 1 }))
    const request = { now: NOW, timestamp: NOW + 9999, addresses }
    const running = roomWith(NOW - 10)
    expect(reason(authority(ann, running), gate('editor'), request)).toBe('notYourRow')
    expect(reason(authority(admin, running), gate('editor'), request)).toBe('clockAhead')
    expect(reason(authority(admin, running), gate('editor'), { ...request, timestamp: NOW })).toBe(
      'plannerRunning',
    )
  })

  test.each<[Right, string | undefined]>([
    ['admin', 'adminOnly'],
    ['adminOrSelf', 'keyMissing'],
    ['keyHolder', 'keyMissing'],
    ['editor', undefined],
  ])('without a key, %s: %s', (right, expected) => {
    expect(missingKeyRefusal(gate(right), '')?.reason).toBe(expected)
    expect(missingKeyRefusal(gate(right), 'a-key')).toBeUndefined()
  })

  test('LIVE-3: a timestamp more than 5 s ahead of the clock is rejected', () => {
    const at = (timestamp: number) => reason(authority(admin), gate('editor'), { now: NOW, timestamp })
    expect([at(0), at(NOW + 5000), at(NOW + 5001)]).toEqual(['passes', 'passes', 'clockAhead'])
  })

  test('LIVE-11: while the planner runs, requests that need its lock are rejected and others pass', () => {
    const running = roomWith(NOW - 10)
    expect(reason(authority(admin, running), gate('admin'), { now: NOW })).toBe('plannerRunning')
    expect(reason(authority(admin, running), gate('admin', 'allowed'), { now: NOW })).toBe('passes')
  })

  test('PLAN-1: the event is locked while a run is being stored', async () => {
    const room = roomWith(null)
    const stored = Promise.withResolvers<{ kind: 'busy' }>()
    const starting = room.startPlan(() => stored.promise)
    expect(reason(authority(admin, room), gate('editor'), { now: NOW })).toBe('plannerRunning')
    stored.resolve({ kind: 'busy' })
    await starting
    expect(reason(authority(admin, room), gate('editor'), { now: NOW })).toBe('passes')
  })
})
