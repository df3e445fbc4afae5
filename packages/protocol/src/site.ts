import { z } from 'zod'

/** POST /api/Site/SignIn; OPS-11. */
export const siteSignIn = z.object({ key: z.string().max(1000) })

export const siteSignedIn = z.object({ permissions: z.array(z.string()) })

/** Ms since the epoch; null where it is not known, or has not come. */
const time = z.number().nullable()

const siteEvent = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  numPeople: z.number(),
  createdAt: time,
  usedAt: time,
  /** When it will be deleted as unused; null while that is not announced. */
  deletesAt: time,
})

const runStatus = z.enum(['queued', 'running', 'done', 'failed'])

/**
 * GET /api/Site/Operations; OPS-1, OPS-2. Lists have the newest first and are cut off. Times in ms since the
 * epoch.
 */
/** Whom the server may be told to send something to; OPS-13. */
export const RECEIVERS = ['analytics', 'errors', 'feedbackWebhook', 'feedbackMail'] as const

/** What has become of what one of them was sent, since the start; OPS-19. */
const siteReceiver = z.object({
  receiver: z.enum(RECEIVERS),
  /** Host and port of its address; null while none is configured. */
  host: z.string().nullable(),
  waiting: z.number(),
  succeededAt: time,
  failedAt: time,
  /** Status or kind of the last failure; '' without one. */
  why: z.string(),
})

export const siteOperations = z.object({
  now: z.number(),
  server: z.object({
    version: z.string(),
    startedAt: z.number(),
    numConnections: z.number(),
    /** Events in memory. */
    numRooms: z.number(),
    memoryBytes: z.number(),
  }),
  storage: z.object({
    /** `ok`, or one word of why it cannot be written to, as at /healthz. */
    health: z.string(),
    /** False where the database could not be read: what comes from it is left out. */
    isReadable: z.boolean(),
    databaseBytes: z.number(),
    /** What is left on its disk; null where the system does not tell. */
    freeBytes: z.number().nullable(),
  }),
  /** Events and people by variant, of those that have events. */
  variants: z.array(z.object({ variant: z.string(), numEvents: z.number(), numPeople: z.number() })),
  /** The last used first. */
  events: z.array(siteEvent),
  runs: z.array(
    z.object({
      id: z.string(),
      eventName: z.string(),
      status: runStatus,
      createdAt: z.number(),
      startedAt: time,
      endedAt: time,
      /** The limit of its time. */
      seconds: z.number(),
      /** A reason of refusals for a failed one, '' for others. */
      reason: z.string(),
    }),
  ),
  /** Of the last 24 hours. */
  runsOfDay: z.array(z.object({ status: runStatus, count: z.number() })),
  feedback: z.array(z.object({ at: z.string(), text: z.string(), email: z.string() })),
  /** Reports that are alike, counted; `at` is the time of the newest. */
  errors: z.array(
    z.object({
      command: z.string(),
      status: z.number(),
      reason: z.string(),
      count: z.number(),
      at: z.string(),
    }),
  ),
  receivers: z.array(siteReceiver),
  retention: z.object({
    /** 0: nothing is deleted. */
    days: z.number(),
    /** The first to be deleted first. */
    announced: z.array(siteEvent),
  }),
})

export type SiteOperations = z.infer<typeof siteOperations>
export type SiteReceiver = z.infer<typeof siteReceiver>
export type SiteEventRow = z.infer<typeof siteEvent>
export type SiteSignedIn = z.infer<typeof siteSignedIn>
