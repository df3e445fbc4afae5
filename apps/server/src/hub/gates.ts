import type { CellAddress } from '@planner/domain'
import {
  type Ack,
  addressesOfRange,
  type InvocationName,
  type InvocationPayload,
  type Refusal,
} from '@planner/protocol'
import { type Authority, authorityIn } from '../gate/authority.ts'
import { type Gate, gateRefusal, missingKeyRefusal } from '../gate/gate.ts'
import { authorityOf, unknownKey } from './authority.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'
import { singleCell } from './single-cell.ts'

/** Invocations that access no event, or that authorise a key themselves. */
export type UngatedName = 'JoinEventHub2' | 'RegisterEvent' | 'SendMessage' | 'SyncTimestamp'

type GateOf<N extends InvocationName> = Gate & {
  key: (payload: InvocationPayload<N>) => string
  timestamp?: (payload: InvocationPayload<N>) => number | undefined
  personId?: (payload: InvocationPayload<N>) => string
  personIds?: (payload: InvocationPayload<N>) => readonly string[]
  addresses?: (payload: InvocationPayload<N>) => readonly CellAddress[]
}

type Keys = { eventAdminGuid: string; eventUserPrivateGuid: string; eventShareGuid: string }

/** Clients send every key they hold; the one with the most rights counts. */
const strongestKey = (keys: Keys) => keys.eventAdminGuid || keys.eventUserPrivateGuid || keys.eventShareGuid
const timestamp = (payload: { timestamp: number }) => payload.timestamp
const adminKey = (payload: { adminKey: string }) => payload.adminKey
const key = (payload: { key: string }) => payload.key
const personId = (payload: { userId: string }) => payload.userId
const changedMeeting = {
  key,
  right: 'adminOrOneOf',
  whilePlanning: 'refused',
  personIds: ({ personIds }: { personIds: readonly string[] }) => personIds,
  timestamp: (payload: { timestamp?: number | undefined }) => payload.timestamp,
} as const

const byAdmin = { key: adminKey, right: 'admin', whilePlanning: 'allowed' } as const
const byAdminBetweenRuns = { ...byAdmin, whilePlanning: 'refused' } as const

/** The gate of every invocation; a missing entry does not compile. */
const GATES: { [N in InvocationName]: N extends UngatedName ? 'open' : GateOf<N> } = {
  JoinEventHub2: 'open',
  RegisterEvent: 'open',
  SendMessage: 'open',
  SyncTimestamp: 'open',
  UpdateEvent: byAdminBetweenRuns,
  RotateKeys: byAdminBetweenRuns,
  RemoveEvent: byAdminBetweenRuns,
  // Storage rejects a second run of an event.
  PlanEvent: byAdmin,
  StopPlan: byAdmin,
  SendSharedValue: {
    key: strongestKey,
    right: 'editor',
    whilePlanning: 'refused',
    timestamp,
    addresses: (payload) => {
      const address = singleCell(payload)
      return address ? [address] : []
    },
  },
  SendSharedRangeValue: {
    key: strongestKey,
    right: 'editor',
    whilePlanning: 'refused',
    timestamp,
    addresses: addressesOfRange,
  },
  SendSettingValue: {
    key: ({ eventAdminGuid }) => eventAdminGuid,
    right: 'admin',
    whilePlanning: 'refused',
    timestamp,
  },
  RegisterUser: { key, right: 'keyHolder', whilePlanning: 'allowed' },
  UpdateUser: { key, right: 'keyHolder', whilePlanning: 'allowed' },
  ReplacePersonalLink: { key, right: 'adminOrSelf', whilePlanning: 'allowed', personId },
  SetEventAdmin: byAdmin,
  ArchiveUser: byAdmin,
  RemoveUser: { key, right: 'adminOrSelf', whilePlanning: 'allowed', whileShutOut: 'allowed', personId },
  ListSessions: byAdmin,
  EndSession: byAdmin,
  ExportUser: { key, right: 'adminOrSelf', whilePlanning: 'allowed', whileShutOut: 'allowed', personId },
  ApproveUsers: byAdmin,
  ArchiveUsers: byAdmin,
  RemoveUsers: byAdmin,
  // As registering somebody with a topic.
  AddTopics: byAdmin,
  ReadAudit: byAdmin,
  ConfirmMeeting: changedMeeting,
  WithdrawMeeting: changedMeeting,
  CancelMeeting: changedMeeting,
  SayInMeeting: { ...changedMeeting, right: 'oneOf' },
  CloseWeek: byAdminBetweenRuns,
  ReadPlanReport: { key, right: 'adminOrSelf', whilePlanning: 'allowed' },
  CheckPlan: byAdmin,
  ReadPlanDrift: byAdmin,
  ExplainPlace: { key, right: 'adminOrSelf', whilePlanning: 'allowed', personId },
  PriceMoves: byAdmin,
  ReadReport: { key, right: 'adminOrSelf', whilePlanning: 'allowed' },
  ListReadyPlans: byAdmin,
  ListPlans: byAdmin,
  ReadPlan: byAdmin,
  RestorePlan: byAdminBetweenRuns,
  PublishPlan: byAdminBetweenRuns,
  DiscardPlan: byAdminBetweenRuns,
  PlaceLatePeople: byAdminBetweenRuns,
  PlanScenarios: byAdminBetweenRuns,
  StopScenarios: byAdmin,
  ReadScenarios: byAdmin,
  ReadScenario: byAdmin,
  AdoptScenario: byAdminBetweenRuns,
}

/** What an invocation needs, for its documentation. */
export function gateOf(name: InvocationName): Gate | 'open' {
  return GATES[name]
}

/** An authority that has passed the gate of an invocation. */
export type Admitted = Authority & {
  /** Asks the gate once more, for a handler that has waited: a run may have begun meanwhile, or a key been replaced. */
  refusalByNow: () => Refusal | undefined
}

/** What a handler receives: the authority of the key, unless the gate is open. */
export type AuthorityFor<N extends InvocationName> = N extends UngatedName ? undefined : Admitted

/**
 * Checks an invocation's gate, then calls its handler in the same turn of the event loop, so that the check still holds. A handler that
 * waits before it changes something asks `refusalByNow`.
 */
export async function authorise<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  { name, payload }: { name: N; payload: InvocationPayload<N> },
  handle: (authority: AuthorityFor<N>) => Ack<N> | Promise<Ack<N>>,
): Promise<Ack<N>> {
  // Gate and payload belong to the same name, which TypeScript cannot correlate across the union.
  const gate = GATES[name] as 'open' | GateOf<N>
  if (gate === 'open') return handle(undefined as AuthorityFor<N>)
  const key = gate.key(payload)
  const missing: Refusal | undefined = missingKeyRefusal(gate, key)
  if (missing) return missing
  const authority = await authorityOf(context, connection, key, gate)
  if (!authority.ok) return authority
  const request = {
    now: context.now(),
    timestamp: gate.timestamp?.(payload),
    personId: gate.personId?.(payload),
    personIds: gate.personIds?.(payload),
    addresses: gate.addresses?.(payload),
  }
  const refusalByNow = () => {
    const { room } = authority
    const holder = room.holderOf(key)
    if (!holder) return unknownKey()
    const again = authorityIn(room, holder, gate)
    return again.ok ? gateRefusal(again, gate, { ...request, timestamp: undefined }) : again
  }
  return gateRefusal(authority, gate, request) ?? handle({ ...authority, refusalByNow } as AuthorityFor<N>)
}
