/** Prints a Markdown table line by line as results arrive. */
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
