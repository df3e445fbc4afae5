import type { PlanObstacleCode, WishObstacle } from '@planner/domain'
import type { PlanObstacle } from '@planner/protocol'
import {
  checkFeasibility,
  createExplainer,
  type Finding,
  type GroupsProblem,
  type PairsProblem,
  type PlanResult,
  type Problem,
} from '@planner/solver'

/** So many topics are told of; more would hide the nearest. */
const MAX_TOPICS = 5

/** Whether nobody is in a group or meets anybody. */
export function isEmptyPlan(result: PlanResult): boolean {
  return (result.kind === 'groups' ? result.groups : result.meetings).length === 0
}

/** Why a problem has no plan, what is nearest to a remedy first; never empty. PLAN-19 */
export function whyNoPlan(problem: Problem): PlanObstacle[] {
  return problem.kind === 'groups' ? whyNoGroup(problem) : whyNoMeeting(problem)
}

function whyNoGroup(problem: GroupsProblem): PlanObstacle[] {
  const { people, topics, wishes, rules } = problem
  if (topics.length === 0) return [obstacle('noTopic')]
  if (people.every(({ available }) => available.length === 0)) return [obstacle('nobodyFree')]
  const isHosted = topics.some(({ hosts }) => hosts.length > 0)
  if (wishes.length === 0 && !isHosted && rules.noIsHardConstraint === 'Hard') return [obstacle('noWish')]
  const found = checkFeasibility(problem, { told: 0 })
  const resting = new Set(found.flatMap(({ code, topic }) => (code.startsWith('topic') ? [topic] : [])))
  if (topics.some(({ id }) => !resting.has(id))) return [obstacle(whyNotOne(problem, found))]
  return found
    .flatMap(ofTopic)
    .sort((a, b) => missingIn(a) - missingIn(b))
    .slice(0, MAX_TOPICS)
}

/** Why there is no group where some topic could run by itself. */
function whyNotOne({ people, rules }: GroupsProblem, found: readonly Finding[]): PlanObstacleCode {
  if (found.some(({ code }) => code.startsWith('fixed') || code.startsWith('pinned')))
    return 'fixedContradict'
  // Of a topic's host that they could be in none is not said: they may be in another.
  const ofPeople = found.filter(({ code }) => code.startsWith('person'))
  const without = new Map(ofPeople.map(({ person, number }) => [person, number ?? 0]))
  if (!people.some(({ id, wants }) => wants > 0 && without.get(id) !== 0)) return 'nobodyFits'
  // Where places that are missing are weighed like anything else, a plan without groups may be the best.
  return rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Soft' ? 'outweighed' : 'stoppedEarly'
}

function ofTopic({ code, topic, person, number = 0, needed = 0 }: Finding): PlanObstacle[] {
  if (topic === undefined) return []
  const about = { topicId: topic, personId: person ?? null, number, needed }
  switch (code) {
    case 'topicHasNoStart':
      return [obstacle(code, { topicId: topic })]
    case 'topicHostNeverFree':
      return [obstacle(code, { ...about, needed: 0 })]
    case 'topicTooFew':
      return [obstacle(number === 0 ? 'topicNobody' : code, about)]
    case 'topicHostLimit':
    case 'topicHostsClash':
    case 'topicTooManyHosts':
    case 'topicNoRoom':
    case 'topicTooFewTogether':
      return [obstacle(code, about)]
    default:
      return []
  }
}

/** How much is missing, in people; a topic that fits nowhere needs more than a person. */
function missingIn({ code, number, needed }: PlanObstacle): number {
  if (code === 'topicHasNoStart') return Infinity
  return code === 'topicHostNeverFree' ? number : needed - number
}

const OF_WISHES = {
  notMutual: 'wishesNotMutual',
  noCommonSession: 'wishesWithoutSession',
  ownCapacity: 'wishesOverCapacity',
  otherCapacity: 'wishesOverCapacity',
  excluded: 'wishesExcluded',
  outweighed: 'wishesOutweighed',
} as const satisfies Record<WishObstacle, PlanObstacleCode>

function whyNoMeeting(problem: PairsProblem): PlanObstacle[] {
  if (problem.wishes.length === 0) return [obstacle('noWishToMeet')]
  const counts = new Map<PlanObstacleCode, number>()
  for (const { obstacle: why } of createExplainer(problem, []).wishes())
    counts.set(OF_WISHES[why], (counts.get(OF_WISHES[why]) ?? 0) + 1)
  const order: PlanObstacleCode[] = Object.values(OF_WISHES)
  return [...counts]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([code, number]) => obstacle(code, { number }))
}

function obstacle(code: PlanObstacleCode, about: Partial<PlanObstacle> = {}): PlanObstacle {
  return { code, topicId: null, personId: null, number: 0, needed: 0, ...about }
}
