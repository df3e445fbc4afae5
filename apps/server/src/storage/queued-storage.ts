import { type Change, changeOf } from './change.ts'
import { GroupCommit } from './group-commit.ts'
import type { Engine } from './job.ts'
import type { PlanRunStore } from './plan-run-store.ts'
import type { Storage } from './storage.ts'
import { storedEventOf } from './stored-event.ts'

/** Implements `Storage` on top of an engine that runs batches of jobs. */
export function queuedStorage(engine: Engine, maxBatchJobs: number): Storage {
  const queue = new GroupCommit(engine, maxBatchJobs)
  return {
    write: async (writes, cells) => {
      const changes: Change[] = writes.map(changeOf)
      return queue.submit({ kind: 'write', changes: cells ? [...changes, cells] : changes })
    },
    async loadEvent(eventId) {
      const rows = await queue.submit({ kind: 'loadEvent', eventId })
      return rows && storedEventOf(rows)
    },
    findKey: (key) => queue.submit({ kind: 'findKey', key }),
    openedEvents: (sessionId) => queue.submit({ kind: 'openedEvents', sessionId }),
    planRuns: queuedPlanRuns(queue),
    close: () => queue.close(),
  }
}

function queuedPlanRuns(queue: GroupCommit): PlanRunStore {
  return {
    create: async (run, writes) =>
      queue.submit({ kind: 'createRun', run: { ...run }, changes: writes.map(changeOf) }),
    claim: (owner, now, leaseMs) => queue.submit({ kind: 'claimRun', owner, now, leaseMs }),
    heartbeat: (id, owner, now, leaseMs, best) =>
      queue.submit({ kind: 'heartbeatRun', id, owner, now, leaseMs, best }),
    requestStop: (eventId) => queue.submit({ kind: 'stopRun', eventId }),
    finish: async (id, owner, outcome, writes) =>
      queue.submit({
        kind: 'finishRun',
        id,
        owner,
        outcome: { ...outcome },
        changes: writes.map(changeOf),
      }),
    list: (eventId) => queue.submit({ kind: 'planRuns', eventId }),
  }
}
