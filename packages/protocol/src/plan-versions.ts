import type { PlanContent } from '@planner/domain'
import { z } from 'zod'
import { auditActor } from './entities.ts'
import { groupRef, id, settingValue } from './values.ts'

/** Whether planning would read the same of the event as when a version was made. */
export const DATA_SINCE = ['same', 'changed', 'unknown'] as const
export type DataSince = (typeof DATA_SINCE)[number]

const session = z.number().int()

/** Written here once more for programs: it does not compile while it is another one than the domain's. */
export const planContent: z.ZodType<PlanContent> = z.object({
  groups: z.array(
    groupRef.extend({
      starts: z.array(z.tuple([session, z.number()])),
      room: z.string(),
      members: z.array(z.tuple([session, z.array(id)])),
    }),
  ),
  meetings: z.array(z.tuple([id, id, session.nullable()])),
})

/** A version of the plan, for admins; PLAN-21. */
export const planVersion = z.object({
  id: z.string(),
  /**
   * `draft`: waits to be published; `discarded`: was a draft; `kept`: was in force, hand moves included,
   * before another one.
   */
  status: z.enum(['done', 'failed', 'draft', 'discarded', 'kept']),
  /** When it was asked for, ms since the epoch. */
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  /** When it last went into force; null when it never was. */
  inForceAt: z.number().nullable(),
  /** Who asked for it; null where that is not known. */
  author: auditActor.nullable(),
  isReplan: z.boolean(),
  seconds: z.number(),
  seed: z.number(),
  settings: z.record(z.string(), settingValue),
  /** The mean satisfaction of those who count by the choices and settings of then, 0..1; null without. */
  satisfaction: z.number().nullable(),
  /** Why it failed; null otherwise. */
  reason: z.string().nullable(),
  /** The name of the scenario that it was adopted from; null otherwise. */
  scenario: z.string().nullable(),
  /** Whether it can be opened and put into force. */
  isUsable: z.boolean(),
  /** Whether something that planning reads has changed since it was made. */
  data: z.enum(DATA_SINCE),
})

export type PlanVersion = z.infer<typeof planVersion>
