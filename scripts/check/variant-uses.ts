type VariantFacts = {
  ids: readonly string[]
  capabilities: readonly string[]
  /** Capabilities that at least one variant has. */
  assigned: readonly string[]
  /** Product code outside the descriptions. */
  sources: readonly { file: string; text: string }[]
}

/**
 * Violations of "variants are data": an id outside the registry other than in `variantOf('...')`, and a
 * capability that is never read with `can` or that no variant has.
 */
export function variantViolations({ ids, capabilities, assigned, sources }: VariantFacts): string[] {
  const anyId = new RegExp(`(variantOf\\(\\s*)?(['"\`])(?:${ids.join('|')})\\2`, 'g')
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(anyId)]
      .filter(([, byLookup]) => byLookup === undefined)
      .map(({ 0: id, index }) => `${file}:${lineOf(text, index)} names the variant ${id}. ${ADVICE}`),
  )
  const read = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bcan\([^']*?,\s*'(\w+)',?\s*\)/g)].map(([, name]) => name),
    ),
  )
  const unread = capabilities.filter((name) => !read.has(name))
  const unassigned = capabilities.filter((name) => !assigned.includes(name))
  return [
    ...named,
    ...unread.map(
      (name) =>
        `Nothing reads the capability ${name}. Ask for it with can(variant, '${name}'), or remove it.`,
    ),
    ...unassigned.map((name) => `No variant has the capability ${name}. Give it to one, or remove it.`),
  ]
}

const ADVICE =
  "Ask the variant for a capability or a field, can(variant, '...'), and add what is missing to its description."

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
