import type { EventState } from '../entities/event-state.ts'
import { isAdmin, type Viewer } from '../permissions/viewer.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { Schedule } from './schedule.ts'
import { companyViolations } from './violations/company-violations.ts'
import {
  countViolations,
  parallelViolations,
  sizeViolations,
  timeViolations,
} from './violations/group-violations.ts'
import { clashViolations, hostViolations, limitViolations } from './violations/person-violations.ts'
import { roomViolations } from './violations/room-violations.ts'
import { groupsBy, type PlanInForce, type PlanViolation, type ViolationKind } from './violations/violation.ts'

const CHECKS: readonly ((plan: PlanInForce) => PlanViolation[])[] = [
  timeViolations,
  sizeViolations,
  parallelViolations,
  countViolations,
  hostViolations,
  clashViolations,
  limitViolations,
  companyViolations,
  roomViolations,
]

/** What participants are told, of themselves: it follows from the schedule and the event alone (SCHED-18). */
const OWN_KINDS: readonly ViolationKind[] = ['twoGroups', 'oneGroupOnly']

/** What the plan in force breaks, each thing once whatever the number of its sessions; SCHED-11, SCHED-17. */
export function planViolations(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  schedule: Schedule,
): PlanViolation[] {
  const all = CHECKS.flatMap((check) => check({ variant, state, schedule }))
  const mayKnow = ({ kind, people }: PlanViolation) =>
    isAdmin(viewer) ||
    (viewer.personId !== null && OWN_KINDS.includes(kind) && people.includes(viewer.personId))
  return once(all.filter(mayKnow))
}

function once(violations: readonly PlanViolation[]): PlanViolation[] {
  const identity = ({ kind, groups, people, count }: PlanViolation) =>
    [kind, count, ...people, ...groups.map(({ key }) => key)].join('\n')
  return [...groupsBy(violations, identity).values()].flatMap(([first, ...same]) => {
    if (!first) return []
    const sessionIds = [first, ...same].flatMap((each) => each.sessionIds)
    return [{ ...first, sessionIds: [...new Set(sessionIds)].sort((a, b) => a - b) }]
  })
}
