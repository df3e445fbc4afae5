import type { AuditAction } from '@planner/domain'
import { z } from 'zod'
import type { RefusalReason } from '../refusal-reasons.ts'
import { id } from '../values.ts'

/** The right that is needed. `editor` is the right to every cell it names, as the domain judges it. */
export type Right = 'admin' | 'adminOrSelf' | 'adminOrOneOf' | 'oneOf' | 'keyHolder' | 'editor'

type Gated = {
  right: Right
  /** The field with the key it acts by; `strongest` is of several keys the one with the most rights. */
  key: 'adminKey' | 'key' | 'eventAdminGuid' | 'strongest'
  /** Whether it is refused while the planner runs or a run is being stored. */
  whilePlanning: 'refused' | 'allowed'
  /** Whether archived or disabled people may still do it, with their own data alone; KEY-16. Default no. */
  whileShutOut?: 'allowed'
}

export type Cost = {
  /** Taken from the allowances of connection and address before anything is done. */
  readonly tokens: number
  /** The tokens are taken for each entry of this list of the payload. */
  readonly forEachOf?: string
  /** The answer is the full data of the event: one at a time, and tokens by its size in addition. */
  readonly sendsData?: true
  /** Who has an answer made that then serves all pays tokens by the size of the event in addition. */
  readonly madeOnce?: true
}

/** Everything about an invocation but its handler, for whatever needs to know of it. */
export type Description = {
  /** What it does, for docs/protocol.md. */
  sentence: string
  input: z.ZodObject
  /** The acknowledgement's payload, besides `ok: true`. */
  answer: z.ZodObject
  /** Reasons of refusals, besides those of every invocation. */
  refusals: readonly RefusalReason[]
  cost: Cost
  /** Whether it changes data of the event, so that "Saved" applies; LIVE-10. */
  saves: boolean
  /** Whether it only reads: it is answered anew where the rights of its reader have changed; KEY-24. */
  reads?: true
  /** What the audit tells of it when an admin acts for somebody else, or why it tells nothing; AUDIT-2. */
  audited: readonly AuditAction[] | { notAudited: string }
} & (Gated | { right: 'none' })

export type Descriptions = Readonly<Record<string, Description>>

/** Accesses no event, or looks at the key itself. */
export const OPEN = { right: 'none' } as const
export const BY_ADMIN = { right: 'admin', key: 'adminKey', whilePlanning: 'allowed' } as const
export const BY_ADMIN_BETWEEN_RUNS = { ...BY_ADMIN, whilePlanning: 'refused' } as const
export const BY_ADMIN_OR_SELF = { right: 'adminOrSelf', key: 'key', whilePlanning: 'allowed' } as const
export const READS = { saves: false, reads: true, audited: { notAudited: 'it changes nothing' } } as const

export const OF_KEY = ['unknownKey', 'archived', 'disabled'] as const
export const OF_ADMIN = [...OF_KEY, 'adminOnly'] as const

/** A person of the event; '' is the person of the key. */
export const personOrOwn = id.or(z.literal('')).default('')
