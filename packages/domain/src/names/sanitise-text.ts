/** Control characters, lone surrogates, bidirectional controls and zero-width characters. */
const UNSAFE_CHARACTERS = /(?!\n)[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/**
 * Sanitises multi-line text for storage: removes unsafe characters and normalises line breaks. Right-to-left scripts, emoji
 * sequences and HTML are kept, since text is always rendered as text.
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
