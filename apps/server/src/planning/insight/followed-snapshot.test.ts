import {
  type CellValue,
  cellAddress,
  newPerson,
  newTopic,
  PREFERENCE_SCALES,
  type TableName,
  VARIANTS,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { applyWrite } from '../../rooms/apply-write.ts'
import type { RoomContents } from '../../rooms/contents.ts'
import { RecentWrites } from '../../rooms/recent-writes.ts'
import { seededRandom } from '../../seeded-random.ts'
import type { Write } from '../../storage/storage.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { answerOf } from './answer.ts'
import { SentSubjects, sentSubject } from './sent-snapshots.ts'
import { type ReadSnapshot, type Snapshot, snapshotInSteps, snapshotOf } from './snapshot.ts'

const EVENTS = howMany({ gate: 3, soak: 100 })
const STEPS = 60
const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const TOPICS = [...PEOPLE, 'gus']

type Pick = <T>(list: readonly T[]) => T

/** One edit of an event by chance: what is edited most often comes most often. */
function writeOf({ variant, state }: EventBuilder, pick: Pick, timestamp: number): Write {
  const eventId = 'event'
  const [userId, topicId, other] = [pick(PEOPLE), pick(TOPICS), pick(PEOPLE)]
  const sessionId = pick([0, 0, 1, 2])
  // Few groups, so that there is much in them.
  const group = { topicId: pick(TOPICS.slice(0, 3)), topicGroupIndex: pick([0, 0, 1]) }
  const cell = (table: TableName, parts: object, value: CellValue): Write => ({
    ...{ kind: 'putCell', eventId, cell: { address: cellAddress(table, parts), value, timestamp } },
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
      ...{ kind: 'putTopic', eventId },
      topic: newTopic({ id: topicId, ownerId: userId, name: topicId, timestamp }),
    }),
    () => ({ kind: 'removeTopic', eventId, topicId }),
    () => ({
      ...{ kind: 'putSetting', eventId, key: 'parameters|options|noIsHardConstraint' },
      cell: { value: pick(['Hard', 'Soft']), timestamp },
    }),
    () => ({
      kind: 'putSetting',
      eventId,
      key: 'parameters|ui|hideTopicAndIntro',
      cell: { value: pick([true, false]), timestamp },
    }),
    () => ({
      ...{ kind: 'putEvent', keys: { adminKey: '', shareKey: '' } },
      event: { ...state.event, considerContactPreferences: pick([true, false]) },
    }),
    () => ({ kind: 'putUse', eventId, usedAt: timestamp }),
  ]
  const often = [choice, choice, move, start, pick(cells), pick(cells), pick(cells)]
  return pick([...often, ...often, pick(rare)])()
}

function eventOf(variantId: (typeof VARIANTS)[number]['id']): RoomContents & { builder: EventBuilder } {
  const builder = new EventBuilder(variantId, {
    numSessions: 2,
    numberOfGroupsForTopic: 2,
    considerContactPreferences: true,
  })
  for (const id of PEOPLE) builder.owner(id, { numberOfGroups: 2 }, { numMeetingRequests: 2 })
  builder.setting('parameters|groups|minGroupSize', 1)
  const keys = { adminKey: '', shareKey: '' }
  return { builder, state: builder.state, keys, privateKeys: new Map(), holders: new Map() }
}

function answersOf(snapshot: Snapshot) {
  return PEOPLE.map((personId) => [
    answerOf('moves', snapshot, { personId, from: null }),
    answerOf('why', snapshot, { personId, slot: null }),
  ])
}

function read(builder: EventBuilder, kept: ReadSnapshot | undefined, writes: readonly Write[] | null) {
  const steps = snapshotInSteps(
    builder.variant,
    builder.state,
    kept && writes ? { ...kept, writes } : undefined,
  )
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test.each(VARIANTS.map(({ id }) => id))(
  'SCHED-44: %s: what is kept of an event and follows its edits equals the same event compiled anew, and so do the answers',
  (variantId) => {
    for (let number = 0; number < EVENTS; number += 1) {
      const random = seededRandom(
        SEED * 1000 + number * VARIANTS.length + VARIANTS.findIndex(({ id }) => id === variantId),
      )
      const pick: Pick = (list) => list[Math.floor(random() * list.length)] as never
      const contents = eventOf(variantId)
      const recent = new RecentWrites()
      const snapshots = new SentSubjects()
      let kept: (ReadSnapshot & { revision: number; number: number }) | undefined
      for (let step = 1; step <= STEPS; step += 1) {
        const write = writeOf(contents.builder, pick, step)
        applyWrite(contents, write)
        recent.add([write])
        // Now and then several edits come between two questions.
        if (random() < 0.3) continue
        const now = read(contents.builder, kept, kept ? recent.since(kept.revision) : null)
        snapshots.put(sentSubject(step, `event ${step}`, now.snapshot, kept))
        kept = { ...now, revision: recent.revision, number: step }
        const anew = snapshotOf(contents.builder.variant, contents.state)
        const followed = snapshots.get(`event ${step}`)
        expect(followed, JSON.stringify(write)).toEqual(anew)
        if (followed) expect(answersOf(followed)).toEqual(answersOf(anew))
      }
    }
  },
)

test('what was written longer ago than is remembered is not made up for', () => {
  const recent = new RecentWrites()
  const write: Write = { kind: 'removeTopic', eventId: 'event', topicId: 'tea' }
  const revisions = [recent.revision]
  const add = (...writes: Write[]) => {
    recent.add(writes)
    revisions.push(recent.revision)
  }
  const known = () => revisions.map((revision) => recent.since(revision)?.length ?? null)
  add(write)
  add()
  expect([...known(), recent.since(-1)]).toEqual([1, 0, 0, null])
  add(...Array.from({ length: 600 }, () => write))
  expect(known()).toEqual([null, null, null, 0])
  add(write)
  expect(known()).toEqual([null, null, null, 1, 0])
})
