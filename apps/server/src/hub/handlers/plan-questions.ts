import { can, isAdmin, maySeeReport, readsAsVisitor, scheduleLayout } from '@planner/domain'
import type { EventReport, PlaceCard, PlanDrift } from '@planner/protocol'
import { refuse, tooMany } from '../../gate/refusal.ts'
import { checkOptions } from '../../planning/check/check-options.ts'
import { planFindings } from '../../planning/check/plan-findings.ts'
import { isDigestAlone } from '../../planning/drift/made-of.ts'
import { formerEvent } from '../../planning/drift/plan-basis.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { askedSession, groupsPlaceFor, ownGroupsPlace } from '../../planning/report/groups-place.ts'
import { meetingsPlaceFor, planReportFor } from '../../planning/report/plan-report.ts'
import { sharedReport } from '../../planning/report/shared-report.ts'
import { storedPlan } from '../../planning/report/stored-plan.ts'
import { compileInTurns, compileOpen } from '../../planning/runs/compile-in-turns.ts'
import { visiblePlace } from '../../readers/visibility.ts'
import type { Room } from '../../rooms/room.ts'
import type { HubContext } from '../context.ts'
import { dataTokens } from '../rights/costs.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

// Questions about the plan: each is answered by an explainer of what the reader may read.

export const checkPlan: Handler<'CheckPlan'> = async ({ checks }, _connection, _payload, { room }) => {
  const { variant } = room
  const found = checks.askNewest(room, 'findings', () => checkOptions(variant, room.state))
  return orTimedOut(
    found.then(({ findings, wanted, atMost, atLeast }) => ({
      ok: true as const,
      ...planFindings(variant, findings),
      wanted,
      atMost,
      atLeast,
    })),
    () => refuse(503, 'internal', 'The check took too long. Please try again.'),
  )
}

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

/**
 * Why somebody is where they are (WHY-1): an admin reads the true reasons and what a move would cost, a
 * participant what follows from their own input and from the plan as it is shown to them (WHY-4).
 */
export const explainPlace: Handler<'ExplainPlace'> = async (context, _connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room, viewer } = authority
  const { variant, state } = room
  const personId = named.person.id
  const answer = (card: PlaceCard | null) => ({ ok: true as const, card })
  if (readsAsVisitor(state, viewer)) return answer(null)
  if (can(variant, 'pairs')) {
    const run = await context.storage.planRuns.latestDone(room.eventId)
    return answer(
      await meetingsPlaceFor(variant, visiblePlace(variant, room.state, viewer), viewer, personId, run),
    )
  }
  const sessionId = askedSession(variant, state, payload.sessionId)
  if (sessionId === undefined) return answer(null)
  if (!isAdmin(viewer)) {
    const seen = visiblePlace(variant, state, viewer)
    return answer(await ownGroupsPlace(variant, seen, personId, sessionId))
  }
  return orTimedOut(groupsPlaceFor(context.insight, room, personId, sessionId).then(answer), tooMany)
}

export const priceMoves: Handler<'PriceMoves'> = async ({ insight }, _connection, payload, { room }) => {
  const { personId, from } = payload
  const found = insight.ask(room, 'moves', { personId, from })
  return { ok: true, moves: await orTimedOut(found, () => null) }
}

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

/** Reads what the last plan made of wishes to meet, cut to who asks; MEET-19 to MEET-22. */
export const readPlanReport: Handler<'ReadPlanReport'> = async (
  { storage },
  _connection,
  _payload,
  authority,
) => {
  const { room, viewer } = authority
  const run = await storage.planRuns.latestDone(room.eventId)
  const { variant, state } = room
  const plan = storedPlan(state, run)
  return {
    ok: true,
    report: plan ? await planReportFor(variant, visiblePlace(variant, state, viewer), viewer, plan) : null,
  }
}
