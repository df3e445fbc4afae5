import { type AddressPart, isTableName, PARTS, TABLE_NAMES, TABLES, type TableName } from './tables.ts'

export type CellValue = string | number | boolean | null

/** A shared value. `timestamp` is ms since the epoch in server time. */
export type Cell = { value: CellValue; timestamp: number }

/**
 * Last write wins. Equal timestamps are ordered by value, so that all replicas converge in any order of
 * delivery (LIVE-2). A cell never supersedes itself.
 */
export function supersedes(incoming: Cell, stored: Cell | undefined): boolean {
  if (!stored) return true
  if (incoming.timestamp !== stored.timestamp) return incoming.timestamp > stored.timestamp
  return valueOrder(incoming.value) > valueOrder(stored.value)
}

/** The sort key of values with equal timestamps, compared by UTF-16 code units. */
export function valueOrder(value: CellValue): string {
  return `${typeof value}:${String(value)}`
}

/**
 * The address of a cell. `TABLES` describes what each part references; parts that a table does not use are ''
 * or 0. `hour` is the hour of the week 0..167, `topicGroupIndex` is 0-based, `sessionId` 1-based; it is 0
 * where a topic group's time belongs to no session (session variants).
 */
export type CellAddress = {
  table: TableName
  sessionId: number
  userId: string
  topicId: string
  topicGroupIndex: number
  hour: number
}

export type CellKey = string

const BLANK = {
  sessionId: 0,
  userId: '',
  topicId: '',
  topicGroupIndex: 0,
  hour: 0,
} as const satisfies Record<AddressPart, string | number>

/** Builds an address from the parts its table uses, leaving all others blank. */
export function cellAddress(table: TableName, parts: Partial<Omit<CellAddress, 'table'>>): CellAddress {
  const address = { table, ...BLANK }
  for (const [part] of PARTS[table]) setPart(address, part, parts[part] ?? BLANK[part])
  return address
}

/** Hundreds of thousands of addresses are made while a big event opens: nothing else is made on the way. */
function setPart(address: Record<AddressPart, string | number>, part: AddressPart, value: string | number) {
  address[part] = value
}

/** A string that identifies the cell within its event. Ids contain no '|' by construction. */
export function cellKey(address: CellAddress): CellKey {
  let key: CellKey = address.table
  for (const [part] of PARTS[address.table]) key += `|${address[part]}`
  return key
}

/** The inverse of `cellKey`, or undefined for a text that is not a cell key. */
export function parseCellKey(key: CellKey): CellAddress | undefined {
  const [table, ...texts] = key.split('|')
  if (table === undefined || !isTableName(table)) return undefined
  if (texts.length !== PARTS[table].length) return undefined
  return addressOf(
    table,
    {},
    PARTS[table].map(([part]) => part),
    texts,
  )
}

/** The person or topic whose row contains a cell. */
export type CellOwner = { kind: 'person' | 'topic'; id: string }

const OWNER_PARTS = { person: 'userId', topic: 'topicId' } as const satisfies Record<
  CellOwner['kind'],
  AddressPart
>

export function ownerOf(address: CellAddress): CellOwner {
  const kind = TABLES[address.table].owner
  return { kind, id: address[OWNER_PARTS[kind]] }
}

/** Identifies a cell among those of its table in its owner's row. */
export function keyInRow(address: CellAddress): string {
  return partsInRow(address.table)
    .map((part) => address[part])
    .join('|')
}

/** The inverse of `keyInRow`; missing parts are blank. */
export function addressInRow(table: TableName, ownerId: string, key: string): CellAddress {
  const owner = { [OWNER_PARTS[TABLES[table].owner]]: ownerId }
  return addressOf(table, owner, partsInRow(table), key.split('|'))
}

const PARTS_IN_ROWS: ReadonlyMap<TableName, readonly AddressPart[]> = new Map(
  TABLE_NAMES.map((table) => {
    const ownerPart = OWNER_PARTS[TABLES[table].owner]
    return [table, PARTS[table].map(([part]) => part).filter((part) => part !== ownerPart)]
  }),
)

function partsInRow(table: TableName): readonly AddressPart[] {
  return PARTS_IN_ROWS.get(table) ?? []
}

function addressOf(
  table: TableName,
  known: Partial<CellAddress>,
  parts: readonly AddressPart[],
  texts: readonly string[],
): CellAddress {
  const address: CellAddress = { table, ...BLANK, ...known }
  parts.forEach((part, index) => {
    const text = texts[index] ?? ''
    setPart(address, part, typeof BLANK[part] === 'number' ? Number(text) : text)
  })
  return address
}
