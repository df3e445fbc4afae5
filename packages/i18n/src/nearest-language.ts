import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from './language-codes.ts'

/**
 * The language of the product that is nearest to those wanted, of which the first counts most: the same one,
 * else one of the same language in another place (`de` for `de-AT`), else the default; TEXT-5.
 */
export function nearestLanguage(wanted: readonly string[]): LanguageCode {
  for (const each of wanted) {
    const code = each.trim()
    if (isLanguageCode(code)) return code
    const found = LANGUAGE_CODES.find((known) => languageOf(known) === languageOf(code))
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}

/** The languages of an Accept-Language header, the most wanted first; those of quality 0 are not wanted. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [code = '', ...parameters] = entry.split(';')
      const quality = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean)
      return { code: code.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ code, quality }) => code !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code)
}

/** The part of a code before its place and script, in lower case: `de` of `de-AT` and of `de_CH`. */
function languageOf(code: string): string {
  return code.toLowerCase().split(/[-_]/)[0] ?? ''
}
