import type { Ack, InvocationName, InvocationPayload } from '@planner/protocol'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import type { Entered } from '../gates.ts'

/**
 * One invocation, parsed and through its gate. Knows nothing of what carries it. What it changes, it changes before its
 * first await.
 */
export type Handler<N extends InvocationName> = (
  context: HubContext,
  connection: Connection,
  payload: InvocationPayload<N>,
  authority: Entered<N>,
) => Ack<N> | Promise<Ack<N>>
