type Ends = readonly [string, string]

/** What is the same in every language, or the data of somebody. */
const NO_TEXT: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\S+@\S+/g, why: 'e-mail addresses' },
  { pattern: /\b(?:https?|mailto):\S+/g, why: 'addresses of pages' },
  {
    pattern:
      /\b(?:[A-Z][A-Za-z]+\/[A-Za-z_/-]+(?: (?:de|es|of|[A-Z][a-z]+)(?:\/[A-Za-z_-]+)?)*|UTC)(?:, (?:[A-Z][A-Za-z]+\/[A-Za-z_/-]+|UTC))*/g,
    why: 'time zones',
  },
  {
    pattern: /^(?:English|Eesti|Deutsch|German)$/g,
    why: 'names of languages, each in its own or as people enter them',
  },
  { pattern: /\b(?:Chrome|Chromium|HeadlessChrome|Linux)\b/g, why: 'kinds of browsers' },
  { pattern: /\bparameters\|\w+\|\w+/g, why: 'keys of settings, for those who write to us' },
  {
    pattern:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}(?: at \d\d:\d\d)?|\b\d+ (?:second|minute|hour|day)s? ago\b|^now$/g,
    why: 'times in words, which the browser writes in the language of the page',
  },
  { pattern: /\b\d+(?:[.,]\d+)?\s?(?:kB|MB|GB|s|h|min)\b/g, why: 'amounts' },
  {
    pattern: /^Name$|(?<=, )Name(?=, )|^(?:#1 )?Yes!?(?: · (?:#1 )?Yes!?)*$/g,
    why: 'what a table that an import recognises holds',
  },
]

/**
 * Whether letters are left of a text once messages of the pseudo language and entered data are taken out, or
 * a message contains something untranslated: in the pseudo language every vowel has an accent.
 */
export function isUntranslated(text: string, message: Ends, data: Ends): boolean {
  let rest = withoutBracketed(text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''), data)
  for (const { pattern } of NO_TEXT) rest = rest.replaceAll(pattern, ' ')
  return /[aeiou][a-z]|[a-z][aeiou]/i.test(rest) || /\p{L}{2}/u.test(withoutBracketed(rest, message))
}

/** The text without what stands between the ends, nested or not, also where it was cut in two. */
function withoutBracketed(text: string, [open, close]: Ends): string {
  let rest = text
  for (;;) {
    const next = rest.replaceAll(new RegExp(`${open}[^${open}${close}]*${close}`, 'g'), ' ')
    if (next === rest) break
    rest = next
  }
  return rest
    .replace(new RegExp(`^[^${open}]*${close}`), ' ')
    .replace(new RegExp(`${open}[^${close}]*$`), ' ')
}
