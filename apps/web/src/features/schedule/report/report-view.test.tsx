import { EventBuilder } from '@planner/domain/testing'
import type { EventReport, SharedReport } from '@planner/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/test-screen.tsx'
import { PlanPosition } from './plan-position.tsx'
import { ReportView } from './report-view.tsx'

const event = () => new EventBuilder('planner').people('ann', 'bob').topic('tea').topic('cake')

const REPORT: EventReport = {
  kind: 'groups',
  satisfaction: [
    { personId: 'ann', share: 0.5 },
    { personId: 'bob', share: 1 },
  ],
  worst: [
    {
      personId: 'ann',
      share: 0.5,
      // Told in one line.
      missed: [
        { topicId: 'tea', obstacle: 'full', insteadIds: [] },
        { topicId: 'cake', obstacle: 'full', insteadIds: [] },
      ],
    },
  ],
  lacking: [{ personId: 'ann', places: 1, reason: 'full', topicIds: ['tea'] }],
  resting: [{ topicId: 'tea', reason: 'noWish', number: 0, needed: 0, personIds: [] }],
  rules: [{ rule: 'fairness', isHard: false, people: 1, times: 1 }],
  sizes: [{ size: 2, groups: 1 }],
  repeated: { pairs: 0, people: 0 },
  made: { endedAt: 1, isSameData: false, isSamePlan: true },
  position: null,
  uncompared: 'dataChanged',
  random: null,
}
const SHARED: SharedReport = {
  kind: 'groups',
  people: 6,
  satisfactionPercent: 80,
  bands: [{ fromPercent: 0, toPercent: 100, people: 5 }],
  areSomeLacking: false,
}

const answering = (report: EventReport | null, shared: SharedReport | null, isLate = false) => ({
  commands: { readReport: async () => ({ ok: true as const, report, shared, isLate }) },
})

test('REPORT-2, REPORT-4: organisers read all of it, of when it is and what has changed, and can look at what others read', async () => {
  showScreen(event(), ADMIN, <ReportView />, answering(REPORT, SHARED))
  expect(await screen.findByText('report.satisfied')).toBeTruthy()
  expect(screen.getByText(/report\.made.*report\.dataChanged/)).toBeTruthy()
  for (const text of [
    'report.uncompared.dataChanged',
    'report.lacking.person',
    'report.missed.full',
    'report.resting.noWish',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'report.forEverybody' }))
  expect(screen.getByText('report.shared.satisfied')).toBeTruthy()
  expect(screen.getByText('report.forEverybody.hidden')).toBeTruthy()
  expect(screen.queryByText('report.lacking.person')).toBeNull()
})

test('REPORT-8: a participant reads sums alone', async () => {
  showScreen(event(), as('ann'), <ReportView />, answering(null, SHARED))
  expect(await screen.findByText('report.shared.satisfied')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('REPORT-2: a report that could not be made says so and can be asked for again', async () => {
  showScreen(event(), ADMIN, <ReportView />, answering(null, null, true))
  expect(await screen.findByText('report.late')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'report.again' })).toBeTruthy()
})

test('REPORT-6: it says why the plan is not placed between random ones and the best possible, also where others miss other places', () => {
  const random = { plans: 12, satisfaction: 0.6, missing: 6 }
  const near = { ...REPORT, uncompared: null, position: { soft: 99, random: null, bound: 100 }, random }
  showScreen(event(), ADMIN, <PlanPosition report={near} />)
  expect(screen.getByText('report.position.placesDiffer')).toBeTruthy()
  cleanup()
  showScreen(event(), ADMIN, <PlanPosition report={{ ...near, random: null }} />)
  expect(screen.queryByText('report.position.placesDiffer')).toBeNull()
  expect(screen.getByText('report.random.none')).toBeTruthy()
})
