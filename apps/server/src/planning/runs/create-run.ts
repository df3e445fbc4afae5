import { type AuditActor, type PlanRefusal, planRefusal, settingValue } from '@planner/domain'
import { told } from '../../audit/audited-actions.ts'
import { SERVER } from '../../audit/server-actor.ts'
import type { PreparedRun, Room } from '../../rooms/room.ts'
import { type CompileOptions, seedOf } from '../compile/compile-problem.ts'
import { basisText } from '../drift/plan-basis.ts'
import type { PlanStart } from '../planning.ts'
import { compileWithDigest } from './compile-in-turns.ts'
import type { PlanningDeps } from './run-deps.ts'
import { settingsText } from './settings-text.ts'

/** Starts a run of an event as it stands: the run and its start on the event are one change of the room. */
export async function createRun(
  deps: PlanningDeps,
  room: Room,
  options: CompileOptions & { actor?: AuditActor },
): Promise<PlanStart> {
  return room.startPlan(() => prepareRun(deps, room, options))
}

async function prepareRun(
  { now, newId, random, ready }: PlanningDeps,
  { variant, state }: Room,
  { actor = SERVER, ...options }: CompileOptions & { actor?: AuditActor },
): Promise<PreparedRun | { kind: 'invalid'; reason: PlanRefusal; run?: undefined }> {
  const refusal = planRefusal(state)
  if (refusal) return { kind: 'invalid', reason: refusal }
  const { event, settings } = state
  const run = {
    id: newId(),
    eventId: event.id,
    createdAt: now(),
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
  const audited = told('planStarted', { details: { keepPreviousPlan: options.keepPreviousPlan } })
  return { kind: 'ready', run: { ...run, seed, problem, basis }, actor, audited }
}
