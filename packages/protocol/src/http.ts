import { MAX_ADMIN_NAME, MAX_PAGE_ADDRESS } from '@planner/domain'
import { z } from 'zod'
import { importPreview } from './import.ts'

/** GET /api/Translations/GetLanguage/?v={translationsVersion}&lang={code}; HTTP-1. */
export const languageResponse = z.object({
  keys: z.record(z.string(), z.string()),
  languageNames: z.record(z.string(), z.string()),
  countryNames: z.record(z.string(), z.string()),
})

const siteContacts = z.object({
  supportEmail: z.string(),
  websiteUrl: z.string(),
  newsletterEmail: z.string(),
  footerText: z.string(),
})

/** Whether visits of this browser are counted: `notCounted` says that it has asked not to be. */
const analyticsState = z.enum(['off', 'counted', 'notCounted'])

const sessionAnalytics = z.object({
  state: analyticsState,
  /** What stands for the holder of the personal key in the path today; PRIV-8. */
  person: z.int().nullable(),
})

/** GET /api/Auth/InitSession/{flag}?path=… and UserIsActive; HTTP-2, HTTP-5. */
export const sessionResponse = z.object({
  isLoggedIn: z.boolean(),
  name: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userCreatedOn: z.string(),
  eventName: z.string(),
  eventId: z.string(),
  eventEmail: z.string(),
  eventCreatedOn: z.string(),
  /** Events this browser has opened with a key, newest first. */
  allUserEvents: z.array(
    z.object({
      eventId: z.string(),
      name: z.string(),
      link: z.string(),
      role: z.string(),
      openedOn: z.string(),
    }),
  ),
  plan: z.string(),
  upgradeDate: z.string(),
  isAdmin: z.boolean(),
  /** Upper-case names; ROLE-9. */
  permissions: z.array(z.string()),
  eventLanguageCode: z.string(),
  languageCode: z.string(),
  antiForgeryToken: z.string(),
  /** Additions of this product: information about the server. */
  environment: z.enum(['production', 'test', 'debug']),
  backendVersion: z.string(),
  translationsVersion: z.string(),
  defaultInvite: z.string(),
  /** Host names that a form address may name; EVENT-23. */
  formHosts: z.array(z.string()),
  /** Who runs this installation; '' for what is not configured. HTTP-17. */
  site: siteContacts,
  /** PRIV-21. */
  analytics: sessionAnalytics,
  /** Whether this installation sends mail; LETTER-10. */
  sendsMail: z.boolean().default(false),
})

/** POST /api/Session/ForgetEvent; HTTP-18. */
export const forgetEventRequest = z.object({ eventId: z.string().max(200) })
export const forgetEventResult = z.object({ isForgotten: z.boolean() })

/** POST /api/Event/Export, /api/Event/Retention and /api/Event/Keep, for event admins. */
export const eventRequest = z.object({
  variant: z.string(),
  adminKey: z.string(),
  adminName: z.string().max(MAX_ADMIN_NAME).default(''),
})

const record = z.record(z.string(), z.unknown())

/** POST /api/Event/Export: an event without its keys (docs/export.md). Times in ms since the epoch. */
export const eventExport = z.object({
  format: z.literal('planner-event/2'),
  exportedAt: z.number(),
  event: record,
  settings: z.record(z.string(), z.object({ value: z.unknown(), timestamp: z.number() })),
  people: z.array(record),
  topics: z.array(record),
  /** Meetings of two, with who had asked for them. */
  meetings: z.array(record),
  /** The cells by table, each with the parts of its address, its value and its time. */
  tables: z.record(z.string(), z.array(record)),
  planRuns: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      createdAt: z.number(),
      startedAt: z.number().nullable(),
      endedAt: z.number().nullable(),
      seconds: z.number(),
      seed: z.number(),
      error: z.string().nullable(),
      /** Hard, medium and soft; null without a plan. */
      score: z.array(z.number()).nullable(),
      settings: record,
    }),
  ),
  /** The versions of the plan, with their plans; PLAN-21. */
  plans: z.array(
    z.object({
      id: z.string().max(64),
      status: z.enum(['done', 'failed', 'draft', 'discarded', 'kept']),
      createdAt: z.number(),
      startedAt: z.number().nullable(),
      endedAt: z.number().nullable(),
      seconds: z.number(),
      seed: z.number(),
      settings: record,
      week: z.number().nullable(),
      best: record.nullable(),
      error: z.string().max(2000).nullable(),
      author: record.nullable(),
      isReplan: z.boolean(),
      inForceAt: z.number().nullable(),
    }),
  ),
})

/** POST /api/Event/Retention and /Keep: when the unused event is deleted, ms; null: not announced. */
export const retentionResult = z.object({ deletesAt: z.number().nullable() })

/** POST /api/Feedback; TAB-13. The e-mail address, for a reply, may be ''. */
export const feedbackRequest = z.object({
  text: z.string().trim().min(1).max(5000),
  email: z.string().trim().max(254),
})

export const feedbackResult = z.object({ received: z.literal(true) })

/** POST /api/ErrorReport; ERROR-15. A failed command or fault by name; status 0: without a response. */
export const errorReport = z.object({
  command: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
  status: z.int().min(0).max(599),
  reason: z.string().regex(/^[A-Za-z0-9]{0,40}$/),
})

/** Reports beyond the hourly quota are dropped. */
export const errorReportResult = z.object({ isKept: z.boolean() })

const pageEvent = z.object({
  name: z.literal('pageView'),
  /** Path and query, cleaned by the page already; PRIV-21. */
  page: z.string().max(MAX_PAGE_ADDRESS),
  /** As the session has said it. */
  person: z.int().nullable(),
})

/** POST /api/Analytics; LIMIT-6. */
export const analyticsRequest = z.object({ events: z.array(pageEvent).min(1).max(20) })

/** How many were counted: none where nobody counts or the browser has asked not to be. */
export const analyticsResult = z.object({ counted: z.number() })

/** An HTTP error response; `reason` as in a refused invocation. */
export const httpError = z.object({
  error: z.string(),
  reason: z.string().optional(),
  preview: importPreview.optional(),
})

export type EventExport = z.infer<typeof eventExport>
export type EventRequest = z.infer<typeof eventRequest>
export type RetentionResult = z.infer<typeof retentionResult>
export type ErrorReport = z.infer<typeof errorReport>
export type AnalyticsState = z.infer<typeof analyticsState>
export type AnalyticsRequest = z.infer<typeof analyticsRequest>
export type AnalyticsResult = z.infer<typeof analyticsResult>
export type PageEvent = z.infer<typeof pageEvent>
export type SessionAnalytics = z.infer<typeof sessionAnalytics>
export type ErrorReportResult = z.infer<typeof errorReportResult>
export type ForgetEventRequest = z.infer<typeof forgetEventRequest>
export type ForgetEventResult = z.infer<typeof forgetEventResult>
export type FeedbackRequest = z.infer<typeof feedbackRequest>
export type FeedbackResult = z.infer<typeof feedbackResult>
export type HttpError = z.infer<typeof httpError>
export type LanguageResponse = z.infer<typeof languageResponse>
export type SiteContacts = z.infer<typeof siteContacts>
export type SessionResponse = z.input<typeof sessionResponse>
