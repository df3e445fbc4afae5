import type { Logger } from 'pino'
import type { Ids } from './ids/ids.ts'
import type { Quota } from './limits/quota.ts'
import type { Planning } from './planning/planning.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Storage } from './storage/storage.ts'

export type Versions = { backend: string; frontend: string; translations: string }

/** What the hub and the HTTP routes work with. */
export type ServerContext = {
  rooms: Rooms
  storage: Storage
  planning: Planning
  ids: Ids
  /** New events of an address; spent by its key. */
  eventQuota: Quota
  /** Server time, ms since the epoch. */
  now: () => number
  log: Logger
  versions: Versions
}
