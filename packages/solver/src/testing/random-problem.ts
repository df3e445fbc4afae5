import { DEFAULT_RULES } from '../default-rules.ts'
import type {
  Contact,
  FixedGroup,
  GroupsProblem,
  Person,
  PinnedPerson,
  PlannedGroup,
  Room,
  Topic,
  Wish,
} from '../problem.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Rules } from '../rules.ts'

/** Sizes of a random problem; every feature of the model may occur in it. */
export interface RandomSize {
  readonly people: number
  readonly topics: number
  readonly slots: number
  readonly fixed: boolean
  readonly pins?: boolean
  readonly rooms?: boolean
}

function randomRules(random: Random): Rules {
  const flag = () => random.below(2) === 0
  const weight = (usual: number) => [0, 1, usual, 7.5][random.below(4)]
  return {
    maxParallelSessions: 1 + random.below(3),
    noIsHardConstraint: flag() ? 'Hard' : 'Soft',
    assignAllSessionsToAllParticipantsIsHardConstraint: flag() ? 'Hard' : 'Soft',
    personMustBeInOwnTopicIfTopicIsActive: flag(),
    countHostingTowardsUsersSessionLimit: flag(),
    limitAllUsersToOneGroupOnly: random.below(5) === 0,
    groupsFitRooms: true,
    useLogScale: flag(),
    preferNeglectedTopics: (['Neglected', 'Popular', 'None'] as const)[random.below(3)],
    contactMode: flag() ? 'sum' : 'mutual',
    weights: Object.fromEntries(
      Object.entries(DEFAULT_RULES.weights).map(([name, usual]) => [name, weight(usual)]),
    ) as unknown as Rules['weights'],
  }
}

/** What people have of former events: most lack nothing, and some have met. */
function randomMemory(random: Random): Pick<Person, 'priority' | 'formerGroups'> {
  return {
    ...(random.below(3) === 0 && { priority: random.below(120) }),
    ...(random.below(2) === 0 && { formerGroups: subset([0, 1, 2, 7], 0.4, random) }),
  }
}

function subset<T>(from: readonly T[], share: number, random: Random): T[] {
  return from.filter(() => random.next() < share)
}

/** A valid problem from a seed, with everything the model knows switched on now and then. */
export function randomProblem(seed: number, size: RandomSize): GroupsProblem {
  const random = seededRandom(seed)
  const memory = seededRandom(seed + 1)
  const hasMemory = memory.below(2) === 0
  const slots = Array.from({ length: size.slots }, (_, s) => s)
  const people: Person[] = Array.from({ length: size.people }, (_, p) => ({
    id: `p${p}`,
    available: subset(slots, 0.8, random),
    maybe: subset(slots, 0.2, random),
    wants: random.below(size.slots + 1),
    max: random.below(3) === 0 ? random.below(size.slots + 1) : null,
    languages: random.below(4) === 0 ? subset(['en', 'de', 'et'], 0.5, random) : [],
  })).map((person) => (hasMemory ? { ...person, ...randomMemory(memory) } : person))
  const ids = people.map(({ id }) => id)
  const topics: Topic[] = Array.from({ length: size.topics }, (_, t) => {
    const minSize = random.below(3)
    return {
      id: `t${t}`,
      hosts: subset(ids, 0.15, random),
      groups: 1 + random.below(2),
      duration: 1 + (random.below(3) === 0 ? random.below(2) : 0),
      repeat: size.slots > 2 && random.below(4) === 0 ? [0, 2] : [0],
      starts: random.below(3) === 0 ? subset(slots, 0.6, random) : null,
      minSize,
      maxSize: Math.max(1, minSize + random.below(3)),
    }
  })
  const wishes: Wish[] = ids.flatMap((p) =>
    subset(topics, 0.5, random).map((t): Wish => [p, t.id, 1 + random.below(100)]),
  )
  const contacts: Contact[] = ids.flatMap((a) =>
    subset(ids, 0.15, random)
      .filter((b) => a !== b)
      .map((b): Contact => [a, b, random.below(4) === 0 ? 'no' : 1 + random.below(10)]),
  )
  const seat = (topic: Topic) => ({
    topic: topic.id,
    group: random.below(topic.groups),
    start: random.below(size.slots),
  })
  const fixedGroups: FixedGroup[] = size.fixed ? subset(topics, 0.4, random).map(seat) : []
  const previous: PlannedGroup[] | null =
    random.below(2) === 0
      ? null
      : subset(topics, 0.5, random).map((t) => ({ ...seat(t), members: subset(ids, 0.3, random) }))
  const breaksAfter = subset(slots, 0.15, random)
  const countBy = random.below(2) === 0 ? 'slots' : 'groups'
  const rules = randomRules(random)
  const pins: PinnedPerson[] = !size.pins
    ? []
    : subset(ids, 0.4, random).flatMap((person) =>
        subset(topics, 0.3, random).map(({ id, groups }) => ({
          person,
          topic: id,
          group: random.below(groups),
        })),
      )
  const rooms: Room[] = size.rooms ? randomRooms(random, slots) : []
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: size.slots,
    breaksAfter,
    countBy,
    people,
    topics,
    wishes,
    contacts,
    fixedGroups,
    ...(pins.length > 0 && { pins }),
    previous,
    ...(rooms.length > 0 && { rooms }),
    rules,
  }
}

/** Few and small, so that they matter. */
function randomRooms(random: Random, slots: readonly number[]): Room[] {
  return Array.from({ length: 1 + random.below(3) }, (_, r) => ({
    id: `r${r}`,
    capacity: 1 + random.below(4),
    ...(random.below(3) === 0 && { slots: subset(slots, 0.7, random) }),
  }))
}
