import type { VariantDescription } from '@planner/domain'
import type { ImportedRows, ImportProblem } from '@planner/protocol'
import { keyOf, meaningsOf, suggestedMeaning, type WordScale } from './column-words.ts'

/** Limits the report, since a table of the wrong kind has a problem in every row. */
const MAX_PROBLEMS = 500
/** More different words than this are no scale. */
const MAX_WORDS = 200

type Found = Parameters<typeof problemAt>[2]

/** Collects what is wrong with a table: problems with their place, and by cause all rows that have it. */
export class TableIssues {
  readonly problems: ImportProblem[] = []
  readonly #rows = new Map<ImportProblem['problem'], Set<number>>()

  add(row: number, column: number, found: Found): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problemAt(row, column, found))
    const rows = this.#rows.get(found.problem) ?? new Set()
    this.#rows.set(found.problem, rows.add(row))
  }

  get causes(): ImportedRows['causes'] {
    return [...this.#rows].map(([problem, rows]) => ({ problem, rows: [...rows].sort((a, b) => a - b) }))
  }
}

type Meaning = ImportedRows['words'][number]

/** Counts words that the event does not know, with what they are said, or likely, to mean; IMPORT-15. */
export class UnknownWords {
  readonly #variant: VariantDescription
  readonly #said: ReadonlyMap<string, string>
  readonly #found = new Map<string, Meaning>()

  constructor(variant: VariantDescription, said: readonly { of: WordScale; word: string; value: string }[]) {
    this.#variant = variant
    const known = said.filter(({ of, value }) => meaningsOf(of, variant).includes(value))
    this.#said = new Map(known.map(({ of, word, value }) => [`${of} ${keyOf(word)}`, value]))
  }

  /** The value that a word stands for; '' while nobody has said. */
  meaningOf(of: WordScale, word: string): string {
    const text = word.slice(0, MAX_WORD)
    const key = `${of} ${keyOf(text)}`
    const known = this.#found.get(key)
    const value = known ? known.value : (this.#said.get(key) ?? suggestedMeaning(of, text, this.#variant))
    if (known) known.count += 1
    else this.#found.set(key, { of, word: text, count: 1, value })
    return value ?? ''
  }

  get list(): Meaning[] {
    return [...this.#found.values()].sort((a, b) => b.count - a.count).slice(0, MAX_WORDS)
  }

  /** With too many different words the columns hold no scale, and `list` is cut. */
  get areTooMany(): boolean {
    return this.#found.size > MAX_WORDS
  }
}

const MAX_WORD = 200

/** Values are truncated to this many characters in the report. */
const MAX_REPORTED = 100

export function problemAt(
  row: number,
  column: number,
  {
    value,
    columnName = '',
    problem,
    allowed = [],
  }: Partial<ImportProblem> & Pick<ImportProblem, 'value' | 'problem'>,
): ImportProblem {
  const truncated = (text: string) => (text.length > MAX_REPORTED ? `${text.slice(0, MAX_REPORTED)}…` : text)
  return { row, column, columnName: truncated(columnName), value: truncated(value), problem, allowed }
}
