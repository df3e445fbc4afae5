import { expect, test } from 'vitest'
import type { Viewer } from '../../permissions/viewer.ts'
import { EventBuilder } from '../../testing/event-builder.ts'
import { chooseRoomEdits } from '../assign-rooms.ts'
import { planViolations } from '../plan-violations.ts'
import { scheduleOf } from '../schedule.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const ROOM_KINDS = ['rooms.none', 'rooms.twice', 'rooms.away', 'rooms.small']

function faults({ variant, state }: EventBuilder, viewer = ADMIN) {
  return planViolations({ variant, state, viewer, schedule: scheduleOf(variant, state) })
    .filter(({ kind }) => ROOM_KINDS.includes(kind))
    .map(({ kind, sessionIds, groups, count, bound }) => [
      kind,
      ...sessionIds,
      ...groups.map(({ topic }) => topic.id),
      ...(bound > 0 ? [count, bound] : []),
    ])
}

/** Three groups in session 1, one of which goes on in session 2. */
function planned(groupRooms: string) {
  const event = new EventBuilder('planner', { numSessions: 2, groupRooms }).people('ann', 'bob')
  for (const id of ['tea', 'go', 'bees']) event.topic(id).start(id, 0, 0)
  return event.assign('ann', 'tea').assign('bob', 'tea').assign('ann', 'go', 2)
}

function choose(event: EventBuilder, topicId: string, room: string) {
  const topic = event.state.topics.get(topicId)
  return topic ? event.apply(chooseRoomEdits({ topic, index: 0 }, room)) : event
}

test('SCHED-30: groups without a room are counted in each session, where the event has rooms', () => {
  expect(faults(planned(''))).toEqual([])
  const event = choose(planned('Hall; 30'), 'tea', 'Hall')
  expect(faults(event)).toEqual([
    ['rooms.none', 1, 'go', 'bees'],
    ['rooms.none', 2, 'go'],
  ])
  expect(faults(event, { role: 'participant', personId: 'ann' })).toEqual([])
})

test('SCHED-30: a room that several groups have, that is not there, or that is too small', () => {
  const event = planned('Hall; 30\nLawn; 1\nCellar; 8; 1')
  choose(choose(choose(event, 'tea', 'Lawn'), 'go', 'Cellar'), 'bees', 'Lawn')
  expect(faults(event)).toEqual([
    ['rooms.twice', 1, 'tea', 'bees'],
    ['rooms.small', 1, 'tea', 2, 1],
    ['rooms.away', 2, 'go'],
  ])
})

test('SCHED-30: a group whose room is not on the list any more has none', () => {
  const event = planned('Hall; 30')
  for (const id of ['tea', 'go', 'bees']) choose(event, id, 'Hall')
  event.state.event.groupRooms = 'Barn; 30'
  expect(faults(event).map(([kind]) => kind)).toEqual(['rooms.none', 'rooms.none'])
})
