import { CHOICE_MESSAGES } from './choice-messages.ts'
import { preference as de } from './de/preference.ts'
import { preference as enGB } from './en-GB/preference.ts'
import { preference as et } from './et/preference.ts'
import type { Messages } from './message.ts'

const LANGUAGES: readonly Messages[] = [enGB, et, de]

/** Words people write besides the labels. Author is the older word for Host (CHOICE-3). */
const OTHER_WORDS: readonly (readonly [string, string])[] = [
  ['author', 'Host'],
  ['first', '#1 Yes!'],
  ['#1', '#1 Yes!'],
  ['-', ''],
  ['–', ''],
]

const VALUE_OF_WORD: ReadonlyMap<string, string> = new Map([
  ...OTHER_WORDS,
  ...LANGUAGES.flatMap((messages) => [
    [plain(messages['preference.blank'] ?? ''), ''] as const,
    ...Object.entries(CHOICE_MESSAGES).map(
      ([value, key]) => [plain(messages[key] ?? value), value === 'No' ? '' : value] as const,
    ),
  ]),
])

/**
 * The stored choice that a text means: a stored value or its label in any language of the product, in any case. Undefined
 * when it is none of `choices`; '' is the blank choice, which may also be called "No".
 */
export function readChoice(text: string, choices: readonly string[]): string | undefined {
  const word = plain(text)
  const stored = choices.find((choice) => plain(choice) === word)
  if (stored !== undefined) return stored
  const value = VALUE_OF_WORD.get(word)
  return value !== undefined && choices.includes(value) ? value : undefined
}

/** How choices are called in English, the blank one "No". Numbers stand for themselves. */
export function englishChoices(choices: readonly string[]): string[] {
  const messages: Messages = enGB
  return choices.map((choice) => {
    const key = CHOICE_MESSAGES[choice === '' ? 'No' : choice]
    return (key && messages[key]) ?? choice
  })
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
