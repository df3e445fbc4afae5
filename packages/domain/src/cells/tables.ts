import type { CellValue } from './cell.ts'

/** Shared tables; spec 7.1. */
export type TableName =
  | 'preferences'
  | 'contactPreferences'
  | 'assignments'
  | 'availabilities'
  | 'weekDayHourAvailabilities'
  | 'weekDayHourAssignments'
  | 'fixedTopics'

/** What tells the cells of a table apart; see `CellAddress`. */
export type AddressPart = 'sessionId' | 'userId' | 'topicId' | 'topicGroupIndex' | 'hour'

export type CellValueKind =
  | 'preference'
  | 'contactPreference'
  | 'boolean'
  | 'availability'
  | 'weekHourAvailability'
  | 'slot'

/**
 * Whose edit a cell accepts besides an admin's: its row's person always, its row's person while
 * `allowUsersToChangeSchedule` is on, or nobody; spec 4 and 6.
 */
export type CellEditors = 'owner' | 'ownerWhenScheduleIsOpen' | 'adminOnly'

export type TableDefinition = {
  parts: readonly AddressPart[]
  value: CellValueKind
  editors: CellEditors
  /** Whose other people's cells an ordinary participant may read; decision 11. */
  readableBy: 'everyone' | 'author' | 'matrixReaders' | 'scheduleReaders'
  /** Replaced as a whole by a planner run. */
  planned: boolean
}

export const TABLES = {
  preferences: {
    parts: ['userId', 'topicId'],
    value: 'preference',
    editors: 'owner',
    readableBy: 'matrixReaders',
    planned: false,
  },
  contactPreferences: {
    parts: ['userId', 'topicId'],
    value: 'contactPreference',
    editors: 'owner',
    readableBy: 'author',
    planned: false,
  },
  assignments: {
    parts: ['sessionId', 'userId', 'topicId', 'topicGroupIndex'],
    value: 'boolean',
    editors: 'ownerWhenScheduleIsOpen',
    readableBy: 'scheduleReaders',
    planned: true,
  },
  availabilities: {
    parts: ['userId', 'sessionId'],
    value: 'availability',
    editors: 'owner',
    readableBy: 'matrixReaders',
    planned: false,
  },
  weekDayHourAvailabilities: {
    parts: ['userId', 'hour'],
    value: 'weekHourAvailability',
    editors: 'owner',
    readableBy: 'matrixReaders',
    planned: false,
  },
  weekDayHourAssignments: {
    parts: ['topicId', 'topicGroupIndex', 'sessionId'],
    value: 'slot',
    editors: 'adminOnly',
    readableBy: 'scheduleReaders',
    planned: true,
  },
  fixedTopics: {
    parts: ['topicId', 'topicGroupIndex', 'sessionId'],
    value: 'boolean',
    editors: 'adminOnly',
    readableBy: 'scheduleReaders',
    planned: false,
  },
} as const satisfies Record<TableName, TableDefinition>

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(TABLES, name)
}

/** What an unset cell of a table holds. People are available in a session until they say otherwise. */
export function blankValue(table: TableName): CellValue {
  switch (TABLES[table].value) {
    case 'preference':
    case 'contactPreference':
      return ''
    case 'boolean':
    case 'weekHourAvailability':
      return false
    case 'availability':
      return true
    case 'slot':
      return null
  }
}
