/** The value below which a share of the values lies, from 0 (least) to 1 (most); NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
}

/** The median, and between which of the values it lies with 95 % certainty, whatever their distribution. */
export function medianWithInterval(values: readonly number[]): { median: number; from: number; to: number } {
  const half = 0.98 / Math.sqrt(values.length)
  const at = (share: number) => quantile(values, Math.min(1, Math.max(0, share)))
  return { median: at(0.5), from: at(0.5 - half), to: at(0.5 + half) }
}

/** Prints a line of a Markdown table as soon as its figures are there. */
export function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

export function head(cells: readonly string[]): void {
  row(cells)
  row(cells.map(() => '---'))
}

export function percent(part: number | null, digits: number): string {
  return part === null ? '-' : `${(100 * part).toFixed(digits)} %`
}

/** `p50` and `p95` as cells, without decimals unless asked for. */
export function spread(values: readonly number[], digits = 0): [p50: string, p95: string] {
  return [quantile(values, 0.5).toFixed(digits), quantile(values, 0.95).toFixed(digits)]
}
