import { type MappedTable, type ParsedImport, UNCHANGED } from './parse-table.ts'

const UNCHANGED_INDEX = 255
const MAX_SHOWN = 1000

/** A parsed table as it crosses threads: small, and no cell has to be rebuilt on the other side. */
export type PackedImport = Omit<ParsedImport, 'choices'> & {
  /** The distinct choices; the first is the blank one. */
  values: readonly string[]
  /** Of each person, one after the other, the index of the choice for each topic. */
  choices: Uint8Array<ArrayBuffer>
  /** With a mapping. */
  mapped?: MappedTable
}

export function packImport({ choices, ...table }: ParsedImport & { mapped?: MappedTable }): PackedImport {
  const [people, topics] = [table.people.map(shownName), table.topics.map(shownName)]
  const values = ['']
  const indexes = new Map([
    ['', 0],
    [UNCHANGED, UNCHANGED_INDEX],
  ])
  const packed = new Uint8Array(people.length * topics.length)
  for (const [person, row] of choices.entries()) {
    for (const [topic, value] of row.entries()) {
      let index = indexes.get(value)
      if (index === undefined) {
        index = values.push(value) - 1
        indexes.set(value, index)
      }
      packed[person * topics.length + topic] = index
    }
  }
  return { ...table, people, topics, values, choices: packed }
}

/** Longer names are problems that keep the table from being imported, and are shown as far as this. */
function shownName(name: string): string {
  return name.slice(0, MAX_SHOWN)
}

/** The number of choices that are not blank. */
export function countChoices({ choices }: PackedImport): number {
  let count = 0
  for (const index of choices) if (index > 0 && index !== UNCHANGED_INDEX) count += 1
  return count
}

/** Whether the table says nothing of a choice. */
export function isUnchanged(index: number | undefined): boolean {
  return index === UNCHANGED_INDEX
}
