import { isHost } from '../plan-reading.ts'
import type { Topic } from '../problem.ts'
import { coveredSlots, type ProblemReading } from '../problem-reading.ts'
import type { Finding } from './finding.ts'

export function isFree(reading: ProblemReading, person: string, slots: readonly number[]): boolean {
  return slots.every((slot) => reading.available.get(person)?.has(slot))
}

export function allowedStarts(reading: ProblemReading, topic: Topic): readonly number[] {
  const { slots } = reading.problem
  const starts = topic.starts ?? Array.from({ length: slots }, (_, slot) => slot)
  return starts.filter((start) => {
    const covered = coveredSlots(topic, start)
    return covered.every((slot) => slot < slots && !(reading.breaks.has(slot) && covered.includes(slot + 1)))
  })
}

/** People who may be members of the topic at all, whatever the time. */
export function candidatesOf({ problem, values }: ProblemReading, topic: Topic): readonly string[] {
  const anyone = problem.rules.noIsHardConstraint === 'Soft'
  return problem.people
    .map(({ id }) => id)
    .filter((id) => anyone || values.get(id)?.has(topic.id) || isHost(topic, id))
}

export interface TopicChance {
  /** Starts at which the topic could run on its own. */
  readonly starts: readonly number[]
  readonly finding: Finding | null
}

/** Whether a topic could run if it were alone, and if not, what is nearest to a remedy. */
export function chanceOf(reading: ProblemReading, topic: Topic): TopicChance {
  const { rules } = reading.problem
  const allowed = allowedStarts(reading, topic)
  const none = (finding: Omit<Finding, 'serious' | 'topic'>): TopicChance => ({
    starts: [],
    finding: { serious: false, topic: topic.id, ...finding },
  })
  if (allowed.length === 0) {
    const text = `"${topic.id}" has no start at which its ${topic.duration} slots fit`
    return none({ code: 'topicHasNoStart', text, changes: [{ what: 'start', topic: topic.id }] })
  }
  const needed = rules.personMustBeInOwnTopicIfTopicIsActive ? topic.hosts : []
  const absent = (start: number) =>
    needed.filter((host) => !isFree(reading, host, coveredSlots(topic, start)))
  const hosted = allowed.filter((start) => absent(start).length === 0)
  if (hosted.length === 0) {
    const nearest = allowed.reduce((best, start) =>
      absent(start).length < absent(best).length ? start : best,
    )
    const text = `no start of "${topic.id}" suits its ${needed.length === 1 ? 'host' : 'hosts'}`
    const changes = absent(nearest).map((person) => ({ what: 'available' as const, person, slot: nearest }))
    return none({ code: 'topicHostNeverFree', text, changes })
  }
  const candidates = candidatesOf(reading, topic)
  const count = (start: number) => {
    const covered = coveredSlots(topic, start)
    return candidates.filter((id) => isFree(reading, id, covered)).length
  }
  const starts = hosted.filter((start) => count(start) >= topic.minSize)
  if (starts.length > 0) return { starts, finding: null }
  const nearest = hosted.reduce((best, start) => (count(start) > count(best) ? start : best))
  const most = count(nearest)
  return none({
    code: 'topicTooFew',
    slot: nearest,
    text: `"${topic.id}" needs ${topic.minSize} people and never has more than ${most} at one time`,
    changes: [
      { what: 'wish', topic: topic.id, slot: nearest, value: topic.minSize - most },
      ...(most > 0 ? [{ what: 'minSize' as const, topic: topic.id, value: most }] : []),
    ],
  })
}
