import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type SessionDays, useSessionDays } from '../../components/sessions/use-session-days.ts'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { CardBoard } from './cards/card-board.tsx'
import { MineView } from './mine/mine-view.tsx'
import { PlanList } from './plan-list.tsx'
import { ScheduleProvider, useSchedule } from './schedule-context.tsx'
import { SessionTables } from './session-tables.tsx'

const reached: (string | null)[] = []
beforeEach(() => {
  reached.length = 0
  // What jsdom lacks.
  Element.prototype.scrollIntoView = function (this: Element) {
    reached.push(this.getAttribute('data-session'))
  }
  window.history.replaceState(null, '', '/')
})

type Shown = (props: { days: SessionDays }) => ReactNode

function View({ of: Of }: { of: Shown }) {
  const days = useSessionDays(useSchedule().schedule.sessions)
  return <Of days={days} />
}

const show = (event: EventBuilder, viewer = ADMIN, Of: Shown = PlanList, now = 0) =>
  showScreen(
    event,
    viewer,
    <ScheduleProvider>
      <View of={Of} />
    </ScheduleProvider>,
    { commands: { serverNow: () => now } },
  )

const LABELS = '23.11.2026 9:00-10:00 Opening\n---\n10:30-11:00 Walk\n24.11.2026 9:00-10:00 Talks'
const programme = (changes = {}) =>
  new EventBuilder('multiplanner', {
    numSessions: 3,
    newSessionLabels: LABELS,
    sessionDurationInHours: 1,
    timeZone: 'UTC',
    ...changes,
  })
    .person('ann', { timeZone: 'Asia/Tokyo' })
    .people('bob')
    .topic('tea', {
      ownerId: 'bob',
      topicType: 'Fun',
      maxNumberOfParticipants: 4,
      beginnerFriendlyFlag: true,
    })
    .topic('go', { ownerId: 'bob' })
    .start('tea', 0, 0)
    .start('go', 0, 1)
    .assign('ann', 'tea', 1)
    .assign('bob', 'go', 2)

// Roles of a hundred sessions take seconds to tell.
const numShown = () => document.querySelectorAll('section[data-session]').length
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const selectOf = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)

test('SESSION-10: list, cards, tables and own schedule have a heading for each day and show the breaks', () => {
  for (const [viewer, Of, title] of [
    [ADMIN, PlanList, 3],
    [ADMIN, CardBoard, 3],
    [ADMIN, SessionTables, 3],
    [as('bob'), MineView, 3],
  ] as const) {
    show(programme(), viewer, Of)
    expect(headings(2).filter((text) => text === 'sessions.day')).toHaveLength(2)
    expect(headings(title).some((text) => text?.includes('10:30–11:00 Walk'))).toBe(true)
    expect(screen.getAllByText('sessions.break')).toHaveLength(1)
    cleanup()
  }
})

test('SESSION-11: whoever has a time zone of their own reads times on that clock, and is told so', () => {
  show(programme(), as('ann'))
  expect(headings(3)).toContain('18:00–19:00 Opening')
  expect(screen.getByText('clock.own')).toBeDefined()
  cleanup()
  show(programme(), as('bob'))
  expect(headings(3)).toContain('09:00–10:00 Opening')
  expect(screen.getByText('clock.event')).toBeDefined()
  cleanup()
  show(programme({ timeZone: '' }), as('ann'))
  expect(headings(3)).toContain('09:00–10:00 Opening')
  expect(screen.getByText('clock.unknown')).toBeDefined()
})

test('SESSION-10, SCREEN-13: the session that is on is marked, and a button goes to it', () => {
  show(programme(), ADMIN, PlanList, Date.parse('2026-11-23T10:45:00Z'))
  expect(headings(3)).toContain('10:30–11:00 Walk sessions.isNow')
  fireEvent.click(screen.getByRole('button', { name: 'sessions.now' }))
  expect(reached).toEqual(['2'])
  cleanup()
  show(programme(), ADMIN, PlanList, Date.parse('2026-11-23T10:15:00Z'))
  expect(screen.queryByRole('button', { name: 'sessions.now' })).toBeNull()
})

test('SCREEN-13: of 100 sessions one day is shown, today’s to begin with, and any session can be reached', () => {
  const labels = Array.from({ length: 100 }, (_, index) =>
    index % 25 === 0 ? `2026-11-${23 + index / 25} Session` : `Session ${index + 1}`,
  ).join('\n')
  const hundred = programme({ numSessions: 100, newSessionLabels: labels })
  show(hundred, ADMIN, PlanList, Date.parse('2026-11-24T10:45:00Z'))
  expect([numShown(), selectOf('sessions.choose.day').value]).toEqual([25, '1'])
  fireEvent.change(selectOf('sessions.goTo'), { target: { value: '99' } })
  expect([numShown(), selectOf('sessions.choose.day').value, reached]).toEqual([25, '3', ['99']])
  expect(document.activeElement?.getAttribute('data-session')).toBe('99')
  fireEvent.change(selectOf('sessions.choose.day'), { target: { value: '' } })
  expect(numShown()).toBe(100)
  cleanup()
  show(hundred)
  expect(selectOf('sessions.choose.day').value).toBe('0')
})

