import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { SentSubjects, sentSubject } from './sent-subjects.ts'
import { subjectOf } from './subject.ts'

function planned() {
  const event = new EventBuilder('planner').people('ann', 'bob').topic('tea').topic('go')
  return event.wish('ann', 'tea', 'Yes').assign('ann', 'tea').start('tea', 1, 0)
}

test('a subject that was forgotten, or never came, is made into no other', () => {
  const subjects = new SentSubjects()
  const { variant, state } = planned()
  const subject = subjectOf(variant, state)
  subjects.put(sentSubject(1, 'event 1', subject))
  subjects.put(sentSubject(3, 'event 3', subject, { number: 2, subject }))
  expect([subjects.get('event 1'), subjects.get('event 3')]).toEqual([subject, undefined])
})

test('the subjects that were sent last are kept', () => {
  const subjects = new SentSubjects()
  const { variant, state } = planned()
  for (let n = 0; n < 6; n++) subjects.put(sentSubject(n, `event ${n}`, subjectOf(variant, state)))
  const kept = Array.from({ length: 6 }, (_, n) => subjects.get(`event ${n}`) !== undefined)
  expect(kept).toEqual([false, false, true, true, true, true])
})
