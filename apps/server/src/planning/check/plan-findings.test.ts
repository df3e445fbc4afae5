import { variantOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { Finding } from '@planner/solver'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../insight/questions.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { checkOptions } from './check-options.ts'
import { planFindings } from './plan-findings.ts'

test('CHECK-1: at most fifty findings of a kind are told, all are counted', () => {
  const found = Array.from(
    { length: 120 },
    (_, n): Finding => ({ code: 'personHasNoWish', serious: true, person: `p${n}`, remedies: [] }),
  )
  const { findings, counts } = planFindings(variantOf('planner'), found)
  expect(findings).toHaveLength(50)
  expect(counts).toEqual([{ code: 'personHasNoWish', number: 120 }])
})

test('CHECK-4: a remedy of which a change is none that the event takes is left out', () => {
  const found: Finding = {
    code: 'tooFewSeats',
    serious: true,
    number: 10,
    needed: 300,
    remedies: [
      { changes: [{ what: 'maxSize', value: 300 }] },
      {
        changes: [
          { what: 'maxParallelSessions', value: 12 },
          { what: 'maxSize', value: 300 },
        ],
      },
      { changes: [{ what: 'maxParallelSessions', value: 12 }], number: 200 },
    ],
  }
  expect(planFindings(variantOf('planner'), [found]).findings[0]?.remedies).toMatchObject([
    { number: 200, changes: [{ what: 'setting', path: 'parameters|groups|maxParallelSessions', value: 12 }] },
  ])
})

test('CHECK-3, CHECK-4: seats are those of the rooms of the event, and nothing is proposed that it does not take', async () => {
  const people = ['ann', 'bob', 'cem', 'dan']
  const event = new EventBuilder('planner', { numSessions: 2 }).people(...people).topic('tea')
  for (const id of people) event.person(id, { numUserSessions: 1 }).wish(id, 'tea', 'Yes')
  event.state.event.groupRooms = 'Attic; 2'
  const { variant, state } = event
  const { findings, atMost } = await QUESTIONS.findings(askedEvent(event), checkOptions(variant, state))
  expect(atMost).toBe(2)
  expect(planFindings(variant, findings).findings).toMatchObject([
    {
      code: 'tooFewSeats',
      number: 2,
      needed: 4,
      remedies: [{ changes: [{ what: 'groups', value: 2 }] }, { changes: [{ what: 'rooms' }] }],
    },
  ])
})
