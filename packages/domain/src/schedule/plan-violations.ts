import type { PersonId } from '../entities/person.ts'
import { groupsBy } from '../groups-by.ts'
import { isAdmin } from '../permissions/viewer.ts'
import type { PlanInForce, PlanInView, ScheduledGroup } from './schedule.ts'
import {
  countViolations,
  parallelViolations,
  roomViolations,
  sizeViolations,
  timeViolations,
} from './violations/group-violations.ts'
import {
  clashViolations,
  companyViolations,
  hostViolations,
  limitViolations,
  pinViolations,
} from './violations/person-violations.ts'
import type { PlanViolation, ViolationKind } from './violations/violation.ts'

type Check = (plan: PlanInForce) => PlanViolation[]

const CHECKS: readonly Check[] = [
  timeViolations,
  sizeViolations,
  parallelViolations,
  countViolations,
  hostViolations,
  clashViolations,
  limitViolations,
  pinViolations,
  companyViolations,
  roomViolations,
]

/** What participants are told about themselves: it follows from schedule and event alone (SCHED-18). */
const OWN_KINDS: readonly ViolationKind[] = ['busy', 'oneGroupOnly']

/** What the plan in force breaks, each thing once whatever the number of its sessions; SCHED-11, SCHED-17. */
export function planViolations(plan: PlanInView): PlanViolation[] {
  return violationsIn(plan, CHECKS)
}

/** What can change when one person is moved: who is where at what time, and with whom. */
const checksOfMove = (personId: PersonId): readonly Check[] => [
  sizeViolations,
  clashViolations,
  limitViolations,
  pinViolations,
  (plan) => companyViolations(plan, personId),
  roomViolations,
]

/** The breaches of the groups after a move that were none before, as far as the viewer is told. */
export function violationsOfMove(
  plan: PlanInView,
  before: readonly ScheduledGroup[],
  after: readonly ScheduledGroup[],
  personId: PersonId,
): PlanViolation[] {
  const checks = checksOfMove(personId)
  const of = (groups: readonly ScheduledGroup[]) => {
    const byKey = new Map(groups.map((group) => [group.key, group]))
    return violationsIn({ ...plan, schedule: { ...plan.schedule, groups, byKey } }, checks)
  }
  const known = new Set(of(before).map(identityOf))
  return of(after).filter((violation) => !known.has(identityOf(violation)))
}

/** What the checks find, as far as the viewer is told of it. */
function violationsIn(plan: PlanInView, checks: readonly Check[]): PlanViolation[] {
  const { viewer } = plan
  const mayKnow = ({ kind, people }: PlanViolation) =>
    isAdmin(viewer) ||
    (viewer.personId !== null && OWN_KINDS.includes(kind) && people.includes(viewer.personId))
  return once(checks.flatMap((check) => check(plan)).filter(mayKnow))
}

function once(violations: readonly PlanViolation[]): PlanViolation[] {
  return [...groupsBy(violations, identityOf).values()].flatMap(([first, ...same]) => {
    if (!first) return []
    const sessionIds = [first, ...same].flatMap((each) => each.sessionIds)
    return [{ ...first, sessionIds: [...new Set(sessionIds)].sort((a, b) => a - b) }]
  })
}

function identityOf({ kind, groups, people, count, room }: PlanViolation): string {
  return [kind, count, room?.name ?? '', ...people, ...groups.map(({ key }) => key)].join('\n')
}
