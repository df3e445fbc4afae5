/** The order of strings wherever browser and server must agree: by code units, whatever the language. */
export function byCodeUnits(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Bidirectional controls that could reorder the surroundings; an unmatched PDI even escapes a `<bdi>`. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Those controls, directional marks, and the Unicode blocks of right-to-left scripts. */
const AFFECTS_DIRECTION =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const ISOLATED = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g

/** For text inside an isolating element such as `<bdi>`. */
export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '')
}

/**
 * Isolates one line of text bidirectionally where no element can. Text that could affect its surroundings is
 * wrapped in a Unicode isolate (FSI … PDI); other text is unchanged, so that calls can be nested.
 */
export function isolatedText(text: string): string {
  return AFFECTS_DIRECTION.test(text.replace(ISOLATED, ''))
    ? `\u2068${withoutBidiControls(text)}\u2069`
    : text
}

/** Control characters, lone surrogates, bidirectional controls and zero-width characters. */
const UNSAFE_CHARACTERS = /(?!\n)[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/**
 * Sanitises multi-line text for storage: removes unsafe characters and normalises line breaks. Right-to-left
 * scripts, emoji sequences and HTML are kept, since text is always rendered as text.
 */
export function sanitiseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(UNSAFE_CHARACTERS, '')
    .trim()
}

/** As `sanitiseText`, for single-line text such as names. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text.replace(/\s+/g, ' '))
}
