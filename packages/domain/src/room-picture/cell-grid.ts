/** A square of cells of a grid; `span` cells wide and high. */
export type Block = {
  readonly id: string
  readonly column: number
  readonly row: number
  readonly span: number
}
type BlockSize = Pick<Block, 'id' | 'span'>

/** A grid that kept blocks leave this many more rows than it needs is filled anew. */
const MAX_EXTRA_ROWS = 1

/**
 * Places blocks on a grid of so many columns, none over another. Blocks that were there before stay where
 * they were, as far as they have kept their size and the grid does not get much longer by that.
 */
export function placeBlocks(
  sizes: readonly BlockSize[],
  columns: number,
  before: ReadonlyMap<string, Block>,
): Block[] {
  const anew = fill(sizes, columns, new Map())
  if (before.size === 0) return anew
  const kept = fill(sizes, columns, before)
  return rowsOf(kept) <= rowsOf(anew) + MAX_EXTRA_ROWS ? kept : anew
}

function fill(sizes: readonly BlockSize[], columns: number, before: ReadonlyMap<string, Block>): Block[] {
  const grid = new Occupied(columns)
  const placed = new Map<string, Block>()
  for (const { id, span } of sizes) {
    const block = before.get(id)
    if (!block || block.span !== span || block.column + span > columns || !grid.isFree(block)) continue
    grid.take(block)
    placed.set(id, block)
  }
  // The large ones first: holes are left for the small ones.
  const waiting = sizes.filter(({ id }) => !placed.has(id)).sort((a, b) => b.span - a.span)
  for (const { id, span } of waiting) {
    const block = { id, span, ...grid.firstFree(span) }
    grid.take(block)
    placed.set(id, block)
  }
  return sizes.flatMap(({ id }) => placed.get(id) ?? [])
}

function rowsOf(blocks: readonly Block[]): number {
  return blocks.reduce((rows, { row, span }) => Math.max(rows, row + span), 0)
}

class Occupied {
  readonly #columns: number
  readonly #cells = new Set<number>()
  /** All cells before this one are taken. */
  #start = 0

  constructor(columns: number) {
    this.#columns = columns
  }

  isFree({ column, row, span }: Omit<Block, 'id'>): boolean {
    for (let down = 0; down < span; down += 1)
      for (let right = 0; right < span; right += 1)
        if (this.#cells.has((row + down) * this.#columns + column + right)) return false
    return true
  }

  take({ column, row, span }: Block): void {
    for (let down = 0; down < span; down += 1)
      for (let right = 0; right < span; right += 1)
        this.#cells.add((row + down) * this.#columns + column + right)
    while (this.#cells.has(this.#start)) this.#start += 1
  }

  firstFree(span: number): { column: number; row: number } {
    for (let cell = this.#start; ; cell += 1) {
      const column = cell % this.#columns
      const place = { column, row: Math.floor(cell / this.#columns), span }
      if (column + span <= this.#columns && this.isFree(place)) return place
    }
  }
}
