import { TABLES, type TableName } from './tables.ts'

/**
 * Where a shared value lives. Parts that a table does not use are '' or 0 (see `TABLES`).
 * In contactPreferences `topicId` is the other person's id (decision 23). `hour` is the hour of the week
 * 0..167. `topicGroupIndex` counts from 0, `sessionId` from 1; where a topic group's time has no session
 * (session variants) `sessionId` is 0.
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

const BLANK = { sessionId: 0, userId: '', topicId: '', topicGroupIndex: 0, hour: 0 }

/** An address with the parts its table uses taken from `parts` and all others blank. */
export function cellAddress(table: TableName, parts: Partial<Omit<CellAddress, 'table'>>): CellAddress {
  const address: CellAddress = { table, ...BLANK }
  for (const part of TABLES[table].parts) Object.assign(address, { [part]: parts[part] ?? BLANK[part] })
  return address
}

/** A text that identifies the cell in its event. Ids hold no '|' by construction. */
export function cellKey(address: CellAddress): CellKey {
  return [address.table, ...TABLES[address.table].parts.map((part) => address[part])].join('|')
}

/** The inverse of `cellKey`, or undefined for a text that is not a cell key. */
export function parseCellKey(key: CellKey): CellAddress | undefined {
  const [table, ...texts] = key.split('|')
  if (table === undefined || !Object.hasOwn(TABLES, table)) return undefined
  const parts = TABLES[table as TableName].parts
  if (texts.length !== parts.length) return undefined
  const address: CellAddress = { table: table as TableName, ...BLANK }
  parts.forEach((part, index) => {
    const text = texts[index] ?? ''
    Object.assign(address, { [part]: typeof BLANK[part] === 'number' ? Number(text) : text })
  })
  return address
}
