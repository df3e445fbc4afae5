import {
  type EventState,
  isVariationKey,
  type PlanContent,
  type VariantDescription,
  variationValue,
  withVariations,
} from '@planner/domain'
import type { NewScenario } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import type { KeptPlanText } from '../../storage/plan-run.ts'
import type { Write } from '../../storage/storage.ts'
import { planWrites } from '../apply/plan-writes.ts'
import { digest } from '../drift/problem-digest.ts'
import { openedState, openedTopics, versionContent, versionWrites } from '../versions/version-plan.ts'
import { scenarioState } from './scenario-state.ts'
import type { ChangedSetting } from './setting-changes.ts'

type Planned = Pick<NewScenario, 'name' | 'settings' | 'absences'> & {
  /** The planner's result. */
  best: string
  /** The week of meetings that it is of. */
  week: number
}

export type ScenarioPlan = {
  /** What would be in force. */
  content: PlanContent
  /** The settings that would be others. */
  settings: readonly ChangedSetting[]
  /** `best` of the version that it would be. */
  text: string
  /** What puts the plan into force over the one that is, the settings not included. */
  writes: readonly Write[]
  /** Equal for equal contents and settings alone. */
  shown: string
}

/**
 * The plan of a scenario as it would be in force now: planned without what is missing, in force with
 * everybody and everything that is there (SCENARIO-5). What is read and what is adopted are both this.
 */
export function scenarioPlan(
  variant: VariantDescription,
  state: EventState,
  { name, settings, absences, best, week }: Planned,
  at: number,
): ScenarioPlan {
  const imagined = scenarioState(variant, state, { settings, absences })
  const plan = versionContent(variant, imagined, { best, week }, at)
  const made = JSON.parse(best) as PlanResult
  // Candidate groups have their topic from when they first run.
  const opened = openedTopics(planWrites(variant, imagined, made, at))
  const adopting = openedState(withVariations(state, settings), opened)
  const kept: KeptPlanText = { format: 'plan-kept/2', kind: 'kept', plan, scenario: name }
  const version = { best: JSON.stringify(kept), week }
  const content = versionContent(variant, adopting, version, at)
  const changed = changedSettings(variant, state, settings)
  const text = JSON.stringify({ ...kept, plan: content, made } satisfies KeptPlanText)
  return {
    content,
    settings: changed,
    text,
    writes: [...opened, ...versionWrites(variant, adopting, version, at)],
    shown: digest(JSON.stringify([content, changed])),
  }
}

/** The settings of a scenario whose values are others than those in force. */
function changedSettings(
  variant: VariantDescription,
  state: EventState,
  settings: NewScenario['settings'],
): ChangedSetting[] {
  return Object.entries(settings).flatMap(([path, to]) => {
    if (!isVariationKey(path)) return []
    const from = variationValue(variant, state, path)
    return from === to ? [] : [{ path, from, to }]
  })
}
