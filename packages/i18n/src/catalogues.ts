import { de } from './de/index.ts'
import { enGB } from './en-GB/index.ts'
import { et } from './et/index.ts'
import type { Translation } from './message.ts'
import { versionOf } from './translations-version.ts'

export const LANGUAGE_CODES = ['en-GB', 'et', 'de'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const DEFAULT_LANGUAGE: LanguageCode = 'en-GB'

export const CATALOGUES: Readonly<Record<LanguageCode, Translation>> = { 'en-GB': enGB, et, de }

export function isLanguageCode(code: string): code is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(code)
}

/** A hash of all messages of all languages. */
export const translationsVersion: string = versionOf(CATALOGUES)
