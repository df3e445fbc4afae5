/** What an address part references; `REFERENCES` says when it exists and what its removal deletes. */
export type Reference = 'person' | 'topic' | 'session' | 'sessionOrNone' | 'topicGroup' | 'hourOfWeek'

/** What each part of a `CellAddress` may reference. */
type PartReferences = {
  sessionId: 'session' | 'sessionOrNone'
  userId: 'person'
  /** The other person's id in tables about other people (WIRE-9). */
  topicId: 'topic' | 'person'
  topicGroupIndex: 'topicGroup'
  hour: 'hourOfWeek'
}

/** A component of a cell's address; see `CellAddress`. */
export type AddressPart = keyof PartReferences

/** The type of a cell's value; `VALUE_KINDS` defines the valid, blank, offered and read-only values. */
export type CellValueKind =
  | 'preference'
  | 'contactPreference'
  | 'boolean'
  | 'availability'
  | 'weekHourAvailability'
  | 'slot'
  | 'groupRoom'

/**
 * Who may edit a cell besides admins: the owner of its row always, while `allowUsersToChangeSchedule` is on,
 * or while contact preferences are considered for them; or nobody; ROLE-5.
 */
export type CellEditors = 'owner' | 'ownerWhenScheduleIsOpen' | 'ownerWhenContactsConsidered' | 'adminOnly'

/** Which participants may read cells of other rows; PRIV-4. `admins` hides one's own row as well. */
export type CellReaders = 'admins' | 'author' | 'matrixReaders' | 'scheduleReaders'

/** What people are asked for: ratings of topics, whom they want to meet, when they can come. */
export type Ask = 'topics' | 'people' | 'sessions' | 'hours'

/** Parts of a groups problem that are read from cells: people and times, wishes, the plan with its pins. */
export type ProblemPart = 'people' | 'wishes' | 'contacts' | 'plan'

/** How cells are sent: one by one, or as a rectangle of days and hours with one value. */
export type WireFormat = 'value' | 'rectangle'

/** All properties of a table. Code reads them instead of comparing table names. */
type TableDescription = {
  /** Their order is that of the stored cell keys. */
  parts: Partial<PartReferences>
  value: CellValueKind
  /** Whose row contains the cell. */
  owner: 'person' | 'topic'
  /** The name of the table in that row in the full data of an event. */
  field: string
  editors: CellEditors
  readers: CellReaders
  /** What a person's cells answer; null where people are not asked. */
  asks: Ask | null
  wireFormat: WireFormat
  /** Replaced as a whole by a planner run, which supersedes all earlier edits. */
  planned: boolean
  /** The boolean table with the same parts that pins cells against planner runs. */
  pinnedBy: string | null
  /** What planning reads from it; MODEL-1. */
  problemPart: ProblemPart | null
  /** Whether a cell may name the same person twice; in pairs a topic stands for its owner (CHOICE-14). */
  selfReference: 'allowed' | 'refused' | 'refusedInPairs'
}

/** What most tables are; they say only what they are otherwise. */
const USUAL = { wireFormat: 'value', planned: false, pinnedBy: null, selfReference: 'allowed' } as const

/** What groups of topics have: organisers set it, and it is read with the schedule. */
const OF_GROUPS = {
  ...USUAL,
  owner: 'topic',
  editors: 'adminOnly',
  readers: 'scheduleReaders',
  asks: null,
} as const

