import { EventBuilder } from '@planner/domain/testing'
import { CATALOGUES } from '@planner/i18n'
import type { EventReport, SharedReport } from '@planner/protocol'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { watchPrinting } from '../../../lib/printing.ts'
import { ScheduleProvider } from '../schedule-context.tsx'
import { WhyProvider } from '../why/ask-why.tsx'
import { OrganiserReport } from './organiser-report.tsx'
import { PlanPosition } from './plan-position.tsx'
import { ReportView } from './report-view.tsx'

afterEach(() => setMessages('en-GB', {}))

const event = () => new EventBuilder('planner').people('ann', 'bob').topic('tea').topic('cake')

const REPORT: EventReport = {
  kind: 'groups',
  satisfaction: [
    { personId: 'ann', share: 0.5 },
    { personId: 'bob', share: 1 },
  ],
  uncounted: 0,
  worst: [
    {
      personId: 'ann',
      share: 0.5,
      // Told in one line.
      missed: [
        { topicId: 'tea', reason: 'contactNo', sessionId: 1, insteadIds: [] },
        { topicId: 'cake', reason: 'contactNo', sessionId: 1, insteadIds: [] },
      ],
    },
  ],
  lacking: [{ personId: 'ann', places: 1, reason: 'full', topicIds: ['tea'] }],
  resting: [{ topicId: 'tea', reason: 'noWish', number: 0, needed: 0, personIds: [] }],
  rules: [{ rule: 'fairness', isHard: false, people: 1, times: 1 }],
  sizes: [{ size: 2, groups: 1 }],
  repeated: { pairs: 0, people: 0 },
  former: null,
  made: { endedAt: 1, data: 'changed', isSamePlan: true },
  position: null,
  uncompared: 'dataChanged',
  random: null,
  places: null,
}
const SHARED: SharedReport = {
  kind: 'groups',
  people: 12,
  satisfactionPercent: 80,
  uncounted: 0,
  bands: [
    { fromPercent: 0, toPercent: 60, people: 5 },
    { fromPercent: 60, toPercent: 100, people: 5 },
  ],
  areSomeLacking: false,
}

const answering = (report: EventReport | null, shared: SharedReport | null, isLate = false) => ({
  answers: { ReadReport: async () => ({ ok: true as const, report, shared, isLate }) },
})

test('REPORT-2, REPORT-4: organisers read all of it, of when it is and what has changed, and can look at what others read', async () => {
  showScreen(event(), ADMIN, <ReportView />, answering(REPORT, SHARED))
  expect(await screen.findByText('report.satisfied.missing')).toBeTruthy()
  expect(screen.getByText(/report\.made.*report\.dataChanged/)).toBeTruthy()
  for (const text of [
    'report.uncompared.dataChanged',
    'report.lacking.people',
    'report.missed.contactNo',
    'report.resting.noWish',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'report.forEverybody' }))
  expect(screen.getByText('report.shared.satisfied')).toBeTruthy()
  expect(screen.getByText('report.forEverybody.hidden')).toBeTruthy()
  expect(screen.queryByText('report.lacking.people')).toBeNull()
})

test('REPORT-64: organisers read how many went short in former events, and others do not', async () => {
  setMessages('en-GB', CATALOGUES['en-GB'])
  const answer = answering({ ...REPORT, former: { people: 12, satisfied: 9 } }, SHARED)
  showScreen(event(), ADMIN, <ReportView />, answer)
  const told =
    '12 people went short in former events. At equal wishes they come first: now 9 of them get the best they could hope for, 3 do not.'
  expect(await screen.findByText(told)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: /version for everybody/i }))
  expect(screen.queryByText(/former events/)).toBeNull()
})

test('REPORT-64: one person is told of as one', async () => {
  setMessages('en-GB', CATALOGUES['en-GB'])
  showScreen(
    event(),
    ADMIN,
    <ReportView />,
    answering({ ...REPORT, former: { people: 1, satisfied: 0 } }, null),
  )
  expect(await screen.findByText(/^One person went short .* lacks something again\.$/)).toBeTruthy()
})