test('SCHED-27, SESSION-10: a group of two sessions stands once on each day that is shown, beside shorter ones', () => {
  const labels = '23.11.2026 9:00 One\n10:00 Two\n24.11.2026 9:00 Three'
  const event = programme({ newSessionLabels: labels, sessionDurationInHours: 2 })
    .topic('long', { ownerId: 'bob' })
    .topic('short', { ownerId: 'bob', sessionDurationInHours: 1 })
    .start('long', 0, 1)
    .start('short', 0, 1)
  for (const [topicId, session] of [
    ['long', 2],
    ['long', 3],
    ['short', 2],
  ] as const)
    event.assign('cid', topicId, session)
  show(event.people('cid'), as('cid'), MineView)
  const both = 'weekday.E 23.11. 10:00 Two, weekday.T 24.11. 09:00 Three'
  expect(headings(3)).toEqual(['09:00 One', both, '10:00 Two'])
  fireEvent.change(selectOf('sessions.choose.day'), { target: { value: '1' } })
  expect(headings(3)).toEqual([both])
  expect(numShown()).toBe(1)
})

test('SCREEN-13: the list can be limited to the groups of one person', () => {
  show(programme())
  expect(headings(4)).toEqual(['tea', 'go'])
  fireEvent.change(selectOf('schedule.list.of'), { target: { value: 'ann' } })
  expect(headings(4)).toEqual(['tea'])
  expect(screen.getAllByText('schedule.session.notIn')).toHaveLength(2)
})

test('TOPIC-22: the cards of the schedule say what a topic is like', () => {
  const facts =
    'userData.topicType.fun · topicFacts.sessions · topicFacts.max · userData.topic.beginnerFriendly'
  show(programme())
  expect(screen.getByText(facts)).toBeDefined()
  expect(screen.getByText('topicFacts.sessions')).toBeDefined()
  cleanup()
  show(programme(), as('ann'), MineView)
  expect(screen.getByText(facts)).toBeDefined()
})

test('SCHED-43: the list of a week has the people of a group as chips, with what they are there in words', () => {
  const week = new EventBuilder('weekdayhourplanner').owner('ann', { name: 'Tea' }).people('bob')
  week.wish('ann', 'ann', 'Host').wish('bob', 'ann', '#1 Yes!')
  show(week.start('ann', 1, 10).assign('ann', 'ann', 1).assign('bob', 'ann', 1))
  const chips = [...document.querySelectorAll('ul[aria-label="schedule.cards.people"] li > span')]
  const titles = chips.map((chip) => chip.getAttribute('title')?.replaceAll(/[\u2066-\u2069]/g, ''))
  expect(titles).toEqual([
    expect.stringMatching(/^ann, schedule\.host/),
    expect.stringMatching(/^bob, schedule\.cards\.chose/),
  ])
})

test('PLAN-25: who is kept in a group has a sign with a name in the list', () => {
  const event = new EventBuilder('planner', { numSessions: 1 })
    .people('ann', 'bob')
    .topic('tea')
    .start('tea', 0, 0)
    .assign('ann', 'tea', 1)
    .assign('bob', 'tea', 1)
    .set('pins', { userId: 'ann', topicId: 'tea' }, true)
  show(event)
  expect(screen.getAllByRole('img', { name: 'schedule.cards.pinned' })).toHaveLength(1)
})

test('SCHED-20: in a week those listed have fewer groups than they want, and the list says so', () => {
  const week = new EventBuilder('weekdayhourplanner').topic('tea').person('ann', { numUserSessions: 2 })
  week.person('bob', { numUserSessions: 1 }).assign('bob', 'tea').assign('ann', 'tea').start('tea', 1, 17)
  week.hours('ann', [17, 18]).hours('bob', [17, 18])
  show(week)
  expect(screen.getByRole('button', { name: 'schedule.unplaced.fewer' })).toBeTruthy()
  expect(screen.queryByText('schedule.unplaced.title')).toBeNull()
  cleanup()
  show(
    new EventBuilder('planner', { numSessions: 1 })
      .people('ann', 'bob')
      .topic('tea')
      .assign('bob', 'tea')
      .start('tea', 1, 0),
  )
  expect(screen.getByRole('button', { name: 'schedule.unplaced.title' })).toBeTruthy()
})

test('SCHED-24, WEEK-20: an event without a calendar shows nobody an hour of its clock', () => {
  const event = (hidesCalendar: boolean) =>
    new EventBuilder('reciprocity10', { timeZone: 'Europe/Tallinn', firstMonday: '2026-11-23' })
      .setting('parameters|ui|hideCalendar', hidesCalendar)
      .person('ann', { timeZone: 'Asia/Tokyo' })
      .people('bob')
      .topic('tea', { ownerId: 'bob' })
      .start('tea', 1, 0)
      .assign('ann', 'tea', 1)
  const text = (hidesCalendar: boolean) => {
    show(event(hidesCalendar), as('ann'))
    const found = document.body.textContent ?? ''
    cleanup()
    return found
  }
  expect([text(false).includes('clock.ofEvent'), text(true).includes('clock.ofEvent')]).toEqual([true, false])
})
