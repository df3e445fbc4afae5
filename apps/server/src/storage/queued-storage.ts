import type { AddressedCell } from '@planner/domain'
import { changesOf } from './change.ts'
import type { StorageFault } from './fault.ts'
import { GroupCommit } from './group-commit.ts'
import type { Engine } from './job.ts'
import type { PlanRunStore } from './plan-run-store.ts'
import type { Storage } from './storage.ts'
import { cellsOf, damagedKeys, type EventRows, storedEventOf } from './stored-event.ts'

/** Implements `Storage` on top of an engine that runs batches of jobs. */
export function queuedStorage(
  engine: Engine,
  maxBatchJobs: number,
  onDamagedKey: (message: string) => void = () => {},
): Storage {
  const queue = new GroupCommit(engine, maxBatchJobs)
  return {
    write: async (writes, cells) => {
      const changes = changesOf(writes)
      return queue.submit({ kind: 'write', changes: cells ? [...changes, cells] : changes })
    },
    async loadEvent(eventId) {
      const rows = await loadRows(queue, eventId)
      if (!rows) return undefined
      for (const message of damagedKeys(eventId, rows)) onDamagedKey(message)
      return storedEventOf(rows, await loadCells(queue, eventId))
    },
    findKey: (key) => queue.submit({ kind: 'findKey', key }),
    openedEvents: (sessionId) => queue.submit({ kind: 'openedEvents', sessionId }),
    isSessionEnded: (sessionId) => queue.submit({ kind: 'isSessionEnded', sessionId }),
    eventSessions: (eventId) => queue.submit({ kind: 'eventSessions', eventId }),
    planRuns: queuedPlanRuns(queue),
    retention: {
      sweep: (sweep) => queue.submit({ kind: 'sweepUnused', sweep: { ...sweep } }),
      use: (eventId) => queue.submit({ kind: 'eventUse', eventId }),
    },
    async checkHealth(at) {
      if (queue.isDamaged) return 'damaged'
      try {
        await queue.submit({ kind: 'checkHealth', at })
        return 'ok'
      } catch (error) {
        const fault = error instanceof Error ? (error.cause as StorageFault | undefined) : undefined
        return fault ?? 'notWritable'
      }
    },
    scenarios: (eventId) => queue.submit({ kind: 'scenarioSet', eventId }),
    latestStamps: () => queue.submit({ kind: 'latestStamps' }),
    siteOverview: (request) => queue.submit({ kind: 'siteOverview', request: { ...request } }),
    created: (eventId, personId) => queue.submit({ kind: 'created', eventId, personId }),
    audit: (eventId, page) => queue.submit({ kind: 'audit', eventId, page }),
    close: () => queue.close(),
  }
}

async function loadRows(queue: GroupCommit, eventId: string): Promise<EventRows | undefined> {
  for (;;) {
    const rows = await queue.submit({ kind: 'loadEvent', eventId })
    if (rows !== 'behind') return rows
    while (await queue.submit({ kind: 'catchUp', eventId }));
  }
}

/** Page by page, so that a large event keeps neither the storage thread nor the caller's for long. */
async function loadCells(queue: GroupCommit, eventId: string): Promise<AddressedCell[]> {
  const cells: AddressedCell[] = []
  for (let after = ''; ; ) {
    const page = await queue.submit({ kind: 'loadCells', eventId, after })
    for (const cell of cellsOf(page)) cells.push(cell)
    if (page.isLast) return cells
    after = page.keys.at(-1) ?? after
  }
}

function queuedPlanRuns(queue: GroupCommit): PlanRunStore {
  return {
    claimable: (now) => queue.submit({ kind: 'claimableRuns', now }),
    claim: (owner, now, leaseMs, id) =>
      queue.submit({ kind: 'claimRun', owner, now, leaseMs, id: id ?? null }),
    heartbeat: (id, owner, now, leaseMs, best) =>
      queue.submit({ kind: 'heartbeatRun', id, owner, now, leaseMs, best }),
    list: (eventId) => queue.submit({ kind: 'planRuns', eventId }),
    latestDone: (eventId) => queue.submit({ kind: 'latestPlan', eventId }),
    version: (eventId, id) => queue.submit({ kind: 'planVersion', eventId, id }),
    versions: (eventId) => queue.submit({ kind: 'planVersions', eventId }),
    summaries: (eventId) => queue.submit({ kind: 'planSummaries', eventId }),
  }
}
