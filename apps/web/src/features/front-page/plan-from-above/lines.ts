/** As many letters as fit below a group on a phone. */
const FITS = 19

/** A name in one line, or in two that are about as long as each other. */
export function linesOf(name: string): string[] {
  if (name.length <= FITS) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}
