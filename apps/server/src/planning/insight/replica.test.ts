import {
  type CellValue,
  cellAddress,
  cellsOfAny,
  newPerson,
  newTopic,
  PREFERENCE_SCALES,
  type TableName,
  VARIANTS,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { Explainer } from '@planner/solver'
import { expect, test } from 'vitest'
import type { Room } from '../../rooms/room.ts'
import { seededRandom } from '../../seeded-random.ts'
import type { Write } from '../../storage/storage.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { liveRoom } from '../../testing/live-room.ts'
import { compileProblem, plannedAnew } from '../compile/compile-problem.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { FollowedEvent, type FollowedRoom, type ToReplica } from './followed-event.ts'
import { QUESTIONS } from './questions.ts'
import { Replica } from './replica.ts'
import { type AskedEvent, type Snapshot, snapshotOf } from './snapshot.ts'

const EVENTS = howMany({ gate: 3, soak: 100 })
const STEPS = 60
const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const TOPICS = [...PEOPLE, 'gus']

type Pick = <T>(list: readonly T[]) => T

/** One edit of an event by chance: what is edited most often comes most often. */
function writesOf({ variant, state }: Room, pick: Pick, timestamp: number): Write[] {
  const eventId = 'event'
  const [userId, topicId, other] = [pick(PEOPLE), pick(TOPICS), pick(PEOPLE)]
  const sessionId = pick([0, 0, 1, 2])
  // Few groups, so that there is much in them.
  const group = { topicId: pick(TOPICS.slice(0, 3)), topicGroupIndex: pick([0, 0, 1]) }
  const cell = (table: TableName, parts: object, value: CellValue): Write => ({
    kind: 'putCell',
    eventId,
    cell: { address: cellAddress(table, parts), value, timestamp },
  })
  const choice = () =>
    cell('preferences', { userId, topicId }, pick(PREFERENCE_SCALES[variant.preferenceScale].choices))
  const move = () =>
    cell('assignments', { ...group, userId, sessionId: pick([1, 2]) }, pick([true, true, false]))
  const start = () => cell('weekDayHourAssignments', { ...group, sessionId }, pick([0, 1, 18, null]))
  const person = state.persons.get(userId) ?? newPerson({ id: userId, name: userId, timestamp })
  const cells = [
    () => cell('contactPreferences', { userId, topicId: other }, pick(['', 'No', '7'])),
    () => cell('availabilities', { userId, sessionId: pick([1, 2]) }, pick([true, false])),
    () => cell('weekDayHourAvailabilities', { userId, hour: pick([18, 19, 20]) }, true),
    () => cell('pins', { ...group, userId }, pick([true, false])),
    () => cell('fixedTopics', { ...group, sessionId }, pick([true, false])),
    () => cell('topicGroupRooms', group, 'Hall'),
  ]
  const rare: (() => Write)[] = [
    () => ({
      kind: 'putPerson',
      eventId,
      person: { ...person, numUserSessions: pick([null, 1]), privateKey: 'k' },
    }),
    () => ({ kind: 'removePerson', eventId, personId: userId }),
    () => ({
      kind: 'putTopic',
      eventId,
      topic: newTopic({ id: topicId, ownerId: userId, name: topicId, timestamp }),
    }),
    () => ({ kind: 'removeTopic', eventId, topicId }),
    () => ({
      kind: 'putSetting',
      eventId,
      key: 'parameters|options|noIsHardConstraint',
      cell: { value: pick(['Hard', 'Soft']), timestamp },
    }),
    () => ({
      kind: 'putSetting',
      eventId,
      key: 'parameters|ui|hideTopicAndIntro',
      cell: { value: pick([true, false]), timestamp },
    }),
    () => ({
      kind: 'putEvent',
      keys: { adminKey: '', shareKey: '' },
      event: { ...state.event, considerContactPreferences: pick([true, false]) },
    }),
    () => ({ kind: 'putUse', eventId, usedAt: timestamp }),
  ]
  const often = [choice, choice, move, start, pick(cells), pick(cells), pick(cells)]
  const write = pick([...often, ...often, pick(rare)])()
  if (write.kind !== 'removePerson' && write.kind !== 'removeTopic') return [write]
  const people = new Set(write.kind === 'removePerson' ? [write.personId] : [])
  const topics = new Set(write.kind === 'removeTopic' ? [write.topicId] : [])
  return [write, { kind: 'removeCells', eventId, keys: cellsOfAny(state, { person: people, topic: topics }) }]
}

function eventOf(variantId: (typeof VARIANTS)[number]['id']): EventBuilder {
  const builder = new EventBuilder(variantId, {
    id: 'event',
    numSessions: 2,
    numberOfGroupsForTopic: 2,
    considerContactPreferences: true,
  })
  for (const id of PEOPLE) builder.owner(id, { numberOfGroups: 2 }, { numMeetingRequests: 2 })
  return builder.setting('parameters|groups|minGroupSize', 1)
}

/** What follows a room, as another thread has it. */
function followed(room: FollowedRoom) {
  let replica: Replica | undefined
  const sent: ToReplica[] = []
  const event = new FollowedEvent(room, (message) => {
    const copied = structuredClone(message)
    sent.push(copied)
    if (copied.kind === 'copy') replica = new Replica(copied.event)
    else if (copied.kind === 'cells') replica?.addCells(copied.text)
    else if (copied.kind === 'writes') replica?.apply(copied.writes)
    else replica = undefined
  })
  return { event, sent, replica: () => replica }
}

function answersOf(event: AskedEvent) {
  return PEOPLE.map((personId) => [
    QUESTIONS.moves(event, { personId, from: null }),
    QUESTIONS.why(event, { personId, slot: null }),
  ])
}

function plainOf(explainer: Explainer): Snapshot {
  if (explainer.kind === 'pairs') {
    const { kind, problem, plan } = explainer
    return { kind, problem, plan }
  }
  const { kind, problem, plan, vacant } = explainer
  return { kind, problem, plan, vacant }
}

test.each(VARIANTS.map(({ id }) => id))(
  'SCHED-44: %s: what follows an event’s edits equals the same event compiled anew, and so do the answers',
  async (variantId) => {
    for (let number = 0; number < EVENTS; number += 1) {
      const random = seededRandom(
        SEED * 1000 + number * VARIANTS.length + VARIANTS.findIndex(({ id }) => id === variantId),
      )
      const pick: Pick = (list) => list[Math.floor(random() * list.length)] as never
      const { room } = liveRoom(eventOf(variantId))
      let follower = followed(room)
      for (let step = 1; step <= STEPS; step += 1) {
        const writes = writesOf(room, pick, step)
        const stored = room.change(writes, { kind: 'cells' }, { audited: [] })
        // Now and then several edits come between two questions.
        if (random() < 0.3) continue
        await Promise.all([stored, follower.event.copied])
        const anew = snapshotOf(room.variant, room.state)
        const replica = follower.replica()
        if (!replica) throw new Error('The thread has no replica of the event.')
        expect(plainOf(replica.explainer()), JSON.stringify(writes)).toEqual(anew)
        const compiled = replica.problem()
        for (const keepPreviousPlan of [true, false])
          expect(JSON.stringify(keepPreviousPlan ? compiled : plannedAnew(compiled))).toBe(
            JSON.stringify(compileProblem(room.variant, room.state, { keepPreviousPlan })),
          )
        expect(answersOf(replica)).toEqual(answersOf(askedEvent(room)))
        // Now and then the thread has let go of it.
        if (random() > 0.1) continue
        follower.event.end()
        follower = followed(room)
      }
    }
  },
)

test('KEY-20, KEY-9: a replica has no key, and is over with the copy of its room', async () => {
  const { room } = liveRoom(eventOf('planner'))
  const { event, sent, replica } = followed(room)
  const person = room.storedPerson('ann')
  if (!person) throw new Error('Ann is there.')
  const { eventId, keys, state } = room
  await room.change(
    [
      { kind: 'putPerson', eventId, person },
      { kind: 'putEvent', event: state.event, keys },
    ],
    { kind: 'event' },
  )
  await event.copied
  const text = JSON.stringify(sent)
  expect(text).toContain('"ann"')
  for (const key of [keys.adminKey, keys.shareKey, person.privateKey]) expect(text).not.toContain(`"${key}"`)
  expect(text).not.toContain('appendAudit')
  room.close()
  expect([event.isOver, replica()]).toEqual([true, undefined])
})
