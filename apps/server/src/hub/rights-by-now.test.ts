import type { PersonRecord } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { InvocationName, InvocationPayload } from '@planner/protocol'
import { solve } from '@planner/solver'
import { expect, test, vi } from 'vitest'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { answerHere, insightHere } from '../planning/testing/asked-event.ts'
import { RoomMemory } from '../rooms/room-memory.ts'
import { liveRoom } from '../testing/live-room.ts'
import { JoinEventHub2 } from './handlers/join-event.ts'
import { ExplainPlace, PriceMoves, ReadPlanReport, ReadReport } from './handlers/plan-questions.ts'
import { type AuthorityFor, authorise } from './rights/gates.ts'

const KEY = 'private key of Ann'

/**
 * An event of meetings that Ann has open as an admin, and how its handlers wait: for the plan, which comes
 * when it is told to.
 */
function openEvent() {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cid']) event.owner(id, {}, { numMeetingRequests: 1 })
  event
    .wish('ann', 'bob', 'Yes')
    .wish('cid', 'bob', 'Yes')
    .person('ann', { ...person('ann'), isEventAdmin: true })
  function person(id: string): PersonRecord {
    const found = event.state.persons.get(id)
    if (!found) throw new Error(`The event has no person "${id}".`)
    return found
  }
  const { variant, state } = event
  const keys = new Map([[KEY, { kind: 'private', personId: 'ann' }]])
  const room = {
    eventId: 'event',
    variant,
    state,
    isLockedByPlanner: false,
    holderOf: (key: string) => keys.get(key),
    storedPerson: (id: string) => state.persons.get(id),
    memory: new RoomMemory(),
  }
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  const best = JSON.stringify(solve(problem, { seed: 1 }))
  const run = { endedAt: 1, week: 1, best, problem: JSON.stringify(problem) }
  const waits: (() => void)[] = []
  const latestDone = () => new Promise((resolve) => waits.push(() => resolve(run)))
  const context = {
    now: () => 1,
    storage: { planRuns: { latestDone } },
    insight: insightHere(),
  } as never
  const connection = { membership: { room } } as never
  return {
    event,
    keys,
    annWith: (fields: Partial<PersonRecord>) => event.person('ann', { ...person('ann'), ...fields }),
    /** Resolves when a handler is at work. */
    begun: () => vi.waitFor(() => waits.length > 0 || expect.fail('Nobody waits.'), 60_000),
    goOn: async () => (await vi.waitFor(() => waits.shift() ?? expect.fail('Nobody waits.'), 60_000))(),
    ask: <N extends InvocationName>(
      name: N,
      payload: InvocationPayload<N>,
      handle: (authority: AuthorityFor<N>) => unknown,
    ) => authorise(context, connection, { name, payload }, handle as never),
    /** Whoever may join is told that they have too many events open. */
    join: () =>
      JoinEventHub2(
        { versions: {}, audiences: { bytesOf: () => Number.POSITIVE_INFINITY } } as never,
        connection,
        {
          urlKey: KEY,
          backendVersion: '',
          frontendVersion: '',
          translationsVersion: '',
          adminName: '',
          format: 'plain',
        },
        undefined,
      ),
    report() {
      const payload = { key: KEY }
      return this.ask('ReadPlanReport', payload, (by) => ReadPlanReport(context, connection, payload, by))
    },
    card() {
      const payload = { key: KEY, userId: 'cid', sessionId: null }
      return this.ask('ExplainPlace', payload, (by) => ExplainPlace(context, connection, payload, by))
    },
  }
}

/** The gate alone reads it. */
const EDIT = {
  eventUserPrivateGuid: KEY,
  tableName: 'preferences',
  userId: 'ann',
  topicId: 'bob',
  value: 'Yes',
  timestamp: 1,
} as never

test('KEY-24: who was made a participant while their answer was worked on reads what participants read', async () => {
  const opened = openEvent()
  const asked = opened.report()
  await opened.begun()
  opened.annWith({ isEventAdmin: false })
  await opened.goOn()
  await opened.goOn()
  const ack = await asked
  expect(ack).toMatchObject({ ok: true, report: { quality: null } })
  for (const { from } of (ack.ok && ack.report?.reasons) || []) expect(from).toBe('ann')
})

test('KEY-24: a right that is lost while the server works on the card of somebody else is refused', async () => {
  const opened = openEvent()
  const asked = opened.card()
  await opened.begun()
  opened.annWith({ isEventAdmin: false })
  await opened.goOn()
  expect(await asked).toMatchObject({ ok: false, status: 403, reason: 'notYourRow' })
})

test.each([
  ['the key is replaced', (opened: ReturnType<typeof openEvent>) => opened.keys.clear(), 404, 'unknownKey'],
  [
    'the person is archived',
    (opened: ReturnType<typeof openEvent>) => opened.annWith({ isArchived: true }),
    403,
    'archived',
  ],
])(
  'KEY-24, KEY-7: when %s while the server works on an answer, it does not go out',
  async (_when, lose, status, reason) => {
    const opened = openEvent()
    const asked = opened.report()
    await opened.begun()
    lose(opened)
    await opened.goOn()
    expect(await asked).toMatchObject({ ok: false, status, reason })
  },
)

