import type { GroupsProblem } from '../problem.ts'
import { checkFacts } from './check-facts.ts'
import { checkFixed } from './check-fixed.ts'
import { checkPeople } from './check-people.ts'
import { checkPins } from './check-pins.ts'
import { checkRooms } from './check-rooms.ts'
import { checkSeats } from './check-seats.ts'
import { checkTopics } from './check-topics.ts'
import type { CheckOptions, Finding } from './finding.ts'

/**
 * What shows before planning: contradictions among fixed groups and pinned people, too few seats, topics that cannot run, people who cannot get what they
 * want, too few or too small rooms. Each finding is true of every plan; an empty list promises nothing, since groups compete for people
 * and time.
 */
export function checkFeasibility(problem: GroupsProblem, options: CheckOptions = {}): readonly Finding[] {
  const facts = checkFacts(problem)
  return [
    ...checkFixed(facts),
    ...checkPins(facts),
    ...checkSeats(facts, options),
    ...checkTopics(facts),
    ...checkRooms(facts, options),
    ...checkPeople(facts),
  ]
}
