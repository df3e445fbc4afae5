import { MantineProvider } from '@mantine/core'
import type { MeetingFact, Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { AllMeetings } from './all-meetings.tsx'
import { MeetingCard, OwnMeetings } from './own-meetings.tsx'

test('SCREEN-4: a meeting whose other person has left is shown as taken back, and why, without a name', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob')
  event.meeting('ann', 'bob', 'cancelled', { cancelledBy: 'bob', wishedBy: [] })
  // As it is told of somebody whom one sees no longer (MEET-13).
  event.meeting('ann', 'left-1', 'cancelled', { cancelledBy: 'organiser', wishedBy: [] })
  showScreen(event, as('ann'), <OwnMeetings personId="ann" />)
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards).toHaveLength(2)
  expect(cards[0]).toContain('meeting.cancelledBy.person')
  expect(cards[1]).toContain('meeting.cancelledBy.gone')
  expect(cards.every((text) => text?.includes('meeting.state.cancelled'))).toBe(true)
  // Nothing can be done with them.
  const inCards = screen.getAllByRole('listitem').flatMap((card) => within(card).queryAllByRole('button'))
  expect(inCards).toEqual([])
})

afterEach(cleanup)

function show({ variant, state }: EventBuilder, viewer: Viewer, element: ReactNode): void {
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer, isLoaded: true })
  render(
    <MantineProvider>
      <LiveProvider live={{ store, serverNow: () => 0 } as LiveEvent}>{element}</LiveProvider>
    </MantineProvider>,
  )
}

/** What the card of Ann's and Bob's meeting says. */
function said(numSessions: number, state: 'reserved' | 'committed', sessionId: number | null): string {
  const event = new EventBuilder('1on1', { numSessions }).owner('ann').owner('bob')
  event.meeting('ann', 'bob', state, { sessionId })
  const meeting = [...event.state.meetings.values()][0]
  if (!meeting) throw new Error('No meeting')
  show(event, { role: 'participant', personId: 'ann' }, <MeetingCard meeting={meeting} personId="ann" />)
  const text = screen.getByRole('listitem').textContent ?? ''
  cleanup()
  return text
}

test('MEET-12: a meeting without a session says so where meetings have sessions', () => {
  const note = 'meeting.help.noSession'
  for (const state of ['reserved', 'committed'] as const) {
    expect(said(2, state, null)).toContain(note)
    expect(said(2, state, 1)).not.toContain(note)
    expect(said(1, state, null)).not.toContain(note)
  }
})

test('MEET-12: the organiser reads how many meetings have no session yet', () => {
  for (const [numSessions, isSaid] of [
    [2, true],
    [1, false],
  ] as const) {
    const event = new EventBuilder('1on1', { numSessions }).owner('ann').owner('bob').owner('cid')
    event.meeting('ann', 'bob', 'reserved', { sessionId: null })
    event.meeting('ann', 'cid', 'cancelled', { sessionId: null, cancelledBy: 'ann' })
    show(event, { role: 'admin', personId: null }, <AllMeetings />)
    expect(screen.queryByText('meeting.withoutSession') !== null).toBe(isSaid)
    cleanup()
  }
})

const AT = Date.UTC(2099, 0, 5, 12)

/** Ann's card of her meeting with Bob. `shows` are those who show their contact details. */
function card(fields: Partial<MeetingFact>, shows: readonly string[] = [], numSessions = 1) {
  cleanup()
  const person = (id: string) => ({ email: `${id}@x.example`, showContactDetails: shows.includes(id) })
  const event = new EventBuilder('1on1', { numSessions })
    .owner('ann', {}, person('ann'))
    .owner('bob', {}, person('bob'))
  event.meeting('ann', 'bob', 'committed', fields)
  const meeting = event.state.meetings.get('ann|bob')
  if (!meeting) throw new Error('There is no meeting.')
  const sent: unknown[] = []
  const answer = async (...args: unknown[]) => {
    sent.push(args.at(-1))
    return { ok: true as const, applied: true }
  }
  const commands = {
    meetings: { change: answer } as never,
    invoke: answer as never,
    serverNow: () => Date.UTC(2050, 0, 1),
  }
  showScreen(event, as('ann'), <MeetingCard meeting={meeting} personId="ann" />, { commands })
  return { text: screen.getByRole('listitem').textContent ?? '', sent }
}

const words = (personId: string, more: Partial<MeetingFact['said'][number]>) => ({
  personId,
  reach: '',
  message: '',
  times: [],
  ...more,
})

