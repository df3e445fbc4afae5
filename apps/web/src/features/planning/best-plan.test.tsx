import { EventBuilder } from '@planner/domain/testing'
import type { PlanProgress } from '@planner/protocol'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { BestPlan } from './run-progress.tsx'

const PROGRESS: PlanProgress = {
  elapsedSeconds: 1,
  limitSeconds: 300,
  hard: 0,
  medium: 0,
  soft: 1,
  satisfaction: 0.5,
  bound: null,
}
const PROMISE = 'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint'

test('SCHED-21: missing places are counted where a group for everybody is promised, and not spoken of where it is weighed', () => {
  const placesOf = (promise: 'Hard' | 'Soft', medium: number) => {
    const best = { ...PROGRESS, medium }
    showScreen(
      new EventBuilder('planner').setting(PROMISE, promise),
      ADMIN,
      <BestPlan progress={[best]} best={best} />,
    )
    const text = screen.queryByText(/^planning\.places\./)?.textContent
    cleanup()
    return text
  }
  expect(placesOf('Hard', 0)).toBe('planning.places.filled')
  expect(placesOf('Hard', -2)).toBe('planning.places.unfilled')
  expect(placesOf('Soft', 0)).toBeUndefined()
})

test('PLAN-6: how many people may still get a place is told while there are any', () => {
  const isTold = (more: Partial<PlanProgress>) => {
    const best = { ...PROGRESS, medium: -9, ...more }
    showScreen(
      new EventBuilder('planner').setting(PROMISE, 'Hard'),
      ADMIN,
      <BestPlan progress={[best]} best={best} />,
    )
    const told = screen.queryByText('planning.places.toCome') !== null
    cleanup()
    return told
  }
  expect([isTold({ mayStillBePlaced: 7 }), isTold({ mayStillBePlaced: 0 }), isTold({})]).toEqual([
    true,
    false,
    false,
  ])
})

test('REPORT-9, SCHED-21: what is proven of a plan is said of those with as many missing places, and of none that breaks a rule', () => {
  const textOf = (best: PlanProgress) => {
    showScreen(new EventBuilder('planner'), ADMIN, <BestPlan progress={[best]} best={best} />)
    const text = screen.queryByText(/^planning\.quality\./)?.textContent
    cleanup()
    return text
  }
  const [met, near] = [
    { ...PROGRESS, bound: 1 },
    { ...PROGRESS, bound: 1.05 },
  ]
  expect([textOf(met), textOf(near)]).toEqual(['planning.quality.best', 'planning.quality.bound'])
  expect([textOf({ ...met, medium: -2 }), textOf({ ...near, medium: -2 })]).toEqual([
    'planning.quality.best.missing',
    'planning.quality.bound.missing',
  ])
  expect(textOf({ ...met, hard: -1 })).toBeUndefined()
})

test('MODEL-68: how many rules are broken is what the planner counts for people, not what they weigh', () => {
  const textOf = (best: PlanProgress) => {
    showScreen(new EventBuilder('planner'), ADMIN, <BestPlan progress={[best]} best={best} />)
    const text = screen.getByText(/^planning\.rules\./).textContent
    cleanup()
    return text
  }
  expect(textOf({ ...PROGRESS, hard: -10, brokenRules: 1 })).toBe('planning.rules.broken')
  expect(textOf({ ...PROGRESS, hard: -10, brokenRules: 0 })).toBe('planning.rules.kept')
  // A server of before.
  expect(textOf({ ...PROGRESS, hard: -2 })).toBe('planning.rules.broken')
})