/** Shared tables; WIRE-9. */
export const TABLES = {
  preferences: {
    ...USUAL,
    parts: { userId: 'person', topicId: 'topic' },
    value: 'preference',
    owner: 'person',
    field: 'preferences',
    editors: 'owner',
    readers: 'matrixReaders',
    asks: 'topics',
    problemPart: 'wishes',
    selfReference: 'refusedInPairs',
  },
  contactPreferences: {
    ...USUAL,
    parts: { userId: 'person', topicId: 'person' },
    value: 'contactPreference',
    owner: 'person',
    field: 'contactPreferences',
    editors: 'ownerWhenContactsConsidered',
    readers: 'author',
    asks: 'people',
    problemPart: 'contacts',
    selfReference: 'refused',
  },
  availabilities: {
    ...USUAL,
    parts: { userId: 'person', sessionId: 'session' },
    value: 'availability',
    owner: 'person',
    field: 'availabilities',
    editors: 'owner',
    readers: 'matrixReaders',
    asks: 'sessions',
    problemPart: 'people',
  },
  weekDayHourAvailabilities: {
    ...USUAL,
    parts: { userId: 'person', hour: 'hourOfWeek' },
    value: 'weekHourAvailability',
    owner: 'person',
    field: 'weekDayHourAvailabilities',
    editors: 'owner',
    readers: 'matrixReaders',
    asks: 'hours',
    wireFormat: 'rectangle',
    problemPart: 'people',
  },
  assignments: {
    ...USUAL,
    parts: { sessionId: 'session', userId: 'person', topicId: 'topic', topicGroupIndex: 'topicGroup' },
    value: 'boolean',
    owner: 'person',
    field: 'assignments',
    editors: 'ownerWhenScheduleIsOpen',
    readers: 'scheduleReaders',
    asks: null,
    planned: true,
    problemPart: 'plan',
  },
  pins: {
    ...USUAL,
    parts: { userId: 'person', topicId: 'topic', topicGroupIndex: 'topicGroup' },
    value: 'boolean',
    owner: 'person',
    field: 'pins',
    editors: 'adminOnly',
    readers: 'admins',
    asks: null,
    problemPart: 'plan',
  },
  weekDayHourAssignments: {
    ...OF_GROUPS,
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup', sessionId: 'sessionOrNone' },
    value: 'slot',
    field: 'topicGroupTime',
    planned: true,
    pinnedBy: 'fixedTopics',
    problemPart: 'plan',
  },
  fixedTopics: {
    ...OF_GROUPS,
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup', sessionId: 'sessionOrNone' },
    value: 'boolean',
    field: 'isFixed',
    problemPart: 'plan',
  },
  topicGroupRooms: {
    ...OF_GROUPS,
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup' },
    value: 'groupRoom',
    field: 'topicGroupRoom',
    planned: true,
    pinnedBy: 'fixedRooms',
    problemPart: null,
  },
  fixedRooms: {
    ...OF_GROUPS,
    parts: { topicId: 'topic', topicGroupIndex: 'topicGroup' },
    value: 'boolean',
    field: 'isRoomFixed',
    problemPart: null,
  },
} as const satisfies Record<string, TableDescription>

export type TableName = keyof typeof TABLES

/** The tables whose property `K` is `V`. */
type TablesWhere<K extends keyof TableDescription, V extends TableDescription[K]> = {
  [T in TableName]: (typeof TABLES)[T][K] extends V ? T : never
}[TableName]

/** Tables of what people say themselves when they are asked. */
type ChoiceTable = Exclude<TableName, TablesWhere<'asks', null>>

/** Tables of one person's hours of the week, which are sent as rectangles. */
export type RectangleTable = TablesWhere<'wireFormat', 'rectangle'>

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]
export const PERSON_TABLES = tablesWhere('owner', 'person')
export const TOPIC_TABLES = tablesWhere('owner', 'topic')
export const CHOICE_TABLES = TABLE_NAMES.filter((table): table is ChoiceTable => TABLES[table].asks !== null)
export const RECTANGLE_TABLES = tablesWhere('wireFormat', 'rectangle')
/** Tables of what a plan is: who is in which group, when and where groups are. */
export const PLANNED_TABLES = tablesWhere('planned', true)

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(TABLES, name)
}

export function isRectangleTable(table: TableName): table is RectangleTable {
  return TABLES[table].wireFormat === 'rectangle'
}

function tablesWhere<K extends keyof TableDescription, V extends TableDescription[K]>(key: K, value: V) {
  return TABLE_NAMES.filter((table) => TABLES[table][key] === (value as unknown)) as TablesWhere<K, V>[]
}

/** The parts of each table as arrays, made once: keys are built for hundreds of thousands of cells. */
export const PARTS = Object.fromEntries(
  TABLE_NAMES.map((table) => [table, Object.entries(TABLES[table].parts)]),
) as unknown as Record<TableName, readonly (readonly [AddressPart, Reference])[]>
