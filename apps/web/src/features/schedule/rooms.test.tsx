import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSessionDays } from '../../components/sessions/use-session-days.ts'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { RoomField } from './grid/header-fields.tsx'
import { MineView } from './mine/mine-view.tsx'
import { PlanList } from './plan-list.tsx'
import { AssignRooms } from './plan-view.tsx'
import { ScheduleProvider, useSchedule } from './schedule-context.tsx'

beforeEach(() => window.history.replaceState(null, '', '/'))

/** Two groups of session 1; the first one has a room. */
const house = (groupRooms = 'Hall; 30\nLawn; 200') =>
  new EventBuilder('planner', { groupRooms })
    .people('ann', 'bob')
    .topic('tea', { ownerId: 'bob' })
    .topic('go', { ownerId: 'bob' })
    .start('tea', 0, 0)
    .start('go', 0, 0)
    .assign('ann', 'tea', 1)
    .assign('bob', 'tea', 1)
    .set('topicGroupRooms', { topicId: 'tea' }, 'Hall')

const VIEWS = { list: PlanList, mine: MineView }

function View({ name }: { name: keyof typeof VIEWS }) {
  const days = useSessionDays(useSchedule().schedule.sessions)
  const Of = VIEWS[name]
  return <Of days={days} />
}

const show = (event: EventBuilder, viewer: typeof ADMIN, element: React.ReactNode) =>
  showScreen(event, viewer, <ScheduleProvider>{element}</ScheduleProvider>)

test('SCHED-28: cards and own groups say the room of each group, where the event has rooms', () => {
  show(house(), ADMIN, <View name="list" />)
  expect([
    screen.getAllByText('schedule.room').length,
    screen.getAllByText('schedule.room.none').length,
  ]).toEqual([1, 1])
  cleanup()
  show(house(), as('ann'), <View name="mine" />)
  expect(screen.getAllByText('schedule.room')).toHaveLength(1)
  cleanup()
  show(house(''), ADMIN, <View name="list" />)
  expect(screen.queryByText('schedule.room.none')).toBeNull()
})

function Field({ of = 'go|0' }) {
  const { schedule } = useSchedule()
  const group = schedule.byKey.get(of)
  const [session] = schedule.sessions
  return group && session ? <RoomField group={group} session={session} /> : null
}

test('SCHED-29: admins choose a room from the list, which says who is there, and others read it', () => {
  const edits = show(house(), ADMIN, <Field />)
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'schedule.room.none'],
    ['Hall', 'schedule.field.room.taken'],
    ['Lawn', 'schedule.field.room.option'],
  ])
  fireEvent.change(select, { target: { value: 'Lawn' } })
  expect(edits).toMatchObject([
    { address: { table: 'topicGroupRooms', topicId: 'go' }, value: 'Lawn' },
    { address: { table: 'fixedRooms', topicId: 'go' }, value: true },
  ])
  cleanup()
  show(house().set('fixedRooms', { topicId: 'tea' }, true), ADMIN, <Field of="tea|0" />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe(
    'schedule.field.room.byHand',
  )
  cleanup()
  show(house(), as('ann'), <Field />)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('schedule.room.none')).toBeDefined()
})

test('SESSION-8: the rooms of the plan in force are assigned anew with a button', () => {
  const edits = show(house(), ADMIN, <AssignRooms />)
  fireEvent.click(screen.getByRole('button', { name: 'schedule.rooms.assign' }))
  expect(edits).toMatchObject([
    { address: { table: 'topicGroupRooms', topicId: 'tea' }, value: 'Lawn' },
    { address: { table: 'topicGroupRooms', topicId: 'go' }, value: 'Hall' },
  ])
})
