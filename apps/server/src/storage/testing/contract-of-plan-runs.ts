import { beforeEach, expect, it } from 'vitest'
import type { RunOutcome } from '../plan-run.ts'
import type { Storage } from '../storage.ts'
import { runWrites } from './run-writes.ts'
import {
  activeRun,
  newId,
  preference,
  putCell,
  samplePerson,
  sampleRun,
  sampleTopic,
  storedCells,
  storeEvent,
} from './samples.ts'

const DONE: RunOutcome = { status: 'done', best: '{"plan":2}', error: null, endedAt: 500 }

/** Claims take the oldest run of all events, so each test starts without claimable runs. */
export function contractOfPlanRuns(storage: () => Storage): void {
  let eventId = ''
  beforeEach(async () => {
    for (let run = await claimAny(); run; run = await claimAny())
      await runWrites(storage()).finish(run.id, 'clean-up', DONE)
    eventId = await storeEvent(storage())
    await storage().write([
      {
        kind: 'putPerson',
        eventId,
        person: { ...samplePerson('p1'), privateKey: `private-key-in-${eventId}` },
      },
      { kind: 'putTopic', eventId, topic: sampleTopic('t1', 'p1') },
    ])
  })
  const claimAny = () => storage().planRuns.claim('clean-up', Number.MAX_SAFE_INTEGER, 0)
  const edit = (value: string) => putCell(eventId, preference('p1', 't1'), value, 1)
  const start = async (createdAt = 1) => {
    const run = sampleRun(newId('run'), eventId, createdAt)
    await runWrites(storage()).create(run)
    return run
  }

  it('a run goes from queued through running to done, and is listed in every state', async () => {
    const { planRuns } = storage()
    const run = sampleRun(newId('run'), eventId, 1.5)
    expect(await runWrites(storage()).create(run, [edit('started')])).toBe('stored')
    expect(await storedCells(storage(), eventId)).toMatchObject([{ value: 'started' }])
    const queued = {
      ...run,
      status: 'queued',
      startedAt: null,
      endedAt: null,
      best: null,
      error: null,
      stopRequested: false,
      leaseOwner: null,
      leaseUntil: null,
      inForceAt: null,
      undoSettings: '',
    }
    expect(await planRuns.list(eventId)).toEqual([queued])

    const running = { ...queued, status: 'running', startedAt: 100, leaseOwner: 'w1', leaseUntil: 130 }
    expect(await planRuns.claim('w1', 100, 30)).toEqual(running)
    expect(await planRuns.heartbeat(run.id, 'w1', 120, 30, '{"plan":1}')).toBe('continue')
    expect(await planRuns.list(eventId)).toEqual([{ ...running, leaseUntil: 150, best: '{"plan":1}' }])

    expect(await planRuns.latestDone(eventId)).toBeUndefined()
    expect(await runWrites(storage()).finish(run.id, 'w1', DONE)).toBe('stored')
    const done = { ...queued, startedAt: 100, ...DONE, inForceAt: DONE.endedAt }
    expect(await planRuns.list(eventId)).toEqual([done])
    await runWrites(storage()).create(sampleRun(newId('run'), eventId, 2))
    expect(await planRuns.latestDone(eventId)).toEqual(done)
  })

  it('an event has one active run, also under concurrent creation; the losers write nothing', async () => {
    const { planRuns } = storage()
    const runs = Array.from({ length: 10 }, () => sampleRun(newId('run'), eventId))
    const answers = await Promise.all(
      runs.map((run, index) =>
        runWrites(storage()).create(run, [putCell(eventId, preference('p1', `t${index}`), 'Yes', 1)]),
      ),
    )
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'busy'), 'stored'])
    const winner = answers.indexOf('stored')
    expect((await activeRun(planRuns, eventId))?.id).toBe(runs[winner]?.id)
    const cells = await storedCells(storage(), eventId)
    expect(cells.map(({ address }) => address.topicId)).toEqual([`t${winner}`])

    expect((await planRuns.claim('w1', 100, 30))?.id).toBe(runs[winner]?.id)
    expect(await runWrites(storage()).create(sampleRun(newId('run'), eventId))).toBe('busy')
    await runWrites(storage()).finish(runs[winner]?.id ?? '', 'w1', DONE)
    expect(await runWrites(storage()).create(sampleRun(newId('run'), eventId))).toBe('stored')
  })

  it('runs of other events do not make an event busy', async () => {
    await start()
    const other = await storeEvent(storage())
    expect(await runWrites(storage()).create(sampleRun(newId('run'), other))).toBe('stored')
  })

  it('rejects a run of an unknown event, and one with a duplicate id', async () => {
    const { planRuns } = storage()
    await expect(runWrites(storage()).create(sampleRun(newId('run'), 'never-put'))).rejects.toThrow('write')
    const run = await start()
    const other = await storeEvent(storage())
    await expect(runWrites(storage()).create({ ...run, eventId: other })).rejects.toThrow('write')
    expect(await activeRun(planRuns, other)).toBeUndefined()
  })

  it('a run whose writes fail is not created', async () => {
    const { planRuns } = storage()
    const bad = putCell('never-put', preference('p1', 't1'), 'Yes', 1)
    await expect(
      runWrites(storage()).create(sampleRun(newId('run'), eventId), [edit('x'), bad]),
    ).rejects.toThrow()
    expect(await activeRun(planRuns, eventId)).toBeUndefined()
    expect(await storedCells(storage(), eventId)).toEqual([])
  })

  it('the oldest run is claimed first, and each once, also under concurrent claims', async () => {
    const { planRuns } = storage()
    const newer = await start(2)
    eventId = await storeEvent(storage())
    const older = await start(1)
    const claims = await Promise.all(['w1', 'w2', 'w3'].map((owner) => planRuns.claim(owner, 100, 30)))
    expect(claims.map((run) => run?.id)).toEqual([older.id, newer.id, undefined])
  })

  it('LIMIT-13: the runs that no server has are known, and one of them can be claimed', async () => {
    const { planRuns } = storage()
    const newer = await start(2)
    eventId = await storeEvent(storage())
    const older = await start(1)
    const short = ({ id, eventId: of, createdAt, seconds, problem }: typeof newer) => ({
      id,
      eventId: of,
      createdAt,
      seconds,
      characters: problem.length,
    })
    expect(await planRuns.claimable(100)).toEqual([short(older), short(newer)])
    expect((await planRuns.claim('w1', 100, 30, newer.id))?.id).toBe(newer.id)
    expect(await planRuns.claim('w2', 100, 30, newer.id)).toBeUndefined()
    expect(await planRuns.claimable(100)).toEqual([short(older)])
    expect(await planRuns.claimable(130)).toEqual([short(older), short(newer)])
    await runWrites(storage()).finish(newer.id, 'w1', DONE)
    expect(await planRuns.claimable(130)).toEqual([short(older)])
  })

  it('a run can be claimed again once its lease has expired, keeping its best plan and start time', async () => {
    const { planRuns } = storage()
    const run = await start()
    await planRuns.claim('w1', 100, 30)
    await planRuns.heartbeat(run.id, 'w1', 110, 30, '{"plan":1}')
    expect(await planRuns.claim('w2', 139, 30)).toBeUndefined()
    expect(await planRuns.claim('w2', 140, 30)).toMatchObject({
      id: run.id,
      best: '{"plan":1}',
      startedAt: 100,
      leaseOwner: 'w2',
      leaseUntil: 170,
    })
    expect(await planRuns.heartbeat(run.id, 'w1', 141, 30, '{"plan":"stale"}')).toBe('lost')
    expect(await runWrites(storage()).finish(run.id, 'w1', DONE, [edit('stale')])).toBe('lost')
    expect(await planRuns.heartbeat(run.id, 'w2', 150, 30, null)).toBe('continue')
    expect(await activeRun(planRuns, eventId)).toMatchObject({ best: '{"plan":1}', leaseUntil: 180 })
    expect(await storedCells(storage(), eventId)).toEqual([])
  })

  it('an owner whose lease expired but was not taken over continues', async () => {
    const { planRuns } = storage()
    const run = await start()
    await planRuns.claim('w1', 100, 30)
    expect(await planRuns.heartbeat(run.id, 'w1', 1000, 30, null)).toBe('continue')
    expect(await planRuns.claim('w2', 1029, 30)).toBeUndefined()
  })

  it('PLAN-7: a stop request is delivered with the next heartbeat or claim', async () => {
    const { planRuns } = storage()
    await runWrites(storage()).requestStop(eventId)
    const run = await start()
    expect((await activeRun(planRuns, eventId))?.stopRequested).toBe(false)
    await runWrites(storage()).requestStop(eventId)
    expect(await planRuns.claim('w1', 100, 30)).toMatchObject({ stopRequested: true })
    expect(await planRuns.heartbeat(run.id, 'w1', 110, 30, null)).toBe('stop')
    await runWrites(storage()).finish(run.id, 'w1', DONE)
    await runWrites(storage()).requestStop(eventId)
    expect(await planRuns.heartbeat(run.id, 'w1', 120, 30, null)).toBe('lost')
  })

  it('finishing stores the outcome and its writes atomically', async () => {
    const { planRuns } = storage()
    const run = await start()
    await planRuns.claim('w1', 100, 30)
    const bad = {
      kind: 'putSetting',
      eventId: 'never-put',
      key: 'parameters|groups|minGroupSize',
      cell: { value: 3, timestamp: 1 },
    } as const
    await expect(runWrites(storage()).finish(run.id, 'w1', DONE, [edit('x'), bad])).rejects.toThrow('write')
    expect(await activeRun(planRuns, eventId)).toMatchObject({
      status: 'running',
      best: null,
      leaseOwner: 'w1',
    })
    expect(await storedCells(storage(), eventId)).toEqual([])
    expect(await runWrites(storage()).finish(run.id, 'w1', DONE, [edit('planned')])).toBe('stored')
    expect(await storedCells(storage(), eventId)).toMatchObject([{ value: 'planned' }])
    expect(await runWrites(storage()).finish(run.id, 'w1', DONE, [edit('z')])).toBe('lost')
    expect(await storedCells(storage(), eventId)).toMatchObject([{ value: 'planned' }])
  })

  it('PLAN-10: ended runs are listed newest first, failed ones with their error', async () => {
    const { planRuns } = storage()
    const ended: string[] = []
    for (const createdAt of [2, 1, 3]) {
      const run = await start(createdAt)
      await planRuns.claim('w1', 100, 30)
      const failed = { status: 'failed', best: null, error: 'no plan', endedAt: 9 } as const
      await runWrites(storage()).finish(run.id, 'w1', createdAt === 1 ? failed : DONE)
      ended.push(run.id)
    }
    const runs = await planRuns.list(eventId)
    expect(runs.map(({ id }) => id)).toEqual([ended[2], ended[0], ended[1]])
    expect(runs[2]).toMatchObject({ status: 'failed', best: null, error: 'no plan', endedAt: 9 })
  })
}
