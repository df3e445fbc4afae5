import type { CheckFacts } from './check-facts.ts'
import type { PersonFacts } from './check-people.ts'
import { type Filling, fillingOf, wantedUnits } from './filling.ts'
import type { CheckOptions, Finding } from './finding.ts'
import { releasesOf, remediesOfSeats } from './levers.ts'
import type { CheckTools } from './plan-check.ts'
import { type Seats, seatsOf } from './seats.ts'

/** Units that people want and could have were each alone, and what all together can have of them. */
interface Demand {
  readonly own: number
  readonly filling: Filling
  readonly seats: Seats
}

/** The slot in which seats are missing for most of those who want to be in a group whenever they can. */
function worstSlot(people: readonly PersonFacts[], { seats: { bySlot } }: Demand): Finding | null {
  const wanting = bySlot.map(() => 0)
  for (const { possible, most } of people) {
    const slots = new Set(
      possible.flatMap(({ one, starts }) =>
        starts.flatMap((start) => one.offsets.map((offset) => start + offset)),
      ),
    )
    if (most === slots.size) for (const slot of slots) wanting[slot] += 1
  }
  const lacks = wanting.map((needed, slot) => needed - bySlot[slot])
  const slot = lacks.indexOf(Math.max(...lacks))
  if (lacks.length === 0 || lacks[slot] <= 0) return null
  return {
    code: 'tooFewSeatsAt',
    serious: true,
    slot,
    number: bySlot[slot],
    needed: wanting[slot],
    remedies: [],
  }
}

function findingOf(people: readonly PersonFacts[], demand: Demand, atMost: number): Finding {
  const { own, seats } = demand
  const common = { serious: true, number: atMost, needed: own, remedies: [] }
  if (seats.all < own) return { ...common, code: 'tooFewSeats' }
  return worstSlot(people, demand) ?? { ...common, code: 'groupsCompete' }
}

/**
 * Whether all can have at once what each could have alone, and what helps where they cannot; null where fixed groups and pins let no plan be without a
 * breach.
 */
export function checkSeats(
  facts: CheckFacts,
  people: readonly PersonFacts[],
  tools: CheckTools,
  options: CheckOptions,
): { readonly filling: Filling; readonly finding: Finding | null } {
  const own = people.reduce((sum, { most }) => sum + most, 0)
  const seats = seatsOf(facts, people)
  const filling = fillingOf(facts, { own, atMost: Math.min(own, seats.all) }, tools)
  const { atMost } = filling
  if (atMost === null) {
    const remedies = releasesOf(facts, tools)
    return { filling, finding: { code: 'fixedContradict', serious: true, remedies } }
  }
  if (atMost >= Math.min(own, wantedUnits(facts.problem))) return { filling, finding: null }
  const finding = findingOf(people, { own, filling, seats }, atMost)
  const remedies = remediesOfSeats(facts, { atMost, own }, tools, options)
  // What is told of one slot is not what becomes possible in all.
  const told = finding.code === 'tooFewSeatsAt' ? remedies.map(({ changes }) => ({ changes })) : remedies
  return { filling, finding: { ...finding, remedies: told } }
}
