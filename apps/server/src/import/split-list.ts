import { sanitiseLine } from '@planner/domain'

/** The things that a cell lists: each on a line, or between semicolons, or commas that no brackets are around. */
export function splitList(cell: string): string[] {
  const parts = /\n/.test(cell)
    ? cell.split(/\r?\n/)
    : cell.includes(';')
      ? cell.split(';')
      : splitAtCommas(cell)
  return [...new Set(parts.map(sanitiseLine).filter((part) => part !== ''))]
}

/** A comma that a space follows: others belong to numbers and abbreviations. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0 && /\s/.test(text[index + 1] ?? '')) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}
