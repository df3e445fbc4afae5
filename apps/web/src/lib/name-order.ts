const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Names in the order a reader looks for them: "Paper 2" before "Paper 10". */
export function byName(a: string, b: string): number {
  return collator.compare(a, b)
}