test('REPORT-60: report and version for everybody say how many count in no share', async () => {
  const answer = answering({ ...REPORT, uncounted: 3 }, { ...SHARED, uncounted: 5 })
  showScreen(event(), ADMIN, <ReportView />, answer)
  expect(await screen.findByText('report.uncounted')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'report.forEverybody' }))
  expect(screen.getByText('report.shared.uncounted')).toBeTruthy()
})

test('REPORT-62: the answers stand in one order, each under its question', async () => {
  showScreen(event(), ADMIN, <ReportView />, answering(REPORT, SHARED))
  await screen.findByText('report.satisfied.missing')
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'report.position.title',
    'report.worst.title',
    'report.lacking.title',
    'report.resting.title',
  ])
})

test('REPORT-62, CHECK-8: a report on a plan with missing places, or after a failed run, has no colour of success', async () => {
  const isGrey = async (report: EventReport, shared: SharedReport, hasRunFailed: boolean) => {
    showScreen(event(), ADMIN, <ReportView />, { ...answering(report, shared), meta: { hasRunFailed } })
    const toggle = await screen.findByRole('switch', { name: 'report.forEverybody' })
    const found = () => document.querySelector('[data-short]') !== null
    const own = found()
    fireEvent.click(toggle)
    const ofAll = found()
    cleanup()
    return [own, ofAll]
  }
  const whole = { ...REPORT, lacking: [] }
  expect(await isGrey(whole, SHARED, false)).toEqual([false, false])
  expect(await isGrey(REPORT, SHARED, false)).toEqual([true, false])
  expect(await isGrey(REPORT, { ...SHARED, areSomeLacking: true }, false)).toEqual([true, true])
  expect(await isGrey(whole, SHARED, true)).toEqual([true, true])
})

test('REPORT-5: how many people are where a rule is broken is told, and of a rule that is weighed nothing', async () => {
  const hard = { rule: 'groupSize', isHard: true, people: 3, times: 1 }
  const soft = { rule: 'fairness', isHard: false, people: 9, times: 9 }
  setMessages('en-GB', { 'report.broken': 'broken: {{people}}' })
  showScreen(event(), ADMIN, <OrganiserReport report={{ ...REPORT, rules: [hard, soft] }} />)
  expect(screen.getByText('broken: 3')).toBeTruthy()
  cleanup()
  showScreen(event(), ADMIN, <OrganiserReport report={{ ...REPORT, rules: [soft] }} />)
  expect(screen.queryByText(/^broken/)).toBeNull()
})

test('REPORT-63: people whom the same keeps out are told of together, those who lack most places first', () => {
  setMessages('en-GB', { 'report.lacking.people': '{{names}}: {{places}}, {{reason}}' })
  const lacking: EventReport['lacking'] = [
    { personId: 'cid', places: 1, reason: 'noWish', topicIds: [] },
    { personId: 'ann', places: 1, reason: 'full', topicIds: [] },
    { personId: 'bob', places: 2, reason: 'full', topicIds: [] },
  ]
  showScreen(event().people('cid'), ADMIN, <OrganiserReport report={{ ...REPORT, lacking }} />)
  const region = screen.getByRole('region', { name: 'report.lacking.title' })
  const lines = [...region.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines.map((line) => line?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'ann, bob: 3, report.lacking.full',
    'cid: 1, report.lacking.noWish',
  ])
})

