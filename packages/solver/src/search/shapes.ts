import { coveredSlots, type ProblemReading } from '../problem-reading.ts'

/** What topics with the same duration and repeat have in common. */
export interface Shape {
  /** Covered slots by start, those inside the problem only. */
  readonly covers: Int32Array[]
  /** attend[start * people + p]: 0 not available, 1 available, 2 available with a maybe. */
  readonly attend: Uint8Array
  /** By start: whether it crosses a break or the end of the slots. */
  readonly crosses: Uint8Array
}

/** The shape of each topic; topics alike share one. */
export function buildShapes(reading: ProblemReading): readonly Shape[] {
  const { problem, breaks } = reading
  const { slots, people } = problem
  const state = new Uint8Array(slots * people.length)
  people.forEach((person, p) => {
    for (const slot of person.available) state[slot * people.length + p] = 1
    for (const slot of person.maybe) state[slot * people.length + p] = 2
  })
  const known = new Map<string, Shape>()
  return problem.topics.map((topic) => {
    const key = JSON.stringify([topic.duration, [...topic.repeat].sort((a, b) => a - b)])
    const before = known.get(key)
    if (before !== undefined) return before
    const shape: Shape = {
      covers: [],
      attend: new Uint8Array(slots * people.length),
      crosses: new Uint8Array(slots),
    }
    for (let start = 0; start < slots; start++) {
      const covered = coveredSlots(topic, start)
      const inside = covered.filter((slot) => slot < slots)
      shape.covers.push(Int32Array.from(inside))
      const all = new Set(covered)
      const leaves = inside.length < covered.length
      shape.crosses[start] = leaves || inside.some((slot) => breaks.has(slot) && all.has(slot + 1)) ? 1 : 0
      if (leaves) continue
      for (let p = 0; p < people.length; p++) {
        let worst = 1
        for (const slot of inside) {
          const here = state[slot * people.length + p]
          if (here === 0) {
            worst = 0
            break
          }
          if (here === 2) worst = 2
        }
        shape.attend[start * people.length + p] = worst
      }
    }
    known.set(key, shape)
    return shape
  })
}
