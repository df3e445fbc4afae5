import { EventBuilder } from '@planner/domain/testing'
import type { PlanProgress } from '@planner/protocol'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PlannerRun } from '../../lib/live/live-snapshot.ts'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { RunProgress } from './run-progress.tsx'

const PROGRESS: PlanProgress = {
  elapsedSeconds: 12,
  limitSeconds: 300,
  hard: 0,
  medium: 0,
  soft: 1,
  satisfaction: 0.5,
  bound: null,
}
const NOW = 100_000

afterEach(cleanup)

const show = (run: Partial<PlannerRun>, viewer = ADMIN) =>
  showScreen(
    new EventBuilder('planner').people('ann'),
    viewer,
    <RunProgress run={{ startTime: NOW - 60_000, waitSeconds: 0, progress: [], ...run }} />,
    { commands: { serverNow: () => NOW } },
  )

test('PLAN-38: a run that waits for others says for how long at the latest, and does not pretend to run', () => {
  show({ waitSeconds: 30 })
  expect(screen.getByText('planning.turn.seconds')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText('planning.searching')).toBeNull()
  cleanup()
  // It was set aside: its best plan stays in view.
  show({ waitSeconds: 30, progress: [PROGRESS] })
  expect(screen.getByText('planning.best')).toBeTruthy()
  cleanup()
  show({})
  expect(screen.queryByText(/^planning\.turn/)).toBeNull()
  expect(screen.getByText('planning.searching')).toBeTruthy()
})

test('PLAN-6, PLAN-38: what a run has waited is not told as time that it was running', () => {
  show({ progress: [PROGRESS] })
  expect(screen.getByRole('timer').textContent).toContain('0:12')
  cleanup()
  // Others are not told of its progress.
  show({}, as('ann'))
  expect(screen.getByRole('timer').textContent).toContain('1:00')
})

test('ROOM-8: while who would be where is not known yet of a plan, nobody is said to be without a group', async () => {
  show({})
  await screen.findByRole('button', { name: /room\.table/ })
  cleanup()
  show({ progress: [PROGRESS] })
  // The room is loaded by now: it would be there at once.
  expect(screen.queryByRole('button', { name: /room\.table/ })).toBeNull()
})
