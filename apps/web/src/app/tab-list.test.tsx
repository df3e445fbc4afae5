import { Tabs } from '@mantine/core'
import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN, as, showScreen } from '../lib/live/testing/screen.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { TabList, useTabRefusal } from './tab-list.tsx'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

function Page() {
  const { tab, tabs, unopened, openTab } = usePlannerTab()
  const refusalOf = useTabRefusal()
  return (
    <Tabs value={tab} onChange={(value) => openTab(value as typeof tab)}>
      <TabList
        tabs={tabs}
        open={tab}
        blocked={undefined}
        unopened={unopened}
        refusalOf={refusalOf}
        onOpen={openTab}
      />
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

/** The page is as narrow as a phone's. */
function beNarrow() {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    ...listeners,
  }))
}

test('TAB-46: a guest on a phone has three tabs, the open one and "More", in which all others have their names', async () => {
  const row = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
  const own = ['tab.userData', 'tab.userChoices', 'tab.schedule']
  beNarrow()
  open(planner(), as('ann'), 3)
  expect(row()).toEqual(own)
  fireEvent.click(screen.getByRole('button', { name: 'tab.more' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(
    ['eventData', 'userSimilarity', 'help', 'about', 'feedback'].map((tab) => `tab.${tab}`),
  )
  fireEvent.click(screen.getByText('tab.help'))
  expect(row().toSorted()).toEqual([...own, 'tab.help'].toSorted())
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('tab.help')
  // Organisers go by all of them.
  open(planner(), ADMIN, 3)
  expect(row()).toHaveLength(9)
  expect(screen.queryByRole('button', { name: 'tab.more' })).toBeNull()
})
