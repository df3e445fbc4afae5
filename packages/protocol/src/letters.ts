import { z } from 'zod'
import { eventRequest } from './http.ts'

/** What organisers tell people, each in a letter of their own; LETTER-1. */
export const LETTER_KINDS = ['invitation', 'reminder', 'plan', 'planChanged'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** Whether a letter tells of the plan. */
export function isPlanLetter(kind: LetterKind): boolean {
  return kind === 'plan' || kind === 'planChanged'
}

/** The ways by which a letter reaches somebody. */
export const LETTER_CHANNELS = ['mail', 'push'] as const
export type LetterChannel = (typeof LETTER_CHANNELS)[number]

/** How somebody may have been told: also by hand, as organisers say. */
export const LETTER_WAYS = [...LETTER_CHANNELS, 'hand'] as const

/** Why mail does not reach somebody; LETTER-7. */
export const UNREACHED_REASONS = ['noAddress', 'badAddress', 'unsubscribed', 'refused'] as const
export type UnreachedReason = (typeof UNREACHED_REASONS)[number]

/** `dropped` letters were not sent: there was nothing to tell any more, it was one too many, or the mail server was away for too long. */
export const LETTER_OUTCOMES = ['waiting', 'sent', 'refused', 'dropped'] as const

/** Why letters about the plan cannot be written now; LETTER-3. */
export const PLAN_LETTER_STATES = ['ready', 'noPlan', 'hidden', 'planning'] as const
export type PlanLetterState = (typeof PLAN_LETTER_STATES)[number]

/** POST /api/Letters/Preview. */
export const letterPreview = eventRequest.extend({
  kind: z.enum(LETTER_KINDS),
  /** Whose letter is shown; '' for that of the first person concerned. */
  personId: z.string().max(100).default(''),
})

/** POST /api/Letters/Send. */
export const lettersToSend = eventRequest.extend({
  kind: z.enum(LETTER_KINDS),
  /** Left out: to everybody concerned. */
  personIds: z.array(z.string().max(100)).max(10_000).optional(),
})

/** POST /api/Letters/Told. */
export const toldByHand = eventRequest.extend({
  kind: z.enum(LETTER_KINDS),
  personIds: z.array(z.string().max(100)).min(1).max(10_000),
})

/** POST /api/Letters/Change. */
export const letterChange = eventRequest.extend({
  /** Whether people are told by themselves when their plan has changed. */
  tellsChanges: z.boolean(),
})

/** POST /api/Letters/LostLink, with the key of the share link. */
export const lostLinkRequest = z.object({
  variant: z.string(),
  shareKey: z.string(),
  email: z.string().max(320),
})
/** The same whether the address is known or not. */
export const lostLinkResult = z.object({ isTaken: z.literal(true) })

/** POST /api/Letters/Bounced. */
export const bounceResult = z.object({
  /** Whether it was a report on a letter of an event that is here. */
  isKnown: z.boolean(),
})

/** A person and by which ways a letter would reach them. */
const addressee = z.object({
  personId: z.string(),
  /** Why not by mail; null where mail reaches them. */
  mail: z.enum(UNREACHED_REASONS).nullable(),
  push: z.boolean(),
})

const letterLogEntry = z.object({
  /** When it was sent, or is due; ms since the epoch. */
  at: z.number(),
  personId: z.string(),
  kind: z.enum(LETTER_KINDS),
  channel: z.enum(LETTER_WAYS),
  outcome: z.enum(LETTER_OUTCOMES),
  /** The status of the mail server, the code of a failure, or why it was dropped; '' where it was sent. */
  why: z.string(),
})

/** What the calls of organisers about letters answer. Times in ms since the epoch. */
export const letterOverview = z.object({
  /** What this installation can send at all. */
  channels: z.object({ mail: z.boolean(), push: z.boolean() }),
  /** Whom mail comes from; '' without mail. */
  from: z.string(),
  tellsChanges: z.boolean(),
  planLetters: z.enum(PLAN_LETTER_STATES),
  kinds: z.array(
    z.object({
      kind: z.enum(LETTER_KINDS),
      /** People whom such a letter concerns now. */
      numConcerned: z.int(),
      /** Those of them who would get it, by either way. */
      numReached: z.int(),
    }),
  ),
  numWaiting: z.int(),
  /** Those who take part and whom nothing reaches. */
  unreached: z.array(z.object({ personId: z.string(), why: z.enum(UNREACHED_REASONS) })),
  /** The newest first, those that wait before all others. */
  log: z.array(letterLogEntry),
  /** How many letters the call has queued. */
  numQueued: z.int(),
})

/** A letter as it would be sent. */
const letter = z.object({
  personId: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The name of the calendar file that goes with it by mail; '' for none. */
  attachment: z.string(),
})

export const letterPreviewed = z.object({
  kind: z.enum(LETTER_KINDS),
  addressees: z.array(addressee),
  /** Null where it concerns nobody, or not that person. */
  letter: letter.nullable(),
})

export type LetterOverview = z.output<typeof letterOverview>
export type LetterPreviewed = z.output<typeof letterPreviewed>
export type LetterLogEntry = z.output<typeof letterLogEntry>
export type LostLinkResult = z.output<typeof lostLinkResult>
export type Addressee = z.output<typeof addressee>
export type WrittenLetter = z.output<typeof letter>
