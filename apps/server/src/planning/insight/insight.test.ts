import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../../limits/limits.ts'
import { liveRoom } from '../../testing/live-room.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { askForSearch, Insight, NoAnswer } from './insight.ts'

const insight = new Insight()
afterAll(() => insight.close())

/** Two people in one group of the topic that both wish for, and somebody who was left out. */
function liveEvent(id = 'event') {
  const builder = new EventBuilder('planner', { id }).people('ann', 'bob', 'cem').topic('tea').topic('go')
  for (const id of ['ann', 'bob', 'cem']) builder.wish(id, 'tea', 'Yes')
  builder.assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  builder.setting('parameters|ui|showScheduleTabToUsers', true)
  return liveRoom(builder).room
}

const reportOf = (of: Insight, room: Parameters<Insight['ask']>[0]) =>
  of.ask(room, 'eventReport', { run: null })
const shares = (report: Awaited<ReturnType<typeof reportOf>>) =>
  Object.fromEntries(report?.satisfaction.map(({ personId, share }) => [personId, share]) ?? [])

test('REPORT-1: facts about the plan in force are found on a thread of their own, from the event as it stands', async () => {
  const room = liveEvent()
  const report = await reportOf(insight, room)
  expect(report?.sizes).toEqual([{ size: 2, groups: 1 }])
  expect(shares(report)).toEqual({ ann: 1, bob: 1, cem: 0 })

  const address = cellAddress('assignments', {
    topicId: 'tea',
    topicGroupIndex: 0,
    sessionId: 1,
    userId: 'cem',
  })
  const cell = { address, value: true, timestamp: 200 }
  void room.change([{ kind: 'putCell', eventId: room.eventId, cell }], { kind: 'cells' })
  expect(shares(await reportOf(insight, room))).toEqual({ ann: 1, bob: 1, cem: 1 })
})

test('REPORT-1: an event without a plan has no facts', async () => {
  const { room } = liveRoom(new EventBuilder('planner', { id: 'planless' }).people('ann'))
  expect(await reportOf(insight, room)).toBeNull()
})

test('the events that were asked about before are still answered for after many others', async () => {
  const first = liveEvent()
  const rooms = [first, ...Array.from({ length: 9 }, (_, n) => liveEvent(`event ${n}`))]
  const answers = await Promise.all([...rooms, first].map((room) => reportOf(insight, room)))
  expect(new Set(answers.map((report) => report?.sizes.length))).toEqual(new Set([1]))
})

/** The room as if it took so many bytes, and how many follow it. */
function withBytes(room: ReturnType<typeof liveEvent>, bytes: number) {
  const sized = {
    eventId: room.eventId,
    variant: room.variant,
    state: room.state,
    revision: room.revision,
    bytes,
    followers: 0,
    watch: (watcher: Parameters<typeof room.watch>[0]) => {
      const unwatch = room.watch(watcher)
      sized.followers += 1
      return () => {
        sized.followers -= 1
        unwatch()
      }
    },
  }
  return sized
}

test('LIMIT-16: of the events that the thread follows those asked about longest ago are let go, but never the last one', async () => {
  const own = new Insight()
  const sized = (id: string, part: number) => withBytes(liveEvent(id), part * LIMITS.followedBytes.value)
  const [small, half, other, large] = [sized('a', 0.1), sized('b', 0.5), sized('c', 0.5), sized('d', 2)]
  const followed = () => [small, half, other, large].map(({ followers }) => followers)
  const ask = (room: typeof small) => reportOf(own, room)
  await ask(small)
  await ask(half)
  expect(followed()).toEqual([1, 1, 0, 0])
  await ask(small)
  await ask(other)
  expect(followed()).toEqual([1, 0, 1, 0])
  expect((await ask(large))?.sizes).toHaveLength(1)
  expect(followed()).toEqual([0, 0, 0, 1])
  expect((await ask(half))?.sizes).toHaveLength(1)
  expect(followed()).toEqual([0, 1, 0, 0])
  await own.close()
  expect(followed()).toEqual([0, 0, 0, 0])
})

