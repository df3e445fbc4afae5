import type { CheckFacts } from './check-facts.ts'
import type { Change, CheckOptions, Finding } from './finding.ts'

type Rooms = NonNullable<CheckOptions['rooms']>

function roomsIn(rooms: Rooms, slot: number): Rooms {
  return rooms.filter(({ slots }) => slots === null || slots.includes(slot))
}

/** More groups at a time than rooms, told of the slot that lacks the most. */
function checkNumber({ problem, topics }: CheckFacts, rooms: Rooms): readonly Finding[] {
  const most = problem.rules.maxParallelSessions
  let worst: { slot: number; number: number; needed: number } | null = null
  let fewest = Infinity
  for (let slot = 0; slot < problem.slots; slot++) {
    const running = topics.filter(({ chances, offsets }) =>
      chances.some((start) => offsets.some((offset) => start + offset === slot)),
    )
    const groups = running.reduce((sum, { topic, hosts }) => sum + (hosts.length > 0 ? 1 : topic.groups), 0)
    const [number, needed] = [roomsIn(rooms, slot).length, Math.min(groups, most)]
    if (number >= needed) continue
    fewest = Math.min(fewest, number)
    if (worst === null || needed - number > worst.needed - worst.number) worst = { slot, number, needed }
  }
  if (worst === null) return []
  const changes: Change[] = fewest > 0 ? [{ what: 'maxParallelSessions', value: fewest }] : []
  return [{ code: 'roomsTooFew', serious: false, ...worst, changes }]
}

/** Groups that may be larger than the largest room. */
function checkSizes({ topics }: CheckFacts, rooms: Rooms, own: ReadonlySet<string>): readonly Finding[] {
  const number = Math.max(...rooms.map(({ seats }) => seats))
  const large = topics.filter(({ topic, chances, free }) => {
    const most = chances.reduce((best, start) => Math.max(best, free[start]), 0)
    return Math.min(topic.maxSize, most) > number
  })
  const common = { code: 'roomTooSmall', serious: false, number } as const
  const usual = large.filter(({ topic }) => !own.has(topic.id))
  const needed = Math.max(...usual.map(({ topic }) => topic.maxSize))
  const findings: Finding[] = large
    .filter(({ topic }) => own.has(topic.id))
    .map(({ topic }) => ({
      ...{ ...common, topic: topic.id, needed: topic.maxSize },
      changes: [{ what: 'maxSize', topic: topic.id, value: number }],
    }))
  return usual.length === 0
    ? findings
    : [{ ...common, needed, changes: [{ what: 'maxSize', value: number }] }, ...findings]
}

/** The planner knows no rooms (SESSION-8): here is told what it may plan without one. */
export function checkRooms(
  facts: CheckFacts,
  { rooms = [], ownSizes = [] }: CheckOptions,
): readonly Finding[] {
  if (rooms.length === 0) return []
  return [...checkNumber(facts, rooms), ...checkSizes(facts, rooms, new Set(ownSizes))]
}
