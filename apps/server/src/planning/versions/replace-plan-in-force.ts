import {
  type AuditActor,
  type EventState,
  type PlanContent,
  planContentOf,
  type VariantDescription,
} from '@planner/domain'
import type { KeptPlanText, PlanRun } from '../../storage/plan-run.ts'
import type { Write } from '../../storage/storage.ts'
import { type Participation, participationOf } from '../compile/participation.ts'
import { settingsText } from '../runs/settings-text.ts'
import { hasUsablePlan, versionContent } from './version-plan.ts'

type Replacing = {
  /** Who replaces the plan. */
  author: AuditActor | null
  /** The version that was the last to go into force. */
  latest: PlanRun | undefined
  /** When the other plan goes into force; ms since the epoch. */
  at: number
  /** When the other plan was asked for: the kept one stands before it in the list of versions. */
  askedAt: number
  newId: () => string
}

/**
 * Keeps the plan in force as a version of its own before another one replaces it, so that it can be put back
 * whole; PLAN-22. Nothing where a version is it already.
 */
export function keepPlanInForce(
  variant: VariantDescription,
  state: EventState,
  { author, latest, at, askedAt, newId }: Replacing,
): Write[] {
  const plan = planContentOf(state)
  if (latest && isAsItIs(variant, state, latest, plan)) return []
  const text: KeptPlanText = { format: 'plan-kept/2', kind: 'kept', plan }
  const kept = {
    id: newId(),
    createdAt: askedAt - 1,
    inForceAt: at - 1,
    settings: settingsText(variant, state.settings),
    week: state.event.meetingWeek,
    best: JSON.stringify(text),
    author,
  }
  return [{ kind: 'keepPlan', eventId: state.event.id, plan: kept }]
}

/**
 * Whether the plan in force is that of the version, without a change by hand since: nobody has taken out
 * whoever is archived.
 */
export function isAsItIs(
  variant: VariantDescription,
  state: EventState,
  version: PlanRun,
  plan: PlanContent = planContentOf(state),
): boolean {
  if (!hasUsablePlan(state, version)) return false
  const at = state.event.lastPlannerEndTime ?? 0
  const participation = participationOf(variant, state)
  const text = (content: PlanContent) => JSON.stringify(amongParticipants(participation, content))
  return text(versionContent(variant, state, version, at)) === text(plan)
}

function amongParticipants(
  { people, topics }: Participation,
  { groups, meetings }: PlanContent,
): PlanContent {
  const active = groups.filter(({ topicId }) => topics.has(topicId))
  return {
    groups: active.map((group) => ({
      ...group,
      members: group.members.flatMap(([session, members]) => {
        const left = members.filter((id) => people.has(id))
        return left.length === 0 ? [] : [[session, left] as const]
      }),
    })),
    meetings: meetings.filter(([a, b]) => people.has(a) && people.has(b)),
  }
}