test('an event whose room has left memory is followed no more, and is answered for again when it is back', async () => {
  const [room, again] = [liveEvent(), liveEvent()]
  const first = withBytes(room, 1)
  await reportOf(insight, first)
  expect(first.followers).toBe(1)
  room.close()
  expect(first.followers).toBe(0)
  expect((await reportOf(insight, again))?.sizes).toHaveLength(1)
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

test('LIMIT-19: of many participants who ask at once an organiser waits for one at most, and all are answered', async () => {
  const own = new Insight()
  const room = liveEvent()
  await own.ask(room, 'meanSatisfaction', null)
  const order: string[] = []
  const cards = ['ann', 'bob', 'cem', 'ann'].map(async (personId, number) => {
    const viewer = { role: 'participant', personId } as const
    const card = await own.askInTurn(`${number}`, room, 'ownPlace', { viewer, personId, sessionId: 1 })
    order.push(personId)
    return card?.personId
  })
  await own.ask(room, 'meanSatisfaction', null)
  expect(order.length).toBeLessThan(2)
  expect(await Promise.all(cards)).toEqual(['ann', 'bob', 'cem', 'ann'])
  await own.close()
})

const searched = async (of: Insight, room: ReturnType<typeof liveEvent>) => {
  const { problem } = await askForSearch(of, room, 'problem', { keepPreviousPlan: false })
  return problem
}

test('KEY-20: nobody who is erased while a problem is made gets into it', async () => {
  const own = new Insight()
  const room = liveEvent()
  const { eventId } = room
  const problem = searched(own, room)
  // From here on the replica hears of an erasure only after the question.
  while (!own.isBusy) await new Promise(setImmediate)
  void room.change([{ kind: 'removePerson', eventId, personId: 'cem' }], { kind: 'event' })
  const text = await problem
  expect([text.includes('"cem"'), text.includes('"ann"')]).toEqual([false, true])
  await own.close()
})

test('PLAN-1: a search has its problem though the thread ended under the question', async () => {
  const own = new Insight()
  const problem = searched(own, liveEvent())
  while (!own.isBusy) await new Promise(setImmediate)
  await own.close()
  expect(await problem).toContain('"ann"')
  await own.close()
})

test('PLAN-1: a problem to search is the same text as that of the event compiled anew', async () => {
  const room = liveEvent()
  const cell = {
    address: cellAddress('preferences', { userId: 'cem', topicId: 'go' }),
    value: 'Yes',
    timestamp: 200,
  }
  const { eventId, variant, state } = room
  for (const keepPreviousPlan of [false, true]) {
    const made = await insight.ask(room, 'problem', { keepPreviousPlan })
    expect(made.problem).toBe(JSON.stringify(compileProblem(variant, state, { keepPreviousPlan })))
    await room.change([{ kind: 'putCell', eventId, cell }], { kind: 'cells' })
  }
})

test('CHECK-5: of an event that is edited while its check runs only the newest state is checked, once for all who ask', async () => {
  const room = liveEvent()
  const cem = room.storedPerson('cem')
  if (!cem) throw new Error('Cem is there.')
  const revisions = [room.revision]
  const asked: number[] = []
  const ask = () =>
    insight.askNewest(room, 'findings', () => {
      asked.push(room.revision)
      return {}
    })
  const first = [ask(), ask()]
  const later = [1, 2, 3].map(() => {
    const person = { ...cem, numUserSessions: 1 }
    void room.change([{ kind: 'putPerson', eventId: room.eventId, person }], { kind: 'event' })
    revisions.push(room.revision)
    return ask()
  })
  const [one, other, ...rest] = await Promise.all([...first, ...later])
  expect(other).toEqual(one)
  expect(asked).toEqual([revisions[0], revisions.at(-1)])
  expect(rest.map(({ wanted }) => wanted)).toEqual([5, 5, 5])
  await ask()
  expect(asked).toHaveLength(3)
})
