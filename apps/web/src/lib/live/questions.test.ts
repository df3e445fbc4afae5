import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox } from './edits/outbox.ts'
import { EventStore } from './event-store.ts'
import type { LiveEvent } from './live-event.ts'
import { type Question, Questions, type Refusal } from './questions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Value = { number: number }
const REFUSAL: Refusal = { ok: false, status: 503, message: 'No.' }

/** A question whose answers come when the test says so, and the event that it is about. */
function newQuestion(more: Partial<Question<Value>> = {}) {
  const { variant, state } = new EventBuilder('planner').people('ann').topic('tea')
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { isLoaded: true })
  const asks: ((ack: ({ ok: true } & Value) | Refusal) => void)[] = []
  const question = (): Question<Value> => ({
    name: 'question',
    ask: () => new Promise((resolve) => asks.push(resolve)),
    tables: ['preferences'],
    pauseMs: 1000,
    ...more,
  })
  const questions = new Questions({ store } as LiveEvent)
  const answer = async (index: number, ack: ({ ok: true } & Value) | Refusal) => {
    asks[index]?.(ack)
    await vi.advanceTimersByTimeAsync(0)
  }
  const edit = (timestamp: number) =>
    store.apply([
      {
        kind: 'cell',
        address: cellAddress('preferences', { userId: 'ann', topicId: 'tea' }),
        value: 'Yes',
        timestamp,
      },
    ])
  const change = (description: string) => store.setEvent({ ...store.getSnapshot().state.event, description })
  return { store, asks, questions, question, answer, edit, change }
}

test('is asked once for all who hold it, and again after the last has left', async () => {
  const { asks, questions, question, answer } = newQuestion()
  const first = questions.of(question())
  const second = questions.of(question())
  expect(second).toBe(first)
  const [leave, leaveToo] = [first.hold(), second.hold()]
  expect(asks).toHaveLength(1)
  await answer(0, { ok: true, number: 1 })
  expect(first.getSnapshot()).toMatchObject({ state: 'current', value: { number: 1 } })
  leave()
  leaveToo()
  const third = questions.of(question())
  expect(third).not.toBe(first)
  third.hold()
  expect(asks).toHaveLength(2)
})

test('a change makes the answer old at once and is asked about when there was none for the pause', async () => {
  const { asks, questions, question, answer, change } = newQuestion()
  const asked = questions.of(question())
  const heard = vi.fn()
  asked.subscribe(heard)
  asked.hold()
  await answer(0, { ok: true, number: 1 })
  change('a')
  expect(asked.getSnapshot()).toMatchObject({ state: 'old', value: { number: 1 } })
  await vi.advanceTimersByTimeAsync(900)
  change('b')
  await vi.advanceTimersByTimeAsync(900)
  expect(asks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(asks).toHaveLength(2)
  await answer(1, { ok: true, number: 2 })
  expect(asked.getSnapshot()).toMatchObject({ state: 'current', value: { number: 2 } })
  expect(heard).toHaveBeenCalledTimes(3)
})

test('where it is paced, changes that go on do not keep it from being asked', async () => {
  const { asks, questions, question, change } = newQuestion({ isPaced: true })
  questions.of(question()).hold()
  for (const text of 'abcdefghij') {
    change(text)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(asks).toHaveLength(4)
})

test('a refusal leaves the answer as it was; asking again is waited for', async () => {
  const { questions, question, answer, change } = newQuestion()
  const asked = questions.of(question())
  asked.hold()
  expect(asked.getSnapshot().state).toBe('looking')
  await answer(0, REFUSAL)
  expect(asked.getSnapshot()).toMatchObject({ state: 'failed', value: undefined, refusal: { status: 503 } })
  let isAnswered = false
  void asked
    .getSnapshot()
    .again()
    .then(() => {
      isAnswered = true
    })
  expect([asked.getSnapshot().state, isAnswered]).toEqual(['looking', false])
  await answer(1, { ok: true, number: 1 })
  expect([asked.getSnapshot().state, isAnswered]).toEqual(['current', true])
  change('a')
  await vi.advanceTimersByTimeAsync(1000)
  await answer(2, REFUSAL)
  expect(asked.getSnapshot()).toMatchObject({ state: 'failed', value: { number: 1 } })
})

test('an answer from before a change is shown as old, and never after a later one', async () => {
  const { questions, question, answer, change } = newQuestion({ pauseMs: 0 })
  const asked = questions.of(question())
  asked.hold()
  change('a')
  await vi.advanceTimersByTimeAsync(0)
  change('b')
  await vi.advanceTimersByTimeAsync(0)
  await answer(1, { ok: true, number: 2 })
  expect(asked.getSnapshot()).toMatchObject({ state: 'old', value: { number: 2 } })
  await answer(2, { ok: true, number: 3 })
  await answer(0, { ok: true, number: 1 })
  expect(asked.getSnapshot()).toMatchObject({ state: 'current', value: { number: 3 } })
})

test('where it needs a connection it waits for one, and is asked again with a new one', async () => {
  const { store, asks, questions, question, answer } = newQuestion({ needsConnection: true })
  const asked = questions.of(question())
  asked.hold()
  expect(asks).toHaveLength(0)
  store.setMeta({ connection: 'connected' })
  expect(asks).toHaveLength(1)
  await answer(0, { ok: true, number: 1 })
  store.setMeta({ connection: 'lost' })
  expect(asked.getSnapshot().state).toBe('old')
  store.setMeta({ connection: 'connected' })
  expect(asks).toHaveLength(2)
})

test('follows cells of its tables and what it names of the event, and nothing else', async () => {
  const { asks, questions, question, answer, edit, change } = newQuestion({
    of: ({ state }) => [state.event.name],
  })
  const asked = questions.of(question())
  asked.hold()
  await answer(0, { ok: true, number: 1 })
  change('a')
  expect(asked.getSnapshot().state).toBe('current')
  edit(1)
  expect(asked.getSnapshot().state).toBe('old')
  await vi.advanceTimersByTimeAsync(1000)
  expect(asks).toHaveLength(2)
})

test('after its last holder has left nothing is asked or shown any more', async () => {
  const { asks, questions, question, answer, change } = newQuestion({ repeatMs: () => 100 })
  const asked = questions.of(question())
  const leave = asked.hold()
  await answer(0, { ok: true, number: 1 })
  await vi.advanceTimersByTimeAsync(100)
  expect(asks).toHaveLength(2)
  change('a')
  leave()
  await answer(1, { ok: true, number: 2 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asks).toHaveLength(2)
  expect(asked.getSnapshot().value).toMatchObject({ number: 1 })
})
