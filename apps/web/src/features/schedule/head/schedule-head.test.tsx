import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from '../../../components/disclosure.tsx'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
// Loaded before they are awaited.
import './attention.tsx'
import './plan-again.tsx'
import '../report/report-view.tsx'
import { ToolLine } from '../more-tools.tsx'
import { ScheduleTab } from '../schedule-tab.tsx'

afterEach(cleanup)

function event() {
  const times = { lastPlannerStartTime: 1, lastPlannerEndTime: 2, numSessions: 1 }
  const made = new EventBuilder('planner', times).owner('ann', { name: 'Gardens' }).people('bob', 'cid')
  for (const userId of ['ann', 'bob', 'cid'])
    made.wish(userId, 'ann', 'Yes').set('availabilities', { userId, sessionId: 1 }, true)
  return made
}
const planned = () => event().start('ann', 0, 0).assign('ann', 'ann').assign('bob', 'ann')
const button = (name: string) => screen.queryByRole('button', { name })

test('SCHED-61: another plan is a choice of three ways, each with what it does, and the first one is a button of the head', async () => {
  showScreen(planned(), ADMIN, <ScheduleTab />)
  expect(button('schedule.generate')).toBeNull()
  const again = screen.getByRole('button', { name: 'head.again' })
  expect(again.ariaExpanded).toBe('false')
  fireEvent.click(again)
  const choice = await screen.findByRole('region', { name: 'head.again.title' })
  expect(again.ariaExpanded).toBe('true')
  const ways = [...choice.querySelectorAll('li')].map((way) => [
    way.querySelector('b')?.textContent,
    way.querySelector('button')?.textContent,
    (way.querySelector('p')?.textContent ?? '') !== '',
  ])
  expect(ways).toEqual([
    ['head.again.keep', 'schedule.replan', true],
    ['head.again.fresh', 'schedule.generate', true],
    ['head.again.other', 'scenarios.title', true],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'scenarios.title' }))
  expect(again.ariaExpanded).toBe('false')
  await waitFor(() => {
    const scenarios = screen.getByRole('button', { name: 'scenarios.title' })
    expect(scenarios.ariaExpanded).toBe('true')
  })
  cleanup()
  showScreen(event(), ADMIN, <ScheduleTab />)
  expect(button('head.again')).toBeNull()
  expect(button('schedule.generate')).not.toBeNull()
})

test('SCHED-64: what is behind "More" is open one at a time, and what was typed stays when it is folded', () => {
  const tools = (
    <ToolLine line={null}>
      <Disclosure label="One">
        <input aria-label="first" />
      </Disclosure>
      <Disclosure label="Two">
        <input aria-label="second" />
      </Disclosure>
    </ToolLine>
  )
  showScreen(event(), ADMIN, tools)
  expect(button('One')).toBeNull()
  const more = screen.getByRole('button', { name: 'head.more' })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  fireEvent.change(screen.getByLabelText('first'), { target: { value: 'typed' } })
  fireEvent.click(more)
  expect(more.ariaExpanded).toBe('false')
  expect(button('One')).toBeNull()
  fireEvent.click(more)
  expect(screen.getByLabelText<HTMLInputElement>('first').value).toBe('typed')
  fireEvent.click(screen.getByRole('button', { name: 'Two' }))
  expect(screen.queryByLabelText('first')).toBeNull()
  expect(screen.getByLabelText('second')).toBeTruthy()
})

test('REPORT-7: from a head that says that places are missing the report is one press away', async () => {
  showScreen(planned(), ADMIN, <ScheduleTab />)
  await waitFor(() => expect(document.querySelector('[data-state="missingPlaces"]')).not.toBeNull())
  fireEvent.click(screen.getByText('head.who'))
  expect(await screen.findByRole('region', { name: 'report.title' })).toBeTruthy()
  cleanup()
  showScreen(planned().assign('cid', 'ann'), ADMIN, <ScheduleTab />)
  expect(screen.queryByText('head.who')).toBeNull()
})

test('SCHED-62, LETTER-1: people can be told of a plan that all see, and of no other', () => {
  for (const isVisible of [true, false]) {
    const shown = planned().setting('parameters|ui|showScheduleTabToUsers', isVisible)
    showScreen(shown, ADMIN, <ScheduleTab />)
    expect([isVisible, button('tell.open') !== null]).toEqual([isVisible, isVisible])
    expect(button('tell.open')?.dataset.variant).not.toBe('filled')
    cleanup()
  }
  showScreen(event(), ADMIN, <ScheduleTab />)
  expect(button('tell.open')).toBeNull()
})

test('SCHED-62: a first plan that waits is published or discarded, and nothing else is offered beside it', async () => {
  const waiting = { id: 'p1', number: 1, status: 'draft', kind: 'fresh' }
  const ListPlans = async () => ({ ok: true as const, plans: [waiting], inForceId: null, isChanged: false })
  showScreen(event(), ADMIN, <ScheduleTab />, { answers: { ListPlans: ListPlans as never } })
  await screen.findByRole('button', { name: 'versions.discard' })
  const head = document.querySelector('[data-state="draft"]')
  const names = [...(head?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
  expect(names.filter((name) => name !== '?')).toEqual(['head.publish.all', 'versions.discard'])
})
