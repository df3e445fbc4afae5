import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { planToTell } from './plan-told.ts'
import { writeLetter } from './write-letter.ts'

const addresses = { page: 'https://site.example/p', calendar: 'https://site.example/c.ics' }
const planOf = ({ variant, state }: EventBuilder) => ({
  variant,
  state,
  schedule: scheduleOf(variant, state),
})

const letterOf = (built: EventBuilder, before: EventBuilder | null = null, personId = 'ann') =>
  writeLetter(planOf(built), {
    kind: before ? 'planChanged' : 'plan',
    personId,
    before: before && planToTell(planOf(before), personId).told,
    addresses,
  })?.text.split('\n\nTimes')[0]

const weekly = (start = 18) =>
  new EventBuilder('weekdayhourplanner', { timeZone: 'Europe/Tallinn', firstMonday: '2026-11-23' })
    .owner('ann', { topicGroupOnEveryWeek: true })
    .owner('bob')
    .start('ann', 1, start)
    .start('ann', 2, start)
    .assign('ann', 'ann', 1)
    .assign('ann', 'ann', 2)

test('LETTER-5: groups of the week are told with their day and hour, and where they meet at another one', () => {
  expect(letterOf(weekly())).toContain('- Monday, 18:00 to 20:00, every week: ')
  expect(letterOf(weekly(19), weekly())).toMatch(
    /One thing in your plan has changed:\n\n- Changed: Monday, 19:00 to 21:00, every week: .*\n {2}\(before: Monday, 18:00 to 20:00, every week\)/,
  )
  expect(letterOf(weekly(), weekly())).toBeUndefined()
})

const meetings = (sessionId: number | null) => {
  const built = new EventBuilder('1on1', { numSessions: 2, timeZone: 'UTC' })
  for (const id of ['ann', 'bob', 'cid']) built.owner(id)
  return built.meeting('ann', 'bob', 'committed', sessionId === null ? {} : { sessionId })
}

test('LETTER-5, LETTER-11: a meeting of two is told to the two alone, with and without a session', () => {
  expect(letterOf(meetings(2))).toMatch(/- Session 2: Meeting with bob/)
  expect(letterOf(meetings(null))).toMatch(/- time not said yet: Meeting with bob/)
  expect(letterOf(meetings(2), null, 'cid')).toContain('You are in no group of this plan.')
  expect(letterOf(meetings(1), meetings(2))).toMatch(
    /Changed: Session 1: Meeting with bob\n {2}\(before: Session 2\)/,
  )
  const without = new EventBuilder('1on1', { numSessions: 2, timeZone: 'UTC' })
    .owner('ann')
    .owner('bob')
    .owner('cid')
  expect(letterOf(without, meetings(2))).toContain('- No longer: Session 2: Meeting with bob')
})

test('LETTER-5: a letter is in the language of its event, without times as well', () => {
  const planned = (languageCode: string) =>
    new EventBuilder('planner', { numSessions: 1, languageCode })
      .owner('ann')
      .start('ann', 0, 0)
      .assign('ann', 'ann')
  expect(letterOf(planned('en-GB'))).toMatch(/^Hello ann,\n\nThis is your plan:\n\n- Session 1: /)
  expect(letterOf(planned('de'))).toMatch(/^Hallo ann,\n\ndas ist dein Plan:\n\n- Runde 1: /)
  expect(letterOf(planned('et'))).toMatch(/^Tere, ann!\n\nSiin on sinu plaan:\n\n- 1\. sessioon: /)
  expect(letterOf(planned('xx'))).toMatch(/^Hello ann,/)
})

test('LETTER-5: of a room that is another one the letter says which', () => {
  const inRoom = (room: string) =>
    new EventBuilder('planner', { numSessions: 1, groupRooms: 'Hall; 30\nLawn; 30', languageCode: 'en-GB' })
      .owner('ann')
      .start('ann', 0, 0)
      .assign('ann', 'ann')
      .set('topicGroupRooms', { topicId: 'ann', topicGroupIndex: 0 }, room)
  expect(letterOf(inRoom('Lawn'), inRoom('Hall'))).toMatch(/- Changed: Session 1: .*\n {2}Lawn/)
  expect(letterOf(inRoom('Lawn'), inRoom('Hall'))).not.toContain('before')
})