test('KEY-24: who is shown less than before is answered anew, and everybody else once', async () => {
  const opened = openEvent()
  opened.annWith({ isEventAdmin: false })
  const handle = vi.fn(async (hide: boolean) => {
    await Promise.resolve()
    if (hide) opened.event.setting('parameters|ui|showScheduleTabToUsers', false)
    return { ok: true, report: null }
  })
  opened.event.setting('parameters|ui|showScheduleTabToUsers', true)
  await opened.ask('ReadPlanReport', { key: KEY }, () => handle(false))
  expect(handle).toHaveBeenCalledTimes(1)
  await opened.ask('ReadPlanReport', { key: KEY }, () => handle(true))
  expect(handle).toHaveBeenCalledTimes(3)
})

test('KEY-24: what changes an event is done once, also where it takes its own right away', async () => {
  const opened = openEvent()
  const handle = vi.fn(async () => {
    opened.keys.clear()
    return { ok: true, eventUserPrivateGuid: 'new', personalLink: '/new' }
  })
  expect(await opened.ask('ReplacePersonalLink', { key: KEY, userId: '' }, handle)).toMatchObject({
    ok: true,
  })
  expect(handle).toHaveBeenCalledTimes(1)
})

test.each([
  ['archived', { isArchived: true }, 'archived'],
  ['switched off', { enableAccount: false }, 'disabled'],
])('KEY-4, SCALE-3: who is %s after their key was looked up changes nothing', async (_, fields, reason) => {
  const opened = openEvent()
  const handle = vi.fn(() => ({ ok: true, applied: true }))
  const asked = opened.ask('SendSharedValue', EDIT, handle)
  opened.annWith(fields)
  expect(await asked).toMatchObject({ ok: false, status: 403, reason })
  expect(handle).not.toHaveBeenCalled()
})

test('KEY-4: who is archived after their key was looked up does not join', async () => {
  const opened = openEvent()
  const asked = opened.join()
  opened.annWith({ isArchived: true })
  expect(await asked).toMatchObject({ ok: false, status: 403, reason: 'archived' })
})

/** An event of groups in which Bob has the place that Ann wants, and what everybody reads names him. */
function eventWithBob() {
  const event = new EventBuilder('planner', { numSessions: 1 })
  for (const id of ['ann', 'bob', 'cid']) event.owner(id)
  event.wish('ann', 'bob', '#1 Yes!').wish('ann', 'cid', 'Yes').assign('ann', 'cid').start('cid', 0, 0)
  event.wish('cid', 'ann', 'Yes').assign('cid', 'cid').assign('bob', 'bob').start('bob', 0, 0)
  return event
    .setting('parameters|groups|minGroupSize', 1)
    .setting('parameters|ui|showScheduleTabToUsers', true)
}

const ANN = 'key of ann'
const ASKING = {
  'the card of a participant': { name: 'ExplainPlace', handler: ExplainPlace, payload: { key: ANN } },
  'the card that an organiser reads': {
    name: 'ExplainPlace',
    handler: ExplainPlace,
    payload: { key: 'admin' },
  },
  'what moves would do': { name: 'PriceMoves', handler: PriceMoves, payload: { adminKey: 'admin' } },
  'the report': { name: 'ReadReport', handler: ReadReport, payload: { key: 'admin' } },
} as const

test.each(Object.entries(ASKING))(
  'KEY-20: who is erased while an answer is on its way is not named in it: %s',
  async (_, { name, handler, payload }) => {
    const { room } = liveRoom(eventWithBob())
    const waits: (() => void)[] = []
    const names: boolean[] = []
    const ask: typeof answerHere = async (...question) => {
      const answer = await answerHere(...question)
      names.push(JSON.stringify(answer).includes('"bob"'))
      await new Promise<void>((resolve) => waits.push(resolve))
      return answer
    }
    const planRuns = { latestDone: async () => undefined }
    const context = { now: () => 1, storage: { planRuns }, insight: insightHere(ask) } as never
    const connection = { membership: { room }, rateLimit: { take: () => true } } as never
    const asked = { userId: 'ann', personId: 'ann', sessionId: 1, from: null, ...payload }
    const answer = authorise(context, connection, { name, payload: asked } as never, (by) =>
      handler(context, connection, asked as never, by as never),
    )
    const goOn = await vi.waitFor(() => waits.shift() ?? expect.fail('Nobody waits.'), 60_000)
    const { eventId } = room
    await room.change(
      [
        { kind: 'removePerson', eventId, personId: 'bob' },
        { kind: 'removeTopic', eventId, topicId: 'bob' },
      ],
      { kind: 'event' },
    )
    goOn()
    ;(await vi.waitFor(() => waits.shift() ?? expect.fail('Nobody waits.'), 60_000))()
    const text = JSON.stringify(await answer)
    expect(names).toEqual([true, false])
    expect([text.includes('"bob"'), text.includes('"cid"'), text.includes('"ok":true')]).toEqual([
      false,
      true,
      true,
    ])
  },
)
