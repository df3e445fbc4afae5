import { RECTANGLE_TABLES } from '@planner/domain'
import { z } from 'zod'
import { MAX_EDITED_CELLS } from '../message-limits.ts'
import { cellValue, id, key, settingValue, timestamp } from '../values.ts'
import { type Descriptions, OF_ADMIN, OF_KEY } from './description.ts'

const OF_EDITS = ['clockAhead', 'plannerRunning', 'beforePlan'] as const

const OF_CELLS = [
  ...OF_KEY,
  ...OF_EDITS,
  'unknownTable',
  'unknownAddress',
  'notRegistered',
  'notYourRow',
  'adminOnly',
  'scheduleNotOpen',
  'readOnlyState',
  'contactsNotConsidered',
  'notApproved',
  'selfContact',
  'invalid',
  'eventFull',
  'tooMuchAdded',
  'notStored',
] as const

/** Days 1..7 and hours 1..24 of a rectangle are 1-based, as on screen; all other indexes are 0-based. */
const day = z.number().int().min(1).max(7)
const hour = z.number().int().min(1).max(24)

/** The three keys of WIRE-9; those the client does not have are ''. */
const keys = { eventAdminGuid: key, eventUserPrivateGuid: key, eventShareGuid: key }

const sharedCell = {
  tableName: z.string().max(40),
  sessionId: z.number().int().min(0).max(1000).nullable().default(null),
  userId: id.nullable().default(null),
  topicId: id.nullable().default(null),
  topicGroupIndex: z.number().int().min(0).max(1000).nullable().default(null),
  value: cellValue,
  timestamp,
}

/** `applied` is false when all values were superseded by newer ones, which is not an error (LIVE-2). */
const answer = z.object({ applied: z.boolean() })

const OF_CELL_EDITORS = { right: 'editor', key: 'strongest', whilePlanning: 'refused', saves: true } as const

/** Cells and settings, of which the newest wins. */
export const EDITS = {
  /** WIRE-9. */
  SendSharedValue: {
    sentence: 'Sets one cell. Of the keys the strongest that is given counts.',
    input: z.object({ ...keys, ...sharedCell }),
    answer,
    refusals: OF_CELLS,
    ...OF_CELL_EDITORS,
    cost: { tokens: 1 },
    audited: ['choicesChanged', 'scheduleChanged'],
  },
  /** LIVE-19. Each cell keeps the time of its own edit: edits made offline can go together. */
  EditCells: {
    sentence:
      'Sets cells at once, all of them or none: the right to each is asked for, they are stored in one transaction and reach each reader in one signal, as far as they may read them. A cell that holds something newer keeps it, as with `SendSharedValue`; of two values for one cell in the list the newer counts. Tables whose cells are sent as rectangles are not among them.',
    input: z.object({ ...keys, cells: z.array(z.object(sharedCell)).min(1).max(MAX_EDITED_CELLS) }),
    answer,
    refusals: OF_CELLS,
    ...OF_CELL_EDITORS,
    cost: { tokens: 1, forEachOf: 'cells' },
    audited: ['choicesChanged', 'scheduleChanged', 'placesSwapped'],
  },
  /** LIVE-8. */
  SendSharedRangeValue: {
    sentence:
      'Sets a rectangle of a person’s week, corners in any order. Hours that hold something newer keep it.',
    input: z.object({
      ...keys,
      tableName: z.literal(RECTANGLE_TABLES),
      userId: id,
      value: cellValue,
      timestamp,
      rangeStartD1: day,
      rangeStartD2: hour,
      rangeEndD1: day,
      rangeEndD2: hour,
    }),
    answer,
    refusals: [
      ...OF_KEY,
      ...OF_EDITS,
      'unknownAddress',
      'notRegistered',
      'notYourRow',
      'invalid',
      'notStored',
    ],
    ...OF_CELL_EDITORS,
    cost: { tokens: 4 },
    audited: ['choicesChanged'],
  },
  SendSettingValue: {
    sentence: 'Sets one setting; the newest wins, as with cells.',
    input: z.object({
      eventAdminGuid: key,
      eventShareGuid: key.default(''),
      path: z.string().max(100),
      value: settingValue,
      timestamp,
    }),
    answer,
    refusals: [...OF_ADMIN, ...OF_EDITS, 'unknownSetting', 'invalid', 'notStored'],
    right: 'admin',
    key: 'eventAdminGuid',
    whilePlanning: 'refused',
    cost: { tokens: 1 },
    saves: true,
    audited: ['settingChanged'],
  },
} as const satisfies Descriptions
