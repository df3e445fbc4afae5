import { forcedAssignments, planViolations, scheduleOf, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { CONSTRAINTS, evaluate } from '@planner/solver'
import { expect, test } from 'vitest'
import { compiled } from '../../testing/compiled-problem.ts'

const admin: Viewer = { role: 'admin', personId: null }
const HOURS = Array.from({ length: 168 }, (_, hour) => hour)

/** Ann and Bob are in Ann's group x, on Monday at 10:00, and nothing is broken; Cid stands by. */
function sound(event: ConstructorParameters<typeof EventBuilder>[1] = {}) {
  return new EventBuilder('weekdayhourplanner', event)
    .owner('ann')
    .owner('bob')
    .person('cid')
    .hours('ann', HOURS)
    .hours('bob', HOURS)
    .wish('bob', 'ann', 'Yes')
    .wish('ann', 'bob', 'Yes')
    .start('ann', 1, 10)
    .assign('ann', 'ann')
    .assign('bob', 'ann')
}

/**
 * The hand move that breaks each hard rule, and what is warned of. A fixed group is a wish for the next plan,
 * not a rule of this one.
 */
const MOVES: Record<string, { event: () => EventBuilder; warning: string }> = {
  range: { event: () => sound().start('ann', 1, 167), warning: 'range.end' },
  busy: {
    event: () => sound().start('bob', 1, 11).assign('ann', 'bob').assign('bob', 'bob'),
    warning: 'busy',
  },
  unavailable: { event: () => sound().hours('bob', [10], false), warning: 'partlyUnavailable' },
  size: { event: () => sound().setting('parameters|groups|minGroupSize', 3), warning: 'size.small' },
  parallel: {
    event: () =>
      sound()
        .setting('parameters|groups|maxParallelSessions', 1)
        .start('bob', 1, 10)
        .assign('ann', 'bob')
        .assign('bob', 'bob'),
    warning: 'parallel',
  },
  groupCount: {
    event: () => sound().start('ann', 1, 40, 1).assign('ann', 'ann', 1, 1).assign('bob', 'ann', 1, 1),
    warning: 'groupCount',
  },
  hostMissing: {
    event: () => sound().start('bob', 1, 40).assign('ann', 'bob').assign('cid', 'bob'),
    warning: 'hostMissing',
  },
  limit: {
    event: () =>
      sound()
        .person('bob', { numUserSessions: 1 })
        .start('bob', 1, 40)
        .assign('ann', 'bob')
        .assign('bob', 'bob'),
    warning: 'limit',
  },
  notWanted: { event: () => sound().wish('bob', 'ann', ''), warning: 'notInterested' },
  contactNo: {
    event: () =>
      sound({ considerContactPreferences: true }).set(
        'contactPreferences',
        { userId: 'bob', topicId: 'ann' },
        'No',
      ),
    warning: 'contactNo',
  },
  language: {
    event: () =>
      sound()
        .person('ann', { languages: ['English'] })
        .person('bob', { languages: ['German'] }),
    warning: 'language',
  },
  rooms: {
    event: () =>
      new EventBuilder('planner', { numSessions: 1, groupRooms: 'Hall; 30' })
        .people('ann', 'bob')
        .topic('x')
        .topic('y')
        .start('x', 0, 0)
        .start('y', 0, 0)
        .assign('ann', 'x')
        .assign('bob', 'y'),
    warning: 'rooms.none',
  },
  pinned: {
    event: () => sound().set('pins', { userId: 'cid', topicId: 'ann' }, true),
    warning: 'pinned',
  },
  oneGroupOnly: {
    event: () =>
      sound({ limitAllUsersToOneGroupOnly: true })
        .start('bob', 1, 40)
        .assign('ann', 'bob')
        .assign('bob', 'bob'),
    warning: 'oneGroupOnly',
  },
}

function warnings({ variant, state }: EventBuilder): string[] {
  const plan = { variant, state, viewer: admin, schedule: scheduleOf(variant, state) }
  return [
    ...planViolations(plan).map(({ kind }) => kind),
    ...forcedAssignments(plan).flatMap(({ reasons }) => reasons),
  ]
}

/** The hard rules that the planner would find broken in the plan in force. */
function broken(event: EventBuilder): string[] {
  const problem = compiled(event, true)
  const groups = scheduleOf(event.variant, event.state).groups.flatMap(
    ({ topic, index, starts, members }) => {
      const start = starts.get(1) ?? starts.get(0)
      return start === undefined
        ? []
        : [{ topic: topic.id, group: index, start, members: members.get(1) ?? [] }]
    },
  )
  return evaluate(problem, groups).breaches.map(({ constraint }) => constraint)
}

const HARD = CONSTRAINTS.filter(({ level }) => level === 'hard').map(({ name }) => name)

test('SCHED-17: no hard rule of the planner is without a warning', () => {
  expect(Object.keys(MOVES).sort()).toEqual(HARD.filter((name) => name !== 'fixed').sort())
  expect([broken(sound()), warnings(sound())]).toEqual([[], []])
})

test.each(Object.entries(MOVES))(
  'SCHED-17: a move by hand that breaks %s is warned of',
  (name, { event, warning }) => {
    expect(broken(event())).toContain(name)
    expect(warnings(event())).toContain(warning)
  },
)
