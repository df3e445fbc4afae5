/** A choice as stored and on the wire. The empty string is the blank choice, "No". */
export type PreferenceValue = string

export type PreferenceScaleId = 'yesFirstHost' | 'yesFirst' | 'oneToTenHost' | 'yesOnly'

type PreferenceScale = {
  /** Offered choices in ascending order of interest, blank first. */
  choices: readonly PreferenceValue[]
  /** Values set by planner runs only, displayed read-only; MEET-1. */
  states: readonly PreferenceValue[]
}

const oneToTen = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** CHOICE-2. */
export const PREFERENCE_SCALES = {
  yesFirstHost: { choices: ['', 'Yes', '#1 Yes!', 'Host'], states: [] },
  yesFirst: { choices: ['', 'Yes', '#1 Yes!'], states: [] },
  oneToTenHost: { choices: ['', ...oneToTen, 'Host'], states: [] },
  yesOnly: {
    choices: ['', 'Yes'],
    states: [
      'Yes pending',
      'Yes reserved',
      'Yes auto reserved',
      'Yes committed',
      'Yes auto committed',
      'Yes past',
    ],
  },
} as const satisfies Record<PreferenceScaleId, PreferenceScale>

/** Cells with these values are read-only for everyone; CHOICE-5. */
export const READ_ONLY_PREFERENCES: readonly PreferenceValue[] = [
  'Yes past',
  'Yes committed',
  'Yes auto committed',
  'Yes auto reserved',
]

/** States that two people have together; all others of a preference are one person's wish (PRIV-9). */
export const MEETING_PREFERENCES: readonly PreferenceValue[] = PREFERENCE_SCALES.yesOnly.states.filter(
  (state) => state !== 'Yes pending',
)

export type ContactScaleId = 'oneToTen'

/** Blank is displayed as yes; CHOICE-10. */
export const CONTACT_SCALES = {
  oneToTen: { choices: ['', 'No', ...oneToTen], binaryChoices: ['', 'No'] },
} as const satisfies Record<ContactScaleId, { choices: readonly string[]; binaryChoices: readonly string[] }>

/** Maps the legacy value Author to Host (CHOICE-3). */
export function normalisePreference(value: PreferenceValue): PreferenceValue {
  return value === 'Author' ? 'Host' : value
}

export function isHostPreference(value: unknown): boolean {
  return value === 'Host' || value === 'Author'
}
