/** What stands at both ends of every message of the pseudo language. */
export const PSEUDO_ENDS = ['⟦', '⟧'] as const

const ACCENTS = pairs('aceghijklnorstuwyzACEGHIJKLNORSTUWYZ', 'áčéğĥíĵķłñöřšťüŵýžÁČÉĞĤÍĴĶŁÑÖŘŠŤÜŴÝŽ')

/** A text grows by this much at least, as it may in a translation. */
const GROWTH = 0.4

/**
 * A language that nobody speaks and everybody can read, for finding texts that are not translated or have too
 * little space: accents, vowels twice and brackets at both ends. What stands in braces stays as it is,
 * whatever is in it; TEXT-8.
 */
export function pseudoMessages<Key extends string>(
  messages: Readonly<Record<Key, string>>,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<string>(messages).map(([key, text]) => [key, pseudoText(text)]),
  ) as Record<Key, string>
}

export function pseudoText(text: string): string {
  let missing = Math.ceil(GROWTH * [...withoutBraces(text)].length)
  let depth = 0
  let longer = ''
  for (const character of text) {
    if (character === '{') depth += 1
    const accented = depth === 0 ? (ACCENTS.get(character) ?? character) : character
    longer += accented
    if (depth === 0 && missing > 0 && /[aeiouy]/i.test(character)) {
      longer += accented.toLowerCase()
      missing -= 1
    }
    if (character === '}') depth = Math.max(0, depth - 1)
  }
  return PSEUDO_ENDS[0] + longer + '~'.repeat(missing) + PSEUDO_ENDS[1]
}

function withoutBraces(text: string): string {
  let depth = 0
  let rest = ''
  for (const character of text) {
    if (character === '{') depth += 1
    if (depth === 0) rest += character
    if (character === '}') depth = Math.max(0, depth - 1)
  }
  return rest
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to]
  return new Map([...from].map((character, index) => [character, targets[index] ?? character]))
}
