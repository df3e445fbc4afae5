import { Tabs } from '@mantine/core'
import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../lib/live/testing/screen.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { TabList, useTabRefusal } from './tab-list.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

function Page() {
  const { tab, tabs, unopened, openTab } = usePlannerTab()
  const refusalOf = useTabRefusal()
  return (
    <Tabs value={tab} onChange={(value) => openTab(value as typeof tab)}>
      <TabList tabs={tabs} open={tab} blocked={undefined} unopened={unopened} refusalOf={refusalOf} />
    </Tabs>
  )
}

const said = () => document.querySelector('[role=status]')?.textContent

const open = (event: EventBuilder, viewer: Viewer, tab: number) => {
  cleanup()
  window.history.replaceState(null, '', `/planner/?tab=${tab}`)
  showScreen(event, viewer, <Page />)
  return [document.querySelector('[role=tab][aria-selected=true]')?.textContent, said()]
}

const planner = () => new EventBuilder('planner').people('ann')

test('TAB-14: an address of a tab that is not shown opens another and says which, why and what instead', () => {
  const hidden = planner().setting('parameters|ui|showScheduleTabToUsers', false)
  expect(open(hidden, as('ann'), 4)).toEqual([
    'tab.userChoices',
    'tab.schedule: tab.notShown.schedule tab.notShown.instead',
  ])
  expect(open(hidden, ADMIN, 4)).toEqual(['tab.schedule', ''])
  expect(open(planner(), as('ann'), 5)).toEqual([
    'tab.userChoices',
    'tab.settings: tab.notShown.organisers tab.notShown.instead',
  ])
  expect(open(planner(), as('ann'), 12)).toEqual([
    'tab.userChoices',
    'tab.notShown.unknown tab.notShown.instead',
  ])
})

test('TAB-14: so does one that is not open yet: of an event that is not registered, or for an entry that stands for a topic', () => {
  const unregistered = planner()
  unregistered.state.event.isRegistered = false
  expect(open(unregistered, ADMIN, 3)).toEqual([
    'tab.eventData',
    'tab.userChoices: tab.disabled.event tab.notShown.instead',
  ])
  const topicOnly = planner().topic('tea')
  expect(open(topicOnly, as('tea'), 3)).toEqual([
    'tab.userData',
    'tab.userChoices: tab.disabled.topicOnly tab.notShown.instead',
  ])
})

test('TAB-14: nothing is said any more once another tab is opened', () => {
  const hidden = planner().setting('parameters|ui|showScheduleTabToUsers', false)
  open(hidden, as('ann'), 4)
  fireEvent.click(screen.getByText('tab.userData'))
  expect(said()).toBe('')
})
