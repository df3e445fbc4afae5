import { activePeople } from '@planner/domain'
import type { PlanDrift, PlanVersion } from '@planner/protocol'
import { useAnswer, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import type { Answer } from '../../../lib/live/questions.ts'
import type { FindingRow, Repair } from '../plan-check/finding-rows.ts'
import { isFull, type PlanCheckView, usePlanCheck } from '../plan-check/use-plan-check.ts'
import { PLAN_DRIFT, type ReadyPlans, VERSIONS } from '../plan-questions.ts'
import { usePlanRefusal } from '../use-plan-refusal.ts'
import { useReadyPlans } from '../use-ready-plans.ts'
import {
  type HeadState,
  headState,
  type PlanFacts,
  type ReadyFacts,
  type ReadyPlanFacts,
} from './head-state.ts'

/** What the kind of schedule knows of its plan. */
export type KnownPlan = {
  plan: Omit<PlanFacts, 'isByHand'> | null
  /** Meetings of a week that is over, and none of the open one. */
  isWeekOver: boolean
}

export type Head = {
  state: HeadState
  numPeople: number
  /** Why no run could start, in words. */
  refusal: string | undefined
  /** The plan was never made by a run. */
  isOwnWork: boolean
  isVisible: boolean
  drift: Answer<{ drift: PlanDrift | null }>
  check: PlanCheckView
  /** The first that no plan gets around. */
  serious: FindingRow | undefined
  /** What can be done against it here. */
  repair: Repair | undefined
  ready: ReadyFacts | null
  isUsedUp: boolean
  draft: PlanVersion | undefined
  undoId: string | null
  readVersions: () => Promise<void>
}

/** How things stand, of all that organisers can know of it; SCHED-57 to SCHED-60. */
export function useHead({ plan, isWeekOver }: KnownPlan): Head {
  const { state, run, planError, hasRunFailed } = useLiveSnapshot()
  const refusal = usePlanRefusal()
  const mayPlan = refusal === undefined
  const check = usePlanCheck(mayPlan)
  const drift = useAnswer(plan ? PLAN_DRIFT : null)
  const { value: versions, state: known, again } = useAnswer(plan || mayPlan ? VERSIONS : null)
  const found = useReadyPlans(mayPlan)
  const isVisible = useSetting('parameters|ui|showScheduleTabToUsers')
  const grave = check.rows.filter((row) => stopsPlanning(row, check.found))
  const serious = grave.find(({ repairs }) => repairs.some(isMade)) ?? grave[0]
  // What one person asks for is no way out for a plan that lacks places.
  const mends = plan ? grave.find(({ harm, repairs }) => harm === 'places' && repairs.some(isMade)) : serious
  const repair = mends?.repairs.find(isMade)
  const draft = versions?.plans.find(({ status }) => status === 'draft')
  // Versions of before a run do not have its plan yet.
  const isOwnWork = known === 'current' && versions?.inForceId === null
  const changed = drift.value?.drift ?? null
  const ready = found === undefined ? null : readyFacts(found)
  return {
    state: headState({
      mayPlan,
      isRunning: run !== null,
      hasRunFailed: planError !== null || hasRunFailed,
      plan: plan && { ...plan, isByHand: isOwnWork || versions?.isChanged === true },
      draftId: draft?.id ?? null,
      isWeekOver,
      drift: changed && { state: changed.state, unplaced: changed.unplacedPeople.length },
      check: check.found
        ? { serious: grave.length, hasRepair: repair !== undefined, isFull: isFull(check.found) }
        : null,
      ready,
      isVisible,
    }),
    numPeople: activePeople(state).length,
    refusal,
    isOwnWork,
    isVisible,
    drift,
    check,
    serious,
    repair,
    ready,
    isUsedUp: found?.isUsedUp === true,
    draft,
    undoId: versions?.undoId ?? null,
    readVersions: again,
  }
}

/** Of the places that people want. */
const MUCH = 0.25

/**
 * What one person or topic lacks, no plan gets around, but it is no reason not to plan for all others, unless
 * much is missing.
 */
function stopsPlanning({ isSerious, harm }: FindingRow, found: PlanCheckView['found']): boolean {
  if (!isSerious || found === undefined) return false
  const { wanted, atMost } = found
  const lacking = atMost === null ? 0 : wanted - atMost
  return harm === 'nothing' || harm === 'rule' || harm === 'places' || lacking > MUCH * wanted
}

const isMade = ({ kind }: Repair) => kind === 'make'

function readyFacts({ plans, satisfaction, state }: ReadyPlans): ReadyFacts {
  const of = (keeps: boolean): ReadyPlanFacts | null => {
    const plan = plans.find(({ keepPreviousPlan }) => keepPreviousPlan === keeps)
    return plan ? { satisfaction: plan.satisfaction, moving: plan.moving } : null
  }
  return { now: satisfaction, fresh: of(false), keep: of(true), isSearching: state === 'searching' }
}
