import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { stepName } from './step-name.ts'

const { state } = new EventBuilder('planner')
  .people('ann', 'bob', 'cid')
  .topic('tea', { name: 'Tea' })
  .topic('go', { name: 'Go' })
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const cell = (userId: string, topicId: string, isIn: boolean, sessionId = 1, topicGroupIndex = 0) => ({
  address: cellAddress('assignments', { userId, topicId, topicGroupIndex, sessionId }),
  before: !isIn,
  beforeTimestamp: 0,
  after: isIn,
  timestamp: 1,
})
const name = (cells: readonly ReturnType<typeof cell>[], which: 'undo' | 'redo' = 'undo') =>
  stepName(t as never, state, { cells }, which)

test('LIVE-40: a step that moved somebody is named for them and where they came, in all sessions of the group', () => {
  const move = [cell('ann', 'tea', false), cell('ann', 'go', true), cell('ann', 'go', true, 2)]
  expect(name(move)).toBe('undo.step.moved ann Go')
  const undone = move.map((each) => ({ ...each, after: each.before, before: each.after }))
  expect(name(undone, 'redo')).toBe('undo.step.moved ann Go')
  expect(name([cell('ann', 'tea', true)])).toBe('undo.step.moved ann Tea')
  expect(name([cell('ann', 'tea', false)])).toBe('undo.step.left ann Tea')
})

test('LIVE-40: a step that exchanged two people is named for both, and what is neither says how many changes it is', () => {
  const leaves = [cell('ann', 'tea', false), cell('ann', 'go', true)]
  expect(name([...leaves, cell('bob', 'go', false), cell('bob', 'tea', true)])).toBe(
    'undo.step.swapped ann bob',
  )
  // Both to the same group: no exchange.
  expect(name([...leaves, cell('bob', 'tea', false), cell('bob', 'go', true)])).toBe('undo.step.many 4')
  expect(name([...leaves, cell('cid', 'go', false)])).toBe('undo.step.many 3')
  expect(name([cell('ann', 'tea', true), cell('ann', 'go', true)])).toBe('undo.step.many 2')
})
