/** What stands at both ends of every message of the pseudo language. */
export const PSEUDO_ENDS = ['⟦', '⟧'] as const

const ACCENTS = pairs('aceghijklnorstuwyzACEGHIJKLNORSTUWYZ', 'áčéğĥíĵķłñöřšťüŵýžÁČÉĞĤÍĴĶŁÑÖŘŠŤÜŴÝŽ')

/** A text grows by this much at least, as it may in a translation. */
const GROWTH = 0.4

/** What is no text of a message: places for values, and what selects the branches of a plural. */
const NO_TEXT = /(\{\{\w+\}\}|\{\w+, plural, (?:=\d+|\w+) \{|\} (?:=\d+|\w+) \{|\}\})/

/**
 * A language that nobody speaks and everybody can read, for finding texts that are not translated or have too
 * little space: accents, vowels twice and brackets at both ends. Places for values stay as they are; TEXT-8.
 */
export function pseudoMessages<Key extends string>(
  messages: Readonly<Record<Key, string>>,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<string>(messages).map(([key, text]) => [key, pseudoText(text)]),
  ) as Record<Key, string>
}

export function pseudoText(text: string): string {
  const parts = text.split(NO_TEXT)
  let missing = Math.ceil(GROWTH * [...textParts(parts).join('')].length)
  let longer = ''
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) longer += part
    else
      for (const character of part) {
        const accented = ACCENTS.get(character) ?? character
        const isDoubled = missing > 0 && /[aeiouy]/i.test(character)
        longer += isDoubled ? accented + accented.toLowerCase() : accented
        if (isDoubled) missing -= 1
      }
  }
  return PSEUDO_ENDS[0] + longer + '~'.repeat(missing) + PSEUDO_ENDS[1]
}

/** Every second part of what a split by one group gives. */
function textParts(parts: readonly string[]): string[] {
  return parts.filter((_, index) => index % 2 === 0)
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to]
  return new Map([...from].map((character, index) => [character, targets[index] ?? character]))
}
