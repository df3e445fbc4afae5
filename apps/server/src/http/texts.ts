import { CATALOGUES, type LanguageCode, type MessageValues, messageFormat } from '@planner/i18n'

export type Text = (key: string, values?: MessageValues) => string

/** The messages of a language in the words of a variant (SCREEN-3), for what the server itself writes. */
export function textsOf(language: LanguageCode, words: string | undefined): Text {
  const messages: Readonly<Record<string, string>> = CATALOGUES[language]
  const format = messageFormat(language, (text) => text)
  return (key, values = {}) => format(messages[`${key}.${words}`] ?? messages[key] ?? key, values)
}
