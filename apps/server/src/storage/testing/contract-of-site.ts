import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { runWrites } from './run-writes.ts'
import { newId, sampleEvent, samplePerson, sampleRun, storeEvent } from './samples.ts'

const DAY_MS = 86_400_000
/** Later than anything that other tests store. */
const LATE = 9_000_000_000_000

export function contractOfSite(storage: () => Storage): void {
  const overview = () => storage().siteOverview({ since: LATE, limit: 1000 })

  it('OPS-1: the overview counts events and people, and lists the last used first', async () => {
    const before = await overview()
    const [quiet, busy] = [await storeEvent(storage()), await storeEvent(storage())]
    const { variant, name } = sampleEvent(quiet)
    await storage().write([
      { kind: 'putPerson', eventId: busy, person: samplePerson(newId('p')) },
      { kind: 'putPerson', eventId: busy, person: samplePerson(newId('p')) },
      { kind: 'putUse', eventId: quiet, usedAt: LATE },
      { kind: 'putUse', eventId: busy, usedAt: LATE + 1 },
    ])
    const after = await overview()
    const counted = ({ variants }: typeof after) => variants.find((each) => each.variant === variant)
    expect(counted(after)).toEqual({
      variant,
      numEvents: (counted(before)?.numEvents ?? 0) + 2,
      numPeople: (counted(before)?.numPeople ?? 0) + 2,
    })
    const rest = { name, variant, createdAt: null, announcedMs: null }
    expect(after.events.slice(0, 2)).toEqual([
      { ...rest, id: busy, numPeople: 2, usedAt: LATE + 1 },
      { ...rest, id: quiet, numPeople: 0, usedAt: LATE },
    ])
    expect((await storage().siteOverview({ since: LATE, limit: 1 })).events).toHaveLength(1)
  })

  it('OPS-1: announced deletions are listed, the longest unused first', async () => {
    const [first, second] = [await storeEvent(storage()), await storeEvent(storage())]
    await storage().write([
      { kind: 'putUse', eventId: second, usedAt: LATE + DAY_MS },
      { kind: 'putUse', eventId: first, usedAt: LATE },
    ])
    const sweep = { now: LATE + 40 * DAY_MS, unusedMs: 60 * DAY_MS, noticeMs: 30 * DAY_MS, elapsedMs: 0 }
    await storage().retention.sweep(sweep)
    const { announced } = await overview()
    const ids = announced.map(({ id }) => id).filter((id) => id === first || id === second)
    expect(ids).toEqual([first, second])
  })

  it('OPS-1: runs are listed newest first without what they are about, and counted since a time', async () => {
    const eventId = await storeEvent(storage())
    const { name } = sampleEvent(eventId)
    const run = sampleRun(newId('run'), eventId, LATE + 5)
    await runWrites(storage()).create(run)
    const { runs, runsSince } = await overview()
    const times = { createdAt: LATE + 5, startedAt: null, endedAt: null, seconds: run.seconds }
    expect(runs[0]).toEqual({ id: run.id, eventName: name, status: 'queued', ...times, error: null })
    expect(runsSince).toEqual([{ status: 'queued', count: 1 }])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect((await overview()).runsSince).toEqual([])
  })

  it('HTTP-16: the history tells when an event and a person were made, and null when it does not', async () => {
    const eventId = await storeEvent(storage())
    const [told, untold] = [newId('p'), newId('p')]
    const entry = (at: number, action: 'eventRegistered' | 'personRegistered', subject: string) => ({
      kind: 'appendAudit' as const,
      eventId,
      entry: {
        at,
        action,
        subject,
        topic: '',
        details: {},
        actor: { kind: 'server' as const, personId: '', name: '' },
      },
    })
    expect(await storage().created(eventId, told)).toEqual({ event: null, person: null })
    await storage().write([entry(7, 'eventRegistered', ''), entry(9, 'personRegistered', told)])
    expect(await storage().created(eventId, told)).toEqual({ event: 7, person: 9 })
    expect(await storage().created(eventId, untold)).toEqual({ event: 7, person: null })
    expect(await storage().created(eventId, '')).toEqual({ event: 7, person: null })
  })
}
