import { planRefusal, withVariations } from '@planner/domain'
import type { WireScenarioSet } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { auditedAction, auditedActions } from '../../audit/audited-actions.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { endTimeOf } from '../../planning/apply/plan-cells.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { settingsText } from '../../planning/runs/settings-text.ts'
import { scenarioPlan } from '../../planning/scenarios/scenario-plan.ts'
import type { ScenarioSet } from '../../planning/scenarios/scenario-set.ts'
import { isScenarioOf } from '../../planning/scenarios/scenario-state.ts'
import { settingWrites, undoText } from '../../planning/scenarios/setting-changes.ts'
import { keepPlanInForce } from '../../planning/versions/replace-plan-in-force.ts'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import type { HubContext } from '../context.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'
import { cannotPlan, tooManyPlans } from './plan-runs.ts'

export const PlanScenarios: Handler<'PlanScenarios'> = async (context, connection, payload, authority) => {
  const { room } = authority
  const { variant, state } = room
  const refusal = planRefusal(state)
  if (refusal) return cannotPlan(refusal)
  const { scenarios, seconds } = payload
  if (!scenarios.every((each) => isScenarioOf(variant, state, each)))
    return refuse(
      422,
      'invalid',
      'A scenario names a setting, a value, a person, a room or a session that is none.',
    )
  const author = actorOf(connection, authority)
  const started = await context.scenarios.plan(room, scenarios, {
    seconds,
    author,
    address: connection.address,
  })
  if (started === 'running')
    return refuse(409, 'scenariosRunning', 'Scenarios are being planned. Please wait, or stop them.')
  if (started === 'tooMany') return tooManyPlans()
  return started === 'notStored' ? couldNotStore() : { ok: true }
}

export const StopScenarios: Handler<'StopScenarios'> = async (
  { scenarios },
  _connection,
  _payload,
  { room },
) =>
  (await scenarios.stop(room.eventId))
    ? { ok: true }
    : refuse(409, 'plannerNotRunning', 'No scenarios are being planned.')

export const ReadScenarios: Handler<'ReadScenarios'> = async (context, _connection, _payload, { room }) => {
  const set = await context.scenarios.of(room.eventId)
  return { ok: true, bench: set ? await setNow(context, room, set) : null }
}

export const ReadScenario: Handler<'ReadScenario'> = async (
  { scenarios, now },
  _connection,
  { scenarioId },
  { room },
) => {
  const found = plannedOf(await scenarios.of(room.eventId), room, scenarioId)
  if (!found) return unknownScenario()
  const { content, settings, shown } = scenarioPlan(room.variant, room.state, found, now())
  return { ok: true, plan: content, settings: [...settings], shown }
}

export const AdoptScenario: Handler<'AdoptScenario'> = async (context, connection, payload, authority) => {
  const { storage, now, ids, scenarios } = context
  const { room } = authority
  const { eventId, variant } = room
  await room.settled()
  const [latest, set] = await Promise.all([storage.planRuns.latestDone(eventId), scenarios.of(eventId)])
  const refusal = authority.refusalByNow()
  if (refusal) return refusal
  const found = plannedOf(set, room, payload.scenarioId)
  if (!found) return unknownScenario()
  const { state } = room
  const at = Math.max(endTimeOf(state, now()), (latest?.inForceAt ?? 0) + 2)
  const plan = scenarioPlan(variant, state, found, at)
  if (plan.shown !== payload.shown)
    return refuse(409, 'scenarioChanged', 'The plan or the settings are others by now. Please look again.')
  const actor = actorOf(connection, authority)
  const changes = settingWrites(room, plan.settings, at)
  const adopted = {
    id: ids.newId(),
    createdAt: at,
    inForceAt: at,
    best: plan.text,
    author: actor,
    settings: settingsText(variant, withVariations(state, found.settings).settings),
    week: state.event.meetingWeek,
    scenarioId: found.id,
    undoSettings: undoText(plan.settings),
  }
  const newId = () => ids.newId()
  const writes: Write[] = [
    ...changes,
    ...keepPlanInForce(variant, state, { author: actor, latest, at, askedAt: at, newId }),
    ...plan.writes,
    { kind: 'keepPlan', eventId, plan: adopted },
  ]
  const notice = { kind: 'dataReplaced' } as const
  const audited = [auditedAction('scenarioAdopted'), ...auditedActions(room, changes, { notice, actor })]
  return changeRoom(connection, authority, writes, notice, { audited })
}

/** A scenario with a plan; none of meetings of a week that is over. */
function plannedOf(set: ScenarioSet | undefined, { state }: Room, scenarioId: string) {
  const found = set?.scenarios.find(({ id }) => id === scenarioId)
  if (!set || !found || found.best === null || set.week !== state.event.meetingWeek) return undefined
  return { ...found, best: found.best, week: set.week }
}

function unknownScenario() {
  return refuse(
    409,
    'scenarioUnknown',
    'There is no plan of this scenario any more. Please plan the scenarios again.',
  )
}

async function setNow(
  { insight, scenarios }: HubContext,
  room: Room,
  set: ScenarioSet,
): Promise<WireScenarioSet> {
  const { id, createdAt, author, seconds } = set
  // Others may end meanwhile.
  const planned = set.scenarios.flatMap((each) => (each.best === null ? [] : { ...each, best: each.best }))
  const plans = planned.map(({ best, settings }) => ({ best, settings }))
  const about = planned.map(({ id }) => id).join()
  // All screens ask after the same change.
  const asked = room.memory.ofRevision(`values of ${about}`, () =>
    insight.ask(room, 'planValues', { plans }, about),
  )
  const values = await orTimedOut(asked, () => undefined)
  return {
    id,
    createdAt,
    author,
    seconds,
    waitSeconds: scenarios.waitSeconds(room.eventId),
    isDataChanged: values === undefined || set.problemKey === '' ? null : values.problem !== set.problemKey,
    scenarios: set.scenarios.map(({ best: _best, ...scenario }) => {
      const value = values?.plans[planned.findIndex((each) => each.id === scenario.id)]
      return {
        ...scenario,
        value: value ? { satisfaction: value.satisfaction, without: value.without } : null,
      }
    }),
    inForce: values?.inForce ?? null,
  }
}
