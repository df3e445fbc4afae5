import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { visiblePlace } from '../../readers/visibility.ts'
import { explainerOf, snapshotOf } from '../insight/snapshot.ts'
import { ownGroupsPlace } from './groups-place.ts'

/*
 * One test for each kind of difference that there was between the card of participants and that of organisers
 * while each had its own engine (ADR-0062): both read the same now.
 */

const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve']

/** Ann's card and what organisers read of the same seat. */
async function bothCards({ variant, state }: EventBuilder, sessionId: number | null) {
  const seen = visiblePlace(variant, state, { role: 'participant', personId: 'ann' })
  const explainer = explainerOf(snapshotOf(variant, state))
  const organisers = explainer.kind === 'groups' && explainer.place('ann', sessionId && sessionId - 1)
  const own = ownGroupsPlace(variant, seen, 'ann', sessionId)
  if (!organisers || !own) throw new Error('Ann has no card.')
  return { own, organisers }
}

function plain(event: EventBuilder): EventBuilder {
  return event
    .setting('parameters|ui|showScheduleTabToUsers', true)
    .setting('parameters|groups|minGroupSize', 1)
    .setting('parameters|groups|maxGroupSize', 2)
}

function sessions(numSessions: number): EventBuilder {
  const event = new EventBuilder('planner', { numSessions, considerContactPreferences: true })
  for (const id of PEOPLE) event.owner(id)
  return plain(event)
}

function week(): EventBuilder {
  const event = new EventBuilder('weekdayhourplanner', { sessionDurationInHours: 2 })
  for (const id of PEOPLE) event.owner(id, {}, { numUserSessions: 2 }).hours(id, [9, 10, 11, 12, 13, 14, 15])
  return plain(event)
}

test('WHY-3, WHY-4: of a group that is full and has somebody whom one refuses, both read first that it is full', async () => {
  const event = sessions(1)
    .start('bob', 0, 0)
    .assign('bob', 'bob')
    .assign('cid', 'bob')
    .wish('ann', 'bob', 'Yes')
    .set('contactPreferences', { userId: 'ann', topicId: 'bob' }, 'No')
  const { own, organisers } = await bothCards(event, 1)
  expect(organisers.better).toMatchObject([{ topic: 'bob', obstacles: ['full', 'contactNo'] }])
  expect(own.better).toMatchObject([{ topicId: 'bob', reason: 'full' }])
})

test('WHY-3, WHY-4: of a group at a time at which somebody hosts, both read what stands at the group itself first', async () => {
  const event = week()
    .wish('ann', 'bob', '#1 Yes!')
    .start('ann', 1, 9)
    .assign('ann', 'ann')
    .assign('dan', 'ann')
    .start('bob', 1, 10)
    .assign('bob', 'bob')
  const alone = await bothCards(event, null)
  expect(alone.own.better).toMatchObject([{ topicId: 'bob', reason: 'hosts' }])
  expect(alone.organisers.better).toMatchObject([{ topic: 'bob', obstacles: ['hosts'] }])
  event.assign('cid', 'bob')
  const { own, organisers } = await bothCards(event, null)
  expect(organisers.better).toMatchObject([{ topic: 'bob', obstacles: ['full', 'hosts'] }])
  expect(own.better).toMatchObject([{ topicId: 'bob', reason: 'full' }])
})

test('WHY-2: who cannot come at a time is away then, also with all they want', async () => {
  const event = sessions(2)
    .person('ann', { numUserSessions: 1 })
    .start('cid', 0, 0)
    .assign('ann', 'cid')
    .set('availabilities', { userId: 'ann', sessionId: 2 }, false)
  const { own, organisers } = await bothCards(event, 2)
  expect([own.status, organisers.status]).toEqual(['away', 'away'])
})

