/** The width of a text; px. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** A name in a limited number of lines, broken between words where possible, cut where too long. */
export function nameLines(name: string, measure: Measure, width: number, maxLines: number): string[] {
  const lines: string[] = []
  let rest = name.trim().split(/\s+/).filter(Boolean)
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
    let count = 1
    while (count < rest.length && measure(rest.slice(0, count + 1).join(' ')) <= width) count += 1
    const line = rest.slice(0, count).join(' ')
    const isTooLong = measure(line) > width
    if (isLast)
      lines.push(isTooLong || count < rest.length ? shortened(rest.join(' '), measure, width) : line)
    else if (isTooLong) {
      // A word that is longer than the line goes on in the next one.
      const part = fittingPart(line, '', measure, width)
      lines.push(part)
      rest = [line.slice(part.length), ...rest.slice(count)]
      continue
    } else lines.push(line)
    rest = rest.slice(count)
  }
  return lines
}

function shortened(text: string, measure: Measure, width: number): string {
  return fittingPart(text, ELLIPSIS, measure, width).trimEnd() + ELLIPSIS
}

/** As many letters of a text as fit before an end, one at least. */
function fittingPart(text: string, end: string, measure: Measure, width: number): string {
  const letters = [...text]
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(letters.slice(0, middle).join('') + end) <= width) low = middle
    else high = middle - 1
  }
  return letters.slice(0, low).join('')
}
