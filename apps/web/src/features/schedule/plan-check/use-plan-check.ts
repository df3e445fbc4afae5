import type { PlanFinding } from '@planner/protocol'
import { useRef } from 'react'
import { useAnswer } from '../../../lib/live/live-context.tsx'
import { type Answer, isAwaited } from '../../../lib/live/questions.ts'
import { type Found, PLAN_CHECK } from '../plan-questions.ts'
import { type FindingRow, useFindingRows } from './finding-rows.ts'
import { useMakeRemedy } from './remedies.ts'

/** What the check of a plan knows, and what has been made of it here. */
export type PlanCheckView = {
  /** Undefined before the first answer. */
  found: Found | undefined
  state: Answer<Found>['state']
  isLooking: boolean
  again: () => Promise<void>
  /** The most harmful first. */
  rows: readonly FindingRow[]
  made: {
    status: ReturnType<typeof useMakeRemedy>['status']
    /** Null until it is known. */
    effect: RemedyEffect | null
    /** Null where there is nothing to take back. */
    undo: (() => Promise<void>) | null
  }
}

/**
 * What stands in the way of a plan, as rows that can be placed anywhere; CHECK-5. Whoever shows parts of it in
 * several places asks once and hands the view on: a change by one of its buttons is told by the same view. It is
 * not asked where no run could start.
 */
export function usePlanCheck(mayPlan: boolean): PlanCheckView {
  const check = useAnswer(mayPlan ? PLAN_CHECK : null)
  const { value: found, state, again } = check
  const remedies = useMakeRemedy()
  const before = useRef<Found>(undefined)
  const isMade = remedies.status === 'made' && state === 'current' && found !== before.current
  const effect = isMade && found && before.current ? remedyEffect(before.current, found) : null
  const rows = useFindingRows(found, {
    isOff: state !== 'current' || remedies.status === 'busy',
    isNew: (finding) => effect?.isNew(finding) ?? false,
    onMake: (remedy) => {
      before.current = found
      void remedies.make(remedy)
    },
  })
  const { status, canUndo, undo } = remedies
  return {
    found,
    state,
    isLooking: mayPlan && isAwaited(check),
    again,
    rows,
    made: { status, effect, undo: canUndo ? undo : null },
  }
}

/** Whether a plan is known that lacks nothing. A plan with nobody in it is none: its run would fail. */
export function isFull({ wanted, atLeast }: Found): boolean {
  return wanted > 0 && atLeast === wanted
}

/** Whether it is not known if there is a plan in which nothing is missing that could be had. */
export function isOpen({ findings, atMost, atLeast }: Found): boolean {
  return !findings.some(({ isSerious }) => isSerious) && atMost !== null && atLeast !== atMost
}

/** What a finding is about, whatever its numbers are. */
function findingKey(finding: PlanFinding): string {
  const { code, topicId, topicGroupIndex, otherTopicId, personId, otherPersonId, slot } = finding
  // A topic is nearest to running at one time or another: that makes no other finding.
  const when = topicId === null || topicGroupIndex !== null ? slot : null
  return JSON.stringify([code, topicId, topicGroupIndex, otherTopicId, personId, otherPersonId, when])
}

/** What a change has solved and brought: findings that are gone and new, as far as they are listed. */
export type RemedyEffect = {
  solved: number
  brought: number
  /** No plan could be without so many places as before. */
  isLess: boolean
  isNew: (finding: PlanFinding) => boolean
}

/** Of a kind of which not all are told only the difference of their numbers is known. */
function remedyEffect(before: Found, now: Found): RemedyEffect {
  const keysOf = ({ findings }: Found) => new Set(findings.map(findingKey))
  const [former, current] = [keysOf(before), keysOf(now)]
  const codes = new Set([...before.counts, ...now.counts].map(({ code }) => code))
  let solved = 0
  let brought = 0
  for (const code of codes) {
    const of = ({ findings, counts }: Found) => ({
      told: findings.filter((finding) => finding.code === code),
      number: counts.find((count) => count.code === code)?.number ?? 0,
    })
    const [was, is] = [of(before), of(now)]
    if (was.told.length === was.number && is.told.length === is.number) {
      solved += was.told.filter((finding) => !current.has(findingKey(finding))).length
      brought += is.told.filter((finding) => !former.has(findingKey(finding))).length
    } else {
      solved += Math.max(0, was.number - is.number)
      brought += Math.max(0, is.number - was.number)
    }
  }
  const lacks = ({ wanted, atMost }: Found) => (atMost === null ? Infinity : wanted - atMost)
  return {
    solved,
    brought,
    isLess: lacks(now) < lacks(before),
    isNew: (finding) => !former.has(findingKey(finding)),
  }
}
