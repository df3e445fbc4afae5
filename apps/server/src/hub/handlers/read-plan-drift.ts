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
  return orTimedOut(
    driftOf(context, room).then((drift) => ({ ok: true as const, drift })),
    () => refuse(503, 'internal', 'It took too long. Please try again.'),
  )
}

/** The answer of each live event as it was last asked for: all screens ask after the same change. */
const known = new WeakMap<Room, { revision: number; drift: Promise<PlanDrift | null> }>()

function driftOf(context: HubContext, room: Room): Promise<PlanDrift | null> {
  const { revision } = room
  const last = known.get(room)
  if (last?.revision === revision) return last.drift
  const drift = askDrift(context, room)
  known.set(room, { revision, drift })
  // What failed is asked for again.
  drift.catch(() => known.delete(room))
  return drift
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
    ...{ version, former, open },
    ...{ settings: [...then.settingsRead()], fields: [...then.fields] },
  })
}
