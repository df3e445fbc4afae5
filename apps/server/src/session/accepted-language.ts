import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@planner/i18n'

/** The language of an Accept-Language header that the interface has: the first by preference, else English; HTTP-16. */
export function acceptedLanguage(header: string | undefined): LanguageCode {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const found = LANGUAGE_CODES.find((code) => code.toLowerCase() === tag) ?? ofSameLanguage(tag)
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}

/** German of Austria is German. */
function ofSameLanguage(tag: string): LanguageCode | undefined {
  const [language] = tag.split('-')
  return LANGUAGE_CODES.find((code) => code.split('-')[0] === language)
}
