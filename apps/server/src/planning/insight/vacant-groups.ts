import { cellsIn, type EventState, type VariantDescription } from '@planner/domain'
import type { FixedGroup, PlannedGroup, Topic } from '@planner/solver'
import { slotOf, timeFrameOf } from '../compile/time-frame.ts'

/** The groups that have a time and nobody in them. Without times every group waits in the one slot. */
export function vacantGroups(
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
