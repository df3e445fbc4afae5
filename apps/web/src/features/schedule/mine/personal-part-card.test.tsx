import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useSessionDays } from '../../../components/sessions/use-session-days.ts'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { WhyProvider } from '../why/ask-why.tsx'
import { MineView, PersonalSessions } from './mine-view.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
  window.history.replaceState(null, '', '/')
})

function Sessions() {
  const days = useSessionDays(useSchedule().schedule.sessions)
  return <PersonalSessions personId="ann" days={days} />
}

/** As at a moment, in ms since the epoch. */
const show = (event: EventBuilder, now = 0, content = <Sessions />) =>
  showScreen(
    event,
    as('ann'),
    <ScheduleProvider>
      <WhyProvider>{content}</WhyProvider>
    </ScheduleProvider>,
    { commands: { serverNow: () => now } },
  )

function Mine() {
  return <MineView days={useSessionDays(useSchedule().schedule.sessions)} />
}

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

describe('SCHED-76: one’s own day', () => {
  const programme = () =>
    new EventBuilder('multiplanner', {
      numSessions: 2,
      newSessionLabels: '28.11.2026 10:00-10:45 Talks\n13:30-14:15 Walk',
      timeZone: 'UTC',
    })
      .people('ann', 'bob')
      .topic('tea', { ownerId: 'bob' })
  const placed = () =>
    programme().start('tea', 0, 0).assign('ann', 'tea', 1).start('tea', 1, 1, 1).assign('ann', 'tea', 2, 1)
  const marks = (time: string) => {
    cleanup()
    show(placed(), Date.parse(`2026-11-28T${time}Z`))
    return [...document.querySelectorAll('.mantine-Card-root')].map((card) => [
      card.hasAttribute('data-next'),
      /schedule\.mine\.(next|soon)/.exec(card.textContent ?? '')?.[1],
    ])
  }

  test('marks what begins next, and in how many minutes where that is soon', () => {
    expect(marks('09:48')).toEqual([
      [true, 'soon'],
      [false, undefined],
    ])
    expect(marks('11:00')).toEqual([
      [false, undefined],
      [true, 'next'],
    ])
    // What is on says so itself.
    expect(marks('10:15')).toEqual([
      [false, undefined],
      [false, undefined],
    ])
  })

  test('has groups with room in lines, with what is free and a button, and a bar to what one wishes for', () => {
    const event = programme().wish('ann', 'tea', 'Yes').start('tea', 0, 0).assign('bob', 'tea', 1)
    const edits = show(event, 0, <Mine />)
    expect(screen.getByRole('heading', { name: 'schedule.mine.day' })).toBeTruthy()
    const [line] = screen.getAllByText('schedule.mine.free').map((each) => each.closest('li'))
    expect(line?.textContent).toContain('tea')
    fireEvent.click(screen.getAllByText('schedule.mine.join')[0] ?? document.body)
    expect(edits[0]).toMatchObject({
      address: { table: 'assignments', userId: 'ann', topicId: 'tea' },
      value: true,
    })
    fireEvent.click(screen.getByText('userData.step.rate'))
    expect(window.location.search).toBe('?tab=3')
  })
})
