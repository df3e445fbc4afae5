import { can, isAdmin, maySeeReport, type PersonId, readsAsVisitor, type Viewer } from '@planner/domain'
import type { EventReport, PlaceCard, PlanDrift, Refusal } from '@planner/protocol'
import type { Authority } from '../../gate/authority.ts'
import { refuse, tooMany } from '../../gate/refusal.ts'
import { checkOptions } from '../../planning/check/check-options.ts'
import { planFindings } from '../../planning/check/plan-findings.ts'
import { type Insight, orTimedOut } from '../../planning/insight/insight.ts'
import { askedSession, organisersPlace, slotOfSession } from '../../planning/report/groups-place.ts'
import { sharedReport } from '../../planning/report/shared-report.ts'
import type { StoredRun } from '../../planning/report/stored-plan.ts'
import type { Room } from '../../rooms/room.ts'
import type { PlanRun } from '../../storage/plan-run.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { dataTokens } from '../rights/costs.ts'
import type { Handler } from './handler.ts'
import { namedPerson } from './named-person.ts'

// Questions about the plan: each is answered by an explainer of what the reader may read.

export const CheckPlan: Handler<'CheckPlan'> = async ({ checks }, _connection, _payload, { room }) => {
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
export const ReadPlanDrift: Handler<'ReadPlanDrift'> = async (context, _connection, _payload, { room }) => {
  // A plan that was just put into force may not be stored yet.
  await room.settled()
  // All screens ask after the same change.
  const drift = room.memory.ofRevision('drift', () => askDrift(context, room))
  return orTimedOut(
    drift.then((found) => ({ ok: true as const, drift: found })),
    tookTooLong,
  )
}

async function askDrift({ storage, insight }: HubContext, room: Room): Promise<PlanDrift | null> {
  const run = await storage.planRuns.latestDone(room.eventId)
  if (!run || (run.week ?? 1) !== room.state.event.meetingWeek)
    return insight.ask(room, 'drift', { version: null })
  const { problem, basis, settings } = run
  return insight.ask(room, 'drift', { version: { problem, basis, settings } }, run.id)
}

/**
 * Why somebody is where they are (WHY-1): an admin reads the true reasons and what a move would cost, a
 * participant what follows from their own input and from the plan as it is shown to them (WHY-4).
 */
export const ExplainPlace: Handler<'ExplainPlace'> = async (context, connection, payload, authority) => {
  const named = namedPerson(authority, payload.userId)
  if (!named.ok) return named
  const { room, viewer } = authority
  const { variant, state } = room
  const personId = named.person.id
  if (readsAsVisitor(state, viewer)) return { ok: true, card: null }
  const card = can(variant, 'pairs')
    ? askMeetings(context, connection, authority, personId)
    : askPlace(context, connection, authority, { personId, ofSession: payload.sessionId })
  return orTimedOut(
    card.then((found) => ({ ok: true as const, card: found })),
    tooMany,
  )
}

async function askMeetings(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  personId: PersonId,
): Promise<PlaceCard | null> {
  const { room, viewer } = authority
  const run = await context.storage.planRuns.latestDone(room.eventId)
  if (!run) return null
  const ask = askerFor(context, connection, viewer)
  const about = `${run.id} ${personId} ${viewer.role} ${viewer.personId}`
  return ask(room, 'meetingsPlace', { viewer, personId, run: storedRun(run) }, about)
}

async function askPlace(
  { insight }: HubContext,
  { address }: Connection,
  { room, viewer }: Authority,
  { personId, ofSession }: { personId: PersonId; ofSession: number | null },
): Promise<PlaceCard | null> {
  const sessionId = askedSession(room.variant, room.state, ofSession)
  if (sessionId === undefined) return null
  if (!isAdmin(viewer)) return insight.askInTurn(address, room, 'ownPlace', { viewer, personId, sessionId })
  const explanation = await insight.ask(room, 'why', { personId, slot: slotOfSession(sessionId) })
  return explanation && organisersPlace(explanation, personId, sessionId)
}

export const PriceMoves: Handler<'PriceMoves'> = async ({ insight }, _connection, payload, { room }) => {
  const { personId, from, withSwaps } = payload
  const found = insight.ask(room, 'moves', { personId, from, withSwaps })
  return { ok: true, moves: await orTimedOut(found, () => null) }
}

const NOTHING = { ok: true, report: null, shared: null, isLate: false } as const

/** Everybody asks after the same change. */
const REPORT = 'report'

/**
 * Reads what the plan in force is worth: everything for organisers, sums for everybody where the event shows
 * them; REPORT-2, REPORT-8.
 */
export const ReadReport: Handler<'ReadReport'> = async (context, connection, _payload, authority) => {
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
  const run = await storage.planRuns.latestDone(room.eventId)
  const isOfThisWeek = (run?.week ?? 1) === room.state.event.meetingWeek
  if (!run?.best || run.endedAt === null || !isOfThisWeek)
    return insight.ask(room, 'eventReport', { run: null })
  const { endedAt, problem, basis, best: result, isReplan } = run
  return insight.ask(room, 'eventReport', { run: { endedAt, problem, basis, result, isReplan } }, run.id)
}

/** Reads what the last plan made of wishes to meet, cut to who asks; MEET-19 to MEET-22. */
export const ReadPlanReport: Handler<'ReadPlanReport'> = async (
  context,
  connection,
  _payload,
  { room, viewer },
) => {
  const run = await context.storage.planRuns.latestDone(room.eventId)
  if (!run || readsAsVisitor(room.state, viewer)) return { ok: true, report: null }
  const about = `${run.id} ${viewer.role} ${viewer.personId}`
  const ask = askerFor(context, connection, viewer)
  const found = ask(room, 'planReport', { viewer, run: storedRun(run) }, about)
  return orTimedOut(
    found.then((report) => ({ ok: true as const, report })),
    tookTooLong,
  )
}

/** How a viewer's question is asked: organisers do not wait for all participants who ask. */
function askerFor({ insight }: HubContext, { address }: Connection, viewer: Viewer): Insight['ask'] {
  return isAdmin(viewer)
    ? (...question) => insight.ask(...question)
    : (...question) => insight.askInTurn(address, ...question)
}

/** No more of a run than the thread of questions reads. */
function storedRun({ best, endedAt, week, problem }: PlanRun): StoredRun {
  return { best, endedAt, week, problem }
}

function tookTooLong(): Refusal {
  return refuse(503, 'internal', 'It took too long. Please try again.')
}
