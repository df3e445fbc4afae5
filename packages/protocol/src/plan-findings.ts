import { z } from 'zod'
import { id } from './values.ts'

/** What may stand in the way of a plan; CHECK-1 to CHECK-6. */
export const FINDING_CODES = [
  'fixedOffStart',
  'fixedTwice',
  'fixedTogether',
  'fixedParallel',
  'fixedTooFew',
  'fixedHostAway',
  'fixedHostLimit',
  'fixedTooFewTogether',
  'pinnedTogether',
  'pinnedOverLimit',
  'pinnedAway',
  'pinnedTooMany',
  'pinnedTopicRests',
  'pinnedNotWanted',
  'pinnedRefuses',
  'pinnedNoLanguage',
  'noTopic',
  'tooFewSeats',
  'tooFewSeatsAt',
  'topicHasNoStart',
  'topicHostNeverFree',
  'topicHostLimit',
  'topicHostBusy',
  'topicTooFew',
  'roomsTooFew',
  'roomTooSmall',
  'personHasNoTime',
  'personWantsMoreThanTime',
  'personWantsMoreThanLimit',
  'personHasNoWish',
  'personHasNoTopic',
  'personTooFewTopics',
  'nobodyToMeet',
  'wishesNotMutual',
  'wishesWithoutSession',
  'wishesOverCapacity',
] as const

/** A change that makes a finding go away, in terms of the event. */
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
  ]),
  path: z.string().nullable(),
  topicId: id.nullable(),
  groupIndex: z.number().nullable(),
  personIds: z.array(id),
  /** Slots as in the cells of times: sessions from 0, or hours of week A and then of week B. */
  slots: z.array(z.number()),
  value: z.number().nullable(),
})

export const planFinding = z.object({
  code: z.enum(FINDING_CODES),
  /** Whether every plan leaves something unfilled or breaks a rule because of it. */
  isSerious: z.boolean(),
  topicId: id.nullable(),
  groupIndex: z.number().nullable(),
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
  changes: z.array(findingChange),
})

export type FindingCode = (typeof FINDING_CODES)[number]
export type PlanFinding = z.infer<typeof planFinding>
export type FindingChange = z.infer<typeof findingChange>
