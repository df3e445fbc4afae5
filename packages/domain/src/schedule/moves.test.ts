import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { type Move, moveEdits, moveEffect, type Place, swapEdits } from './moves.ts'
import { planViolations } from './plan-violations.ts'
import { type PlanInView, scheduleOf } from './schedule.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const at = (key: string | null, sessionId = 1): Place => ({ sessionId, key })

/** Tea with ann and bob, go with cid, both in session 1; at most two people are in a group. */
const two = () =>
  new EventBuilder('planner', { numSessions: 2 })
    .setting('parameters|groups|maxGroupSize', 2)
    .setting('parameters|groups|minGroupSize', 2)
    .people('ann', 'bob', 'cid', 'dee')
    .topic('tea', { ownerId: 'ann' })
    .topic('go', { ownerId: 'cid' })
    .start('tea', 0, 0)
    .start('go', 0, 0)
    .assign('ann', 'tea')
    .assign('bob', 'tea')
    .assign('cid', 'go')

const scheduled = ({ variant, state }: EventBuilder) => scheduleOf(variant, state)
const inView = ({ variant, state }: EventBuilder, viewer: Viewer = ADMIN): PlanInView => ({
  variant,
  state,
  viewer,
  schedule: scheduleOf(variant, state),
})
const made = (event: EventBuilder, move: Move) =>
  moveEdits(scheduled(event), move).map(({ address, value }) => [address.topicId, address.sessionId, value])

test('SCHED-35: a move takes somebody out of the one group and puts them into the other', () => {
  const move = { personId: 'bob', from: at('tea|0'), to: at('go|0') }
  expect(made(two(), move)).toEqual([
    ['tea', 1, false],
    ['go', 1, true],
  ])
  expect(made(two(), { ...move, to: at(null) })).toEqual([['tea', 1, false]])
  expect(made(two(), { personId: 'dee', from: at(null), to: at('go|0') })).toEqual([['go', 1, true]])
})

test('SCHED-35: nothing is edited where nothing changes or somebody else was quicker', () => {
  const move = { personId: 'bob', from: at('tea|0'), to: at('tea|0') }
  expect(made(two(), move)).toEqual([])
  expect(made(two(), { ...move, to: at('gone|0') })).toEqual([])
  // In both groups already: neither is a target.
  expect(made(two().assign('bob', 'go'), { ...move, to: at('go|0') })).toEqual([])
  expect(made(two().assign('bob', 'go'), { ...move, to: at(null) })).toEqual([['tea', 1, false]])
  expect(made(two(), { personId: 'dee', from: at('tea|0'), to: at('go|0') })).toEqual([['go', 1, true]])
})

test('SCHED-10, SCHED-35: a group of two sessions is left and joined as a whole', () => {
  const event = new EventBuilder('multiplanner', {
    numSessions: 3,
    sessionDurationInHours: 2,
  })
    .people('ann', 'bob')
    .topic('long', { ownerId: 'ann' })
    .start('long', 0, 0)
    .assign('bob', 'long', 1)
    .assign('bob', 'long', 2)
  expect(made(event, { personId: 'bob', from: at('long|0', 2), to: at(null, 2) })).toEqual([
    ['long', 1, false],
    ['long', 2, false],
  ])
  expect(made(event, { personId: 'ann', from: at(null), to: at('long|0') })).toHaveLength(2)
})

test('SCHED-36: of a move is told what the plan would be warned of afterwards and is not now', () => {
  const event = two().set('availabilities', { userId: 'bob', sessionId: 1 }, false)
  const effect = (move: Move, viewer: Viewer = ADMIN) => {
    const { forced, violations } = moveEffect(inView(event, viewer), move)
    return [forced?.reasons ?? [], violations.map(({ kind, groups }) => `${kind} ${groups[0]?.key}`)]
  }
  expect(effect({ personId: 'bob', from: at('tea|0'), to: at('go|0') })).toEqual([
    ['notInterested', 'unavailable'],
    ['size.small tea|0'],
  ])
  event.wish('dee', 'tea', 'Yes')
  expect(effect({ personId: 'dee', from: at(null), to: at('tea|0') })).toEqual([[], ['size.large tea|0']])
  expect(effect({ personId: 'ann', from: at(null), to: at('go|0') })).toEqual([
    ['notInterested'],
    ['busy tea|0'],
  ])
  event.state.event.considerContactPreferences = true
  event.set('contactPreferences', { userId: 'cid', topicId: 'dee' }, 'No').wish('dee', 'go', 'Yes')
  const together = { personId: 'dee', from: at(null), to: at('go|0') }
  expect(effect(together)).toEqual([[], ['contactNo go|0']])
  expect(effect(together, { role: 'participant', personId: 'dee' })).toEqual([[], []])
})

