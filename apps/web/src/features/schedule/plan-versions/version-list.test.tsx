import { EventBuilder } from '@planner/domain/testing'
import type { PlanVersion } from '@planner/protocol'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import type { Versions } from '../plan-questions.ts'
import { VersionList, versionLabels } from './version-list.tsx'

const version = (id: string, status: PlanVersion['status'], isUsable = true) =>
  ({
    id,
    status,
    isUsable,
    isReplan: false,
    scenario: null,
    reason: null,
    author: null,
    satisfaction: null,
    createdAt: 1,
    endedAt: null,
    data: 'unknown',
  }) as PlanVersion

function textsOf(plans: PlanVersion[], of = /^versions\.kind\./): (string | null)[] {
  const versions = { plans, inForceId: plans[0]?.id ?? null, undoId: null, isChanged: false } as Versions
  showScreen(
    new EventBuilder('planner'),
    ADMIN,
    <VersionList versions={versions} onOpen={() => {}} again={async () => {}} />,
  )
  const texts = screen.queryAllByText(of).map(({ textContent }) => textContent)
  cleanup()
  return texts
}

test('PLAN-22: what stood before the first plan is called so, and not a plan that was replaced', () => {
  const [kept, first] = [version('k', 'kept'), version('a', 'done')]
  expect(textsOf([first, kept])).toEqual(['versions.kind.plan', 'versions.kind.keptFirst'])
  expect(textsOf([version('b', 'done'), kept, first])[1]).toBe('versions.kind.kept')
  // Of a week that is over nothing comes back.
  expect(textsOf([version('b', 'done'), kept, version('a', 'done', false)])[1]).toBe(
    'versions.kind.keptFirst',
  )
})

test('PLAN-37: of each plan but the one in force it is said whether anything has changed since, or that it is not known', () => {
  const of = (id: string, data: PlanVersion['data']) => ({ ...version(id, 'done'), data })
  const plans = [
    of('d', 'same'),
    of('c', 'same'),
    of('b', 'changed'),
    of('a', 'unknown'),
    version('k', 'kept'),
  ]
  expect(textsOf(plans, /^versions\.data\./)).toEqual([
    'versions.data.same',
    'versions.data.changed',
    'versions.data.unknown',
  ])
})

const at = (id: string, ...time: [hour: number, minute: number, second: number]) => ({
  id,
  createdAt: 0,
  endedAt: new Date(2026, 10, 23, ...time).getTime(),
})

test('PLAN-21: no two versions are called the same: they have seconds, or a number, where the minute does not tell them apart', () => {
  const plans = [
    at('e', 22, 28, 0),
    at('d', 22, 27, 9),
    at('c', 22, 27, 9),
    at('b', 22, 27, 4),
    at('a', 22, 26, 4),
  ]
  expect([...versionLabels(plans)]).toEqual([
    ['e', '23.11.2026 22:28'],
    ['d', '23.11.2026 22:27:09 (2)'],
    ['c', '23.11.2026 22:27:09 (1)'],
    ['b', '23.11.2026 22:27:04'],
    ['a', '23.11.2026 22:26'],
  ])
})
