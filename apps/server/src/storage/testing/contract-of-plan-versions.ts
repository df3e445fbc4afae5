import type { PlanContent } from '@planner/domain'
import { expect, it } from 'vitest'
import type { KeptPlan, KeptPlanText, RunOutcome } from '../plan-run.ts'
import type { Storage } from '../storage.ts'
import { runWrites } from './run-writes.ts'
import { newId, samplePerson, sampleRun, sampleTopic, storeEvent } from './samples.ts'

const BEST = '{"satisfaction":{"p1":1,"p2":0.5},"meanSatisfaction":0.75}'

export function contractOfPlanVersions(storage: () => Storage): void {
  /** A run that has ended, asked for at a time and ended right then. */
  async function ended(eventId: string, createdAt: number, outcome: Partial<RunOutcome> = {}) {
    const { planRuns } = storage()
    const run = sampleRun(newId('run'), eventId, createdAt)
    await runWrites(storage()).create(run)
    // The oldest of all events is taken up first, which others may have left.
    for (let id = ''; id !== run.id; ) id = (await planRuns.claim('w1', createdAt, 1e15))?.id ?? run.id
    const done = { status: 'done', best: BEST, error: null, endedAt: createdAt + 0.5 } as const
    await runWrites(storage()).finish(run.id, 'w1', { ...done, ...outcome })
    return run.id
  }
  const kept = (createdAt: number, plan: PlanContent = { groups: [], meetings: [] }): KeptPlan => ({
    id: newId('kept'),
    createdAt,
    settings: '{}',
    week: 1,
    best: JSON.stringify({ format: 'plan-kept/2', kind: 'kept', plan } satisfies KeptPlanText),
    author: { kind: 'admin', personId: 'p1', name: '' },
    inForceAt: createdAt,
  })
  const listed = async (eventId: string) =>
    (await storage().planRuns.versions(eventId)).map(({ id, status }) => [id, status])

  it('PLAN-21: versions are listed newest first, with who asked, how, and how content people were', async () => {
    const eventId = await storeEvent(storage())
    const first = await ended(eventId, 10)
    await ended(eventId, 20, { status: 'failed', best: null, error: 'in other words', reason: 'planFailed' })
    await runWrites(storage()).create(sampleRun(newId('run'), eventId, 30))
    const versions = await storage().planRuns.versions(eventId)
    expect(versions).toMatchObject([
      { status: 'failed', reason: 'planFailed', satisfaction: null, inForceAt: null },
      { id: first, status: 'done', reason: null, satisfaction: 0.75, isReplan: true, inForceAt: 10.5 },
    ])
    expect(versions[1]?.author).toEqual({ kind: 'adminLink', personId: '', name: 'Ann' })
    expect(await storage().planRuns.version(eventId, first)).toMatchObject({ id: first, best: BEST })
    expect(await storage().planRuns.version('another', first)).toBeUndefined()
  })

  it('PLAN-21: how content people were stays as it was then, also when one of them is erased', async () => {
    const eventId = await storeEvent(storage())
    await ended(eventId, 10)
    const content = async () =>
      (await storage().planRuns.versions(eventId)).map(({ satisfaction }) => satisfaction)
    expect(await content()).toEqual([0.75])
    await ended(eventId, 20, { best: '{"meanSatisfaction":0.5}' })
    expect(await content()).toEqual([0.5, 0.75])
    const person = { ...samplePerson('p2'), privateKey: `content-key-in-${eventId}` }
    await storage().write([{ kind: 'putPerson', eventId, person }])
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p2' }])
    expect(await content()).toEqual([0.5, 0.75])
  })

  it('PLAN-17, PLAN-22: one draft waits at a time; the plan in force is the one put into force last', async () => {
    const eventId = await storeEvent(storage())
    const [first, draft, newer] = [
      await ended(eventId, 10),
      await ended(eventId, 20, { status: 'draft' }),
      await ended(eventId, 30, { status: 'draft' }),
    ]
    expect(await listed(eventId)).toEqual([
      [newer, 'draft'],
      [draft, 'discarded'],
      [first, 'done'],
    ])
    expect((await storage().planRuns.latestDone(eventId))?.id).toBe(first)
    await storage().write([
      { kind: 'keepPlan', eventId, plan: kept(35) },
      { kind: 'setPlan', eventId, planId: newer, status: 'done', inForceAt: 40 },
    ])
    expect((await storage().planRuns.latestDone(eventId))?.id).toBe(newer)
    await storage().write([{ kind: 'setPlan', eventId, planId: first, status: 'done', inForceAt: 50 }])
    expect((await storage().planRuns.latestDone(eventId))?.id).toBe(first)
  })

  it('LIMIT-18: fifty versions stay, and always what is in force, what it replaced and what waits', async () => {
    const eventId = await storeEvent(storage())
    const [inForce, before] = [await ended(eventId, 1), await ended(eventId, 2)]
    await storage().write([{ kind: 'setPlan', eventId, planId: inForce, status: 'done', inForceAt: 1e6 }])
    await storage().write([{ kind: 'setPlan', eventId, planId: before, status: 'done', inForceAt: 1e5 }])
    const draft = await ended(eventId, 3, { status: 'draft' })
    for (let at = 100; at < 160; at += 1)
      await storage().write([{ kind: 'keepPlan', eventId, plan: kept(at) }])
    const all = await storage().planRuns.versions(eventId)
    expect(all).toHaveLength(50)
    expect(all.slice(-3).map(({ id }) => id)).toEqual([draft, before, inForce])
    expect(all.map(({ createdAt }) => createdAt).slice(0, 47)).toEqual(
      Array.from({ length: 47 }, (_, index) => 159 - index),
    )
  })

  it('KEY-20, PLAN-22: a kept plan has nobody who is gone, and erased people leave it and its author', async () => {
    const eventId = await storeEvent(storage())
    await storage().write([
      ...['p1', 'p2'].map(
        (id) =>
          ({
            kind: 'putPerson',
            eventId,
            person: { ...samplePerson(id), privateKey: `kept-key-of-${id}-in-${eventId}` },
          }) as const,
      ),
      { kind: 'putTopic', eventId, topic: sampleTopic('t1', 'p2') },
    ])
    const group = { topicGroupIndex: 0, starts: [], room: '' }
    const plan: PlanContent = {
      groups: [
        { ...group, topicId: 't1', members: [[1, ['gone', 'p1', 'p2']]] },
        { ...group, topicId: 'gone', members: [[1, ['p1']]] },
      ],
      meetings: [
        ['gone', 'p1', null],
        ['p1', 'p2', 1],
      ],
    }
    const version = kept(10, plan)
    await storage().write([{ kind: 'keepPlan', eventId, plan: version }])
    const read = async () => {
      const stored = await storage().planRuns.version(eventId, version.id)
      return { author: stored?.author, plan: (JSON.parse(stored?.best ?? '') as KeptPlanText).plan }
    }
    expect(await read()).toEqual({
      author: version.author,
      plan: {
        groups: [{ ...group, topicId: 't1', members: [[1, ['p1', 'p2']]] }],
        meetings: [['p1', 'p2', 1]],
      },
    })
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p1' }])
    expect(JSON.stringify(await read())).not.toContain('"p1"')
    expect((await read()).author).toEqual({ kind: 'admin', personId: '', name: '' })
  })

  it('KEY-20, PLAN-30: what a version was made of goes with a plan that is kept of it, and erased people leave it', async () => {
    const eventId = await storeEvent(storage())
    await storage().write(
      ['p1', 'p2'].map((id) => ({
        kind: 'putPerson' as const,
        eventId,
        person: { ...samplePerson(id), privateKey: `basis-key-of-${id}-in-${eventId}` },
      })),
    )
    const problem = {
      people: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }],
      topics: [
        { id: 'p1_2', hosts: ['p1'], groups: 1 },
        { id: 't', hosts: ['p1', 'p2'], groups: 1 },
      ],
      wishes: [
        ['p1', 't', 3],
        ['p2', 'p1_2', 2],
        ['p2', 't', 1],
      ],
      contacts: [['p2', 'p1', 'no']],
      fixedGroups: [{ topic: 'p1_2', group: 0, start: 0 }],
    }
    const digest = { of: 'abc', parts: 'def', held: ['ghi'] }
    const basis = { format: 'plan-basis/1', event: { numSessions: 2 }, problem: null, erased: 0, digest }
    const run = {
      ...sampleRun(newId('run'), eventId, 10),
      problem: JSON.stringify(problem),
      basis: JSON.stringify(basis),
    }
    const { planRuns } = storage()
    await runWrites(storage()).create(run)
    for (let id = ''; id !== run.id; ) id = (await planRuns.claim('w1', 10, 1e15))?.id ?? run.id
    const done = { status: 'done', best: BEST, error: null, endedAt: 11 } as const
    await runWrites(storage()).finish(run.id, 'w1', done)
    const version = kept(20)
    await storage().write([{ kind: 'keepPlan', eventId, plan: version }])
    const basisOf = async (id: string) => JSON.parse((await planRuns.version(eventId, id))?.basis ?? '')
    expect(await basisOf(version.id)).toEqual({ ...basis, problem })

    await storage().write([{ kind: 'removePerson', eventId, personId: 'p1' }])
    const cut = {
      people: [{ id: 'p2' }, { id: 'p3' }],
      contacts: [],
      fixedGroups: [],
      topics: [{ id: 't', hosts: ['p2'], groups: 1 }],
      wishes: [['p2', 't', 1]],
    }
    const another = { of: null, parts: '', held: [] }
    for (const id of [version.id, run.id])
      expect(await basisOf(id)).toEqual({ ...basis, problem: cut, erased: 1, digest: another })
    expect(await planRuns.version(eventId, run.id)).toMatchObject({ problem: '' })

    // Only what is in force and what it replaced keep it.
    for (const at of [30, 40]) await storage().write([{ kind: 'keepPlan', eventId, plan: kept(at) }])
    expect(await basisOf(run.id)).toEqual({ ...basis, event: null, digest: another })
    expect((await planRuns.latestDone(eventId))?.basis).toContain('"erased":1')
  })

  it('KEY-20, PLAN-37: an older version keeps a digest alone, and of nobody who is erased', async () => {
    const eventId = await storeEvent(storage())
    await storage().write(
      ['p1', 'p2', 'p3'].map((id) => ({
        kind: 'putPerson' as const,
        eventId,
        person: { ...samplePerson(id), privateKey: `digest-key-of-${id}-in-${eventId}` },
      })),
    )
    const { planRuns } = storage()
    const digest = { of: 'abc', parts: 'def', held: ['ghi'] }
    const withDigest = { format: 'plan-basis/1', event: { numSessions: 2 }, problem: null, erased: 0, digest }
    const run = { ...sampleRun(newId('run'), eventId, 10), basis: JSON.stringify(withDigest) }
    run.problem = JSON.stringify({ people: [{ id: 'p1' }, { id: 'p2' }] })
    await runWrites(storage()).create(run)
    for (let id = ''; id !== run.id; ) id = (await planRuns.claim('w1', 10, 1e15))?.id ?? run.id
    await runWrites(storage()).finish(run.id, 'w1', { status: 'done', best: BEST, error: null, endedAt: 11 })
    // By hand before the next plan: made of the same, and naming nobody but who has a place.
    const byHand = kept(20)
    await storage().write([{ kind: 'keepPlan', eventId, plan: byHand }])
    const without = await ended(eventId, 30)
    await ended(eventId, 40)
    const digests = async () => {
      const versions = await planRuns.versions(eventId)
      return [run.id, byHand.id, without].map((id) => versions.find((each) => each.id === id)?.digest)
    }
    expect(await digests()).toEqual([digest, digest, undefined])
    expect(await planRuns.version(eventId, run.id)).toMatchObject({
      problem: '',
      basis: JSON.stringify({ ...withDigest, event: null }),
    })

    // p3 is not in the run's problem, but may be in the plan that was kept.
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p3' }])
    expect(await digests()).toEqual([digest, undefined, undefined])
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p1' }])
    expect(await digests()).toEqual([{ of: null, parts: '', held: [] }, undefined, undefined])
  })
}