test('REPORT-4, WHY-6: from who is worst off a button leads to their card', async () => {
  const ask = vi.fn(async () => ({ ok: false as const, status: 503, message: '' }))
  const shown = (
    <ScheduleProvider>
      <WhyProvider>
        <OrganiserReport report={REPORT} />
      </WhyProvider>
    </ScheduleProvider>
  )
  showScreen(event(), ADMIN, shown, { answers: { ExplainPlace: ask } })
  fireEvent.click(screen.getByRole('button', { name: 'report.worst.moveOf' }))
  await waitFor(() => expect(ask).toHaveBeenCalledWith({ userId: 'ann', sessionId: 1 }))
})

test('REPORT-2, PLAN-37: what is not known of a plan is not told as changed', async () => {
  const told = async (made: EventReport['made']) => {
    showScreen(event(), ADMIN, <ReportView />, answering({ ...REPORT, made, uncompared: null }, SHARED))
    const { textContent } = await screen.findByText(/^report\.(made|byHand)/)
    cleanup()
    return textContent
  }
  const run = { endedAt: 1, isSamePlan: true }
  expect(await told({ ...run, data: 'same' })).toBe('report.made report.dataSame report.today')
  expect(await told({ ...run, data: 'unknown' })).toBe('report.made report.dataUnknown report.today')
  expect(await told({ endedAt: null, isSamePlan: false, data: 'changed' })).toBe(
    'report.byHand report.dataChanged report.today',
  )
  expect(await told(null)).toBe('report.byHand report.today')
})

test('REPORT-4: reasons are those of the card, but on paper that somebody does not want to meet somebody is not told', async () => {
  watchPrinting()
  showScreen(event(), ADMIN, <ReportView />, answering(REPORT, SHARED))
  const told = (reason: string) => document.body.textContent?.includes(reason) === true
  await screen.findByText('report.satisfied.missing')
  expect([told('report.missed.contactNo'), told('report.missed.breaksRule')]).toEqual([true, false])
  fireEvent(window, new Event('beforeprint'))
  expect([told('report.missed.contactNo'), told('report.missed.breaksRule')]).toEqual([false, true])
  fireEvent(window, new Event('afterprint'))
  expect(told('report.missed.contactNo')).toBe(true)
})

