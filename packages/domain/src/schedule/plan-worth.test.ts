import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { countedChoosers, planWorth } from './plan-worth.ts'
import { scheduleOf } from './schedule.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }

function worthOf({ variant, state }: EventBuilder) {
  return planWorth({ variant, state, viewer: ADMIN, schedule: scheduleOf(variant, state) })
}

function countedIn({ variant, state }: EventBuilder) {
  return Object.fromEntries(countedChoosers({ variant, state, schedule: scheduleOf(variant, state) }))
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
  const worth = { numPeople: 4, uncounted: 1, namedFirst: 2, firstChoices: 2, chosenPercent: 100 }
  expect(worthOf(event())).toEqual({ ...worth, missing: 1, numGroups: 1 })
})

test('SCHED-42, REPORT-61: a first choice that was not named is not missed, and one that was is', () => {
  const more = event().topic('tea').wish('dan', 'tea', '#1 Yes!')
  expect(worthOf(more)).toMatchObject({ namedFirst: 3, firstChoices: 2 })
  // Nobody can have what does not run for anybody.
  more.topic('tea', { disabled: true })
  expect(worthOf(more)).toMatchObject({ namedFirst: 2, firstChoices: 2 })
})

test('REPORT-60: who chose nothing, or can come to nothing, counts in no share of choices', () => {
  expect(countedIn(event())).toEqual({ ann: 4, bob: 4, dan: 3 })
  const away = event().set('availabilities', { userId: 'bob', sessionId: 1 }, false)
  expect(countedIn(away)).toEqual({ ann: 4, dan: 3 })
  const nobody = event().wish('ann', 'ann', '').wish('bob', 'ann', '').wish('dan', 'ann', '')
  expect(worthOf(nobody)).toMatchObject({ uncounted: 4, namedFirst: null, chosenPercent: null })
})

test('SCHED-42: nobody who no longer takes part is counted among those who have what they chose', () => {
  const left = event().wish('cid', 'ann', 'Yes').person('bob', { isArchived: true })
  expect(worthOf(left)).toMatchObject({ numPeople: 3, namedFirst: 1, firstChoices: 1, chosenPercent: 100 })
  const empty = left.person('ann', { isArchived: true }).person('cid', { isArchived: true })
  expect(worthOf(empty)).toMatchObject({ firstChoices: null, chosenPercent: null })
})

test('SCHED-42: where nobody chooses topics, choices are not counted', () => {
  const hidden = new EventBuilder('reciprocity10').owner('ann')
  hidden.setting('parameters|ui|hideTopicAndIntro', true)
  expect(worthOf(hidden)).toMatchObject({ firstChoices: null, chosenPercent: null })
})
