import type { ServerContext } from '../server-context.ts'
import type { Audiences } from './audience.ts'

/** What handlers work with besides their connection. */
export type HubContext = ServerContext & { audiences: Audiences }

/** What is needed to send changes on. */
export type PublishContext = Pick<ServerContext, 'versions' | 'now'> & {
  /** Puts a member out of its room. */
  leave: Audiences['leave']
}
