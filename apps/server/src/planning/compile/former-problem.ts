import { type EventState, isHostOf, type ProblemPart, TABLES, type VariantDescription } from '@planner/domain'
import type { GroupsProblem, Problem } from '@planner/solver'
import type { Write } from '../../storage/storage.ts'

/**
 * A problem of the same event, compiled with the same options, and everything that was written to its copy
 * since.
 */
export type FormerProblem = { problem: Problem; writes: readonly Write[] }

/**
 * What of a former problem of groups cannot be taken over, since it is read from what was written. Topics are
 * read from wishes too, as far as these say who hosts them.
 */
export type Stale = Record<ProblemPart | 'topics', boolean>

/** Null where nothing can be taken over: a person, a topic, a setting or the event itself is another. */
export function staleParts(
  variant: VariantDescription,
  state: EventState,
  former: GroupsProblem,
  writes: readonly Write[],
): Stale | null {
  const stale = { people: false, topics: false, wishes: false, contacts: false, plan: false }
  for (const write of writes) {
    if (write.kind === 'putMeeting' || write.kind === 'removeMeeting') continue
    if (write.kind !== 'putCell') return null
    const { table, userId, topicId } = write.cell.address
    const part = TABLES[table].problemPart
    if (part === null) continue
    stale[part] = true
    if (part === 'wishes' && !stale.topics)
      stale.topics = isHostOf(variant, state, userId, topicId) !== wasHost(former, userId, topicId)
  }
  return stale
}

/**
 * By the problem, which has no topics that do not run and no hosts who do not come: who hosts one of those is
 * then asked about anew.
 */
function wasHost({ topics }: GroupsProblem, userId: string, topicId: string): boolean {
  return topics.find(({ id }) => id === topicId)?.hosts.includes(userId) ?? false
}
