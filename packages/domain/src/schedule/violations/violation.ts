import type { GroupRoom } from '../../entities/group-rooms.ts'
import type { PersonId } from '../../entities/person.ts'
import type { HardRule } from '../../plan/words.ts'
import type { ScheduledGroup } from '../schedule.ts'

/**
 * Every hard rule of the planner that an edit by hand can break, with the ways to break it where there are
 * several; SCHED-17. A fixed group is a wish for the next plan, and what concerns one assignment alone is a
 * `ForcedReason` (SCHED-6).
 */
const WAYS = {
  range: ['end', 'hours'],
  busy: [],
  size: ['small', 'large'],
  parallel: [],
  rooms: ['none', 'twice', 'away', 'small'],
  groupCount: [],
  hostMissing: [],
  limit: [],
  contactNo: [],
  language: [],
  oneGroupOnly: [],
  pinned: [],
} as const satisfies Record<Exclude<HardRule, 'fixed' | 'unavailable' | 'notWanted'>, readonly string[]>

export type ViolatedRule = keyof typeof WAYS

/** The broken rule, and the way where it has several: `size.small`. */
export type ViolationKind = {
  [Rule in ViolatedRule]: (typeof WAYS)[Rule] extends readonly []
    ? Rule
    : `${Rule}.${(typeof WAYS)[Rule][number]}`
}[ViolatedRule]

export function violatedRule({ kind }: Pick<PlanViolation, 'kind'>): ViolatedRule {
  return kind.split('.')[0] as ViolatedRule
}

/** A rule that the plan in force breaks: `count` is what there is, `bound` what is allowed, or both are 0. */
export type PlanViolation = {
  kind: ViolationKind
  /** Ascending; several where each of them has the same breach. */
  sessionIds: readonly number[]
  groups: readonly ScheduledGroup[]
  people: readonly PersonId[]
  count: number
  bound: number
  /** The room, where the broken rule is about rooms. */
  room?: GroupRoom
}

export function membersOf(group: ScheduledGroup): PersonId[] {
  return [...new Set([...group.members.values()].flat())]
}
