import { PLAN_OBSTACLES } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { CATALOGUES, LANGUAGE_CODES } from '@planner/i18n'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PlanFailure } from '../components/plan-failure.tsx'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import { ScheduleTab } from '../features/schedule/schedule-tab.tsx'
import { setMessages } from '../lib/i18n/i18n.ts'
import type { PlanError } from '../lib/live/live-snapshot.ts'
import { ADMIN, as, showScreen } from '../lib/live/testing/screen.tsx'

afterEach(() => setMessages('en-GB', {}))

const event = () =>
  new EventBuilder('planner').people('Ann').topic('tea', { ownerId: 'Ann', name: 'Tea time' })
const tooFew = { code: 'topicTooFew', topicId: 'tea', personId: null, number: 2, needed: 5 }
const empty: PlanError = { reason: 'emptyPlan', obstacles: [tooFew] }
// By role every element would be looked at with all its styles.
const items = () => [...document.querySelectorAll('li')]
const dialog = () => document.querySelector('dialog[open]')
const text = () => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

test('PLAN-19, PLAN-20: every reason and what helps is told in the language of the page, never in the words of the server', () => {
  const obstacles = PLAN_OBSTACLES.map((code) => ({ ...tooFew, code, personId: 'Ann' }))
  for (const code of LANGUAGE_CODES) {
    setMessages(code, CATALOGUES[code])
    showScreen(event(), ADMIN, <PlanFailure error={{ reason: 'emptyPlan', obstacles }} />)
    expect(items()).toHaveLength(PLAN_OBSTACLES.length)
    expect(text()).toContain(CATALOGUES[code]['refusal.emptyPlan'])
    for (const part of ['Tea time', 'Ann', '2', '5', '3']) expect(text()).toContain(part)
    expect(text()).not.toMatch(/planFailure|planning\.|\{\{/)
    act(() => setMessages('et', CATALOGUES.et))
    expect(text()).toContain(CATALOGUES.et['planFailure.helps'])
    cleanup()
  }
})

test('PLAN-19: the largest room that is too small for every group is named', () => {
  setMessages('en-GB', CATALOGUES['en-GB'])
  const obstacles = [{ ...tooFew, code: 'topicNoRoom', number: 3, needed: 5 }]
  const rooms = new EventBuilder('planner', { groupRooms: 'Den; 2\nHall; 3' }).topic('tea', {
    name: 'Tea time',
  })
  showScreen(rooms, ADMIN, <PlanFailure error={{ reason: 'emptyPlan', obstacles }} />)
  expect(text()).toContain('but the largest room then, Hall, seats only 3.')
  cleanup()
  showScreen(event(), ADMIN, <PlanFailure error={{ reason: 'emptyPlan', obstacles }} />)
  expect(text()).toContain(CATALOGUES['en-GB']['planFailure.help.topicNoRoom'])
  expect(text()).not.toContain('Hall')
})

test('PLAN-20: of what the page does not know it says that the planner failed, and what to do', () => {
  setMessages('de', CATALOGUES.de)
  const unknown = { ...tooFew, code: 'brandNew' }
  const error = { reason: 'Cannot read properties of undefined', obstacles: [unknown] }
  showScreen(event(), ADMIN, <PlanFailure error={error} />)
  expect(text()).toContain(CATALOGUES.de['refusal.planFailed'])
  expect(text()).toContain(CATALOGUES.de['planFailure.tryAgain'])
  expect(text()).not.toContain('Cannot read')
  expect(items()).toEqual([])
})

test('ERROR-3, PLAN-3, PLAN-19: admins alone are told, once: in place of "No plan yet", or else in a dialog', async () => {
  const withDialog = (page: ReactNode) => (
    <>
      <PlannerDialog />
      {page}
    </>
  )
  showScreen(event(), ADMIN, withDialog(null), { meta: { planError: empty } })
  await waitFor(() => expect(dialog()?.textContent).toContain('planFailure.why.topicTooFew'))
  expect(dialog()?.textContent).toContain('planning.failed.title')
  fireEvent.click(screen.getByText('app.ok'))
  await waitFor(() => expect(dialog()).toBeNull())
  cleanup()
  showScreen(event(), ADMIN, withDialog(<ScheduleTab />), { meta: { planError: empty } })
  expect(screen.getByRole('alert').textContent).toContain('planFailure.why.topicTooFew')
  expect(text()).not.toContain('head.empty')
  expect(dialog()).toBeNull()
  cleanup()
  showScreen(event(), as('Ann'), withDialog(<ScheduleTab />), { meta: { planError: empty } })
  expect(dialog()).toBeNull()
  expect(text()).not.toContain('planFailure')
})
