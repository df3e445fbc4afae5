import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { viewedPlan } from './compare-plans.ts'
import { ComparisonView } from './comparison-view.tsx'

/** What is said of ann, who is in some topics before and in others after. */
function movesOf(before: readonly string[], after: readonly string[]): string {
  const of = (topics: readonly string[]) => {
    const event = new EventBuilder('weekdayhourplanner').people('ann').topic('tea').topic('go')
    for (const topic of topics) event.start(topic, 1, 17).assign('ann', topic)
    return event
  }
  const plan = (event: EventBuilder) => viewedPlan({ ...event, viewer: ADMIN }, planContentOf(event.state))
  const [first, second] = [of(before), of(after)]
  showScreen(second, ADMIN, <ComparisonView other={plan(first)} own={plan(second)} />)
  fireEvent.click(screen.getByText('versions.moves'))
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  cleanup()
  return texts.join()
}

test('PLAN-13: whoever is in others is not said to be in no group for one more or one less', () => {
  expect(movesOf([], ['go'])).toContain('versions.nowhere')
  expect(movesOf(['tea'], [])).toContain('versions.nowhere')
  expect(movesOf(['tea'], ['tea', 'go'])).toContain('versions.joins')
  expect(movesOf(['tea', 'go'], ['go'])).toContain('versions.leaves')
})

test('PLAN-13: the two plans are called by what they are, and before and after where one replaces the other', () => {
  const event = new EventBuilder('planner').people('ann').topic('tea').assign('ann', 'tea').start('tea', 1, 0)
  const plan = viewedPlan({ ...event, viewer: ADMIN }, planContentOf(event.state))
  const headers = (view: ReactNode) => {
    showScreen(event, ADMIN, view)
    const texts = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    cleanup()
    return texts.slice(1)
  }
  const names = { other: 'In force now', own: 'Plan of 22:27' }
  expect(headers(<ComparisonView other={plan} own={plan} names={names} />)).toEqual(Object.values(names))
  expect(headers(<ComparisonView other={plan} own={plan} />)).toEqual([
    'versions.number.before',
    'versions.number.after',
  ])
})
