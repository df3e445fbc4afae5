import { FINDING_CODES } from '@planner/domain'
import { z } from 'zod'
import { id } from './values.ts'

/** A change of a remedy, in terms of the event. */
const findingChange = z.object({
  what: z.enum([
    /** The setting `path` gets the value. */
    'setting',
    /** The topic gets this largest size. */
    'topicMaxSize',
    /** Every topic may have so many groups. */
    'groups',
    /** The topic takes so many slots. */
    'duration',
    /** The topic may start at any time, and takes so many slots where there is a value. */
    'start',
    /** These people can come in these slots. */
    'available',
    /** These people choose the topic, or one; without people so many more do. */
    'wish',
    /** The person wants so many sessions, groups or meetings. */
    'wants',
    /** The group is no longer pinned. */
    'unpin',
    /** The person is no longer pinned to the group. */
    'release',
    /** More rooms, or larger ones. */
    'rooms',
  ]),
  path: z.string().nullable(),
  topicId: id.nullable(),
  topicGroupIndex: z.number().nullable(),
  personIds: z.array(id),
  /** Slots as in the cells of times: sessions from 0, or hours of week A and then of week B. */
  slots: z.array(z.number()),
  value: z.number().nullable(),
})

const findingRemedy = z.object({
  /** Made together, most often one. */
  changes: z.array(findingChange),
  /** What the finding's number can be at most then, where that is still less than what is wanted. */
  number: z.number().nullable(),
})

export const planFinding = z.object({
  code: z.enum(FINDING_CODES),
  /** Whether every plan leaves something unfilled or breaks a rule because of it. */
  isSerious: z.boolean(),
  topicId: id.nullable(),
  topicGroupIndex: z.number().nullable(),
  /** The topic of the other of two groups. */
  otherTopicId: id.nullable(),
  personId: id.nullable(),
  /** The other of two people. */
  otherPersonId: id.nullable(),
  slot: z.number().nullable(),
  /** How many there are, or can be at most. */
  number: z.number().nullable(),
  /** How many are wanted or needed. */
  needed: z.number().nullable(),
  remedies: z.array(findingRemedy),
})

export type PlanFinding = z.infer<typeof planFinding>
export type FindingChange = z.infer<typeof findingChange>
export type FindingRemedy = z.infer<typeof findingRemedy>
