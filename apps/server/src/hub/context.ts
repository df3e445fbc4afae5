import type { ServerContext } from '../server-context.ts'
import type { Audiences } from './audience.ts'

/** What handlers work with besides their connection. */
export type HubContext = ServerContext & { audiences: Audiences }
