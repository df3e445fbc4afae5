import { type PlanInView, scheduleOf, type VariantId, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { cardsOf, chipsOf, hostsElsewhere, isHostIn } from './card-model.ts'
import { findInPlan } from './card-search.tsx'
import { alreadyIn, mayMove, moveTargets, placeKey, placeOf } from './move-targets.ts'
import { step } from './use-chip-drag.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const as = (personId: string): Viewer => ({ role: 'participant', personId })

/** Two groups of session 1 for three people each, one of session 2. */
const event = (variant: VariantId = 'planner') =>
  new EventBuilder(variant, { numSessions: 2, groupRooms: 'Hall; 30\nGarden house; 8' })
    .setting('parameters|groups|maxGroupSize', 3)
    .person('ann', { name: 'Ann' })
    .person('tom', { name: 'Tomás' })
    .person('cid', { name: 'Cid' })
    .person('dee', { name: 'Dee' })
    .topic('tea', { name: 'Green tea', ownerId: 'tom' })
    .topic('go', { name: 'Go', ownerId: 'cid' })
    .topic('wind', { name: 'Wind', ownerId: 'ann' })
    .start('tea', 0, 0)
    .start('go', 0, 0)
    .start('wind', 0, 1)
    .set('topicGroupRooms', { topicId: 'tea' }, 'Garden house')
    .assign('ann', 'tea')
    .assign('tom', 'tea')
    .assign('cid', 'tea')
    .assign('ann', 'wind', 2)
    .wish('tom', 'tea', 'Host')
    .wish('ann', 'tea', 'Yes')
    .wish('dee', 'go', '#1 Yes!')

const view = ({ variant, state }: EventBuilder, viewer: Viewer = ADMIN): PlanInView => ({
  variant,
  state,
  viewer,
  schedule: scheduleOf(variant, state),
})
const groupOf = (plan: PlanInView, key: string) => {
  const group = plan.schedule.byKey.get(key)
  if (!group) throw new Error(`No group ${key}`)
  return group
}
const people = (plan: PlanInView) =>
  chipsOf(plan, groupOf(plan, 'tea|0'), 1).map((chip) => [chip.personId, chip.isHost, chip.satisfaction])

test('SCHED-33: a session has a card for each group with its size and room left, the viewer’s own first', () => {
  const brief = (plan: PlanInView) =>
    cardsOf(plan, 1).map(({ group, size, max, free, isOwn }) => [group.key, size, max, free, isOwn])
  expect(brief(view(event()))).toEqual([
    ['tea|0', 3, 3, 0, false],
    ['go|0', 0, 3, 3, false],
  ])
  const own = event().assign('dee', 'go')
  expect(brief(view(own, as('dee'))).map(([key]) => key)).toEqual(['go|0', 'tea|0'])
  expect(brief(view(event().assign('dee', 'tea'))).at(0)).toEqual(['tea|0', 4, 3, 0, false])
})

test('SCHED-34: hosts come first, then people by name, each with how well the group suits them', () => {
  expect(people(view(event()))).toEqual([
    ['tom', true, 4],
    ['ann', false, 3],
    ['cid', false, 1],
  ])
})

test('SCHED-34, PRIV-4: who does not read what others have chosen sees nothing of it but their own', () => {
  const hidden = event().setting('parameters|ui|showPreferenceMatrixToUsers', false)
  expect(people(view(hidden, as('ann'))).map(([id, , satisfaction]) => [id, satisfaction])).toEqual([
    ['tom', null],
    ['ann', 3],
    ['cid', null],
  ])
})

test('SCHED-34: while topics are hidden nobody is a host and nothing suits anybody better', () => {
  const untitled = event('reciprocity10').setting('parameters|ui|hideTopicAndIntro', true)
  expect(people(view(untitled)).every(([, isHost, satisfaction]) => !isHost && satisfaction === null)).toBe(
    true,
  )
})

test('SCHED-33: a host who is in another group is named on the card', () => {
  const plan = view(event())
  const [tea, go] = cardsOf(plan, 1)
  expect([tea && hostsElsewhere(plan, tea), go && hostsElsewhere(plan, go)]).toEqual([[], ['cid']])
})

test('SCHED-35, SCHED-36: the groups somebody can be moved to, what suits them first, without those they are in', () => {
  const plan = view(event())
  const keys = (personId: string, from: string | null, sessionId: number) =>
    moveTargets(plan, { personId, from: { sessionId: 1, key: from } }, sessionId).map((target) => [
      target.group.key,
      target.satisfaction,
      target.places,
    ])
  expect(keys('dee', null, 1)).toEqual([
    ['go|0', 4, 3],
    ['tea|0', 1, 0],
  ])
  expect(keys('ann', 'tea|0', 1)).toEqual([['go|0', 1, 3]])
  expect(keys('ann', 'tea|0', 2)).toEqual([])
  const already = (from: string | null, sessionId: number) =>
    alreadyIn(plan, { personId: 'ann', from: { sessionId: 1, key: from } }, sessionId).map(({ key }) => key)
  expect([already('tea|0', 1), already('tea|0', 2), already(null, 1)]).toEqual([[], ['wind|0'], ['tea|0']])
  const [, full] = moveTargets(plan, { personId: 'dee', from: { sessionId: 1, key: null } }, 1)
  expect(full?.effect.forced?.reasons).toEqual(['notInterested'])
  expect(full?.effect.violations.map(({ kind }) => kind)).toEqual(['size.large'])
  const tea = plan.schedule.byKey.get('tea|0')
  expect(tea && ['tom', 'ann'].map((id) => isHostIn(plan, id, tea))).toEqual([true, false])
})

test('SCHED-2, SCHED-35: who may be moved is who may be ticked in the tables', () => {
  const may = (of: EventBuilder, viewer: Viewer) => ['ann', 'cid'].map((id) => mayMove(view(of, viewer), id))
  expect(may(event(), ADMIN)).toEqual([true, true])
  const closed = event().setting('parameters|ui|allowUsersToChangeSchedule', false)
  expect(may(closed, as('ann'))).toEqual([false, false])
  const open = event().setting('parameters|ui|allowUsersToChangeSchedule', true)
  expect(may(open, as('ann'))).toEqual([true, false])
})

test('SCHED-45: a group has no more free places than its room, while groups are to fit into theirs', () => {
  const house = event()
  house.state.event.groupRooms = 'Garden house; 2; 1'
  house.set('assignments', { userId: 'cid', topicId: 'tea', sessionId: 1 }, false)
  const tea = (plan: PlanInView) => cardsOf(plan, 1).find(({ group }) => group.key === 'tea|0')
  expect(tea(view(house))).toMatchObject({ size: 2, max: 2, free: 0 })
  const [target] = moveTargets(view(house), { personId: 'dee', from: { sessionId: 1, key: null } }, 1).filter(
    ({ group }) => group.key === 'tea|0',
  )
  expect(target?.places).toBe(0)
  expect(target?.effect.violations.map(({ kind, bound }) => [kind, bound])).toEqual([['rooms.small', 2]])
  house.setting('parameters|groups|groupsFitRooms', false)
  expect(tea(view(house))).toMatchObject({ size: 2, max: 3, free: 1 })
})

test('SCHED-38: a search finds people, topics and rooms, whatever their accents, in the order of the sessions', () => {
  const { state, schedule } = view(event())
  const find = (query: string) =>
    findInPlan(schedule, state, query, {
      person: (id) => state.persons.get(id)?.name ?? '',
      group: ({ topic }) => topic.name,
    }).map((found) => [placeKey(found), found.personId])
  expect(find('tomas')).toEqual([['1|tea|0', 'tom']])
  expect(find('ann')).toEqual([
    ['1|tea|0', 'ann'],
    ['2|wind|0', 'ann'],
  ])
  expect(find('tea green')).toEqual([['1|tea|0', null]])
  expect(find('garden')).toEqual([['1|tea|0', null]])
  expect(find('dee')).toEqual([['1|', 'dee']])
  expect([find('  '), find('nobody')]).toEqual([[], []])
})

test('SCHED-38: a place is read from its key again, whatever the topic is called', () => {
  for (const place of [
    { sessionId: 3, key: 'a|b|0' },
    { sessionId: 1, key: null },
  ])
    expect(placeOf(placeKey(place))).toEqual(place)
})

test('SCHED-35: a pointer at an edge scrolls, the faster the closer, and one in the middle does not', () => {
  const steps = [-5, 0, 40, 64, 300, 540, 590, 605].map((at) => step(at, 0, 600))
  expect(steps).toEqual([-14, -14, -6, 0, 0, 1, 12, 14])
})
