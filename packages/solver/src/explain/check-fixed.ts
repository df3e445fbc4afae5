import { coveredSlots, type ProblemReading } from '../problem-reading.ts'
import { allowedStarts, candidatesOf, isFree } from './check-topics.ts'
import type { Finding } from './finding.ts'

/** Contradictions among the fixed groups, or between one and its topic: they force breaches. */
export function checkFixed(reading: ProblemReading): readonly Finding[] {
  const { problem, topics } = reading
  const findings: Finding[] = []
  const groups = problem.fixedGroups.flatMap((fixed) => {
    const topic = topics.get(fixed.topic)
    return topic === undefined ? [] : [{ fixed, topic, slots: coveredSlots(topic, fixed.start) }]
  })
  const unfix = (topic: string, slot: number) => [{ what: 'unfix' as const, topic, slot }]
  const load = new Map<number, number>()
  for (const [i, { fixed, topic, slots }] of groups.entries()) {
    const { start } = fixed
    const common = { serious: true, topic: topic.id, slot: start, changes: unfix(topic.id, start) }
    if (!allowedStarts(reading, topic).includes(start))
      findings.push({
        ...common,
        code: 'fixedOffStart',
        text: `"${topic.id}" is fixed at ${start}, where it may not start`,
      })
    const able = candidatesOf(reading, topic).filter((id) => isFree(reading, id, slots)).length
    if (able < topic.minSize)
      findings.push({
        ...common,
        code: 'fixedTooFew',
        text: `"${topic.id}" is fixed at ${start}, where ${able} of the ${topic.minSize} people it needs can come`,
      })
    for (const other of groups.slice(i + 1)) {
      if (!slots.some((slot) => other.slots.includes(slot))) continue
      const shared = topic.hosts.find((host) => other.topic.hosts.includes(host))
      if (shared === undefined || !problem.rules.personMustBeInOwnTopicIfTopicIsActive) continue
      const text = `"${topic.id}" and "${other.topic.id}" are fixed at one time and have a host in common`
      findings.push({ ...common, code: 'fixedTogether', person: shared, text })
    }
    for (const slot of slots) load.set(slot, (load.get(slot) ?? 0) + 1)
  }
  for (const [slot, count] of load)
    if (count > problem.rules.maxParallelSessions)
      findings.push({
        code: 'fixedParallel',
        serious: true,
        slot,
        text: `${count} groups are fixed in slot ${slot}, where ${problem.rules.maxParallelSessions} may run`,
        changes: [{ what: 'maxParallelSessions', value: count }],
      })
  return findings
}
