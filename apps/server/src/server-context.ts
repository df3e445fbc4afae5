import type { Logger } from 'pino'
import type { FailureReports } from './http/failure-reports.ts'
import type { Ids } from './ids.ts'
import type { AddressLimits, GrowthLimits } from './limits/address-limits.ts'
import type { AddressTurns } from './limits/address-turns.ts'
import type { CountedLimit, RegistrationLimit } from './limits/open-limits.ts'
import type { Insight } from './planning/insight/insight.ts'
import type { Planning } from './planning/planning.ts'
import type { ReadyPlans } from './planning/ready/ready-plans.ts'
import type { ScenarioSets } from './planning/scenarios/scenario-sets.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { StorageBesideRooms } from './storage/storage.ts'

export type Versions = { backend: string; frontend: string; translations: string }

/** The dependencies of the hub and the HTTP routes. */
export type ServerContext = {
  rooms: Rooms
  storage: StorageBesideRooms
  planning: Planning
  /** Scenarios of events, planned beside the plan in force. */
  scenarios: ScenarioSets
  /** Ready plans, searched before they are asked for. */
  ready: ReadyPlans
  /** Answers questions about events and their plans in force. */
  insight: Insight
  /** The same on a thread of its own, for questions that may take seconds. */
  checks: Insight
  ids: Ids
  /** Limits that all connections and requests of an address share. */
  addresses: AddressLimits
  /** Shares the event loop between addresses, for the hub and for HTTP. */
  turns: AddressTurns
  /** The quota of new events per address. */
  eventQuota: CountedLimit
  /** Of letters to one e-mail address, and of lost links asked for it. */
  letterQuotas: { ofAddress: CountedLimit; lostLinks: CountedLimit }
  /** Host names that a form address may name; EVENT-9. */
  formHosts: readonly string[]
  /** Limits of what addresses add to events. */
  growth: GrowthLimits
  /** Limits of registrations by the share link. */
  registrations: RegistrationLimit
  /** Server time, ms since the epoch. */
  now: () => number
  log: Logger
  /** Reports the server's own failures to the site administrator; ERROR-19. */
  failures: FailureReports
  versions: Versions
}
