import type { PlanDrift } from '@planner/protocol'
import { refuse } from '../../gate/refusal.ts'
import { isDigestAlone } from '../../planning/drift/made-of.ts'
import { formerEvent } from '../../planning/drift/plan-basis.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { compileInTurns, compileOpen } from '../../planning/runs/compile-in-turns.ts'
import type { Room } from '../../rooms/room.ts'
import type { HubContext } from '../context.ts'
import type { Handler } from './handler.ts'

/** What has changed since the plan in force was made, for admins; PLAN-27. */
export const readPlanDrift: Handler<'ReadPlanDrift'> = async (context, _connection, _payload, { room }) => {
  // A plan that was just put into force may not be stored yet.
  await room.settled()
  // All screens ask after the same change.
  const drift = room.memory.ofRevision('drift', () => askDrift(context, room))
  return orTimedOut(
    drift.then((found) => ({ ok: true as const, drift: found })),
    () => refuse(503, 'internal', 'It took too long. Please try again.'),
  )
}

async function askDrift({ storage, insight }: HubContext, room: Room): Promise<PlanDrift | null> {
  const nothing = { former: null, open: null, settings: [], fields: [] }
  const { variant, eventId } = room
  const run = await storage.planRuns.latestDone(eventId)
  const { state } = room
  if (!run || (run.week ?? 1) !== state.event.meetingWeek)
    return insight.ask(room, 'drift', { version: null, ...nothing })
  const version = { problem: run.problem, basis: run.basis }
  const open = isDigestAlone(version) ? await compileOpen(variant, state) : null
  const then = formerEvent(variant, state, run)
  if (!then) return insight.ask(room, 'drift', { ...nothing, version, open })
  const former = await compileInTurns(variant, then.state, { keepPreviousPlan: false })
  return insight.ask(room, 'drift', {
    version,
    former,
    open,
    settings: [...then.settingsRead()],
    fields: [...then.fields],
  })
}
