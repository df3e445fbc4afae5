import type { Logger } from 'pino'
import type { Ids } from '../ids/ids.ts'
import type { Quota } from '../limits/quota.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/storage.ts'
import type { Planning } from './planning.ts'

export type Versions = { backend: string; frontend: string; translations: string }

/** What handlers work with besides their connection. */
export type HubContext = {
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
