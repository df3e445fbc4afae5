import { scheduleOf, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { planWorth } from './plan-figures.tsx'

const ADMIN: Viewer = { role: 'admin', personId: null }

function worthOf({ variant, state }: EventBuilder) {
  return planWorth({ variant, state, viewer: ADMIN, schedule: scheduleOf(variant, state) })
}

function event() {
  const made = new EventBuilder('planner', { numSessions: 1 }).owner('ann', { name: 'Gardens' })
  made.people('bob', 'cid', 'dan')
  made.wish('ann', 'ann', 'Host').wish('bob', 'ann', '#1 Yes!').wish('dan', 'ann', 'Yes')
  for (const userId of ['ann', 'bob', 'cid', 'dan'])
    made.set('availabilities', { userId, sessionId: 1 }, true)
  return made.start('ann', 0, 0).assign('ann', 'ann').assign('bob', 'ann').assign('cid', 'ann')
}

test('SCHED-42: first choices, places that somebody chose, places that are missing and groups are counted', () => {
  expect(worthOf(event())).toEqual({
    numPeople: 4,
    firstChoices: 2,
    chosenPercent: 66,
    missing: 1,
    numGroups: 1,
  })
})

test('SCHED-42: nobody who no longer takes part is counted among those who have what they chose', () => {
  const left = event().person('bob', { isArchived: true })
  expect(worthOf(left)).toMatchObject({ numPeople: 3, firstChoices: 1, chosenPercent: 50 })
  const empty = left.person('ann', { isArchived: true }).person('cid', { isArchived: true })
  expect(worthOf(empty)).toMatchObject({ firstChoices: null, chosenPercent: null })
})

test('SCHED-42: where nobody chooses topics, choices are not counted', () => {
  const hidden = new EventBuilder('reciprocity10').owner('ann')
  hidden.setting('parameters|ui|hideTopicAndIntro', true)
  expect(worthOf(hidden)).toMatchObject({ firstChoices: null, chosenPercent: null })
})
