/** What an address part names; `REFERENCES` says when such a thing exists and whether its cells go with it. */
export type Reference = 'person' | 'topic' | 'session' | 'sessionOrNone' | 'topicGroup' | 'hourOfWeek'

/** What each part of a `CellAddress` may name. */
type PartReferences = {
  sessionId: 'session' | 'sessionOrNone'
  userId: 'person'
  /** In a table about other people it is the other person's id (WIRE-9). */
  topicId: 'topic' | 'person'
  topicGroupIndex: 'topicGroup'
  hour: 'hourOfWeek'
}

/** What distinguishes the cells of a table; see `CellAddress`. */
export type AddressPart = keyof PartReferences

/** What a cell holds; `VALUE_KINDS` says which values are valid, blank, offered and read-only. */
export type CellValueKind =
  | 'preference'
  | 'contactPreference'
  | 'boolean'
  | 'availability'
  | 'weekHourAvailability'
  | 'slot'

/**
 * Whose edit a cell accepts besides an admin's: its row's person always, its row's person while
 * `allowUsersToChangeSchedule` is on or while they are asked for contact preferences, or nobody; ROLE-5.
 */
export type CellEditors = 'owner' | 'ownerWhenScheduleIsOpen' | 'ownerWhenAskedForContacts' | 'adminOnly'

/** Whose other people's cells an ordinary participant may read; PRIV-4. */
export type CellReaders = 'author' | 'matrixReaders' | 'scheduleReaders'

/** How cells travel: one by one, or as a rectangle of days and hours with one value. */
export type CellTravel = 'value' | 'rectangle'

/**
 * Everything that distinguishes one table from another. Nothing else compares table names: code asks the description, so a
 * further table is one more description.
 */
export type TableDescription = {
  /** In the order in which they stand in cell keys, which are stored. */
  parts: Partial<PartReferences>
  value: CellValueKind
  /** In whose row the cell stands: a person's or a topic's. */
  owner: 'person' | 'topic'
  /** What that row calls the table in the full data of an event. */
  field: string
  editors: CellEditors
  readers: CellReaders
  travels: CellTravel
  /** Replaced as a whole by a planner run, which overtakes every earlier edit for good. */
  planned: boolean
  /** The table of the same parts whose true keeps the cell through a planner run. */
  pinnedBy: string | null
  /** Whether the cell may name the same person twice. */
  selfReference: 'allowed' | 'refused'
}

/** Shared tables; WIRE-9. */
export const TABLES = {
  preferences: {
    parts: { userId: 'person', topicId: 'topic' },
    value: 'preference',
    owner: 'person',
    field: 'preferences',
    editors: 'owner',
    readers: 'matrixReaders',
    travels: 'value',
    planned: false,
    pinnedBy: null,
    selfReference: 'allowed',
  },
  contactPreferences: {
    parts: { userId: 'person', topicId: 'person' },
    value: 'contactPreference',
    owner: 'person',
    field: 'contactPreferences',
    editors: 'ownerWhenAskedForContacts',
    readers: 'author',
    travels: 'value',
    planned: false,
    pinnedBy: null,
    selfReference: 'refused',
  },
  availabilities: {
    parts: { userId: 'person', sessionId: 'session' },
    value: 'availability',
    owner: 'person',
    field: 'availabilities',
    editors: 'owner',
    readers: 'matrixReaders',
    travels: 'value',
    planned: false,
    pinnedBy: null,
    selfReference: 'allowed',
  },
  weekDayHourAvailabilities: {
    parts: { userId: 'person', hour: 'hourOfWeek' },
    value: 'weekHourAvailability',
    owner: 'person',
    field: 'weekDayHourAvailabilities',
    editors: 'owner',
    readers: 'matrixReaders',
    travels: 'rectangle',
    planned: false,
    pinnedBy: null,
    selfReference: 'allowed',
  },
  assignments: {
    parts: { sessionId: 'session', userId: 'person', topicId: 'topic', topicGroupIndex: 'topicGroup' },
    value: 'boolean',
    owner: 'person',
    field: 'assignments',
    editors: 'ownerWhenScheduleIsOpen',
    readers: 'scheduleReaders',
    travels: 'value',
    planned: true,
    pinnedBy: null,
    selfReference: 'allowed',
  },
  weekDayHourAssignments: {
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup', sessionId: 'sessionOrNone' },
    value: 'slot',
    owner: 'topic',
    field: 'topicGroupTime',
    editors: 'adminOnly',
    readers: 'scheduleReaders',
    travels: 'value',
    planned: true,
    pinnedBy: 'fixedTopics',
    selfReference: 'allowed',
  },
  fixedTopics: {
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup', sessionId: 'sessionOrNone' },
    value: 'boolean',
    owner: 'topic',
    field: 'isFixed',
    editors: 'adminOnly',
    readers: 'scheduleReaders',
    travels: 'value',
    planned: false,
    pinnedBy: null,
    selfReference: 'allowed',
  },
} as const satisfies Record<string, TableDescription>

export type TableName = keyof typeof TABLES

/** The tables whose description says `V` under `K`. */
type TablesWhere<K extends keyof TableDescription, V extends TableDescription[K]> = {
  [T in TableName]: (typeof TABLES)[T][K] extends V ? T : never
}[TableName]

/** Tables whose cells are one person's hours of the week. */
export type RectangleTable = TablesWhere<'travels', 'rectangle'>

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]
export const PERSON_TABLES = tablesWhere('owner', 'person')
export const TOPIC_TABLES = tablesWhere('owner', 'topic')
export const RECTANGLE_TABLES = tablesWhere('travels', 'rectangle')

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(TABLES, name)
}

export function isRectangleTable(table: TableName): table is RectangleTable {
  return TABLES[table].travels === 'rectangle'
}

function tablesWhere<K extends keyof TableDescription, V extends TableDescription[K]>(key: K, value: V) {
  return TABLE_NAMES.filter((table) => TABLES[table][key] === (value as unknown)) as TablesWhere<K, V>[]
}

/** The parts of a table's addresses with what they name, as a list since cells are read by the hundred thousand. */
export const PARTS = Object.fromEntries(
  TABLE_NAMES.map((table) => [table, Object.entries(TABLES[table].parts)]),
) as unknown as Record<TableName, readonly (readonly [AddressPart, Reference])[]>