test('SCHED-36: what a move is told of is what the plan is warned of once it is made', () => {
  const event = two()
  const schedule = scheduled(event)
  const move = { personId: 'bob', from: at('tea|0'), to: at('go|0') }
  const kinds = (of: readonly { kind: string; groups: readonly { key: string }[] }[]) =>
    of.map(({ kind, groups }) => `${kind} ${groups.map(({ key }) => key)}`).sort()
  const { violations } = moveEffect(inView(event), move)
  const before = kinds(planViolations(inView(event)))
  event.apply(moveEdits(schedule, move))
  const after = kinds(planViolations(inView(event)))
  expect(kinds(violations)).toEqual(after.filter((each) => !before.includes(each)))
})

/** People drawn into groups of two sessions, tea for both of them. */
function drawn(seats: readonly boolean[]): EventBuilder {
  const event = new EventBuilder('multiplanner', { numSessions: 3, sessionDurationInHours: 1 })
    .people('ann', 'bob', 'cid')
    .topic('tea')
    .topic('go')
    .topic('wind')
    .start('tea', 0, 0)
    .start('go', 0, 0)
    .start('wind', 0, 1)
  const places = ['ann', 'bob', 'cid'].flatMap((id) => [
    { id, topic: 'tea', sessionId: 1 },
    { id, topic: 'go', sessionId: 1 },
    { id, topic: 'wind', sessionId: 2 },
  ])
  places.forEach(({ id, topic, sessionId }, index) => {
    if (seats[index]) event.assign(id, topic, sessionId)
  })
  return event
}

test('SCHED-68: after an exchange every group is as large as before, the two have changed places, and taking each cell back restores all', () => {
  const seats = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 })
  const place = fc.constantFrom(at('tea|0'), at('go|0'), at('wind|0', 2))
  const person = fc.constantFrom('ann', 'bob', 'cid')
  let exchanged = 0
  fc.assert(
    fc.property(seats, person, place, person, place, (drawnSeats, one, from, other, to) => {
      const event = drawn(drawnSeats)
      const before = scheduled(event)
      const sizes = ({ groups }: typeof before) =>
        groups.map(({ key, members }) => [key, [...members].map(([id, ids]) => [id, ids.length])])
      const members = ({ groups }: typeof before) =>
        groups.map(({ key, members: in_ }) => [key, [...in_].map(([id, ids]) => [id, ids.toSorted()])])
      const edits = swapEdits(before, { personId: one, place: from }, { personId: other, place: to })
      const isSeat = (id: string, { key, sessionId }: Place) =>
        before.byKey
          .get(key ?? '')
          ?.members.get(sessionId)
          ?.includes(id) ?? false
      const can = isSeat(one, from) && isSeat(other, to) && !isSeat(one, to) && !isSeat(other, from)
      expect(edits.length > 0).toBe(can && one !== other)
      if (edits.length === 0) return
      exchanged += 1
      const former = new Map(members(before) as [string, unknown][])
      for (const { address, value } of edits) event.set(address.table, address, value)
      const after = scheduled(event)
      expect(sizes(after)).toEqual(sizes(before))
      const sits = (id: string, { key, sessionId }: Place) =>
        after.byKey
          .get(key ?? '')
          ?.members.get(sessionId)
          ?.includes(id) ?? false
      expect([sits(one, to), sits(other, from), sits(one, from), sits(other, to)]).toEqual([
        true,
        true,
        false,
        false,
      ])
      for (const { address, value } of edits) event.set(address.table, address, value !== true)
      expect(new Map(members(scheduled(event)) as [string, unknown][])).toEqual(former)
    }),
  )
  expect(exchanged).toBeGreaterThan(0)
})
