import pino from 'pino'
import { randomIds } from '../ids.ts'
import { Insight } from '../planning/insight/insight.ts'
import type { PlanEnd } from '../planning/planning.ts'
import { SearchQueue } from '../planning/queue/search-queue.ts'
import { RunsOfServer } from '../planning/runs/runs-of-server.ts'
import { adminLink, personalLink, shareLink } from '../rooms/links.ts'
import { Rooms } from '../rooms/rooms.ts'
import type { KeySecrets } from '../storage/keyring/choose-keyring.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage, StoredEvent } from '../storage/storage.ts'
import { DEMO_EVENT_ID, DEMO_VARIANT, demoEvent } from './demo-event.ts'

/** The demo's solver time limit, ms: enough for a presentable plan. */
const PLAN_MS = 4000
const NOT_THERE = `No event ${DEMO_EVENT_ID} in storage. Maybe it was deleted meanwhile?`

type Demo = {
  name: string
  adminLink: string
  shareLink: string
  person: string
  personalLink: string
}

/** Loads the demo event of a data folder, creating and planning it on first use. Links are path and query. */
export async function openDemo(dataDir: string, now: () => number, keySecrets?: KeySecrets): Promise<Demo> {
  const storage = await openStorage({ dataDir, ...(keySecrets ? { keySecrets } : {}) })
  try {
    return demoOf((await storage.loadEvent(DEMO_EVENT_ID)) ?? (await makeDemo(storage, now)))
  } finally {
    await storage.close()
  }
}

async function makeDemo(storage: Storage, now: () => number): Promise<StoredEvent> {
  await storage.write(demoEvent({ ids: randomIds, now: now() }))
  const end = await plan(storage, now)
  if (end.kind === 'failed') throw new Error(`The demo event could not be planned: ${end.failure.reason}`)
  const stored = await storage.loadEvent(DEMO_EVENT_ID)
  if (!stored) throw new Error(NOT_THERE)
  return stored
}

async function plan(storage: Storage, now: () => number): Promise<PlanEnd> {
  const ended = Promise.withResolvers<PlanEnd>()
  const rooms = new Rooms({ storage, now, onReloaded: () => {}, onBroken: () => {} })
  const log = pino({ level: 'silent' })
  const insight = new Insight()
  const planning = new RunsOfServer({
    searches: new SearchQueue({ log }),
    storage,
    rooms,
    insight,
    now,
    newId: randomIds.newId,
    random: Math.random,
    log,
    onWaiting: () => {},
    onProgress: () => {},
    onFinished: (_eventId, end) => ended.resolve(end),
  })
  const room = await rooms.open(DEMO_EVENT_ID)
  if (!room) throw new Error(NOT_THERE)
  const start = await planning.start(room, { keepPreviousPlan: false })
  if (start.kind !== 'started') throw new Error(`The demo event could not be planned: it is ${start.kind}.`)
  const timer = setTimeout(() => void planning.stop(room), PLAN_MS)
  const end = await ended.promise
  clearTimeout(timer)
  await planning.close()
  await insight.close()
  await rooms.close()
  return end
}

function demoOf({ event, keys, persons }: StoredEvent): Demo {
  const [person] = persons.filter(({ registerTopicWithoutAuthor }) => !registerTopicWithoutAuthor)
  return {
    name: event.name,
    adminLink: adminLink(DEMO_VARIANT, keys.adminKey),
    shareLink: shareLink(DEMO_VARIANT, keys.shareKey),
    person: person?.name ?? '',
    personalLink: personalLink(DEMO_VARIANT, person?.privateKey ?? ''),
  }
}
