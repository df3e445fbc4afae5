import type { EventState } from '@planner/domain'
import { useWanted, type Wanted } from './live/live-context.tsx'

/** What a run has brought: the event as it found it, and the version of the plan that it made. */
export type RunOutcome = { before: EventState; planVersion: number }

/** Returns what tells the head of the schedule that a run has brought a plan; PLAN-3. */
export function useTellOutcome(): (outcome: RunOutcome) => void {
  return useWanted<RunOutcome>('runOutcome').want
}

/** The last outcome on this page; `isNew` until the head has been shown with it. */
export function useRunOutcome(): Wanted<RunOutcome> | null {
  return useWanted<RunOutcome>('runOutcome').wanted
}
