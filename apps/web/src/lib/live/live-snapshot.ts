import {
  type EventRecord,
  type EventState,
  emptyEventState,
  isPlannerRunning,
  type MutableEventState,
  newEventFields,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import type { PlanObstacle, PlanPreview, PlanProgress } from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import type { ConnectionStatus } from './hub-connection.ts'
import { type HeldKeys, NO_KEYS } from './keys.ts'

/**
 * A run as the page knows it. `startTime` is server time in ms; `preview` is the last that came, for admins
 * (ROOM-8); `waitSeconds` is how long it still waits for others at the latest, 0 once it does not.
 */
export type PlannerRun = {
  startTime: number
  waitSeconds: number
  progress: readonly PlanProgress[]
  preview?: PlanPreview | undefined
}

/** Why a run made no plan. The reason is a text, since the server may be newer than the page. */
export type PlanError = { reason: string; obstacles: readonly PlanObstacle[] }

/**
 * Everything but cells. Immutable: every change creates a new object, but `state.cells` is shared between
 * snapshots and read through the cell hooks.
 */
export type LiveSnapshot = {
  readonly variant: VariantDescription
  readonly state: EventState
  readonly viewer: Viewer
  readonly keys: HeldKeys
  readonly personalLink: string
  readonly shareLink: string
  readonly adminLink: string
  /** Whether the event's data has arrived (immediately for a new event). */
  readonly isLoaded: boolean
  readonly connection: ConnectionStatus
  /** When the event was last seen, ms since the epoch; null with the server's data. OFFLINE-2. */
  readonly seenAt: number | null
  /** An error shown instead of the event (ERROR-1, status 404). */
  readonly fatal: Refused | null
  /** The current run, derived from the event's plan times, which alone say whether there is one. */
  readonly run: PlannerRun | null
  /** Why the last run produced no plan; admins only. */
  readonly planError: PlanError | null
  /** Whether the newest plan version is a run without a plan, also one not seen to end; admins only. */
  readonly hasRunFailed: boolean
  /** Grows with every plan received; for readers who are no admins only with a plan that differs. */
  readonly planVersion: number
}

/** The run implied by an event's plan times; known progress is kept. */
export function runOf(event: EventRecord, known: PlannerRun | null): PlannerRun | null {
  const startTime = event.lastPlannerStartTime
  if (startTime === null || !isPlannerRunning(event)) return null
  return known?.startTime === startTime ? known : { startTime, waitSeconds: 0, progress: [] }
}

/** An event before its data has arrived, or before it is registered. */
export function initialState(variant: VariantDescription): MutableEventState {
  return emptyEventState({
    ...newEventFields(variant),
    id: '',
    variant: variant.id,
    isRegistered: false,
    totalSessions: variant.defaults.numSessions,
    topicTypes: [],
    timestamp: 0,
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
    meetingWeek: 1,
  })
}

/** The initial snapshot without the event. */
export function initialMeta(variant: VariantDescription, isNew: boolean): Omit<LiveSnapshot, 'state'> {
  return {
    variant,
    viewer: isNew ? { role: 'admin', personId: null } : { role: 'visitor', personId: null },
    keys: NO_KEYS,
    personalLink: '',
    shareLink: '',
    adminLink: '',
    isLoaded: isNew,
    connection: 'connecting',
    seenAt: null,
    fatal: null,
    run: null,
    planError: null,
    hasRunFailed: false,
    planVersion: 0,
  }
}
