import { type NewPlanRun, RUN_CONFLICTS, type RunOutcome } from '../plan-run.ts'
import type { Storage, Write } from '../storage.ts'

/** Starts, stops and ends runs as rooms do: by writes, together with others. */
export function runWrites({ write }: Pick<Storage, 'write'>) {
  const unless = async <C extends keyof typeof RUN_CONFLICTS>(conflict: C, writes: readonly Write[]) => {
    try {
      await write(writes)
      return 'stored' as const
    } catch (error) {
      if (String(error).includes(RUN_CONFLICTS[conflict])) return conflict
      throw error
    }
  }
  return {
    create: (run: NewPlanRun, writes: readonly Write[] = []) =>
      unless('busy', [{ kind: 'startRun', run }, ...writes]),
    requestStop: (eventId: string) => write([{ kind: 'stopRun', eventId }]),
    finish: (runId: string, owner: string, outcome: RunOutcome, writes: readonly Write[] = []) =>
      unless('lost', [{ kind: 'endRun', runId, owner, outcome }, ...writes]),
  }
}
