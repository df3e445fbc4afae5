import type { PlannedGroup } from '../problem.ts'
import type { ProgramSolver } from '../program-solver.ts'
import type { Finding } from './finding.ts'

/** What is known before planning. */
export interface PlanCheck {
  readonly findings: readonly Finding[]
  /** Units that people want. */
  readonly wanted: number
  /** How many of them no plan exceeds; null: every plan breaks a rule. */
  readonly atMost: number | null
  /** How many units a known plan without breaches fills (`wanted`: all of them); null: none was found. */
  readonly atLeast: number | null
  /** That plan, where groups are planned: it makes the check after an edit quick. */
  readonly plan: readonly PlannedGroup[] | null
}

/** What a check has of the world around it. */
export interface CheckTools {
  /** Null where none can be loaded: less is known then. */
  readonly solver: ProgramSolver | null
  /** Looked at often; true ends what is being tried, and what is not known by then stays unknown. */
  readonly shouldStop?: () => boolean
  /** Plans that may be good: in force, or of a former check. Names that the problem lacks are left out. */
  readonly known?: readonly (readonly PlannedGroup[])[]
}
