import { randomUUID } from 'node:crypto'
import { type FeedbackRequest, RECEIVERS, type SiteReceiver } from '@planner/protocol'
import type { Logger } from 'pino'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import type { OutgoingStore } from '../storage/shared-storage.ts'
import type { AdapterConfig } from './adapter-config.ts'
import { type Analytics, openAnalytics, type SentPageView } from './analytics.ts'
import type { ErrorEntry } from './error-entry.ts'
import { KeptOutbox } from './kept-outbox.ts'
import { feedbackToSend, mail, type SentFeedback } from './mail.ts'
import { type Deliver, Outbox, type Outcome } from './outbox.ts'
import { post } from './post.ts'

/** What the server sends to others, where configured. It never waits for a receiver or fails with one. */
export type Adapters = {
  analytics: Analytics
  sendError(entry: ErrorEntry): void
  sendFeedback(feedback: FeedbackRequest): void
  waiting(): readonly { receiver: string; entries: number }[]
  /** All receivers, configured or not; OPS-19. */
  receivers(): SiteReceiver[]
  close(): Promise<void>
}

type Receiver = (typeof RECEIVERS)[number]

type SentError = ErrorEntry & {
  /** Identifies an entry that arrives twice. */
  id: string
  version: string
}

type AdapterOptions = {
  /** Where several nodes keep what waits; else it waits in memory. */
  outgoing?: OutgoingStore | undefined
  now: () => number
  log: Logger
  /** Of the server, so that reports of several versions can be told apart. */
  version: string
  count: (receiver: string, outcome: Outcome, entries: number) => void
}

export function openAdapters(config: AdapterConfig, options: AdapterOptions): Adapters {
  const { now, version } = options
  const outboxes: { receiver: Receiver; outbox: Pick<Outbox<never>, 'numWaiting' | 'history' | 'close'> }[] =
    []
  const open = <E>(
    receiver: Receiver,
    deliver: Deliver<E> | null,
    { batch, capacity }: { batch: number; capacity: number },
  ): Pick<Outbox<E>, 'add'> | undefined => {
    if (!deliver) return undefined
    const count = (outcome: Outcome, entries: number) => options.count(receiver, outcome, entries)
    const { outgoing, ...rest } = options
    const own = { ...rest, receiver, deliver, batch, capacity, count }
    const outbox = outgoing ? new KeptOutbox<E>(own, outgoing) : new Outbox<E>(own)
    outboxes.push({ receiver, outbox })
    return outbox
  }
  const { analyticsUrl, errorReportUrl, feedbackWebhookUrl } = config
  const views = open<SentPageView>(
    'analytics',
    postTo(analyticsUrl, (events) => ({ events })),
    { batch: 100, capacity: LIMITS.waitingViews.value },
  )
  const errors = open<SentError>(
    'errors',
    postTo(errorReportUrl, (entries) => ({ errors: entries })),
    { batch: 20, capacity: LIMITS.waitingReports.value },
  )
  const oneByOne = { batch: 1, capacity: LIMITS.waitingFeedback.value }
  const toWebhook = open<SentFeedback>(
    'feedbackWebhook',
    postTo(feedbackWebhookUrl, ([feedback]) => feedback),
    oneByOne,
  )
  const byMail = open('feedbackMail', config.mail && mail(config.mail), oneByOne)
  const mails = quota({ limit: LIMITS.mailsPerHour.value, per: 'hour', now })

  return {
    analytics: openAnalytics({ isOn: views !== undefined, now, send: (view) => views?.add(view) }),
    sendError: (entry) => errors?.add({ id: randomUUID(), ...entry, version }),
    sendFeedback(feedback) {
      const sent = feedbackToSend(feedback, now())
      toWebhook?.add(sent)
      if (!byMail) return
      if (mails.take('')) byMail.add(sent)
      else options.count('feedbackMail', 'dropped', 1)
    },
    waiting: () => outboxes.map(({ receiver, outbox }) => ({ receiver, entries: outbox.numWaiting() })),
    receivers: () =>
      RECEIVERS.map((receiver) => {
        const outbox = outboxes.find((each) => each.receiver === receiver)?.outbox
        return {
          receiver,
          host: outbox ? hostOf(config, receiver) : null,
          waiting: outbox?.numWaiting() ?? 0,
          ...(outbox?.history() ?? { succeededAt: null, failedAt: null, why: '' }),
        }
      }),
    async close() {
      await Promise.all(outboxes.map(({ outbox }) => outbox.close()))
    },
  }
}

/** The host alone, since the rest of an address may hold keys and passwords. */
function hostOf(config: AdapterConfig, receiver: Receiver): string {
  switch (receiver) {
    case 'analytics':
      return new URL(config.analyticsUrl).host
    case 'errors':
      return new URL(config.errorReportUrl).host
    case 'feedbackWebhook':
      return new URL(config.feedbackWebhookUrl).host
    case 'feedbackMail':
      return config.mail ? `${config.mail.server.host}:${config.mail.server.port}` : ''
  }
}

function postTo<E>(address: string, bodyOf: (entries: readonly E[]) => unknown): Deliver<E> | null {
  return address === '' ? null : post(address, bodyOf)
}
