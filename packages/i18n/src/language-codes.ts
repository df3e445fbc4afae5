export const LANGUAGE_CODES = ['en-GB', 'et', 'de'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const DEFAULT_LANGUAGE: LanguageCode = 'en-GB'

export function isLanguageCode(code: string): code is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(code)
}
