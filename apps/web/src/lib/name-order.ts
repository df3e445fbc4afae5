const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Natural sort order of names: "Paper 2" before "Paper 10". */
export function byName(a: string, b: string): number {
  return collator.compare(a, b)
}
