import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { scheduleOf } from './schedule.ts'
import { weekBlocks } from './week-blocks.ts'

function blocks({ variant, state }: EventBuilder, offset = 0) {
  return weekBlocks(scheduleOf(variant, state), offset).map(
    ({ group, week, day, from, to, lane, lanes }) =>
      `${group.topic.id} week ${week} day ${day} ${from}-${to} lane ${lane + 1}/${lanes}`,
  )
}

function event(starts: Record<string, number>, hours = 2) {
  const builder = new EventBuilder('weekdayhourplanner', { sessionDurationInHours: hours }).people('ann')
  for (const [id, start] of Object.entries(starts)) builder.topic(id, { ownerId: 'ann' }).start(id, 1, start)
  return builder
}

test('SCHED-15: groups that overlap stand side by side, others take the whole day', () => {
  expect(blocks(event({ x: 10, y: 11, z: 12, alone: 20 }))).toEqual([
    'x week 1 day 0 10-12 lane 1/2',
    'y week 1 day 0 11-13 lane 2/2',
    'z week 1 day 0 12-14 lane 1/2',
    'alone week 1 day 0 20-22 lane 1/1',
  ])
})

test('SCHED-15: a group over midnight stands on both of its days', () => {
  expect(blocks(event({ x: 23 }))).toEqual(['x week 1 day 0 23-24 lane 1/1', 'x week 1 day 1 0-1 lane 1/1'])
})

test('SCHED-15: a reader’s clock takes a group of week B over its end to week A', () => {
  const both = new EventBuilder('heallo')
    .people('ann')
    .topic('b', { ownerId: 'ann', topicGroupOnEveryWeek: false })
  both.start('b', 2, 164)
  expect(blocks(both)).toEqual(['b week 2 day 6 20-22 lane 1/1'])
  expect(blocks(both, 9)).toEqual(['b week 1 day 0 5-7 lane 1/1'])
})

test('SCHED-15: no two blocks of a day share a lane and an hour, and no hour is lost, for all plans and zones', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 167 }), { maxLength: 12 })
  fc.assert(
    fc.property(
      starts,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: -12, max: 14 }),
      (all, hours, offset) => {
        const plan = event(Object.fromEntries(all.map((start, index) => [`t${index}`, start])), hours)
        const shown = weekBlocks(scheduleOf(plan.variant, plan.state), offset)
        const places = shown.flatMap(({ day, from, to, lane }) =>
          Array.from({ length: to - from }, (_, index) => `${day} ${from + index} ${lane}`),
        )
        expect(new Set(places).size).toBe(places.length)
        expect(places.length).toBe(all.length * hours)
        expect(shown.every(({ from, to, lane, lanes }) => from < to && to <= 24 && lane < lanes)).toBe(true)
      },
    ),
  )
})
