import type { Ack, InvocationName, InvocationPayload } from '@planner/protocol'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'

/** One invocation, parsed. Knows nothing of what carries it. */
export type Handler<N extends InvocationName> = (
  context: HubContext,
  connection: Connection,
  payload: InvocationPayload<N>,
) => Ack<N> | Promise<Ack<N>>
