import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { visibleMeetings } from './visible-meetings.ts'

test('MEET-14: who had asked for a meeting is told to admins, and to each of the two about themselves only', () => {
  const { variant, state } = new EventBuilder('1on1')
    .owner('ann')
    .owner('bob')
    .meeting('ann', 'bob', 'reserved', { wishedBy: ['bob'] })
  const askers = (personId: string | null) => {
    const viewer =
      personId === null
        ? ({ role: 'admin', personId } as const)
        : ({ role: 'participant', personId } as const)
    return [...visibleMeetings(variant, state, viewer).values()].map(({ wishedBy }) => wishedBy)
  }
  expect(askers(null)).toEqual([['bob']])
  expect(askers('ann')).toEqual([[]])
  expect(askers('bob')).toEqual([['bob']])
})
