import { EventBuilder } from '@planner/domain/testing'
import type { LatePlaces } from '@planner/protocol'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider } from '../schedule-context.tsx'
import { LateGroups } from './late-dialog.tsx'
import { PlaceLateInGroups } from './place-late.tsx'

/** Ann and Cem are there, Bob is not. */
const planned = () =>
  new EventBuilder('planner', { numSessions: 1 })
    .people('ann', 'bob', 'cem')
    .topic('tea')
    .topic('go')
    .start('tea', 0, 0)
    .start('go', 0, 0)
    .assign('ann', 'tea', 1)
    .assign('cem', 'go', 1)

function show(
  event: EventBuilder,
  answer: CommandResult<'PlaceLatePeople'>,
  element = <LateGroups isOpen onClose={() => {}} />,
) {
  let asked = 0
  const placeLatePeople = async () => {
    asked += 1
    return answer
  }
  const edits = showScreen(event, ADMIN, <ScheduleProvider>{element}</ScheduleProvider>, {
    answers: { PlaceLatePeople: placeLatePeople },
  })
  return { edits, asked: () => asked }
}

const placed = (personId: string, topicId: string, isNew: boolean): LatePlaces['placed'][number] => ({
  personId,
  topicId,
  topicGroupIndex: 0,
  sessionIds: [1],
  isNew,
})

test('PLAN-18: says who has a place and who has none, asks once, and takes back what it has made', async () => {
  const places: LatePlaces = {
    placed: [placed('ann', 'tea', false), placed('cem', 'go', true)],
    meetings: [],
    left: [{ personId: 'bob', places: 1, reason: 'noWish' }],
    timestamp: 5,
  }
  const { edits, asked } = show(planned(), { ok: true, places })
  expect(await screen.findByText('late.where')).toBeDefined()
  expect(screen.getByText('late.where.new')).toBeDefined()
  expect(screen.getByText('report.lacking.noWish')).toBeDefined()
  expect(screen.getByText('bob', { exact: false })).toBeDefined()
  expect(asked()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'late.undo' }))
  expect(
    edits.map(({ address: { table, userId, topicId }, value }) => [table, userId, topicId, value]),
  ).toEqual([
    ['assignments', 'ann', 'tea', false],
    ['assignments', 'cem', 'go', false],
    // The group that began with them ends.
    ['weekDayHourAssignments', '', 'go', null],
  ])
  expect(await screen.findByText('late.undone')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'late.undo' })).toBeNull()
})

test('PLAN-18: that nobody could be placed is said', async () => {
  show(planned(), { ok: true, places: { placed: [], meetings: [], left: [], timestamp: 0 } })
  expect(await screen.findByText('late.nobody')).toBeDefined()
})

test('PLAN-18: a refusal is said', async () => {
  show(planned(), { ok: false, status: 429, message: 'Too many', reason: 'tooMany' })
  expect((await screen.findByRole('alert')).textContent).toBe('Too many')
})

test('PLAN-18: the button asks once it is pressed, and its dialog stays when nobody lacks a place any more', async () => {
  const { asked } = show(planned(), { ok: true, places: null }, <Offered />)
  expect(asked()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'late.place' }))
  expect(await screen.findByText('late.noPlan')).toBeDefined()
  fireEvent.click(screen.getByText('placed'))
  expect(screen.queryByRole('button', { name: 'late.place' })).toBeNull()
  expect(screen.getByText('late.noPlan')).toBeDefined()
  expect(asked()).toBe(1)
})

function Offered() {
  const [isOffered, setOffered] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOffered(false)}>
        placed
      </button>
      <PlaceLateInGroups isOffered={isOffered} />
    </>
  )
}
