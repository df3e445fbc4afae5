import { groupCounts, planContentOf, scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
// Loaded before it is awaited.
import '../../../components/room/room.tsx'
import type { ViewedPlan } from './compare-plans.ts'
import { PlanPictures } from './plan-pictures.tsx'

afterEach(cleanup)

const event = () =>
  new EventBuilder('planner', { numSessions: 2 }).people('ann', 'bob').topic('tea').topic('bread')

function viewed({ variant, state }: EventBuilder): ViewedPlan {
  const schedule = scheduleOf(variant, state)
  const counts = groupCounts(state, schedule)
  return { variant, state, viewer: ADMIN, content: planContentOf(state), schedule, counts }
}

/** Each picture by its name, as its table. */
async function pictures(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const figure of document.querySelectorAll('figure')) {
    const open = await within(figure).findByRole('button', { name: /room\.table/ })
    if (open.ariaExpanded !== 'true') fireEvent.click(open)
    const rows = [...within(figure).getByRole('table').querySelectorAll('tbody tr')]
    const text = rows.map((row) =>
      [...row.children]
        .slice(0, 2)
        .map((cell) => cell.textContent)
        .join(': '),
    )
    const name = figure.querySelector('figcaption')?.textContent ?? ''
    found[name] = text.join('; ').replace(/[\u2066-\u2069]/g, '')
  }
  return found
}

test('SCENARIO-61: the plan in force and that of a scenario are pictured side by side, one session at a time', async () => {
  const inForce = viewed(event().start('tea', 0, 0).assign('ann', 'tea').assign('bob', 'tea'))
  const second = event()
    .start('bread', 0, 1)
    .assign('ann', 'bread', 2)
    .start('tea', 0, 0)
    .assign('ann', 'tea')
  const names = { other: 'in force', own: 'scenario' }
  showScreen(event(), ADMIN, <PlanPictures other={inForce} own={viewed(second)} names={names} />)
  const first = await pictures()
  expect(Object.keys(first)).toEqual(['in force', 'scenario'])
  expect(first['in force']).toContain('tea: ann; bob')
  expect(first.scenario).toContain('tea: ann')
  expect(first.scenario).not.toContain('bread')
  const sessions = screen.getAllByRole('radio')
  expect(sessions).toHaveLength(2)
  fireEvent.click(sessions[1] as Element)
  const other = await pictures()
  expect(other['in force']).not.toContain('tea')
  expect(other.scenario).toContain('bread: ann')
  cleanup()
  // A plan without groups has nothing to picture.
  showScreen(event(), ADMIN, <PlanPictures other={inForce} own={viewed(event())} names={names} />)
  expect(document.querySelector('figure')).toBeNull()
})