test('SCREEN-4, MEET-25: nobody with a confirmed meeting is left with "agree on a time" and no means', () => {
  const both = ['ann', 'bob']
  const status = (...args: Parameters<typeof card>) =>
    /meeting\.(talk\.(confirmToo|confirmFirst|notYet(\.session)?|theyGiveNothing|youGiveNothing)|help\.(committedUntimed|noSession))/.exec(
      card(...args).text,
    )?.[0]
  expect(status({ agreedBy: ['bob'] })).toBe('meeting.talk.confirmToo')
  expect(screen.queryByRole('button', { name: 'meeting.write' })).toBeNull()
  expect(screen.getByRole('button', { name: 'meeting.confirm.of' })).toBeTruthy()
  // Of a table or an organiser, so that nobody is waiting.
  expect(status({ agreedBy: [] })).toBe('meeting.talk.confirmFirst')
  fireEvent.click(screen.getByRole('button', { name: 'meeting.confirm.of' }))
  expect(screen.getByText('meeting.confirm.askFirst')).toBeTruthy()
  expect(status({ agreedBy: ['ann'] }, both)).toBe('meeting.talk.notYet')
  expect(status({ agreedBy: ['ann'], sessionId: 1 }, both, 2)).toBe('meeting.talk.notYet.session')
  expect(status({})).toBe('meeting.talk.theyGiveNothing')
  expect(status({ said: [words('bob', { reach: 'desk' })] })).toBe('meeting.talk.youGiveNothing')
  expect(status({}, ['bob'])).toBe('meeting.talk.youGiveNothing')
  expect(status({}, both)).toBe('meeting.help.committedUntimed')
  expect(screen.getByRole('button', { name: 'meeting.write' })).toBeTruthy()
  expect(status({ said: [words('ann', { times: [AT] }), words('bob', { times: [AT] })] })).toBeUndefined()
  expect(status({ sessionId: 1 }, [], 2)).toBeUndefined()
  expect(status({ sessionId: null }, both, 2)).toBe('meeting.help.noSession')
})

test('MEET-26: what the other one says is shown as text, whatever it holds', () => {
  const { text } = card({
    said: [words('bob', { message: '<b>Hi</b>\u202e', reach: 'javascript:alert(1)' })],
  })
  expect(text).toContain('<b>Hi</b>')
  expect(text).not.toContain('\u202e')
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('MEET-27: a time of the other one is taken with one button, alone', async () => {
  const said = [words('bob', { times: [AT, AT + 3_600_000] }), words('ann', { times: [AT + 60_000] })]
  const { sent } = card({ said })
  const [, later] = screen.getAllByRole('button', { name: 'meeting.talk.take.of' })
  if (later) fireEvent.click(later)
  await waitFor(() => expect(sent).toEqual([{ personIds: ['ann', 'bob'], times: [AT + 3_600_000] }]))
})

test('MEET-27: a time that has passed is offered no more, and one that was agreed still stands there', () => {
  const gone = Date.UTC(2049, 0, 5, 12)
  card({ said: [words('bob', { times: [gone, AT] }), words('ann', { times: [gone + 60_000] })] })
  expect(screen.getAllByRole('button', { name: 'meeting.talk.take.of' })).toHaveLength(1)
  expect(screen.queryByText('meeting.talk.ownTimes')).toBeNull()
  const { text } = card({ said: [words('bob', { times: [gone] }), words('ann', { times: [gone] })] })
  expect(text).toContain('meeting.talk.agreedTime')
})

test('MEET-25: whoever only writes leaves the times alone, also those that have passed', async () => {
  const gone = Date.UTC(2049, 0, 5, 12)
  const { sent } = card({ said: [words('bob', { times: [gone] }), words('ann', { times: [gone] })] })
  fireEvent.click(screen.getByRole('button', { name: 'meeting.write' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^meeting.write.message/), { target: { value: 'Hello' } })
  fireEvent.click(dialog.getByRole('button', { name: 'meeting.write.send' }))
  await waitFor(() => expect(sent).toEqual([{ personIds: ['ann', 'bob'], reach: '', message: 'Hello' }]))
})

test('MEET-25: one writes what one says in one form, with times in the future on one’s own clock', async () => {
  const { sent } = card({ said: [words('ann', { reach: 'desk', times: [60_000, AT] })] })
  fireEvent.click(screen.getByRole('button', { name: 'meeting.write' }))
  const dialog = within(screen.getByRole('dialog'))
  const change = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
  expect(dialog.getAllByLabelText('userData.times.number')).toHaveLength(1)
  change(dialog.getByLabelText(/^meeting.write.message/), 'Hello')
  fireEvent.click(dialog.getByRole('button', { name: 'meeting.write.time.add' }))
  const [, time] = dialog.getAllByLabelText('userData.times.number')
  const send = () => dialog.getByRole('button', { name: 'meeting.write.send' })
  if (time) change(time, '2049-01-01T10:00')
  expect(dialog.getByText('meeting.write.time.over')).toBeTruthy()
  expect(send()).toHaveProperty('disabled', true)
  if (time) change(time, '2099-02-01T10:00')
  fireEvent.click(send())
  const chosen = new Date('2099-02-01T10:00').getTime()
  await waitFor(() =>
    expect(sent).toEqual([
      { personIds: ['ann', 'bob'], reach: 'desk', message: 'Hello', times: [AT, chosen] },
    ]),
  )
})

test('MEET-25: whoever confirms is asked how the other one can reach them', async () => {
  const { sent } = card({ agreedBy: ['bob'] })
  fireEvent.click(screen.getByRole('button', { name: 'meeting.confirm.of' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'meeting.confirm.notNow' })).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('meeting.reach'), { target: { value: 'at the desk' } })
  fireEvent.click(dialog.getByRole('button', { name: 'meeting.confirm' }))
  await waitFor(() => expect(sent).toEqual([{ reach: 'at the desk' }]))
  // What one's data show anyway stands there.
  card({ agreedBy: ['bob'] }, ['ann'])
  fireEvent.click(screen.getByRole('button', { name: 'meeting.confirm.of' }))
  expect(within(screen.getByRole('dialog')).getByLabelText('meeting.reach.more')).toBeTruthy()
})
