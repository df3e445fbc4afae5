import { isAdmin, maySeeReport, scheduleLayout } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { tooMany } from '../../gate/refusal.ts'
import { isDigestAlone } from '../../planning/drift/made-of.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { sharedReport } from '../../planning/report/shared-report.ts'
import { compileOpen } from '../../planning/runs/compile-in-turns.ts'
import type { Room } from '../../rooms/room.ts'
import type { HubContext } from '../context.ts'
import { dataTokens } from '../rights/costs.ts'
import type { Handler } from './handler.ts'

const NOTHING = { ok: true, report: null, shared: null, isLate: false } as const

/** Everybody asks after the same change. */
const REPORT = 'report'

/**
 * Reads what the plan in force is worth: everything for organisers, sums for everybody where the event shows
 * them; REPORT-2, REPORT-8.
 */
export const readReport: Handler<'ReadReport'> = async (context, connection, _payload, authority) => {
  const { room, viewer } = authority
  if (!maySeeReport(room.variant, room.state, viewer)) return NOTHING
  // To make it, the whole event is gone through (LIMIT-2).
  if (!room.memory.knows(REPORT) && !connection.rateLimit.take(dataTokens(room.bytes))) return tooMany()
  const report = await orTimedOut(
    room.memory.ofRevision(REPORT, () => askReport(context, room)),
    () => 'timedOut' as const,
  )
  if (report === 'timedOut') return { ...NOTHING, isLate: true }
  if (report === null) return NOTHING
  return { ...NOTHING, report: isAdmin(viewer) ? report : null, shared: sharedReport(report) }
}

async function askReport({ storage, insight }: HubContext, room: Room): Promise<EventReport | null> {
  const { variant, state, eventId } = room
  const bySession = scheduleLayout(variant, state) === 'sessions'
  const run = await storage.planRuns.latestDone(eventId)
  const isOfThisWeek = (run?.week ?? 1) === state.event.meetingWeek
  if (!run?.best || run.endedAt === null || !isOfThisWeek)
    return insight.ask(room, 'eventReport', { run: null, open: null, bySession }, 'no run')
  const { endedAt, problem, basis, best: result, isReplan } = run
  const made = { endedAt, problem, basis, result, isReplan }
  const open = isDigestAlone(made) ? await compileOpen(variant, state) : null
  return insight.ask(room, 'eventReport', { run: made, open, bySession }, run.id)
}
