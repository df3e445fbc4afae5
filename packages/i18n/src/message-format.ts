/** A place for a value, or a plural: `{number, plural, one {# group} other {# groups}}`. */
const PLACE = /\{\{(\w+)\}\}|\{(\w+), plural, ((?:(?:=\d+|\w+) \{(?:[^{}]|\{\{\w+\}\})*\} ?)+)\}/g
const BRANCH = /(=\d{1,9}|zero|one|two|few|many|other) \{((?:[^{}]|\{\{\w+\}\})*)\}/g

export type MessageValues = Readonly<Record<string, string | number>>
export type FormatMessage = (message: string, values: MessageValues) => string

/**
 * Fills the places of messages in a language; texts that are put in go through `isolate` first. Of a plural
 * the branch of the number itself (`=0`) is taken, else that of the number's category in the language; `#`
 * in it is the number as the language writes it. A place without a value stays as it is; TEXT-9.
 */
export function messageFormat(language: string, isolate: (text: string) => string): FormatMessage {
  const categories = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const format: FormatMessage = (message, values) =>
    message.replace(PLACE, (place: string, name?: string, counted?: string, choices?: string) => {
      const value = values[name ?? counted ?? '']
      if (value === undefined) return place
      if (choices === undefined) return typeof value === 'string' ? isolate(value) : String(value)
      const number = Number(value)
      const branches = branchesOf(choices)
      const branch = branches.get(`=${number}`) ?? branches.get(categories.select(number))
      return format((branch ?? branches.get('other') ?? '').replaceAll('#', numbers.format(number)), values)
    })
  return format
}

/** The plurals of a message: what each counts, and its branches by what selects them. */
export function pluralsOf(message: string): { counted: string; branches: Map<string, string> }[] {
  return [...message.matchAll(PLACE)].flatMap(([, , counted, choices]) =>
    counted === undefined || choices === undefined ? [] : [{ counted, branches: branchesOf(choices) }],
  )
}

/** The names of the values that a message takes, each once, sorted. */
export function placesOf(message: string): string[] {
  const counted = pluralsOf(message).map((plural) => plural.counted)
  const named = [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return [...new Set([...counted, ...named])].sort()
}

/** A message without its places and plurals. */
export function withoutPlaces(message: string): string {
  return message.replaceAll(PLACE, '')
}

function branchesOf(choices: string): Map<string, string> {
  return new Map([...choices.matchAll(BRANCH)].map(([, selector = '', text = '']) => [selector, text]))
}
