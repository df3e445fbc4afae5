import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { SentSubjects, sentSubject } from './sent-subjects.ts'
import { subjectOf } from './subject.ts'

function planned() {
  const event = new EventBuilder('planner').people('ann', 'bob').topic('tea').topic('go')
  return event.wish('ann', 'tea', 'Yes').assign('ann', 'tea').start('tea', 1, 0)
}

test('a subject arrives as it was sent, and after a move by hand its problem is the same object', () => {
  const subjects = new SentSubjects()
  const event = planned()
  const send = (key: string, eventId = 'event') => {
    const subject = subjectOf(event.variant, event.state)
    subjects.put(sentSubject(eventId, key, subject))
    expect(subjects.get(key)).toEqual(JSON.parse(JSON.stringify(subject)))
    return subjects.get(key)
  }
  const first = send('event 1')
  event.assign('bob', 'tea')
  const moved = send('event 2')
  expect(moved?.problem).toBe(first?.problem)
  expect(moved?.plan).not.toEqual(first?.plan)
  expect(send('other 1', 'other')?.problem).not.toBe(first?.problem)
  event.wish('bob', 'tea', 'Yes')
  expect(send('event 3')?.problem).not.toBe(first?.problem)
})

test('the subjects that were sent last are kept', () => {
  const subjects = new SentSubjects()
  const { variant, state } = planned()
  for (let n = 0; n < 6; n++) subjects.put(sentSubject('event', `event ${n}`, subjectOf(variant, state)))
  const kept = Array.from({ length: 6 }, (_, n) => subjects.get(`event ${n}`) !== undefined)
  expect(kept).toEqual([false, false, true, true, true, true])
})
