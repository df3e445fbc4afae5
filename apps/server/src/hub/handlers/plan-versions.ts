import type { AuditAction } from '@planner/domain'
import type { DataSince, PlanVersion as ListedPlan, Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { auditedAction, auditedActions } from '../../audit/audited-actions.ts'
import { refuse } from '../../gate/refusal.ts'
import { endTimeOf } from '../../planning/apply/plan-cells.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import {
  settingWrites,
  undoneSettings,
  undoText,
  withChanges,
} from '../../planning/scenarios/setting-changes.ts'
import { isAsItIs, keepPlanInForce } from '../../planning/versions/replace-plan-in-force.ts'
import { hasUsablePlan, versionContent, versionWrites } from '../../planning/versions/version-plan.ts'
import type { Room } from '../../rooms/room.ts'
import type { PlanRun, PlanVersion } from '../../storage/plan-run.ts'
import type { Storage, Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import type { Admitted } from '../rights/gates.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'

export const ListPlans: Handler<'ListPlans'> = async (context, _connection, _payload, { room }) => {
  const { storage } = context
  const { eventId } = room
  // A plan that was just put into force may not be stored yet.
  await room.settled()
  const [versions, latest] = await Promise.all([
    storage.planRuns.versions(eventId),
    storage.planRuns.latestDone(eventId),
  ])
  const since = await dataSince(context, room, versions)
  const { meetingWeek } = room.state.event
  const [last, before] = forced(versions)
  // Closing a week ends what its plan has reserved.
  const inForce = last && isUsable(last, meetingWeek) ? last : undefined
  return {
    ok: true,
    plans: versions.map((version, at) => listed(version, meetingWeek, since[at] ?? 'unknown')),
    inForceId: inForce?.id ?? null,
    isChanged: inForce !== undefined && latest !== undefined && isChangedSince(room, latest),
    undoId: before && isUsable(before, meetingWeek) ? before.id : null,
    undoSettings: undoneSettings(room, latest?.undoSettings ?? ''),
  }
}

/**
 * Whether the plan in force was changed by hand since the version went into force. All screens of admins ask
 * after the same change, and in a large event it takes 20 ms.
 */
function isChangedSince(room: Room, version: PlanRun): boolean {
  const { variant, state } = room
  return room.memory.ofRevision(`changed since ${version.id}`, () => !isAsItIs(variant, state, version))
}

export const ReadPlan: Handler<'ReadPlan'> = async ({ storage, now }, _connection, { planId }, { room }) => {
  await room.settled()
  const { version, latest, versions } = await storedVersions(storage, room.eventId, planId)
  const { variant, state } = room
  if (!version || !hasUsablePlan(state, version)) return unknownPlan()
  const undone = undoneWith(room, { planId, latest, versions })
  return { ok: true, plan: versionContent(variant, withChanges(state, undone), version, now()) }
}

export const RestorePlan: Handler<'RestorePlan'> = (context, connection, payload, authority) =>
  putIntoForce(context, connection, payload, authority, {
    action: 'planRestored',
    accepts: ({ status }) => status !== 'draft',
  })

export const PublishPlan: Handler<'PublishPlan'> = (context, connection, payload, authority) =>
  putIntoForce(context, connection, payload, authority, {
    action: 'planPublished',
    accepts: ({ status }) => status === 'draft',
  })

export const DiscardPlan: Handler<'DiscardPlan'> = async ({ storage }, connection, { planId }, authority) => {
  const { eventId } = authority.room
  const version = await storage.planRuns.version(eventId, planId)
  const refusal = authority.refusalByNow()
  if (refusal) return refusal
  if (version?.status !== 'draft') return unknownPlan()
  const writes: Write[] = [{ kind: 'setPlan', eventId, planId, status: 'discarded', inForceAt: null }]
  const audited = [auditEntryOf('planDiscarded', version)]
  return changeRoom(connection, authority, writes, { kind: 'audited' }, { audited })
}

type Putting = { action: AuditAction; accepts: (version: PlanRun) => boolean }

/** What is in force before is kept (PLAN-22). All at once: cells, versions and the audit. */
async function putIntoForce(
  { storage, now, ids }: HubContext,
  connection: Connection,
  { planId }: { planId: string },
  authority: Admitted,
  { action, accepts }: Putting,
): Promise<{ ok: true } | Refusal> {
  const { room } = authority
  const { eventId, variant } = room
  await room.settled()
  const { version, latest, versions } = await storedVersions(storage, eventId, planId)
  const refusal = authority.refusalByNow()
  if (refusal) return refusal
  const { state } = room
  if (!version || !accepts(version) || !hasUsablePlan(state, version)) return unknownPlan()
  const at = Math.max(endTimeOf(state, now()), (latest?.inForceAt ?? 0) + 2)
  const actor = actorOf(connection, authority)
  const status = version.status === 'kept' ? 'kept' : 'done'
  const undone = undoneWith(room, { planId, latest, versions })
  const settings = settingWrites(room, undone, at)
  const undoSettings = undoText(undone)
  const writes: Write[] = [
    ...settings,
    ...keepPlanInForce(variant, state, { author: actor, latest, at, askedAt: at, newId: () => ids.newId() }),
    { kind: 'setPlan', eventId, planId, status, inForceAt: at, undoSettings },
    ...versionWrites(variant, withChanges(state, undone), version, at),
  ]
  const notice = { kind: 'dataReplaced' } as const
  const audited = [auditEntryOf(action, version), ...auditedActions(room, settings, { notice, actor })]
  return changeRoom(connection, authority, writes, notice, { audited })
}

function auditEntryOf(action: AuditAction, { createdAt }: PlanRun) {
  return auditedAction(action, { details: { plannedAt: createdAt } })
}

function unknownPlan(): Refusal {
  return refuse(409, 'planUnknown', 'There is no such plan any more, or it is of a week that is over.')
}

/** Those that were in force, the last one first. */
function forced(versions: readonly PlanVersion[]): PlanVersion[] {
  return versions
    .filter(({ inForceAt }) => inForceAt !== null)
    .toSorted((a, b) => (b.inForceAt ?? 0) - (a.inForceAt ?? 0))
}

type StoredVersions = { latest: PlanRun | undefined; versions: readonly PlanVersion[] }

/** A version, the one in force, and all of them. */
async function storedVersions({ planRuns }: Storage, eventId: string, planId: string) {
  const [version, latest, versions] = await Promise.all([
    planRuns.version(eventId, planId),
    planRuns.latestDone(eventId),
    planRuns.versions(eventId),
  ])
  return { version, latest, versions }
}

/** The settings that a version brings back where it is the one before the scenario in force. */
function undoneWith(room: Room, { planId, latest, versions }: StoredVersions & { planId: string }) {
  return planId === forced(versions)[1]?.id ? undoneSettings(room, latest?.undoSettings ?? '') : []
}

function isUsable({ status, week }: PlanVersion, meetingWeek: number): boolean {
  return status !== 'failed' && (week ?? 1) === meetingWeek
}

/** Of each version; where it takes too long to find out it is not known. */
async function dataSince(
  { insight }: HubContext,
  room: Room,
  versions: readonly PlanVersion[],
): Promise<readonly DataSince[]> {
  const digests = versions.map(({ digest }) => digest)
  if (digests.every((digest) => digest === undefined)) return []
  return orTimedOut(insight.ask(room, 'dataSince', { digests }), () => [])
}

function listed(version: PlanVersion, meetingWeek: number, data: DataSince): ListedPlan {
  const { week: _week, error: _error, digest: _digest, settings, ...rest } = version
  return {
    ...rest,
    settings: JSON.parse(settings) as ListedPlan['settings'],
    isUsable: isUsable(version, meetingWeek),
    data,
  }
}
