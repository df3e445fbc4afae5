import type { Ack, InvocationName, InvocationPayload, Refusal } from '@planner/protocol'
import type { Authority } from '../gate/authority.ts'
import { type Gate, gateRefusal, missingKeyRefusal } from '../gate/gate.ts'
import { authorityOf } from './authority.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'

/** Invocations that touch no event, or that look at a key themselves. */
export type OpenName = 'JoinEventHub2' | 'RegisterEvent' | 'SendMessage' | 'SyncTimestamp'

type GateOf<N extends InvocationName> = Gate & {
  key: (payload: InvocationPayload<N>) => string
  timestamp?: (payload: InvocationPayload<N>) => number
  personId?: (payload: InvocationPayload<N>) => string
}

type Keys = { eventAdminGuid: string; eventUserPrivateGuid: string; eventShareGuid: string }

/** The most powerful of the keys that came along. */
const strongest = (keys: Keys) => keys.eventAdminGuid || keys.eventUserPrivateGuid || keys.eventShareGuid
const timestamp = (payload: { timestamp: number }) => payload.timestamp
const adminKey = (payload: { adminKey: string }) => payload.adminKey
const key = (payload: { key: string }) => payload.key
const personId = (payload: { userId: string }) => payload.userId

/** The gate before every invocation; one without does not compile. */
export const GATES: { [N in InvocationName]: N extends OpenName ? 'open' : GateOf<N> } = {
  JoinEventHub2: 'open',
  RegisterEvent: 'open',
  SendMessage: 'open',
  SyncTimestamp: 'open',
  UpdateEvent: { key: adminKey, right: 'admin', whilePlanning: 'refused' },
  RotateKeys: { key: adminKey, right: 'admin', whilePlanning: 'refused' },
  RemoveEvent: { key: adminKey, right: 'admin', whilePlanning: 'refused' },
  // Storage knows whether the event has a run.
  PlanEvent: { key: adminKey, right: 'admin', whilePlanning: 'allowed' },
  StopPlan: { key: adminKey, right: 'admin', whilePlanning: 'allowed' },
  SendSharedValue: { key: strongest, right: 'editor', whilePlanning: 'refused', timestamp },
  SendSharedRangeValue: { key: strongest, right: 'editor', whilePlanning: 'refused', timestamp },
  SendSettingValue: {
    key: ({ eventAdminGuid }) => eventAdminGuid,
    right: 'admin',
    whilePlanning: 'refused',
    timestamp,
  },
  RegisterUser: { key, right: 'keyHolder', whilePlanning: 'allowed' },
  UpdateUser: { key, right: 'keyHolder', whilePlanning: 'allowed' },
  SetEventAdmin: { key: adminKey, right: 'admin', whilePlanning: 'allowed' },
  ArchiveUser: { key: adminKey, right: 'admin', whilePlanning: 'allowed' },
  RemoveUser: { key, right: 'adminOrSelf', whilePlanning: 'allowed', personId },
  ExportUser: { key, right: 'adminOrSelf', whilePlanning: 'allowed', personId },
}

/** What an invocation goes on with: the authority of its key, unless its gate is open. */
export type Entered<N extends InvocationName> = N extends OpenName ? undefined : Authority

/** Lets an invocation through its gate to its handler, which starts in the same turn so that the gate's answer holds. */
export async function enter<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  { name, payload }: { name: N; payload: InvocationPayload<N> },
  handle: (authority: Entered<N>) => Ack<N> | Promise<Ack<N>>,
): Promise<Ack<N>> {
  // The gate and its payload have one name, which the compiler cannot follow through a union.
  const gate = GATES[name] as 'open' | GateOf<N>
  if (gate === 'open') return handle(undefined as Entered<N>)
  const given = gate.key(payload)
  const missing: Refusal | undefined = missingKeyRefusal(gate, given)
  if (missing) return missing
  const authority = await authorityOf(context, connection, given)
  if (!authority.ok) return authority
  const request = {
    now: context.now(),
    timestamp: gate.timestamp?.(payload),
    personId: gate.personId?.(payload),
  }
  return gateRefusal(authority, gate, request) ?? handle(authority as Entered<N>)
}
