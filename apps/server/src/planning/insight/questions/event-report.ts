import { scheduleLayout } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { countedPeople, type Explainer, type GroupsExplainer, type PairsExplainer } from '@planner/solver'
import { withoutCommitted } from '../../drift/problem-digest.ts'
import type { AskedEvent } from '../snapshot.ts'
import { pairFigures } from './pair-figures.ts'
import { positionOf, type ReportedRun } from './plan-position.ts'

/** So many of those who get least are explained. */
const NUM_WORST = 10
/** So many topics are named of what somebody missed, or could have had. */
const NUM_TOPICS = 5

type Parts = Pick<
  EventReport,
  'satisfaction' | 'uncounted' | 'worst' | 'lacking' | 'resting' | 'rules' | 'sizes' | 'repeated' | 'former'
>

/** What the plan in force is worth by today's choices and settings; null where there is no plan. REPORT-2. */
export function eventReport(event: AskedEvent, { run }: { run: ReportedRun | null }): EventReport | null {
  const { variant, state } = event
  const explainer = event.explainer()
  if (explainer.plan.length === 0) return null
  // Cards of people (WHY-1) are of one session each then.
  const bySession = scheduleLayout(variant, state) === 'sessions'
  const parts = explainer.kind === 'groups' ? groupParts(explainer, bySession) : pairParts(explainer)
  const openProblem = () => withoutCommitted(variant, state, explainer.problem)
  return { kind: explainer.kind, ...parts, ...positionOf(explainer, run, openProblem) }
}

function groupParts(explainer: GroupsExplainer, bySession: boolean): Parts {
  const { plan } = explainer
  const evaluation = explainer.evaluation()
  const { satisfaction, uncounted } = sharesOf(explainer, evaluation.satisfaction)
  const worst = satisfaction.filter(({ share }) => share < 1).slice(0, NUM_WORST)
  const missed = explainer.missed({
    people: worst.map(({ personId }) => personId),
    bySlot: bySession,
    most: NUM_TOPICS,
  })
  return {
    satisfaction,
    uncounted,
    worst: worst.map((each, index) => ({
      ...each,
      missed: (missed[index] ?? []).map(({ topic, obstacles: [reason = 'open'], slot, instead }) => ({
        topicId: topic,
        reason,
        sessionId: slot === null ? null : slot + 1,
        insteadIds: [...new Set(instead.map((one) => one.topic))],
      })),
    })),
    lacking: evaluation.unfilled.map(({ person, units, reason, topics }) => ({
      personId: person,
      places: units,
      reason,
      topicIds: topics.slice(0, NUM_TOPICS),
    })),
    resting: explainer.resting().map(({ topic, hosts, ...why }) => ({
      topicId: topic,
      ...why,
      personIds: [...hosts],
    })),
    rules: [...explainer.rules()],
    sizes: counted(plan.map(({ members }) => members.length)),
    repeated: repeatedCompany(plan.map(({ members }) => members)),
    former: formerlyShort(explainer, satisfaction),
  }
}

/** Why a wish to meet is not granted is told beside it (MEET-19). */
function pairParts(explainer: PairsExplainer): Parts {
  const { satisfaction, lacking, met } = pairFigures(explainer)
  const { satisfaction: shares, uncounted } = sharesOf(explainer, satisfaction)
  return {
    satisfaction: shares,
    uncounted,
    worst: shares
      .filter(({ share }) => share < 1)
      .slice(0, NUM_WORST)
      .map((each) => ({ ...each, missed: [] })),
    lacking: lacking.map(({ person, ...why }) => ({ personId: person, ...why, topicIds: [] })),
    resting: [],
    rules: [],
    sizes: counted([...met.values()]),
    repeated: { pairs: 0, people: 0 },
    former: null,
  }
}

/** The shares of those who count, the least first, and how many do not; REPORT-60. */
function sharesOf(
  { problem }: Explainer,
  satisfaction: Readonly<Record<string, number>>,
): Pick<EventReport, 'satisfaction' | 'uncounted'> {
  const counted = countedPeople(problem)
  return {
    satisfaction: [...counted]
      .map((personId) => ({ personId, share: satisfaction[personId] ?? 1 }))
      .sort((a, b) => a.share - b.share),
    uncounted: problem.people.length - counted.size,
  }
}

/** Of those who count, those who went short in former events; REPORT-64. */
function formerlyShort(
  { problem }: GroupsExplainer,
  satisfaction: EventReport['satisfaction'],
): EventReport['former'] {
  const first = new Set(problem.people.flatMap(({ id, priority = 0 }) => (priority > 0 ? [id] : [])))
  const told = satisfaction.filter(({ personId }) => first.has(personId))
  if (told.length === 0) return null
  return { people: told.length, satisfied: told.filter(({ share }) => share > 1 - 1e-9).length }
}

/** How often each number is there, the smallest first. */
function counted(numbers: readonly number[]): EventReport['sizes'] {
  const counts = new Map<number, number>()
  for (const size of numbers) counts.set(size, (counts.get(size) ?? 0) + 1)
  return [...counts].map(([size, groups]) => ({ size, groups })).sort((a, b) => a.size - b.size)
}

/** Two people who are in more than one group together. */
function repeatedCompany(groups: readonly (readonly string[])[]): EventReport['repeated'] {
  const met = new Map<string, Map<string, number>>()
  const people = new Set<string>()
  let pairs = 0
  for (const members of groups)
    for (const a of members) {
      const others = met.get(a) ?? new Map<string, number>()
      met.set(a, others)
      for (const b of members) {
        if (b <= a) continue
        const times = (others.get(b) ?? 0) + 1
        others.set(b, times)
        if (times !== 2) continue
        pairs += 1
        people.add(a).add(b)
      }
    }
  return { pairs, people: people.size }
}
