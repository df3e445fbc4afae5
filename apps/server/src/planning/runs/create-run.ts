import { type AuditActor, type PlanRefusal, planRefusal, settingValue } from '@planner/domain'
import { auditedAction, SERVER } from '../../audit/audited-actions.ts'
import type { Room } from '../../rooms/room.ts'
import { seedOf } from '../compile/compile-problem.ts'
import { askForSearch } from '../insight/insight.ts'
import type { PlanningDeps, PlanStart } from '../planning.ts'
import { settingsText } from './settings-text.ts'

type Deps = Pick<PlanningDeps, 'insight' | 'now' | 'newId' | 'random' | 'ready'>

/** Starts a run of an event as it stands: the run and its start on the event are one change of the room. */
export function createRun(
  { insight, now, newId, random, ready }: Deps,
  room: Room,
  { keepPreviousPlan, actor = SERVER }: { keepPreviousPlan: boolean; actor?: AuditActor },
): Promise<PlanStart> {
  return room.startPlan<{ kind: 'invalid'; reason: PlanRefusal; run?: undefined }>(async () => {
    const { variant, state } = room
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
      isReplan: keepPreviousPlan,
    }
    // From here on whoever is erased is cut out of the run.
    const { problem, basis, dataKey } = await askForSearch(insight, room, 'problem', { keepPreviousPlan })
    ready?.planned(event.id, dataKey)
    // A plan that is ready was searched with a seed of its own (PLAN-32).
    const seed = ready?.seedFor({ ...run, problem }) ?? run.seed
    const audited = auditedAction('planStarted', { details: { keepPreviousPlan } })
    const asked = { ...run, seed, problem, basis }
    // Whichever node takes the run up has what was ready on this one.
    const found = room.isShared ? ready?.take(asked) : undefined
    const begun = found && { ready: { best: found.best.text, isComplete: found.isComplete } }
    return { kind: 'ready', run: { ...asked, ...begun }, actor, audited }
  })
}
