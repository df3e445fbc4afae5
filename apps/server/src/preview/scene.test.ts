import type { VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { sceneOf } from './scene.ts'

const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eva']
const eventOf = (id: VariantId = 'planner') => {
  const event = new EventBuilder(id, { name: 'Spring' }).people(...PEOPLE)
  return event.topic('bees', { ownerId: 'ann' }).topic('boats', { ownerId: 'bob' })
}
const planned = () =>
  eventOf().assign('ann', 'bees').assign('bob', 'bees').assign('cid', 'bees').assign('dan', 'boats')

test('ROOM-10: people and topics are counted before a plan, groups after, those of the first session that has any', () => {
  expect(sceneOf(eventOf())).toEqual({
    product: 'Group Planner',
    title: 'Spring',
    figures: [
      [5, 'People'],
      [2, 'Topics'],
    ],
    circles: [],
    loose: 5,
  })
  expect(sceneOf(planned())).toMatchObject({
    circles: [3, 1],
    loose: 0,
    figures: [
      [5, 'People'],
      [2, 'Groups'],
    ],
  })
  const later = eventOf().assign('ann', 'boats', 2).assign('bob', 'bees', 3).assign('cid', 'bees', 3)
  expect(sceneOf(later).circles).toEqual([1])
})

test('ROOM-10: an empty event has no figures; words are in the language of the event', () => {
  expect(sceneOf(new EventBuilder('planner'))).toMatchObject({ figures: [], circles: [], loose: 0 })
  const estonian = new EventBuilder('planner', { languageCode: 'et' }).people('ann')
  expect(sceneOf(estonian).figures).toEqual([[1, 'Inimesed']])
})

test('ROOM-10: in weekly plans the first week that has groups, in pairs the first meetings, each of two', () => {
  const weekly = eventOf('weekdayhourplanner')
    .start('bees', 1, 10)
    .assign('ann', 'bees')
    .assign('bob', 'bees')
  expect(sceneOf(weekly)).toMatchObject({ circles: [2] })
  const pairs = new EventBuilder('1on1')
  for (const id of PEOPLE) pairs.owner(id)
  expect(sceneOf(pairs)).toMatchObject({ figures: [[5, 'People']], loose: 5 })
  pairs
    .meeting('ann', 'bob', 'committed')
    .meeting('cid', 'dan', 'reserved')
    .meeting('ann', 'eva', 'cancelled')
  expect(sceneOf(pairs)).toMatchObject({
    circles: [2, 2],
    figures: [
      [5, 'People'],
      [2, 'Meetings'],
    ],
  })
})

test('ROOM-11: no plan while participants do not see the schedule, nor meetings while they do not see the matrix', () => {
  const hidden = planned().setting('parameters|ui|showScheduleTabToUsers', false)
  expect(sceneOf(hidden)).toEqual(sceneOf(eventOf()))
  for (const key of ['showScheduleTabToUsers', 'showPreferenceMatrixToUsers'] as const) {
    const pairs = new EventBuilder('1on1').owner('ann').owner('bob').meeting('ann', 'bob', 'committed')
    expect(sceneOf(pairs.setting(`parameters|ui|${key}`, false))).toMatchObject({ circles: [], loose: 2 })
  }
})

test.each([
  ['allowRegistration', false],
  ['approveNewPeople', true],
] as const)('ROOM-11, PRIV-5: while %s is %s the link shows no people and no plan', (key, value) => {
  const scene = sceneOf(planned().setting(`parameters|ui|${key}`, value))
  expect(scene).toMatchObject({ figures: [[2, 'Topics']], circles: [], loose: 0 })
})

test('ROOM-11: people who are archived or wait for approval are not counted, nor are their topics and places', () => {
  const event = planned().person('fay', { isWaiting: true }).person('gus', { isArchived: true })
  event.topic('secret', { ownerId: 'gus' }).assign('gus', 'bees').assign('fay', 'boats')
  expect(sceneOf(event)).toEqual(sceneOf(planned()))
})
