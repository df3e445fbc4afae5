import { can, scheduleLayout, VARIANTS, type VariantId, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { finishRun } from '../planning/runs/finish-run.ts'
import { contentsOf } from '../rooms/contents.ts'
import { Room } from '../rooms/room.ts'
import { seededRandom } from '../seeded-random.ts'
import type { PlanRun } from '../storage/plan-run.ts'
import type { Storage, StoredEvent, Write } from '../storage/storage.ts'
import { howMany, SEED } from '../testing/chance.ts'
import { type DataFormat, RoomData } from './signals/full-data/room-data.ts'

const EVENTS = howMany({ gate: 2, soak: 100 })
const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const READERS: readonly Viewer[] = [
  ...PEOPLE.map((personId): Viewer => ({ role: 'participant', personId })),
  { role: 'visitor', personId: null },
]
const FORMATS: readonly DataFormat[] = ['plain', 'compact']

/** A random event with a plan in force that nobody would make anew. */
function randomEvent(variantId: VariantId, seed: number, isReviewed: boolean): StoredEvent {
  const random = seededRandom(seed)
  const isIt = () => random() < 0.5
  const times = { lastPlannerStartTime: 1, lastPlannerEndTime: 2 }
  const event = new EventBuilder(variantId, { numSessions: 2, isRegistered: true, ...times })
  event
    .setting('parameters|ui|reviewPlansBeforeShowing', isReviewed)
    .setting('parameters|ui|showScheduleTabToUsers', true)
    .setting('parameters|ui|showPreferenceMatrixToUsers', isIt())
    .setting('parameters|groups|minGroupSize', 1)
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 2 }).hours(id, [18, 19, 20])
  for (const userId of PEOPLE)
    for (const topicId of PEOPLE) if (userId !== topicId && random() < 0.7) event.wish(userId, topicId, 'Yes')
  if (can(event.variant, 'pairs'))
    event.meeting('ann', 'bob', 'committed').wish('eve', 'fay', 'Yes').wish('fay', 'eve', 'Yes')
  else {
    const isOfSessions = scheduleLayout(event.variant, event.state) === 'sessions'
    event
      .start('ann', isOfSessions ? 0 : 1, isOfSessions ? 0 : 18)
      .assign('bob', 'ann')
      .assign('cid', 'ann')
  }
  const { state } = event
  return {
    event: state.event,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [...state.settings],
    persons: [...state.persons.values()].map((person) => ({ ...person, privateKey: `key-${person.id}` })),
    topics: [...state.topics.values()],
    cells: [...state.cells.values()],
    meetings: [...state.meetings.values()],
  }
}

/** All bytes that readers who are no admins are sent of an event, but for when the last run has ended. */
async function seen(room: Room): Promise<string[]> {
  const data = RoomData.of(room)
  const texts: string[] = []
  for (const viewer of READERS)
    for (const format of FORMATS) {
      const reader = { viewer, baseUrl: '' }
      for (let wait = data.prepare(reader, format); wait; wait = data.prepare(reader, format)) await wait
      const { json, packed } = data.compose(reader, format, 5)
      texts.push(json.replace(/"lastPlannerEndTime":\d+/, ''), packed?.toString('base64') ?? '')
    }
  return texts
}

/** Ends a run in a room; as what it is stored. */
async function end(room: Room, stored: Write[]): Promise<string | undefined> {
  const { variant, state } = room
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  const best = JSON.stringify(solve(problem, { seed: 1, iterations: 500 }))
  await finishRun(
    {
      rooms: { open: async () => room },
      storage: { planRuns: { latestDone: async () => undefined } } as never,
      now: () => 1000,
      newId: () => 'kept',
      onFinished: () => {},
      log: { info: () => {} } as never,
    },
    { id: 'run', eventId: room.eventId, author: null, createdAt: 3 } as PlanRun,
    'w1',
    best,
    { kind: 'searched', obstacles: [] },
  )
  const [ended] = stored.filter((write) => write.kind === 'endRun')
  return ended?.outcome.status
}

test.each(VARIANTS.map(({ id }) => id))(
  `PLAN-17: what others than admins are sent is the same with a draft under review as before it, byte for byte (%s, seed ${SEED})`,
  async (variantId) => {
    let changed = 0
    for (let seed = SEED; seed < SEED + EVENTS; seed++)
      for (const isReviewed of [true, false]) {
        const stored = randomEvent(variantId, seed, isReviewed)
        const written: Write[] = []
        const write = async (writes: readonly Write[]) => written.push(...writes)
        const storage = { write } as Partial<Storage> as Storage
        const room = new Room(contentsOf(stored), {
          storage,
          now: () => 1000,
          onReloaded: () => {},
          onBroken: () => {},
        })
        const before = await seen(room)
        expect(await end(room, written)).toBe(isReviewed ? 'draft' : 'done')
        const after = await seen(room)
        if (isReviewed) expect(after).toEqual(before)
        else if (after.some((text, at) => text !== before[at])) changed++
      }
    // The plan would have been seen.
    expect(changed).toBe(EVENTS)
  },
)
