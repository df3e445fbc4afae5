import { AUDIT_KINDS } from '@planner/domain'
import { z } from 'zod'
import { auditEntry, eventInput } from '../entities.ts'
import { id, key } from '../values.ts'
import { BY_ADMIN, BY_ADMIN_BETWEEN_RUNS, type Descriptions, OF_ADMIN, OPEN, READS } from './description.ts'

/** The event itself, its keys, its sessions and its history. */
export const EVENT = {
  RegisterEvent: {
    sentence:
      'Makes an event in this hub’s variant. The connection goes on as its admin. `adminKey` stays empty.',
    input: z.object({ event: eventInput, adminKey: key.default('') }),
    answer: z.object({ eventAdminGuid: z.string(), adminLink: z.string(), shareLink: z.string() }),
    refusals: ['invalid', 'alreadyRegistered', 'tooManyEvents', 'notStored'],
    ...OPEN,
    cost: { tokens: 30 },
    saves: true,
    audited: ['eventRegistered'],
  },
  UpdateEvent: {
    sentence: 'Changes the event’s fields and settings that it names; absent ones stay as they are.',
    input: z.object({ event: eventInput, adminKey: key }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'plannerRunning', 'invalid', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 5 },
    saves: true,
    audited: ['eventChanged', 'settingChanged'],
  },
  /** KEY-6 to KEY-13 cover this and what else organisers do to people and their keys. */
  RotateKeys: {
    sentence:
      'Replaces the admin key, the share key or both. Whoever has joined with an old one is told `ReceiveException` 404 and put out of the event; admins get `JoinEventHub` with the new keys.',
    input: z.object({
      adminKey: key,
      rotateAdminKey: z.boolean().default(false),
      rotateShareKey: z.boolean().default(false),
    }),
    /** The current keys and links, rotated or not. */
    answer: z.object({ eventAdminGuid: z.string(), adminLink: z.string(), shareLink: z.string() }),
    refusals: [...OF_ADMIN, 'plannerRunning', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 5 },
    saves: true,
    audited: ['keysReplaced'],
  },
  RemoveEvent: {
    sentence:
      'Deletes the event with all its data, once `eventName` is its name. Everybody gets `EventRemoved`.',
    input: z.object({ adminKey: key, eventName: z.string().max(10_000) }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'plannerRunning', 'invalid', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 5 },
    saves: true,
    audited: { notAudited: 'the audit is erased with the event' },
  },
  /** HTTP-15. */
  ListSessions: {
    sentence: 'The browser sessions that have the event open: kind of browser, role of the link, last use.',
    input: z.object({ adminKey: key }),
    answer: z.object({
      sessions: z.array(
        z.object({
          /** Stands for the session within this event alone. */
          id: z.string(),
          /** The kind of browser, such as "Firefox, Windows"; '' when unknown. */
          browser: z.string(),
          role: z.enum(['admin', 'participant', 'visitor']),
          lastUsedAt: z.number(),
          /** Whether it is the session of the browser that asks. */
          isOwn: z.boolean(),
        }),
      ),
    }),
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 5 },
    ...READS,
  },
  EndSession: {
    sentence:
      'Ends a session of that list for this event: its browser forgets the event, its connections are told `ReceiveException` 404 and put out.',
    input: z.object({ adminKey: key, sessionId: id }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'sessionUnknown', 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 5 },
    saves: false,
    audited: ['sessionEnded'],
  },
  /** AUDIT-7. No kinds are all. */
  ReadAudit: {
    sentence:
      'Who changed what, newest first: a page of it, and with `next` as `before` the page after it. Names are those of the full data; ids that are not in it are of people who were erased.',
    input: z.object({
      adminKey: key,
      before: z.number().int().positive().nullable().default(null),
      limit: z.number().int().min(1).max(500).default(50),
      kinds: z.array(z.enum(AUDIT_KINDS)).max(AUDIT_KINDS.length).default([]),
    }),
    /** `next` is null on the last page; `numDropped` entries made room for newer ones. */
    answer: z.object({
      entries: z.array(auditEntry),
      next: z.number().nullable(),
      numDropped: z.number(),
    }),
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 1 },
    ...READS,
  },
} as const satisfies Descriptions
