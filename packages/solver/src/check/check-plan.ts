import type { GroupsProblem, Problem } from '../problem.ts'
import { type CheckFacts, checkFacts } from './check-facts.ts'
import { checkFixed } from './check-fixed.ts'
import { checkPairs } from './check-pairs.ts'
import { checkPeople, type PersonFacts, personFacts } from './check-people.ts'
import { checkPins } from './check-pins.ts'
import { checkSeats } from './check-seats.ts'
import { checkTopics } from './check-topics.ts'
import { wantedUnits } from './filling.ts'
import type { CheckOptions, Finding } from './finding.ts'
import type { CheckTools, PlanCheck } from './plan-check.ts'

// Findings of groups hold for every plan and `placeFacts` for the seats of one, so that they share nothing.
// Findings of pairs read the explainer of a plan that has only the meetings that stay.

/** What shows of each thing by itself: fixed things that clash, topics that cannot run, unreachable wants. */
function checkEach(facts: CheckFacts, people: readonly PersonFacts[], options: CheckOptions) {
  return {
    fixed: [...checkFixed(facts), ...checkPins(facts)],
    others: [...checkTopics(facts, options), ...checkPeople(facts, people, options)],
  }
}

/** The findings of each thing by itself: true of every plan, and not all there may be. */
export function checkFeasibility(problem: GroupsProblem, options: CheckOptions = {}): readonly Finding[] {
  const facts = checkFacts(problem)
  const { fixed, others } = checkEach(facts, personFacts(facts), options)
  return [...fixed, ...others]
}

export function checkPlan(problem: Problem, tools: CheckTools, options: CheckOptions = {}): PlanCheck {
  if (problem.kind === 'pairs') return checkPairs(problem, tools)
  const facts = checkFacts(problem)
  const people = personFacts(facts)
  const { fixed, others } = checkEach(facts, people, options)
  const wanted = wantedUnits(problem)
  // While these contradictions stand every plan breaks a rule: the rest is checked as if nothing were fixed.
  const isSound = fixed.length === 0
  const seated = isSound ? facts : checkFacts({ ...problem, fixedGroups: [], pins: [] })
  const { filling, finding } = checkSeats(seated, people, tools, options)
  const findings = [...fixed, ...(finding === null ? [] : [finding]), ...others]
  return { findings, wanted, ...(isSound ? filling : { atMost: null, atLeast: null, plan: null }) }
}
