import { Tabs } from '@mantine/core'
import { type Viewer, variantOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import { useToggles } from '../features/schedule/use-toggles.ts'
import { showAlert } from '../lib/alert.ts'
import { useLive } from '../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../lib/live/testing/screen.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { PlannerHeader } from './planner-header.tsx'
import { AlertDialog, PlannerShell } from './planner-shell.tsx'
import { TabList } from './tab-list.tsx'

// The test environment has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}

const address = window.location.href
afterEach(() => window.history.replaceState(null, '', address))

const registered = () => new EventBuilder('planner', { isRegistered: true, name: 'Open Space' }).owner('ann')

test('TAB-10: a tab that may not be opened falls back to the one the key opens', () => {
  const openedAt = (search: string, viewer = as('bob')) => {
    window.history.replaceState(null, '', `/planner/participant/${search}`)
    let opened: string | undefined
    function Probe() {
      opened = usePlannerTab().tab
      return null
    }
    // Somebody who is called like their topic stands for it alone (TAB-6).
    showScreen(registered().people('bob'), viewer, <Probe />)
    cleanup()
    return opened
  }
  expect(openedAt('')).toBe('userChoices')
  expect(openedAt('?tab=5')).toBe('userChoices')
  expect(openedAt('?tab=77')).toBe('userChoices')
  expect(openedAt('?tab=2')).toBe('userData')
  expect(openedAt('?tab=5', ADMIN)).toBe('settings')
  expect(openedAt('?tab=77', ADMIN)).toBe('eventData')
})

test('ROUTE-8: until the data has arrived a full-screen message stands in place of the tab', () => {
  window.history.replaceState(null, '', '/planner/participant/?tab=2')
  showScreen(registered(), as('ann'), <PlannerShell />, { meta: { isLoaded: false } })
  expect(screen.getByText('app.loading')).toBeTruthy()
  expect(document.querySelector('[role=tab], h1')).toBeNull()
})

test('ROUTE-10: personal assignments and unplanned groups are hidden until the address says otherwise', () => {
  const toggles = (search: string) => {
    window.history.replaceState(null, '', `/planner/participant/${search}`)
    let found: boolean[] = []
    function Probe() {
      const { showPersonal, hideUnplanned } = useToggles()
      found = [showPersonal, hideUnplanned]
      return null
    }
    showScreen(registered(), as('ann'), <Probe />)
    cleanup()
    return found
  }
  expect(toggles('')).toEqual([false, true])
  expect(toggles('?showPersonalScheduleAssignments=true&hideUnplannedSubgroups=false')).toEqual([true, false])
})

test('TAB-3: without a calendar the schedule is a plan of groups', () => {
  const label = (isHidden: boolean) => {
    const event = new EventBuilder('reciprocity10').setting('parameters|ui|hideCalendar', isHidden)
    const list = (
      <TabList
        tabs={['schedule']}
        open="schedule"
        blocked={undefined}
        unopened={undefined}
        refusalOf={() => undefined}
        onOpen={() => {}}
      />
    )
    showScreen(event, ADMIN, <Tabs value="schedule">{list}</Tabs>)
    const text = document.querySelector('[role=tab]')?.textContent
    cleanup()
    return text
  }
  expect([label(false), label(true)]).toEqual(['tab.schedule', 'tab.schedule.hiddenCalendar'])
})

test('ROUTE-15: the heading is the title, the name of the event and of the person, or of their topic', () => {
  const heading = (event: EventBuilder) => {
    showScreen(event, as('ann'), <PlannerHeader />)
    const text = document
      .querySelector('h1')
      ?.getAttribute('title')
      ?.replace(/[\u2066-\u2069]/g, '')
    cleanup()
    return text
  }
  expect(heading(registered())).toBe('app.title – Open Space – ann')
  const topicOnly = registered().owner('ann', { name: 'Tea' }, { registerTopicWithoutAuthor: true })
  expect(heading(topicOnly)).toBe('app.title – Open Space – Tea')
  expect(heading(new EventBuilder(variantOf('planner').id))).toBe('app.title')
})

test('PLAN-2, ERROR-14: while a run is on everybody sees a dialog that cannot be dismissed', () => {
  for (const viewer of [ADMIN, as('ann')]) {
    const running = new EventBuilder('planner', { lastPlannerStartTime: 10 }).owner('ann')
    showScreen(running, viewer, <PlannerDialog />)
    const title = viewer === ADMIN ? 'planning.running.title' : 'planning.running.organisers'
    expect(screen.getByText(title)).toBeTruthy()
    const dialog = document.querySelector('dialog')
    if (!dialog) throw new Error('There is no dialog.')
    // What browsers do with Escape and its like is refused.
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(dialog.open).toBe(true)
    cleanup()
  }
})

test('PLAN-16: after ten seconds a run is a banner for participants, and stays a dialog for organisers', () => {
  vi.useFakeTimers()
  const isBlocked = () => document.querySelector('dialog')?.open
  for (const [viewer, quiet] of [
    [as('ann'), true],
    [ADMIN, false],
  ] as const) {
    const running = new EventBuilder('planner', { lastPlannerStartTime: 10 }).owner('ann')
    showScreen(running, viewer, <PlannerDialog />)
    act(() => vi.advanceTimersByTime(10_009))
    expect([isBlocked(), screen.queryByRole('status')]).toEqual([true, null])
    act(() => vi.advanceTimersByTime(1))
    expect(isBlocked()).toBe(!quiet)
    expect(screen.queryByText('planning.running.quiet') !== null).toBe(quiet)
    cleanup()
  }
  vi.useRealTimers()
})

test('PLAN-6, PRIV-14: of a run a participant reads that the organisers are planning and for how long, whatever a page is sent', async () => {
  const best = { hard: -1, brokenRules: 1, medium: -2, soft: 7, satisfaction: 0.5, bound: 8 }
  function Told() {
    const { store } = useLive()
    const tell = () => store.addProgress({ elapsedSeconds: 3, limitSeconds: 60, ...best })
    return (
      <button type="button" onClick={tell}>
        tell
      </button>
    )
  }
  const textFor = async (viewer: Viewer) => {
    const running = new EventBuilder('planner', { lastPlannerStartTime: 10 }).owner('ann')
    const page = (
      <>
        <Told />
        <PlannerDialog />
      </>
    )
    showScreen(running, viewer, page)
    fireEvent.click(screen.getByText('tell'))
    await screen.findByRole('timer')
    const text = document.querySelector('dialog')?.textContent ?? ''
    cleanup()
    return text
  }
  expect(await textFor(ADMIN)).toMatch(/planning\.satisfaction.*planning\.rules\.broken/)
  expect(await textFor(as('ann'))).toMatch(
    /^planning\.running\.organisersplanning\.running\.shownplanning\.running\.soonplanning\.elapsed \d+:\d\d planning\.limit$/,
  )
})

test('ERROR-14: an alert has a title, a text and an OK button', () => {
  showScreen(registered(), ADMIN, <AlertDialog />)
  act(() => showAlert({ title: 'Beware', text: 'Something happened.' }))
  expect(document.querySelector('dialog')?.textContent).toContain('BewareSomething happened.')
  fireEvent.click(screen.getByText('app.ok'))
  expect(screen.queryByText('Something happened.')).toBeNull()
})
