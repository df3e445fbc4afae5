import { EventBuilder } from '@planner/domain/testing'
import { afterAll, expect, test } from 'vitest'
import { Insight, NoAnswer } from './insight.ts'

const insight = new Insight()
afterAll(() => insight.close())

let revisions = 0

/** Two people in one group of the topic that both wish for, and somebody who was left out. */
function liveEvent() {
  const builder = new EventBuilder('planner').people('ann', 'bob', 'cem').topic('tea').topic('go')
  for (const id of ['ann', 'bob', 'cem']) builder.wish(id, 'tea', 'Yes')
  builder.assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  return { ...builder, eventId: 'event', revision: ++revisions, writesSince: () => null, builder }
}

const reportOf = (of: Insight, room: Parameters<Insight['ask']>[0]) =>
  of.ask(room, 'eventReport', { run: null, open: null, bySession: true })
const shares = (report: Awaited<ReturnType<typeof reportOf>>) =>
  Object.fromEntries(report?.satisfaction.map(({ personId, share }) => [personId, share]) ?? [])

test('REPORT-1: facts about the plan in force are found on a thread of their own, from the event as it stands', async () => {
  const room = liveEvent()
  const report = await reportOf(insight, room)
  expect(report?.sizes).toEqual([{ size: 2, groups: 1 }])
  expect(shares(report)).toEqual({ ann: 1, bob: 1, cem: 0 })

  room.builder.assign('cem', 'tea')
  room.revision = ++revisions
  expect(shares(await reportOf(insight, room))).toEqual({ ann: 1, bob: 1, cem: 1 })
})

test('REPORT-1: an event without a plan has no facts', async () => {
  const planless = {
    ...new EventBuilder('planner').people('ann'),
    eventId: 'planless',
    revision: ++revisions,
    writesSince: () => null,
  }
  expect(await reportOf(insight, planless)).toBeNull()
})

test('the events that were asked about before are still answered for after many others', async () => {
  const first = liveEvent()
  const rooms = [first, ...Array.from({ length: 9 }, (_, n) => ({ ...liveEvent(), eventId: `event ${n}` }))]
  const answers = await Promise.all([...rooms, first].map((room) => reportOf(insight, room)))
  expect(new Set(answers.map((report) => report?.sizes.length))).toEqual(new Set([1]))
})

test('a thread that is ended answers nobody who waits, and another one answers afterwards', async () => {
  const own = new Insight()
  const room = liveEvent()
  const answer = expect(reportOf(own, room)).rejects.toThrow(NoAnswer)
  // The event is read in turns: only then does a thread have the question.
  while (!own.isBusy) await new Promise(setImmediate)
  await own.close()
  await answer
  expect((await reportOf(own, room))?.sizes).toHaveLength(1)
  await own.close()
})

test('CHECK-5: of an event that is edited while its check runs only the newest state is checked, once for all who ask', async () => {
  const room = liveEvent()
  const asked: number[] = []
  const ask = () =>
    insight.askNewest(room, 'findings', () => {
      asked.push(room.revision)
      return { eventId: room.eventId, options: {} }
    })
  const first = [ask(), ask()]
  const later = [1, 2, 3].map(() => {
    room.builder.person('cem', { numUserSessions: 1 })
    room.revision = ++revisions
    return ask()
  })
  const [one, other, ...rest] = await Promise.all([...first, ...later])
  expect(other).toEqual(one)
  expect(asked).toEqual([room.revision - 3, room.revision])
  expect(rest.map(({ wanted }) => wanted)).toEqual([5, 5, 5])
  await ask()
  expect(asked).toHaveLength(3)
})
