import type { ServerContext } from '../server-context.ts'
import type { Audiences } from './connections/audience.ts'

/** The dependencies of handlers. */
export type HubContext = ServerContext & { audiences: Audiences }

/** The dependencies of publishing. */
export type PublishContext = Pick<ServerContext, 'versions' | 'now' | 'log'> & {
  /** Removes a member from its room. */
  leave: Audiences['leave']
}
