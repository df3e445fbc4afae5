import {
  acceptedLanguages,
  CATALOGUES,
  firstMessages,
  LANGUAGE_CODES,
  type LanguageCode,
  nearestLanguage,
  translationsVersion,
} from '@planner/i18n'
import type { LanguageResponse } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SharedText } from './shared-text.ts'

const query = z.object({
  v: z.string().catch('').default(''),
  lang: z.string().catch('').default(''),
  part: z.enum(['first', 'all']).catch('all').default('all'),
})

/**
 * The message catalogues; HTTP-1. A request that names no language gets one that its browser accepts
 * (TEXT-5). Responses for the current version are immutable. What a guest reads first is a part of its own
 * (JOIN-5).
 */
export function addTranslations(app: FastifyInstance): void {
  const texts = new Map<string, SharedText>()
  app.get('/api/Translations/GetLanguage/', async (request, reply) => {
    const { v, lang, part } = query.parse(request.query)
    const accepted = acceptedLanguages(request.headers['accept-language'] ?? '')
    const language = nearestLanguage(lang === '' ? accepted : [lang])
    const isCurrent = v === translationsVersion
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    const name = `${language} ${part}`
    const text = texts.get(name) ?? new SharedText(JSON.stringify(responseOf(language, part)))
    texts.set(name, text)
    reply.type('application/json; charset=utf-8')
    return text.send(request, reply, lang === '' ? ['accept-language'] : [])
  })
}

function responseOf(language: LanguageCode, part: 'first' | 'all'): LanguageResponse {
  if (part === 'first') return { keys: firstMessages(language), languageNames: {}, countryNames: {} }
  return {
    keys: CATALOGUES[language],
    languageNames: names(language, 'language', LANGUAGES),
    countryNames: names(language, 'region', COUNTRIES),
  }
}

/** Languages a person can select: those of the interface, then others widely spoken in Europe and beyond. */
const LANGUAGES = [
  ...new Set([
    ...LANGUAGE_CODES.map((code) => code.slice(0, 2)),
    'ar',
    'bg',
    'ca',
    'cs',
    'da',
    'el',
    'es',
    'eu',
    'fa',
    'fi',
    'fr',
    'ga',
    'he',
    'hi',
    'hr',
    'hu',
    'id',
    'is',
    'it',
    'ja',
    'ko',
    'lt',
    'lv',
    'nb',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
    'sv',
    'sw',
    'ta',
    'th',
    'tr',
    'uk',
    'ur',
    'vi',
    'zh',
  ]),
]

const REGION_NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })

/** Every two-letter region code (ISO 3166-1) that has a name. */
const COUNTRIES = twoLetterCodes().filter((code) => REGION_NAMES.of(code) !== undefined)

function names(
  locale: string,
  type: 'language' | 'region',
  codes: readonly string[],
): Record<string, string> {
  const display = new Intl.DisplayNames([locale], { type })
  return Object.fromEntries(codes.map((code) => [code, display.of(code) ?? code]))
}

function twoLetterCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}
