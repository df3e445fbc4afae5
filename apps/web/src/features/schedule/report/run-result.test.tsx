import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { numMoved, placesOf, ResultText } from './run-result.tsx'

afterEach(() => setMessages('en-GB', {}))

const pairs = () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cem']) event.owner(id, {}, { numMeetingRequests: 1 })
  return event
}

test('REPORT-7: where people meet in pairs the number of those who meet others follows what is confirmed and withdrawn meanwhile', () => {
  setMessages('en-GB', { 'report.result.moved.meetings': '{{number}} of {{total}}' })
  const before = pairs().meeting('ann', 'bob', 'reserved')
  const { variant, state } = before
  const places = placesOf(variant, state)
  if (!places) throw new Error('no plan')
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <ResultText before={{ places, content: planContentOf(state) } as never} />
  }
  const readReport = async () => ({ ok: true as const, report: null, shared: null, isLate: false })
  showScreen(before, ADMIN, <Screen />, { answers: { ReadReport: readReport } })
  expect(screen.getByText('0 of 3')).toBeTruthy()
  const after = pairs().meeting('ann', 'cem', 'reserved')
  act(() => live?.store.replace(after.state, { viewer: ADMIN, isLoaded: true }))
  expect(screen.getByText('3 of 3')).toBeTruthy()
})

test('REPORT-9: who lacks a place is told by the reasons, then how near the plan is to the best', async () => {
  setMessages('en-GB', {
    'report.result.lackingWhy': '{{names}}: {{reason}}.',
    'schedule.names.more': '{{names}} and {{number}} more',
  })
  const event = new EventBuilder('planner').people('a', 'b', 'c', 'd', 'e')
  const lacks = (personId: string, reason: 'full' | 'noWish') => ({
    personId,
    places: 1,
    reason,
    topicIds: [],
  })
  const report = {
    kind: 'groups',
    satisfaction: [{ personId: 'a', share: 0.5 }],
    worst: [],
    resting: [],
    rules: [],
    sizes: [],
    repeated: { pairs: 0, people: 0 },
    made: null,
    uncompared: null,
    random: null,
    lacking: [lacks('e', 'noWish'), ...['a', 'b', 'c', 'd'].map((id) => lacks(id, 'full'))],
    position: { soft: 1, random: null, bound: 1, missing: 'open' },
  } as const
  const readReport = async () => ({ ok: true as const, report, shared: null, isLate: false })
  showScreen(event, ADMIN, <ResultText before={null} />, { answers: { ReadReport: readReport } as never })
  await screen.findByText(/^report.satisfied/)
  const told = screen.getByRole('status').textContent?.replaceAll(/[\u2066-\u2069]/g, '')
  expect(told).toBe(
    'report.satisfied.missingreport.result.lacking' +
      'a, b, c and 1 more: report.lacking.full.e: report.lacking.noWish.report.best.open',
  )
})

test('REPORT-7, MEET-22: where people meet in pairs the result says in figures and names who has none and who has fewer', async () => {
  setMessages('en-GB', {
    'outcome.wishes': 'granted {{granted}} of {{wished}}',
    'outcome.people': '{{wishing}}: {{content}}, {{fewer}}, {{none}}',
    'outcome.names.none': 'none: {{names}}',
    'outcome.names.fewer': 'fewer: {{names}}',
  })
  const event = pairs().meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
  event.person('bob', { numMeetingRequests: 2 }).wish('bob', 'cem', 'Yes').wish('cem', 'ann', 'Yes')
  const report = { kind: 'pairs', satisfaction: [], lacking: [], position: null } as never
  const readReport = async () => ({ ok: true as const, report, shared: null, isLate: false })
  showScreen(event, ADMIN, <ResultText before={null} />, { answers: { ReadReport: readReport } })
  for (const text of ['granted 1 of 3', '3: 1, 1, 1', 'none: cem', 'fewer: bob'])
    expect(await screen.findByText(text)).toBeTruthy()
})

const event = () => new EventBuilder('planner').people('ann', 'bob', 'cem').topic('tea').topic('go')

test('REPORT-7: who is in another topic or at another time than before has moved', () => {
  const before = event().assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  const after = event().assign('ann', 'tea').assign('bob', 'go').assign('cem', 'go').start('tea', 1, 0)
  const places = ({ variant, state }: EventBuilder) => placesOf(variant, state)
  const [one, other] = [places(before), places(after)]
  if (!one || !other) throw new Error('There is no plan')
  expect(numMoved(one, one)).toBe(0)
  expect(numMoved(one, other)).toBe(2)
  expect(places(event())).toBeNull()
})

test('REPORT-7: where people meet in pairs, who meets somebody else has moved', () => {
  const pairs = (a: string, b: string) => {
    const { variant, state } = new EventBuilder('1on1')
      .owner('ann')
      .owner('bob')
      .owner('cem')
      .meeting(a, b, 'reserved')
    return placesOf(variant, state) ?? new Map()
  }
  expect(numMoved(pairs('ann', 'bob'), pairs('ann', 'cem'))).toBe(3)
})
