import { EventBuilder } from '@planner/domain/testing'
import type { PlanVersion } from '@planner/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { VersionsPanel } from './versions-panel.tsx'

const version = (id: string) =>
  ({
    id,
    status: 'done',
    isUsable: true,
    isReplan: false,
    scenario: null,
    reason: null,
    author: null,
    satisfaction: null,
    createdAt: 1,
    endedAt: null,
    settings: {},
  }) as unknown as PlanVersion

function show(isChanged = false) {
  const listed = {
    ok: true as const,
    plans: [version('b'), version('a')],
    inForceId: 'b',
    undoId: 'a',
    isChanged,
    undoSettings: [],
  }
  showScreen(new EventBuilder('planner'), ADMIN, <VersionsPanel />, {
    answers: {
      ListPlans: async () => listed,
      ReadPlan: async () => ({ ok: true, plan: { groups: [], meetings: [] } }),
    },
  })
}

test('PLAN-13: by keyboard a version that is opened has the focus, and its button again when it is closed', async () => {
  show()
  fireEvent.click(await screen.findByText('versions.title'))
  const button = screen.getAllByText('app.open')[1]?.closest('button')
  if (!button) throw new Error('no button')
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'versions.opened' }))
  fireEvent.click(screen.getByText('app.close'))
  expect(document.activeElement).toBe(button)
  expect(screen.queryByRole('region', { name: 'versions.opened' })).toBeNull()
})

test('PLAN-13: what is in force as it was made is first compared with the plan before it, else with what is in force', async () => {
  const compared = async (index: number) => {
    fireEvent.click((await screen.findAllByText('app.open'))[index] as HTMLElement)
    return screen.getByRole<HTMLSelectElement>('combobox', { name: 'versions.compare' }).value
  }
  show()
  fireEvent.click(await screen.findByText('versions.title'))
  expect(await compared(0)).toBe('a')
  expect(await compared(1)).toBe('')
  cleanup()
  show(true)
  fireEvent.click(await screen.findByText('versions.title'))
  expect(await compared(0)).toBe('')
})

test('PLAN-13: of two plans that are compared the one in force is called so, the others by their time', async () => {
  const called = async (index: number) => {
    fireEvent.click((await screen.findAllByText('app.open'))[index] as HTMLElement)
    const headers = await screen.findAllByRole('columnheader')
    return headers.slice(1).map(({ textContent }) => textContent)
  }
  show()
  fireEvent.click(await screen.findByText('versions.title'))
  expect(await called(1)).toEqual(['versions.number.inForce', 'versions.opened'])
  expect(await called(0)).toEqual(['versions.opened', 'versions.number.inForce'])
  cleanup()
  show(true)
  fireEvent.click(await screen.findByText('versions.title'))
  // Changed by hand since, it is no longer the version.
  expect(await called(0)).toEqual(['versions.number.inForce', 'versions.opened'])
})
