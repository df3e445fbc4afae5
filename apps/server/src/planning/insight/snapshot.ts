import { cellsIn, type EventState, type VariantDescription } from '@planner/domain'
import {
  createExplainer,
  type Explainer,
  type FixedGroup,
  type GroupsProblem,
  type PairsProblem,
  type PlannedGroup,
  type PlannedMeeting,
  type Problem,
  type Topic,
} from '@planner/solver'
import { compileProblem, plannedAnew } from '../compile/compile-problem.ts'
import { slotOf, timeFrameOf } from '../compile/time-frame.ts'

/** What an event would be planned from now, beside the plan that is in force. */
type GroupsSnapshot = {
  kind: 'groups'
  problem: GroupsProblem
  plan: readonly PlannedGroup[]
  /** The groups that have a time and nobody in them. */
  vacant: readonly FixedGroup[]
}
type PairsSnapshot = { kind: 'pairs'; problem: PairsProblem; plan: readonly PlannedMeeting[] }
export type Snapshot = GroupsSnapshot | PairsSnapshot

/** An event as its replica has it: what a question is answered from. */
export type AskedEvent = {
  readonly variant: VariantDescription
  readonly state: EventState
  /** The event's problem, to stay close to the plan in force. */
  problem(): Problem
  /** What answers questions about the plan in force. */
  explainer(): Explainer
}

/** What an explainer of an event as it stands is made of. */
export function snapshotOf(variant: VariantDescription, state: EventState): Snapshot {
  return snapshotFrom(variant, state, compileProblem(variant, state, { keepPreviousPlan: true }))
}

/** What answers questions about a snapshot; `before` is that of the event before an edit. */
export function explainerOf(snapshot: Snapshot, before?: Explainer): Explainer {
  if (snapshot.kind === 'pairs') return createExplainer(snapshot.problem, snapshot.plan, before && { before })
  const { problem, plan, vacant } = snapshot
  return createExplainer(problem, plan, { vacant, ...(before && { before }) })
}

/**
 * The same of the event that is compiled already, to stay close to the plan in force. The plan is its own
 * part: what keeps a plan close to it would price every change. Parts that are as they were in a snapshot
 * before, of this event with the same people and topics, are the same objects.
 */
export function snapshotFrom(
  variant: VariantDescription,
  state: EventState,
  compiled: Problem,
  before?: { snapshot: Snapshot; compiled: Problem },
): Snapshot {
  if (compiled.kind === 'pairs') {
    const problem = { ...plannedAnew(compiled), previous: null }
    return { kind: 'pairs', problem, plan: [...compiled.kept, ...(compiled.previous ?? [])] }
  }
  const { previous } = compiled
  const made = plannedAnew(compiled)
  const former = before?.snapshot.kind === 'groups' ? before.snapshot : undefined
  const problem = former ? withUnchangedParts(former.problem, made) : made
  if (former && before?.compiled.previous === previous)
    return { kind: 'groups', problem, plan: former.plan, vacant: former.vacant }
  const plan = previous ?? []
  const read = { plan, vacant: vacantGroups(variant, state, problem.topics, plan) }
  return {
    kind: 'groups',
    problem,
    ...(former ? withUnchangedParts({ plan: former.plan, vacant: former.vacant }, read) : read),
  }
}

type Plain = Readonly<Record<string, unknown>>

/**
 * `after`, in which every part that `before` has alike is the same object as there, and entries of its lists
 * are; `before` itself where all are.
 */
function withUnchangedParts<T extends object>(before: T, after: T): T {
  const known = before as Plain
  const parts = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) && Array.isArray(known[name])
      ? withUnchangedEntries(known[name], value)
      : isAlike(known[name], value)
        ? known[name]
        : value,
  ])
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([name, value]) => known[name] === value)
  return isSame ? before : (Object.fromEntries(parts) as T)
}

/** The entries that are alike from the beginning and from the end are those of `before`. */
function withUnchangedEntries(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  if (before === after) return before
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isAlike(before[start], after[start])) start += 1
  if (start === before.length && start === after.length) return before
  let end = 0
  while (end < most - start && isAlike(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1
  return [
    ...before.slice(0, start),
    ...after.slice(start, after.length - end),
    ...before.slice(before.length - end),
  ]
}

/** Of plain data. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i += 1) if (!isAlike(a[i], b[i])) return false
    return true
  }
  const [mine, others] = [a as Plain, b as Plain]
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => name in others && isAlike(mine[name], others[name]))
  )
}

/** The groups that have a time and nobody in them. Without times every group waits in the one slot. */
function vacantGroups(
  variant: VariantDescription,
  state: EventState,
  topics: readonly Topic[],
  plan: readonly PlannedGroup[],
): FixedGroup[] {
  const frame = timeFrameOf(variant, state)
  const keyOf = (topic: string, group: number) => `${group} ${topic}`
  const taken = new Set(plan.map(({ topic, group }) => keyOf(topic, group)))
  if (frame.layout === 'untimed')
    return topics.flatMap(({ id, groups }) =>
      Array.from({ length: groups }, (_, group) => ({ topic: id, group, start: 0 })).filter(
        ({ topic, group }) => !taken.has(keyOf(topic, group)),
      ),
    )
  const numbers = new Map(topics.map(({ id, groups }) => [id, groups]))
  const found = new Map<string, FixedGroup>()
  for (const { address, value } of cellsIn(state, 'weekDayHourAssignments')) {
    const { topicId: topic, topicGroupIndex: group, sessionId } = address
    const record = state.topics.get(topic)
    const isStart = (sessionId === 0) === (frame.layout === 'sessions')
    if (typeof value !== 'number' || !record || !isStart || sessionId > frame.sessions.length) continue
    const start = slotOf(frame, record, sessionId, value)
    const key = keyOf(topic, group)
    if (start === undefined || group >= (numbers.get(topic) ?? 0) || taken.has(key)) continue
    const known = found.get(key)
    if (!known || start < known.start) found.set(key, { topic, group, start })
  }
  return [...found.values()]
}