test('WHY-2, WHY-3: a topic that one hosts and has not chosen is no choice, has no rank and is none better', async () => {
  const event = sessions(1).start('ann', 0, 0).assign('ann', 'ann').start('bob', 0, 0).assign('bob', 'bob')
  event.wish('ann', 'bob', 'Yes')
  const unchosen = await bothCards(event, 1)
  expect(unchosen.own).toMatchObject({ chosen: 1, possible: 1, groups: [{ topicId: 'ann', rank: null }] })
  expect(unchosen.organisers).toMatchObject({
    chosen: 1,
    possible: 1,
    places: [{ topic: 'ann', rank: null }],
  })
  event.wish('ann', 'ann', 'Host')
  const { own, organisers } = await bothCards(event, 1)
  expect(own).toMatchObject({ chosen: 2, possible: 2, groups: [{ topicId: 'ann', rank: 1 }], better: [] })
  expect(organisers).toMatchObject({
    chosen: 2,
    possible: 2,
    places: [{ topic: 'ann', rank: 1 }],
    better: [],
  })
})

test('WHY-3: choices that weigh the same stand in the order of the event, for both', async () => {
  const event = sessions(1).start('eve', 0, 0).assign('ann', 'eve')
  for (const id of ['dan', 'bob']) event.wish('ann', id, 'Yes')
  event.wish('ann', 'cid', '#1 Yes!')
  const { own, organisers } = await bothCards(event, 1)
  expect(own.better.map(({ topicId }) => topicId)).toEqual(['cid', 'dan', 'bob'])
  expect(organisers.better.map(({ topic }) => topic)).toEqual(['cid', 'dan', 'bob'])
})

test('WHY-3, WHY-4: who has fewer groups of a week than they want is told of all that they miss, not of what they like more alone', async () => {
  const event = week().start('bob', 1, 9).assign('bob', 'bob').assign('ann', 'bob').start('cid', 1, 12)
  event.assign('cid', 'cid').wish('ann', 'bob', '#1 Yes!').wish('ann', 'cid', 'Yes')
  const short = await bothCards(event, null)
  expect(short.own.better).toMatchObject([{ topicId: 'cid', reason: 'notPossible' }])
  expect(short.organisers.better).toMatchObject([{ topic: 'cid', obstacles: ['open'] }])
  event.person('ann', { numUserSessions: 1 })
  const { own, organisers } = await bothCards(event, null)
  expect([own.better, organisers.better]).toEqual([[], []])
})

test('WHY-2: who is in a group of a topic that was switched off by hand has no group, for both', async () => {
  const event = sessions(1).start('bob', 0, 0).assign('bob', 'bob').assign('ann', 'bob')
  event.start('cid', 0, 0).assign('cid', 'cid').wish('ann', 'bob', 'Yes').wish('ann', 'cid', 'Yes')
  expect((await bothCards(event, 1)).own).toMatchObject({ status: 'placed', groups: [{ topicId: 'bob' }] })
  event.owner('bob', { disabled: true })
  const { own, organisers } = await bothCards(event, 1)
  expect(own).toMatchObject({ status: 'open', groups: [], chosen: 1, better: [{ topicId: 'cid' }] })
  expect(organisers).toMatchObject({ status: 'open', places: [], chosen: 1, better: [{ topic: 'cid' }] })
})

test('WHY-2: who is in a group of a week that has no hour has no group, for both', async () => {
  const event = week().assign('ann', 'bob').assign('bob', 'bob').wish('ann', 'bob', 'Yes')
  event.start('cid', 1, 12).assign('cid', 'cid')
  const { own, organisers } = await bothCards(event, null)
  expect(own).toMatchObject({
    status: 'open',
    groups: [],
    better: [{ topicId: 'bob', reason: 'notRunning' }],
  })
  expect(organisers).toMatchObject({
    status: 'open',
    places: [],
    better: [{ topic: 'bob', obstacles: ['notRunning'] }],
  })
  event.start('bob', 1, 9)
  expect((await bothCards(event, null)).own).toMatchObject({ status: 'placed', groups: [{ topicId: 'bob' }] })
})
