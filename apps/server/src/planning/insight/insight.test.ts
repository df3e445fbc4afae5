import { EventBuilder } from '@planner/domain/testing'
import { afterAll, expect, test } from 'vitest'
import { Insight, NoAnswer } from './insight.ts'

const insight = new Insight()
afterAll(() => insight.close())

let revisions = 0

/** Two people in one group of the topic that both wish for, and somebody who was left out. */
function liveEvent(variant: 'planner' | '1on1' = 'planner') {
  const builder = new EventBuilder(variant).people('ann', 'bob', 'cem').topic('tea').topic('go')
  for (const id of ['ann', 'bob', 'cem']) builder.wish(id, 'tea', 'Yes')
  builder.assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  return { ...builder, eventId: 'event', revision: ++revisions, builder }
}

test('REPORT-1: facts about the plan in force are found on a thread of their own, from the event as it stands', async () => {
  const room = liveEvent()
  const facts = await insight.ask(room, 'planFacts', null)
  expect(facts?.report).toMatchObject({ groups: 1, topicsRunning: 1, meanGroupSize: 2 })
  expect(facts?.satisfaction).toEqual({ ann: 1, bob: 1, cem: 0 })

  room.builder.assign('cem', 'tea')
  room.revision = ++revisions
  expect((await insight.ask(room, 'planFacts', null))?.satisfaction).toEqual({ ann: 1, bob: 1, cem: 1 })
})

test('REPORT-1: an event without a plan has no facts, and neither has one where people meet in pairs', async () => {
  const planless = {
    ...new EventBuilder('planner').people('ann'),
    eventId: 'planless',
    revision: ++revisions,
  }
  expect(await insight.ask(planless, 'planFacts', null)).toBeNull()
  expect(await insight.ask({ ...liveEvent('1on1'), eventId: 'pairs' }, 'planFacts', null)).toBeNull()
})

test('the events that were asked about before are still answered for after many others', async () => {
  const first = liveEvent()
  const rooms = [first, ...Array.from({ length: 9 }, (_, n) => ({ ...liveEvent(), eventId: `event ${n}` }))]
  const answers = await Promise.all([...rooms, first].map((room) => insight.ask(room, 'planFacts', null)))
  expect(new Set(answers.map((facts) => facts?.report.groups))).toEqual(new Set([1]))
})

test('a thread that is ended answers nobody who waits, and another one answers afterwards', async () => {
  const own = new Insight()
  const room = liveEvent()
  const answer = expect(own.ask(room, 'planFacts', null)).rejects.toThrow(NoAnswer)
  // The event is read in turns: only then does a thread have the question.
  while (!own.isBusy) await new Promise(setImmediate)
  await own.close()
  await answer
  expect((await own.ask(room, 'planFacts', null))?.report.groups).toBe(1)
  await own.close()
})
