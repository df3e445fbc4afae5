import type { Ack, InvocationName, InvocationPayload } from '@planner/protocol'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import type { AuthorityFor } from '../rights/gates.ts'

/**
 * Handles one parsed and authorised invocation, independent of the transport. It makes its changes before its
 * first await, while the authorisation still holds, or after `refusalByNow` in the same turn. A handler that
 * only reads is called again where the reader's rights have changed before its answer was there (KEY-24), or
 * where somebody was erased.
 */
export type Handler<N extends InvocationName> = (
  context: HubContext,
  connection: Connection,
  payload: InvocationPayload<N>,
  authority: AuthorityFor<N>,
) => Ack<N> | Promise<Ack<N>>
