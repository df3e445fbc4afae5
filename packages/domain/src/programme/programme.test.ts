import { describe, expect, test } from 'vitest'
import { type PlanInForce, scheduleOf } from '../schedule/schedule.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import {
  type ProgrammeEntry,
  programmeOf,
  programmeOfHost,
  programmeOfPerson,
  programmesOfPeople,
} from './programme.ts'

const planOf = ({ variant, state }: EventBuilder) => {
  const plan = { variant, state, schedule: scheduleOf(variant, state) }
  ofEverybody(plan)
  return plan
}
/** In every test the one pass over the plan says the same of each. */
const ofEverybody = (plan: PlanInForce) => {
  const all = programmesOfPeople(plan)
  for (const id of plan.state.persons.keys()) expect(all.get(id) ?? []).toEqual(programmeOfPerson(plan, id))
}
const iso = (entries: readonly ProgrammeEntry[]) =>
  entries.map(({ key, time }) => [
    key,
    time && new Date(time.start).toISOString().slice(0, 16),
    time && new Date(time.end).toISOString().slice(11, 16),
    time?.everyWeeks,
  ])

describe('PUBLISH-2: entries of sessions', () => {
  const labels = '2026-11-28 9:30-10:15\n10:25\n---\n13:30-14:15\n14:25'
  const event = (variant: 'planner' | 'planner10' | 'multiplanner') =>
    new EventBuilder(variant, {
      numSessions: 4,
      newSessionLabels: labels,
      timeZone: 'Europe/Tallinn',
      groupRooms: 'Hall; 30',
    })
      .owner('ann')
      .owner('bob')
      .person('cid')

  test('have the times of their sessions, those without an end until the next one, or an hour', () => {
    for (const variant of ['planner', 'planner10'] as const) {
      const built = event(variant).start('ann', 0, 0).assign('ann', 'ann').assign('cid', 'ann')
      built.start('bob', 0, 1).assign('cid', 'bob', 2).start('bob', 0, 3, 1).assign('bob', 'bob', 4, 1)
      built.set('topicGroupRooms', { topicId: 'ann', topicGroupIndex: 0 }, 'Hall')
      const plan = planOf(built)
      expect(iso(programmeOf(plan))).toEqual([
        ['ann|0', '2026-11-28T07:30', '08:15', 0],
        ['bob|0', '2026-11-28T08:25', '11:30', 0],
        ['bob|1', '2026-11-28T12:25', '13:25', 0],
      ])
      expect(programmeOf(plan)[0]).toMatchObject({ rooms: ['Hall'], people: ['ann', 'cid'], hosts: ['ann'] })
      expect(programmeOfPerson(plan, 'cid').map(({ key }) => key)).toEqual(['ann|0', 'bob|0'])
      expect(programmeOfHost(plan, 'bob').map(({ key }) => key)).toEqual(['bob|0', 'bob|1'])
    }
  })

  test('take sessions in a row together, for a person those in which they are there', () => {
    const built = event('multiplanner')
      .start('ann', 0, 2)
      .assign('ann', 'ann', 3)
      .assign('ann', 'ann', 4)
      .assign('cid', 'ann', 4)
    const plan = planOf(built)
    expect(iso(programmeOf(plan))).toEqual([['ann|0', '2026-11-28T11:30', '13:25', 0]])
    expect(iso(programmeOfPerson(plan, 'cid'))).toEqual([['ann|0', '2026-11-28T12:25', '13:25', 0]])
  })

  test('have no time without a date', () => {
    const built = new EventBuilder('planner', { numSessions: 1, newSessionLabels: '9:30-10:15' }).owner('ann')
    expect(iso(programmeOf(planOf(built.start('ann', 0, 0).assign('ann', 'ann'))))).toEqual([
      ['ann|0', null, null, undefined],
    ])
  })
})

describe('PUBLISH-2: entries of a week', () => {
  const weekly = (isEveryWeek: boolean) =>
    new EventBuilder('weekdayhourplanner', {
      timeZone: 'Europe/Tallinn',
      firstMonday: '2026-11-23',
      sessionDurationInHours: 2,
    })
      .owner('ann', { topicGroupOnEveryWeek: isEveryWeek })
      .owner('bob', { topicGroupOnEveryWeek: false })

  test('recur every week at the same hour, or each week for itself', () => {
    const built = weekly(true)
      .start('ann', 1, 18)
      .start('ann', 2, 18)
      .assign('ann', 'ann', 1)
      .assign('ann', 'ann', 2)
    built.start('bob', 2, 42).assign('bob', 'bob', 2)
    expect(iso(programmeOf(planOf(built)))).toEqual([
      ['ann|0', '2026-11-23T16:00', '18:00', 1],
      ['bob|0', '2026-12-01T16:00', '18:00', 2],
    ])
    built.start('ann', 2, 19)
    expect(iso(programmeOfPerson(planOf(built), 'ann'))).toEqual([
      ['ann|0', '2026-11-23T16:00', '18:00', 2],
      ['ann|0|week 2', '2026-11-30T17:00', '19:00', 2],
    ])
  })

  test('have no time while nobody knows when the first week begins', () => {
    const built = new EventBuilder('weekdayhourplanner', {})
      .owner('ann')
      .start('ann', 1, 18)
      .assign('ann', 'ann', 1)
    expect(iso(programmeOf(planOf(built)))).toEqual([['ann|0', null, null, undefined]])
  })
})

test('PUBLISH-1, PUBLISH-2: a meeting of two is an entry of both, timed where its session is', () => {
  for (const variant of ['1on1', 'reciprocity'] as const) {
    const built = new EventBuilder(variant, {
      numSessions: 2,
      newSessionLabels: '2026-11-28 9:00-9:20\n9:30',
      timeZone: 'UTC',
    })
    for (const id of ['ann', 'bob', 'cid']) built.owner(id)
    built
      .meeting('ann', 'bob', 'committed', { sessionId: 1 })
      .meeting('ann', 'cid', 'reserved')
      .meeting('bob', 'cid', 'cancelled', { sessionId: 2 })
    const plan = planOf(built)
    expect(iso(programmeOfPerson(plan, 'ann'))).toEqual([
      ['ann|bob|1', '2026-11-28T09:00', '09:20', 0],
      ['ann|cid|1', null, null, undefined],
    ])
    expect(programmeOfPerson(plan, 'cid').map(({ key }) => key)).toEqual(['ann|cid|1'])
  }
})
