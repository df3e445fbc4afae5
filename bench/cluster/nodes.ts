import { type LocalPostgres, startLocalPostgres } from '../../apps/server/src/cluster/local-postgres.ts'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import { bigEvent, type EventSize, eventWrites } from '../../apps/server/src/testing/big-event.ts'
import type { Stand } from '../bench.ts'
import { keyIn, VARIANT } from '../events.ts'
import { type Measured, usedBy } from '../server-process.ts'

const KEY_SECRET = 'a-secret-of-the-nodes-of-a-benchmark-0123456789'
const KEY_SECRETS = { current: KEY_SECRET, previous: [] }
/** No search beside what is measured, and as many clients of one machine as there are. */
const USUAL = {
  KEEP_PLANS_READY: 'no',
  CONNECTIONS_PER_ADDRESS: '20000',
  CONNECTIONS_IN_ALL: '20000',
  EVENTS_PER_HOUR: '10000',
  TRUST_PROXY: 'yes',
}

/** As if a proxy had passed on a client of an address of its own: limits of an address are not what is measured. */
export const headersOf = (client: number) => ({
  'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
})

/** A PostgreSQL that keeps what it acknowledges, with its nodes. */
export type Nodes = {
  database: LocalPostgres
  databaseUrl: string
  node(env?: Record<string, string>): Promise<Measured>
  /** Processor seconds of the database so far. */
  databaseSeconds(): number
  /** Writes an event; its people have the keys of `keyIn`. */
  makeEvent(eventId: string, size: EventSize): Promise<void>
}

export async function openNodes(stand: Stand): Promise<Nodes> {
  const database = stand.closing(await startLocalPostgres({ isDurable: true }))
  const databaseUrl = await database.newDatabase()
  return {
    database,
    databaseUrl,
    node: (env = {}) =>
      stand.planner({
        env: { ...USUAL, DATA_DIR: stand.folder(), DATABASE_URL: databaseUrl, KEY_SECRET, ...env },
      }),
    databaseSeconds: () => database.pids().reduce((sum, pid) => sum + usedBy(pid).cpuSeconds, 0),
    makeEvent: (eventId, size) => writeEvent({ dataDir: '', databaseUrl }, eventId, size),
  }
}

/** One server with SQLite, as it is by default. */
export async function openAlone(stand: Stand, events: readonly string[], size: EventSize): Promise<Measured> {
  const dataDir = stand.folder()
  const storage = await openStorage({ dataDir, keySecrets: KEY_SECRETS })
  for (const eventId of events) await storage.write(writesOf(eventId, size))
  await storage.close()
  return stand.planner({ env: { ...USUAL, DATA_DIR: dataDir, KEY_SECRET } })
}

async function writeEvent(
  where: { dataDir: string; databaseUrl: string },
  eventId: string,
  size: EventSize,
): Promise<void> {
  const storage = await openStorage({ ...where, keySecrets: KEY_SECRETS })
  await storage.write(writesOf(eventId, size))
  await storage.close()
}

function writesOf(eventId: string, size: EventSize) {
  const keyOf = (index: number) => keyIn(eventId, index)
  return eventWrites(bigEvent(VARIANT, eventId, size, { now: Date.now() - 60_000, keyOf }))
}
