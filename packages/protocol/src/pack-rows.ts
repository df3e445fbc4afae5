import {
  type AddressedCell,
  type AddressPart,
  type CellValue,
  MEETING_FACT_STATES,
  PARTS,
  type TableName,
} from '@planner/domain'
import type { WireMeeting, WirePerson, WireTopic } from './entities.ts'
import type { PackedMeeting } from './packed-rows.ts'

type Row = { readonly id: string }

/**
 * Packs the rows of the full data (`PackedRows`): first all people and topics, then the cells and meetings.
 * Every call is short, so that the caller can do other things in between.
 */
export class RowPacker {
  readonly #persons = new ColumnPacker()
  readonly #topics = new ColumnPacker()
  readonly #others = new Map<string, number>()
  readonly #cells = new Map<TableName, CellPacker>()
  readonly #meetings: PackedMeeting[] = []

  addPerson(person: WirePerson): void {
    this.#persons.add(person)
  }

  addTopic(topic: WireTopic): void {
    this.#topics.add(topic)
  }

  addCell(cell: AddressedCell): void {
    const { table } = cell.address
    const packer = this.#cells.get(table) ?? new CellPacker(table, this.#positionOf)
    this.#cells.set(table, packer)
    packer.add(cell)
  }

  addMeeting(meeting: WireMeeting): void {
    const { personIds, week, sessionId, state, cancelledBy, timestamp, wishedBy, agreedBy } = meeting
    const [a, b] = personIds.map((id) => this.#positionOf('person', id)) as [number, number]
    const by = cancelledBy === null ? null : personIds.indexOf(cancelledBy)
    const at = MEETING_FACT_STATES.indexOf(state)
    const [wishers, agreed] = [wishedBy, agreedBy].map((ids) => ids.map((id) => personIds.indexOf(id)))
    this.#meetings.push([a, b, week, sessionId, at, by, timestamp, wishers ?? [], agreed ?? []])
  }

  /** The rows as JSON, in pieces of one column. */
  *json(): Iterable<string> {
    yield '{"persons":'
    yield* this.#persons.json()
    yield ',"topics":'
    yield* this.#topics.json()
    yield `,"ids":${JSON.stringify([...this.#others.keys()])},"cells":{`
    let comma = ''
    for (const [table, packer] of this.#cells) {
      yield `${comma}"${table}":`
      yield* packer.json()
      comma = ','
    }
    yield `},"meetings":${JSON.stringify(this.#meetings)}}`
  }

  readonly #positionOf = (kind: 'person' | 'topic', id: string): number => {
    const rows = kind === 'person' ? this.#persons : this.#topics
    const known = rows.positionOf(id)
    if (known !== undefined) return known
    const other = this.#others.get(id) ?? this.#others.size
    this.#others.set(id, other)
    return rows.size + other
  }
}

class ColumnPacker {
  readonly #positions = new Map<string, number>()
  readonly #rows: Row[] = []
  readonly #fields = new Set<string>(['id'])

  get size(): number {
    return this.#rows.length
  }

  positionOf(id: string): number | undefined {
    return this.#positions.get(id)
  }

  add(row: Row): void {
    this.#positions.set(row.id, this.#rows.length)
    this.#rows.push(row)
    for (const field of Object.keys(row)) this.#fields.add(field)
  }

  *json(): Iterable<string> {
    let comma = '{'
    for (const field of this.#fields) {
      yield `${comma}${JSON.stringify(field)}:${this.#column(field)}`
      comma = ','
    }
    yield '}'
  }

  #column(field: string): string {
    const entries = this.#rows.map((row) => (row as Record<string, unknown>)[field])
    if (field === 'id') return JSON.stringify(entries)
    if (entries.every((entry, index) => entry === this.#rows[index]?.id)) return '"id"'
    // An entry that is undefined is left out of an object, and would be null in a list.
    if (entries.includes(undefined)) return JSON.stringify({ ...entries })
    const texts = entries.map((entry) => JSON.stringify(entry))
    return texts.every((text) => text === texts[0]) ? `[${texts[0]}]` : `[${texts.join()}]`
  }
}

class CellPacker {
  readonly #parts: {
    part: AddressPart
    positionOf: (value: string | number) => number
    last: number
    column: number[]
  }[]
  readonly #values = new Map<CellValue, number>()
  readonly #value: number[] = []
  readonly #timestamp: (number | [number])[] = []
  #lastTime = 0

  constructor(table: TableName, positionOf: (kind: 'person' | 'topic', id: string) => number) {
    this.#parts = PARTS[table].map(([part, reference]) => ({
      part,
      positionOf:
        reference === 'person' || reference === 'topic'
          ? (id) => positionOf(reference, String(id))
          : (value) => Number(value),
      last: 0,
      column: [],
    }))
  }

  add({ address, value, timestamp }: AddressedCell): void {
    for (const each of this.#parts) {
      const position = each.positionOf(address[each.part])
      each.column.push(position - each.last)
      each.last = position
    }
    const code = this.#values.get(value) ?? this.#values.size
    this.#values.set(value, code)
    this.#value.push(code)
    const difference = timestamp - this.#lastTime
    this.#timestamp.push(this.#lastTime + difference === timestamp ? difference : [timestamp])
    this.#lastTime = timestamp
  }

  *json(): Iterable<string> {
    yield `{"values":${JSON.stringify([...this.#values.keys()])}`
    for (const { part, column } of this.#parts) yield `,"${part}":[${column.join()}]`
    yield `,"value":[${this.#value.join()}]`
    yield `,"timestamp":${JSON.stringify(this.#timestamp)}}`
  }
}
