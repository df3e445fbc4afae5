import { type AddressPart, isTableName, PARTS, TABLES, type TableName } from './tables.ts'

/**
 * Where a shared value lives. Parts that a table does not use are '' or 0; what the others name, its description in
 * `TABLES` says. `hour` is the hour of the week 0..167. `topicGroupIndex` counts from 0, `sessionId` from 1; where a
 * topic group's time has no session (session variants) `sessionId` is 0.
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

/** An address with the parts its table uses taken from `parts` and all others blank. */
export function cellAddress(table: TableName, parts: Partial<Omit<CellAddress, 'table'>>): CellAddress {
  const address: CellAddress = { table, ...BLANK }
  for (const [part] of PARTS[table]) Object.assign(address, { [part]: parts[part] ?? BLANK[part] })
  return address
}

/** A text that identifies the cell in its event. Ids hold no '|' by construction. */
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

/** The person or topic in whose row a cell stands. */
export type CellOwner = { kind: 'person' | 'topic'; id: string }

const OWNER_PARTS = { person: 'userId', topic: 'topicId' } as const satisfies Record<
  CellOwner['kind'],
  AddressPart
>

export function ownerOf(address: CellAddress): CellOwner {
  const kind = TABLES[address.table].owner
  return { kind, id: address[OWNER_PARTS[kind]] }
}

/** What tells a cell apart from the others of its table in its owner's row. */
export function keyInRow(address: CellAddress): string {
  return partsInRow(address.table)
    .map((part) => address[part])
    .join('|')
}

/** The address of `keyInRow` in the row of an owner; parts that are missing are blank. */
export function addressInRow(table: TableName, ownerId: string, key: string): CellAddress {
  const owner = { [OWNER_PARTS[TABLES[table].owner]]: ownerId }
  return addressOf(table, owner, partsInRow(table), key.split('|'))
}

function partsInRow(table: TableName): AddressPart[] {
  const ownerPart = OWNER_PARTS[TABLES[table].owner]
  return PARTS[table].map(([part]) => part).filter((part) => part !== ownerPart)
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
    Object.assign(address, { [part]: typeof BLANK[part] === 'number' ? Number(text) : text })
  })
  return address
}
