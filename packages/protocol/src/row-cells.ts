import {
  type AddressedCell,
  addressInRow,
  type Cell,
  keyInRow,
  TABLES,
  type TableName,
} from '@planner/domain'

/** The cells of a person's or topic's row in the full data, by table and key in the row. */
export type RowCells<T extends TableName> = Record<FieldOf<T>, Record<string, Cell>>

type FieldOf<T extends TableName> = (typeof TABLES)[T]['field']

/** Creates a value per table, keyed by the table's field name in a row. */
export function byField<T extends TableName, V>(tables: readonly T[], make: () => V): Record<FieldOf<T>, V> {
  return Object.fromEntries(tables.map((table) => [TABLES[table].field, make()])) as Record<FieldOf<T>, V>
}

/** Cells of other tables are ignored. */
export function cellsToRow<T extends TableName>(
  tables: readonly T[],
  cells: readonly AddressedCell[],
): RowCells<T> {
  const row: Record<string, Record<string, Cell>> = byField(tables, () => ({}))
  for (const { address, value, timestamp } of cells) {
    const field = row[TABLES[address.table].field]
    if (field) field[keyInRow(address)] = { value, timestamp }
  }
  return row as RowCells<T>
}

export function* cellsFromRow<T extends TableName>(
  tables: readonly T[],
  ownerId: string,
  row: RowCells<T>,
): Iterable<AddressedCell> {
  for (const table of tables) {
    const cells: Record<string, Cell> = row[TABLES[table].field as FieldOf<T>]
    for (const [key, cell] of Object.entries(cells))
      yield { ...cell, address: addressInRow(table, ownerId, key) }
  }
}

/** The row's fields other than cells. */
export function withoutCells<T extends TableName, R extends RowCells<T>>(
  tables: readonly T[],
  row: R,
): Omit<R, FieldOf<T>> {
  const fields = new Set<string>(tables.map((table) => TABLES[table].field))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.has(name))) as Omit<R, FieldOf<T>>
}
