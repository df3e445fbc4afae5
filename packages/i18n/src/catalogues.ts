import { de } from './de/index.ts'
import { enGB } from './en-GB/index.ts'
import { et } from './et/index.ts'
import type { MessageKey, Messages } from './message.ts'
import { versionOf } from './translations-version.ts'

export const LANGUAGE_CODES = ['en-GB', 'et', 'de'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const DEFAULT_LANGUAGE: LanguageCode = 'en-GB'

const translations: Record<LanguageCode, Messages> = { 'en-GB': enGB, et, de }

/** Complete catalogues: a message that a language lacks is the source language's (spec 5). */
export const CATALOGUES: Record<LanguageCode, Record<MessageKey, string>> = {
  'en-GB': enGB,
  et: { ...enGB, ...translations.et },
  de: { ...enGB, ...translations.de },
}

export function isLanguageCode(code: string): code is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(code)
}

/** A short text that changes whenever any message of any language does. */
export const translationsVersion: string = versionOf(CATALOGUES)
