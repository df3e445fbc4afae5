import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { versionContent } from './version-plan.ts'

const planned = () =>
  new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea')
    .start('tea', 0, 0, 1)
    .assign('ann', 'tea', 1, 1)
    .assign('bob', 'tea', 1, 1)

test('PLAN-22: a plan that was kept is put back whole, also one that an earlier server kept', () => {
  const plan = planContentOf(planned().state)
  const now = new EventBuilder('planner', { numSessions: 2 }).people('ann', 'bob').topic('tea')
  const contentOf = (text: object) =>
    versionContent(now.variant, now.state, { best: JSON.stringify({ kind: 'kept', ...text }), week: 1 }, 1)
  expect(plan.groups).toMatchObject([{ topicId: 'tea', topicGroupIndex: 1 }])
  expect(contentOf({ format: 'plan-kept/2', plan })).toEqual(plan)
  const former = plan.groups.map(({ topicGroupIndex: index, ...group }) => ({ ...group, index }))
  expect(contentOf({ format: 'plan-kept/1', plan: { ...plan, groups: former } })).toEqual(plan)
})