test('REPORT-8: a participant reads sums alone', async () => {
  showScreen(event(), as('ann'), <ReportView />, answering(null, SHARED))
  expect(await screen.findByText('report.shared.satisfied')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('REPORT-2: a report that could not be made says so and can be asked for again', async () => {
  showScreen(event(), ADMIN, <ReportView />, answering(null, null, true))
  expect(await screen.findByText('report.timedOut')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'app.again' })).toBeTruthy()
})

test('REPORT-6: it says why the plan is not placed between random ones and the best possible, also where others miss other places', () => {
  const random = { plans: 12, satisfaction: 0.6, missing: 6 }
  const position = { soft: 99, random: null, bound: 100, missing: 'open' } as const
  const near = { ...REPORT, uncompared: null, position, random }
  showScreen(event(), ADMIN, <PlanPosition report={near} />)
  expect(screen.getByText('report.position.placesDiffer')).toBeTruthy()
  cleanup()
  showScreen(event(), ADMIN, <PlanPosition report={{ ...near, random: null }} />)
  expect(screen.queryByText('report.position.placesDiffer')).toBeNull()
  expect(screen.getByText('report.random.none')).toBeTruthy()
  cleanup()
  showScreen(event(), ADMIN, <PlanPosition report={{ ...near, uncompared: 'notKept' }} />)
  expect(screen.getByText('report.uncompared.notKept')).toBeTruthy()
  expect(screen.queryByText('report.position.placesDiffer')).toBeNull()
  cleanup()
  // As good as can be, and so are plans dealt out at random: nothing is said not to be proven.
  const equal = { ...near, lacking: [], position: { ...position, soft: 100, random: 100 } }
  showScreen(event(), ADMIN, <PlanPosition report={equal} />)
  expect(screen.getByText('report.position.notBetter')).toBeTruthy()
  expect(screen.queryByText(/unproven/)).toBeNull()
})

test('REPORT-9: how near a plan with missing places is to the best is said below the reasons, with what is proven of those', () => {
  const limits = { soft: 100, random: 50, bound: 100 } as const
  const texts = (missing: 'least' | 'weighed' | 'open', lacking = REPORT.lacking) => {
    const report = { ...REPORT, lacking, uncompared: null, position: { ...limits, missing } }
    showScreen(event(), ADMIN, <OrganiserReport report={report} />)
    const [title] = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    const quality = screen.queryByText(/^report\.best\./)?.textContent
    cleanup()
    return [title, quality]
  }
  expect(texts('least')).toEqual(['report.satisfied.missing', 'report.best.least'])
  expect(texts('weighed')).toEqual(['report.satisfied.missing', 'report.best.weighed'])
  expect(texts('open')).toEqual(['report.satisfied.missing', 'report.best.open'])
  expect(texts('weighed', [])).toEqual(['report.best', undefined])
})

test('REPORT-65: beside who lacks a place it says what no plan can give, and whether this one gives as much', () => {
  const texts = (places: EventReport['places'], lacking = REPORT.lacking) => {
    showScreen(event(), ADMIN, <OrganiserReport report={{ ...REPORT, lacking, places }} />)
    const text = screen.queryByText(/^report\.places\./)?.textContent ?? null
    cleanup()
    return text
  }
  expect(texts({ wanted: 1090, given: 998, atMost: 1004 })).toBe('report.places.open')
  expect(texts({ wanted: 1090, given: 1004, atMost: 1004 })).toBe('report.places.reached')
  // That all could be had says nothing.
  expect(texts({ wanted: 1090, given: 998, atMost: 1090 })).toBeNull()
  expect(texts({ wanted: 1090, given: 1090, atMost: 1090 }, [])).toBeNull()
  expect(texts(null)).toBeNull()
  for (const [language, most] of [
    ['en-GB', '1,004'],
    ['de', '1.004'],
    ['et', '1004'],
  ] as const) {
    setMessages(language, CATALOGUES[language])
    const report = { ...REPORT, places: { wanted: 1090, given: 998, atMost: 1004 } }
    showScreen(event(), ADMIN, <OrganiserReport report={report} />)
    expect(screen.getByText(new RegExp(most))).toBeTruthy()
    cleanup()
  }
})

test('REPORT-4: a room that keeps somebody out is named with its seats, where the topic has one group there', () => {
  setMessages('en-GB', {
    'report.missed.roomFull.room': '{{topics}}: {{room}} {{seats}}',
    'report.lacking.people': '{{reason}}',
    'report.lacking.roomFull.room': '{{topics}} in {{room}} {{seats}}',
  })
  const roomy = (numGroups: number) => {
    const made = new EventBuilder('planner', { numSessions: 1, groupRooms: 'Hall; 30\nDen; 12' })
      .people('ann', 'bob', 'cid')
      .topic('tea')
    for (let group = 0; group < numGroups; group += 1)
      made.start('tea', 0, 0, group).assign(group === 0 ? 'ann' : 'bob', 'tea', 1, group)
    return made.set('topicGroupRooms', { topicId: 'tea' }, 'Den')
  }
  const told = (event: EventBuilder) => {
    const reason = 'roomFull' as const
    const missed = [{ topicId: 'tea', reason, sessionId: 1, insteadIds: [] }]
    const worst = [{ personId: 'cid', share: 0.5, missed }]
    const lacking = [{ personId: 'cid', places: 1, reason, topicIds: ['tea'] }]
    showScreen(event, ADMIN, <OrganiserReport report={{ ...REPORT, worst, lacking }} />)
    const text = document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''
    cleanup()
    return ['tea: Den 12', 'tea in Den 12', 'report.missed.roomFull'].map((each) => text.includes(each))
  }
  expect(told(roomy(1))).toEqual([true, true, false])
  expect(told(roomy(2))).toEqual([false, false, true])
})
