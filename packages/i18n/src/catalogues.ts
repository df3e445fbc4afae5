import { de } from './de/index.ts'
import { enGB } from './en-GB/index.ts'
import { et } from './et/index.ts'
import type { LanguageCode } from './language-codes.ts'
import type { Translation } from './message.ts'
import { versionOf } from './translations-version.ts'

export const CATALOGUES: Readonly<Record<LanguageCode, Translation>> = { 'en-GB': enGB, et, de }

/** A hash of all messages of all languages. */
export const translationsVersion: string = versionOf(CATALOGUES)
