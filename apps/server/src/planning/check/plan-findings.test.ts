import { variantOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { checkFeasibility, type Finding } from '@planner/solver'
import { expect, test } from 'vitest'
import { subjectOf } from '../insight/subject.ts'
import { checkOptions } from './check-options.ts'
import { planFindings } from './plan-findings.ts'

test('CHECK-1: at most fifty findings of a kind are told, all are counted', () => {
  const found = Array.from(
    { length: 120 },
    (_, n): Finding => ({ code: 'personHasNoWish', serious: true, person: `p${n}`, changes: [] }),
  )
  const { findings, counts } = planFindings(variantOf('planner'), found)
  expect(findings).toHaveLength(50)
  expect(counts).toEqual([{ code: 'personHasNoWish', number: 120 }])
})

test('CHECK-4: a value that a setting does not take is no change', () => {
  const found: Finding = {
    ...{ code: 'tooFewSeats', serious: true, number: 10, needed: 300 },
    changes: [
      { what: 'maxSize', value: 300 },
      { what: 'maxParallelSessions', value: 12 },
    ],
  }
  expect(planFindings(variantOf('planner'), [found]).findings[0]?.changes).toMatchObject([
    { what: 'setting', path: 'parameters|groups|maxParallelSessions', value: 12 },
  ])
})

test('CHECK-3: rooms of the event are counted and measured', () => {
  const event = new EventBuilder('planner').people('ann', 'bob', 'cem').topic('tea').topic('go')
  for (const id of ['ann', 'bob', 'cem']) event.wish(id, 'tea', 'Yes').wish(id, 'go', 'Yes')
  event.state.event.groupRooms = 'Attic; 2'
  const subject = subjectOf(event.variant, event.state)
  if (subject.kind !== 'groups') throw new Error('No groups.')
  const found = checkFeasibility(subject.problem, checkOptions(event.variant, event.state))
  expect(found.filter(({ code }) => code.startsWith('room'))).toMatchObject([
    { code: 'roomsTooFew', number: 1, needed: 2, changes: [{ what: 'maxParallelSessions', value: 1 }] },
    { code: 'roomTooSmall', number: 2, changes: [{ what: 'maxSize', value: 2 }] },
  ])
})
