import { evaluate } from '../evaluate.ts'
import type { GroupsProblem, PinnedPerson, PlannedGroup } from '../problem.ts'
import { unitsOfGroup } from '../problem-reading.ts'

type Single = Omit<PlannedGroup, 'group'>

/** At most so many plans are tried. */
const MAX_PLANS = 800

/**
 * Every plan of a very small problem that breaks no rule, found by trying. Taking a group away from such a
 * plan breaks no rule, so plans grow group by group.
 */
export class EveryPlan {
  readonly #problem: GroupsProblem
  readonly #subsets: readonly (readonly string[])[]
  #singles: readonly Single[] | undefined

  constructor(problem: GroupsProblem) {
    this.#problem = problem
    this.#subsets = Array.from({ length: 2 ** problem.people.length }, (_, some) =>
      problem.people.map(({ id }) => id).filter((_id, p) => (some >> p) % 2 === 1),
    )
  }

  /** Groups that could run by themselves. */
  get singles(): readonly Single[] {
    const { topics, slots } = this.#problem
    this.#singles ??= topics.flatMap(({ id }) =>
      Array.from({ length: slots }, (_, start) => start).flatMap((start) =>
        this.#subsets
          .map((members) => ({ topic: id, start, members }))
          .filter((one) => this.#isSound([{ ...one, group: 0 }])),
      ),
    )
    return this.#singles
  }

  /** Whether a plan with all fixed groups, and a group of the topic if given, breaks no rule. */
  keepsFixed(topic?: string): boolean {
    const fixed = [...new Map(this.#problem.fixedGroups.map((each) => [JSON.stringify(each), each])).values()]
    return this.#keeps(
      fixed.map((one) => ({ ...one, members: [] })),
      topic,
    )
  }

  /** Whether a plan with these pins, fixed groups at their starts, breaks no rule. */
  keepsPins(pins: readonly PinnedPerson[]): boolean {
    const { fixedGroups } = this.#problem
    const groups = new Map<string, Omit<PlannedGroup, 'start'>>()
    for (const { person, topic, group } of pins) {
      const key = JSON.stringify([topic, group])
      groups.set(key, { topic, group, members: [...(groups.get(key)?.members ?? []), person] })
    }
    const needed = [...groups.values()].map((one) => {
      const fixed = fixedGroups.find((each) => each.topic === one.topic && each.group === one.group)
      return { ...one, start: fixed?.start ?? null }
    })
    return this.#keeps(needed)
  }

  #keeps(
    needed: readonly (Omit<PlannedGroup, 'start'> & { readonly start: number | null })[],
    topic?: string,
  ): boolean {
    const grow = (plan: readonly PlannedGroup[], at: number): boolean => {
      const one = needed[at]
      if (one === undefined)
        return (
          topic === undefined ||
          this.singles.some((each) => each.topic === topic && this.#isSound([...plan, { ...each, group: 0 }]))
        )
      return this.singles.some((each) => {
        if (each.topic !== one.topic || (one.start !== null && each.start !== one.start)) return false
        if (!one.members.every((member) => each.members.includes(member))) return false
        const next = [...plan, { ...each, group: one.group }]
        return this.#isSound(next) && grow(next, at + 1)
      })
    }
    return grow([], 0)
  }

  /** The most units that one person can have. */
  mostUnitsOf(person: string): number {
    const own = this.singles.filter(({ members }) => members.includes(person))
    return this.#most(own, (plan) => this.#unitsOf(plan, person)) ?? 0
  }

  /** The most wanted units that can be filled; null where there are too many plans to try. */
  mostFilled(): number | null {
    const wanting = this.#problem.people.filter(({ wants }) => wants > 0)
    return this.#most(this.singles, (plan) =>
      wanting.reduce((sum, { id, wants }) => sum + Math.min(wants, this.#unitsOf(plan, id)), 0),
    )
  }

  #most(from: readonly Single[], worth: (plan: readonly PlannedGroup[]) => number): number | null {
    let [best, tried] = [0, 0]
    const grow = (plan: readonly PlannedGroup[], next: number) => {
      best = Math.max(best, worth(plan))
      for (let i = next; i < from.length && tried < MAX_PLANS; i++) {
        tried += 1
        const group = plan.filter(({ topic }) => topic === from[i].topic).length
        const more = [...plan, { ...from[i], group }]
        if (this.#isSound(more)) grow(more, i)
      }
    }
    grow([], 0)
    return tried < MAX_PLANS ? best : null
  }

  #unitsOf(plan: readonly PlannedGroup[], person: string): number {
    return plan
      .filter(({ members }) => members.includes(person))
      .reduce((sum, { topic }) => {
        const of = this.#problem.topics.find(({ id }) => id === topic)
        return sum + (of === undefined ? 0 : unitsOfGroup(this.#problem, of))
      }, 0)
  }

  /** Whether a plan breaks no rule but for missing fixed groups and pinned people. */
  #isSound(plan: readonly PlannedGroup[]): boolean {
    return evaluate(this.#problem, plan).breaches.every(
      ({ constraint }) => constraint === 'fixed' || constraint === 'pinned',
    )
  }
}
