import { CONTACT_SCALES, can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import { readChoice } from '@planner/i18n'

/** How the cells of a column are read: as choices of the variant's scale, or as coming to a session. */
export type WordScale = 'choice' | 'availability'

type ReadWord = (text: string) => string | undefined

/** Reads the words that the event knows; undefined for a word that the organiser has to explain. */
export function wordReaders(variant: VariantDescription, inPairs: boolean): Record<WordScale, ReadWord> {
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  return {
    choice: (text) => {
      const value = plainNumber(text)
      return inPairs ? readPairChoice(value, variant) : readChoice(value, choices)
    },
    availability: (text) => AVAILABILITIES.get(keyOf(text)),
  }
}

/** What a word probably means, which the organiser sees before anything is imported; IMPORT-15. */
export function suggestedMeaning(scale: WordScale, text: string, variant: VariantDescription): string | null {
  if (scale === 'availability') return null
  const meaning = MEANINGS.get(keyOf(text))
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  const known: readonly string[] = choices
  if (meaning === undefined) return null
  if (known.includes(meaning)) return meaning
  return meaning === '#1 Yes!' && known.includes('Yes') ? 'Yes' : null
}

/** What a word can be said to mean. */
export function meaningsOf(scale: WordScale, variant: VariantDescription): readonly string[] {
  if (scale === 'availability') return ['', 'Yes', 'Maybe', 'No']
  return PREFERENCE_SCALES[variant.preferenceScale].choices
}

/** Spreadsheets write whole numbers as `7,0` or `7.0`. */
export function plainNumber(text: string): string {
  return text.replace(/^(\d{1,4})[.,]0+$/, '$1')
}

/** Longer texts are no words. */
const MAX_WORD = 300

/** The key under which all spellings of a word are looked up. */
export function keyOf(text: string): string {
  return text.slice(0, MAX_WORD).normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

/** What forms and spreadsheets write for a box that is ticked, and for one that is not. */
const TICKED = ['x', '✓', '✔', 'true', 'wahr', 'tõene', '1']
const NOT_TICKED = ['false', 'falsch', 'väär', '0']

const AVAILABILITIES: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ...['yes', 'ja', 'jah', ...TICKED, 'available', 'i can come'].map((word) => [word, 'Yes'] as const),
  ...['maybe', 'vielleicht', 'võib-olla', 'if need be'].map((word) => [word, 'Maybe'] as const),
  ...['no', 'nein', 'ei', '-', '–', ...NOT_TICKED, 'not available'].map((word) => [word, 'No'] as const),
])

/** Whether a cell says no more than yes or no; IMPORT-63. */
export function isYesOrNo(text: string): boolean {
  const answer = AVAILABILITIES.get(keyOf(text))
  return answer === 'Yes' || answer === 'No'
}

const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...[
    ...TICKED,
    'y',
    'j',
    'ok',
    'interested',
    'i would like to come',
    'interessiert',
    'gerne',
    'interesse',
    'huvitatud',
    'huvitab',
  ].map((word) => [word, 'Yes'] as const),
  ...[
    'very interested',
    'must see',
    'first choice',
    'definitely',
    'love it',
    'yes!',
    'sehr interessiert',
    'unbedingt',
    'erste wahl',
    'väga huvitatud',
    'kindlasti',
    'esimene valik',
  ].map((word) => [word, '#1 Yes!'] as const),
  ...[
    ...NOT_TICKED,
    'n',
    'no',
    'nein',
    'ei',
    '-',
    '–',
    'none',
    'not interested',
    'rather not',
    'n/a',
    'no interest',
    'nicht interessiert',
    'eher nicht',
    'keine angabe',
    'ei huvita',
    'pigem mitte',
    'puudub',
  ].map((word) => [word, ''] as const),
  ...[
    'i can host',
    'i would host',
    'speaker',
    'presenter',
    'ich leite',
    'ich kann leiten',
    'saan eest vedada',
  ].map((word) => [word, 'Host'] as const),
])

/** A meeting that a table brings along. */
export type ImportedState = 'reserved' | 'committed' | 'past'

const STATE = /^(?:Yes )?(?:auto )?(reserved|committed|past)$/i

/**
 * What a cell holds of people who meet in pairs: a choice, a rating, or a state in any language; IMPORT-11.
 */
function readPairChoice(text: string, variant: VariantDescription): string | undefined {
  const { choices, states } = PREFERENCE_SCALES[variant.preferenceScale]
  const ratings = CONTACT_SCALES[variant.contactScale].choices.filter(isRating)
  const read = readChoice(text, [...choices, ...states, ...ratings])
  if (read !== undefined) return read === 'Yes pending' ? 'Yes' : read
  const [, state] = can(variant, 'pairs') ? (STATE.exec(text.trim()) ?? []) : []
  return state === undefined ? undefined : `Yes ${state.toLowerCase()}`
}

export function isRating(value: string): boolean {
  return /^\d+$/.test(value)
}

/** The state that a read choice stands for; undefined for a wish, a rating and a blank. */
export function stateOf(value: string): ImportedState | undefined {
  return STATE.exec(value)?.[1] as ImportedState | undefined
}
