import { expect, test } from 'vitest'
import { MEETING_FACT_STATES } from '../entities/meeting-fact.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { meetingReader, withoutUnseen } from './reading-meetings.ts'

const as = (personId: string): Viewer => ({ role: 'participant', personId })
const ADMIN: Viewer = { role: 'admin', personId: null }
const VISITOR: Viewer = { role: 'visitor', personId: null }
const pairs = () => new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')

/** The states in which a viewer reads a meeting of Ann and Bob. */
function readStates({ variant, state }: EventBuilder, viewer: Viewer): string[] {
  const mayRead = meetingReader(variant, state, viewer)
  return MEETING_FACT_STATES.filter((each) => mayRead({ people: ['ann', 'bob'], state: each }))
}

test('MEET-13: admins read all meetings, the two theirs, others what stands while matrix and schedule are shown', () => {
  const standing = ['reserved', 'committed', 'past']
  for (const viewer of [ADMIN, as('ann'), as('bob')])
    expect(readStates(pairs(), viewer)).toEqual(MEETING_FACT_STATES)
  const shown = pairs()
    .setting('parameters|ui|showPreferenceMatrixToUsers', true)
    .setting('parameters|ui|showScheduleTabToUsers', true)
  expect(readStates(shown, as('cid'))).toEqual(standing)
  expect(readStates(shown, VISITOR)).toEqual([])
  for (const key of ['showPreferenceMatrixToUsers', 'showScheduleTabToUsers'] as const)
    expect(readStates(shown.setting(`parameters|ui|${key}`, false), as('cid'))).toEqual([])
})

test('MEET-13: of somebody whom they do not see people read only that their own meeting is cancelled, and not with whom', () => {
  const event = pairs().person('bob', { isArchived: true })
  event.setting('parameters|ui|showPreferenceMatrixToUsers', true)
  expect(readStates(event, ADMIN)).toEqual(MEETING_FACT_STATES)
  expect(readStates(event, as('ann'))).toEqual(['cancelled'])
  expect(readStates(event, as('cid'))).toEqual([])
  expect(readStates(event, as('bob'))).toEqual(MEETING_FACT_STATES)
  const read = (cancelledBy: string) => {
    const fact = event.meeting('ann', 'bob', 'cancelled', { cancelledBy }).state.meetings.get('ann|bob')
    return fact && withoutUnseen(event.state, as('ann'), fact)
  }
  const somebody = expect.stringMatching(/^left-/)
  expect(read('bob')).toMatchObject({ people: ['ann', somebody], cancelledBy: somebody, state: 'cancelled' })
  expect(JSON.stringify([read('bob'), read('organiser')])).not.toContain('bob')
  expect(read('bob')?.people).toEqual(read('organiser')?.people)
  event.person('bob')
  expect(read('bob')).toMatchObject({ people: ['ann', 'bob'], cancelledBy: 'bob' })
})
