import { type AuditActor, planRefusal, settingValue } from '@planner/domain'
import { told } from '../../audit/audited-actions.ts'
import { SERVER } from '../../audit/server-actor.ts'
import type { Write } from '../../storage/storage.ts'
import { type CompileOptions, seedOf } from '../compile/compile-problem.ts'
import { basisText } from '../drift/plan-basis.ts'
import type { PlanStart, RoomSnapshot } from '../planning.ts'
import { compileWithDigest } from './compile-in-turns.ts'
import type { PlanningDeps } from './run-deps.ts'
import { settingsText } from './settings-text.ts'

/** Stores a run of an event as it stands, and its start on the event, in one transaction. */
export async function createRun(
  { storage, now, newId, random, ready }: PlanningDeps,
  { variant, state, keys }: RoomSnapshot,
  { actor = SERVER, ...options }: CompileOptions & { actor?: AuditActor },
): Promise<PlanStart> {
  const refusal = planRefusal(state)
  if (refusal) return { kind: 'invalid', reason: refusal }
  const { event, settings } = state
  const createdAt = now()
  // The event counts as running while its start is after its end.
  const startTime = Math.max(createdAt, (event.lastPlannerEndTime ?? 0) + 1)
  const audited = told('planStarted', { details: { keepPreviousPlan: options.keepPreviousPlan } })
  const writes: Write[] = [
    { kind: 'putEvent', event: { ...event, lastPlannerStartTime: startTime }, keys },
    { kind: 'appendAudit', eventId: event.id, entry: { at: createdAt, actor, ...audited } },
    { kind: 'putUse', eventId: event.id, usedAt: createdAt },
  ]
  const run = {
    id: newId(),
    eventId: event.id,
    createdAt,
    seconds: settingValue(variant, settings, 'parameters|groups|solverTimeLimit'),
    seed: seedOf(variant, state, random),
    settings: settingsText(variant, settings),
    week: event.meetingWeek,
    author: actor,
    isReplan: options.keepPreviousPlan,
  }
  const { problem: compiled, digest } = await compileWithDigest(variant, state, options)
  ready?.planned(event.id, compiled)
  const problem = JSON.stringify(compiled)
  // A plan that is ready was searched with a seed of its own (PLAN-32).
  const seed = ready?.seedFor({ ...run, problem }) ?? run.seed
  // In this very turn: whoever is erased from now on is cut out of the run.
  const basis = basisText(event, digest)
  const answer = await storage.planRuns.create({ ...run, seed, problem, basis }, writes)
  return answer === 'busy' ? { kind: 'busy' } : { kind: 'started', startTime }
}
