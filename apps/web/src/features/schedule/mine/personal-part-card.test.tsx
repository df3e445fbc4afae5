import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSessionDays } from '../../../components/sessions/use-session-days.ts'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { WhyProvider } from '../why/ask-why.tsx'
import { PersonalSessions } from './mine-view.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
})

function Sessions() {
  const days = useSessionDays(useSchedule().schedule.sessions)
  return <PersonalSessions personId="ann" days={days} />
}

const show = (event: EventBuilder) =>
  showScreen(
    event,
    as('ann'),
    <ScheduleProvider>
      <WhyProvider>
        <Sessions />
      </WhyProvider>
    </ScheduleProvider>,
  )

test('SCHED-27: a group of two sessions is one card with one button, which leaves both', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 2, sessionDurationInHours: 2 })
    .people('ann', 'bob')
    .topic('tea', { ownerId: 'bob' })
    .start('tea', 0, 0)
  for (const session of [1, 2]) event.assign('ann', 'tea', session)
  const edits = show(event)
  expect(document.querySelectorAll('h3')).toHaveLength(1)
  fireEvent.click(screen.getByText('schedule.mine.leave'))
  expect(edits.map(({ address, value }) => [address.sessionId, value])).toEqual([
    [1, false],
    [2, false],
  ])
})

test('TOPIC-21: nobody is called the host of a request that nobody hosts', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 1 })
    .people('ann', 'bob')
    .topic('tea', { ownerId: 'ann', topicType: 'Session Request' })
    .start('tea', 0, 0)
    .wish('ann', 'tea', 'Yes')
    .assign('ann', 'tea')
    .assign('bob', 'tea')
  show(event)
  expect(document.body.textContent).not.toContain('schedule.list.hosts')
  expect(document.body.textContent).toContain('schedule.list.people')
})

test('WHY-6: who has no group in a session is not asked why they are there', () => {
  const event = new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea', { ownerId: 'bob' })
    .start('tea', 0, 0)
    .assign('ann', 'tea', 1)
  show(event)
  const links = screen.getAllByText(/^why\.ask/).map(({ textContent }) => textContent)
  expect(links).toEqual(['why.ask.own', 'why.ask.without'])
})

test('SCHED-46: who is in more than one group of a topic reads what for, hosts and others do not', () => {
  const said = (event: EventBuilder) => {
    show(event)
    const found = screen.queryAllByText(/^schedule\.mine\.repeated/).map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  const week = (topic: object) =>
    new EventBuilder('weekdayhourplanner')
      .people('ann', 'bob')
      .topic('tea', { ownerId: 'bob', numberOfGroups: 2, ...topic })
      .start('tea', 1, 17)
      .start('tea', 1, 40, 1)
      .assign('ann', 'tea')
  expect(said(week({}))).toEqual([])
  const both = 'schedule.mine.repeated.week'
  expect(said(week({}).assign('ann', 'tea', 1, 1))).toEqual([both, both])
  expect(said(week({ ownerId: 'ann' }).assign('ann', 'tea', 1, 1))).toEqual([])
})

test('WEEK-17, WEEK-20: one reads one’s groups on one’s own clock first, by date where the week is another one there, and then on the event’s', () => {
  setMessages('en-GB', {
    'schedule.time': '{{day}} {{from}}-{{to}}',
    'sessions.day': '{{weekday}} {{date}}',
    'schedule.time.dated.long': '{{day}} {{from}}-{{to}}, dated',
    'clock.ofEvent': '{{time}} of the event',
  })
  const times = (browser: string) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: browser }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
    const calendar = { timeZone: 'UTC', firstMonday: '2099-01-05', sessionDurationInHours: 2 }
    const event = new EventBuilder('weekdayhourplanner', calendar)
      .people('ann', 'bob')
      .topic('tea', { ownerId: 'bob', topicGroupOnEveryWeek: false })
      .start('tea', 2, 6 * 24 + 20)
      .assign('ann', 'tea', 2)
    show(event)
    const found = screen.getAllByText(/\d\d:\d\d-/).map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  const ofEvent = 'weekday.P.long 20:00-22:00 of the event'
  expect(times('Asia/Tokyo')).toEqual(['weekday.E.long 19.01.2099 05:00-07:00, dated', ofEvent])
  expect(times('America/New_York')).toEqual(['weekday.P.long 15:00-17:00', ofEvent])
  expect(times('Africa/Abidjan')).toEqual(['weekday.P.long 20:00-22:00'])
})
