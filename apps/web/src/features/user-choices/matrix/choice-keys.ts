/** Choices by key, where the scale has them; a digit is a number on a numeric scale, otherwise 1 is the first choice. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '1': ['1', '#1 Yes!'],
    '2': ['2'],
    '3': ['3'],
    '4': ['4'],
    '5': ['5'],
    '6': ['6'],
    '7': ['7'],
    '8': ['8'],
    '9': ['9'],
    '0': ['10'],
    y: ['Yes'],
    h: ['Host'],
    n: [''],
    Backspace: [''],
    Delete: [''],
  }),
)

/** The choice that a key picks directly, or undefined when the scale has no such choice. */
export function choiceByKey(key: string, choices: readonly string[]): string | undefined {
  const wanted = KEYS.get(key.length === 1 ? key.toLowerCase() : key)
  return wanted?.find((choice) => choices.includes(choice))
}

/** The key that clears a choice. Keyboards name it in their language, so help texts do (TEXT-7). */
export const CLEARING_KEY = 'Delete'

/** The shortest key of each choice, for the help text. */
export function keyOf(choice: string): string | undefined {
  if (choice === '') return CLEARING_KEY
  return [...KEYS].find(([, choices]) => choices.includes(choice))?.[0]
}
