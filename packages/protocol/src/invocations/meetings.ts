import { WORD_LIMITS } from '@planner/domain'
import { z } from 'zod'
import { pair } from '../entities.ts'
import { key, timestamp } from '../values.ts'
import { BY_ADMIN_BETWEEN_RUNS, type Descriptions, OF_ADMIN, OF_KEY } from './description.ts'

/** A meeting of two that the person of the key, or an admin, changes; MEET-11. */
const changedMeeting = z.object({ key, personIds: pair, timestamp: timestamp.optional() })

/** The last moment that a date can hold, ms since the epoch. */
const MAX_TIME = 8.64e15

/** What one of the two says to the other; MEET-25. */
const words = {
  reach: z.string().max(WORD_LIMITS.reach),
  message: z.string().max(WORD_LIMITS.message),
  times: z.array(z.number().int().min(0).max(MAX_TIME)).max(WORD_LIMITS.times),
}

const OF_MEETINGS = [
  ...OF_KEY,
  ...(['keyMissing', 'clockAhead', 'plannerRunning', 'noMeeting', 'notStored'] as const),
] as const

const OF_A_MEETING = {
  /** `applied` is false where the meeting was so already. */
  answer: z.object({ applied: z.boolean() }),
  right: 'adminOrOneOf',
  key: 'key',
  whilePlanning: 'refused',
  saves: true,
} as const

const TAKES_BACK = {
  ...OF_A_MEETING,
  input: changedMeeting,
  refusals: [...OF_MEETINGS, 'notYourMeeting'],
  cost: { tokens: 1 },
} as const

/** Meetings of two. */
export const MEETINGS = {
  /** MEET-4, MEET-25. */
  ConfirmMeeting: {
    sentence:
      'Commits a reserved meeting of two, for either of them or an admin; each of the two who has not agreed to a committed one agrees to it. `reach` says how the other one can reach whoever confirms, who must be one of the two. Where there is nothing to confirm, `applied` is false.',
    input: changedMeeting.extend({ reach: words.reach.optional() }),
    refusals: [...OF_MEETINGS, 'notYourMeeting', 'notOfTheTwo', 'eventFull', 'tooMuchAdded'],
    ...OF_A_MEETING,
    cost: { tokens: 1 },
    audited: ['meetingConfirmed'],
  },
  /** MEET-11. */
  WithdrawMeeting: {
    sentence:
      'Takes a reserved meeting back. Whoever does so loses their own wish, the other’s comes back; the pair is not matched again in this week unless the one who took it back wishes it anew.',
    ...TAKES_BACK,
    audited: ['meetingWithdrawn'],
  },
  /** MEET-11. */
  CancelMeeting: {
    sentence: 'As `WithdrawMeeting`, for a meeting that is committed.',
    ...TAKES_BACK,
    audited: ['meetingCancelled'],
  },
  /** MEET-25. */
  SayInMeeting: {
    sentence:
      'Says something to the other one of a committed meeting to which one has agreed: how to reach oneself (read once both have agreed), a message, times to meet (ms since the epoch). Fields that are absent stay as they are, an empty one is taken back. Nobody but the two reads it, organisers neither; the history does not tell of it.',
    input: changedMeeting.extend({
      reach: words.reach.optional(),
      message: words.message.optional(),
      times: words.times.optional(),
    }),
    refusals: [...OF_MEETINGS, 'notOfTheTwo', 'eventFull', 'tooMuchAdded'],
    ...OF_A_MEETING,
    right: 'oneOf',
    cost: { tokens: 2 },
    audited: { notAudited: 'what the two say to each other is for them alone' },
  },
  /** MEET-5. `week` is the one that it closes, so that asking twice closes it once. */
  CloseWeek: {
    sentence:
      'Ends a week of meetings: committed ones become past, reserved ones are released, cancelled ones forgotten. `week` is the event’s `meetingWeek`; for a week that is closed already the answer is the same and nothing changes.',
    input: z.object({ adminKey: key, week: z.number().int().positive() }),
    /** The week that is open now. */
    answer: z.object({ meetingWeek: z.number() }),
    refusals: [...OF_ADMIN, 'plannerRunning', 'invalid', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 20 },
    saves: true,
    audited: ['weekClosed'],
  },
} as const satisfies Descriptions
