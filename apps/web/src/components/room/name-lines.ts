/** The width of a text; px. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** A name in at most so many lines of a width, broken between words where it can be, cut where it is longer still. */
export function nameLines(name: string, measure: Measure, width: number, maxLines: number): string[] {
  const lines: string[] = []
  let rest = name.trim().split(/\s+/).filter(Boolean)
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
    let count = 1
    while (count < rest.length && measure(rest.slice(0, count + 1).join(' ')) <= width) count += 1
    const line = rest.slice(0, count).join(' ')
    const isCut = (isLast && count < rest.length) || measure(line) > width
    lines.push(isCut ? shortened(isLast ? rest.join(' ') : line, measure, width) : line)
    rest = rest.slice(count)
  }
  return lines
}

function shortened(text: string, measure: Measure, width: number): string {
  const letters = [...text]
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(letters.slice(0, middle).join('').trimEnd() + ELLIPSIS) <= width) low = middle
    else high = middle - 1
  }
  return letters.slice(0, low).join('').trimEnd() + ELLIPSIS
}
