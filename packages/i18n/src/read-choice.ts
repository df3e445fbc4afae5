import { CHOICE_MESSAGES } from './choice-messages.ts'
import { preference as de } from './de/preference.ts'
import { preference as enGB } from './en-GB/preference.ts'
import { preference as et } from './et/preference.ts'
import type { Messages } from './message.ts'

const LANGUAGES: readonly Messages[] = [enGB, et, de]

/** Accepted aliases of choices. Author is the legacy name of Host (CHOICE-3). */
const ALIASES: readonly (readonly [string, string])[] = [
  ['author', 'Host'],
  ['first', '#1 Yes!'],
  ['#1', '#1 Yes!'],
  ['-', ''],
  ['–', ''],
]

const VALUE_BY_LABEL: ReadonlyMap<string, string> = new Map([
  ...ALIASES,
  ...LANGUAGES.flatMap((messages) => [
    [normalised(messages['preference.blank'] ?? ''), ''] as const,
    ...Object.entries(CHOICE_MESSAGES).map(
      ([value, key]) => [normalised(messages[key] ?? value), value === 'No' ? '' : value] as const,
    ),
  ]),
])

/**
 * Parses a choice from its stored value, its label in any language of the product or an alias, ignoring case.
 * Undefined unless it is one of `choices`; '' is the blank choice, also accepted as "No".
 */
export function readChoice(text: string, choices: readonly string[]): string | undefined {
  const label = normalised(text)
  const stored = choices.find((choice) => normalised(choice) === label)
  if (stored !== undefined) return stored
  const value = VALUE_BY_LABEL.get(label)
  return value !== undefined && choices.includes(value) ? value : undefined
}

/** The English labels of choices; the blank one is "No". */
export function englishChoices(choices: readonly string[]): string[] {
  const messages: Messages = enGB
  return choices.map((choice) => {
    const key = CHOICE_MESSAGES[choice === '' ? 'No' : choice]
    return (key && messages[key]) ?? choice
  })
}

function normalised(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
