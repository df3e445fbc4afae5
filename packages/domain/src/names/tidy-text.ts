/** Controls that no text needs, half characters, marks that turn the text around them, and characters of no width. */
const HARMFUL = /[[\p{Cc}--\n]\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gv

/**
 * A longer text as it is kept: what can only do harm is left out, line breaks are single characters. Scripts written
 * from the right, joined emoji and everything that looks like HTML stay as they are: it is text wherever it is shown.
 */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replaceAll('\ufffd', '').replace(HARMFUL, '').trim()
}

/** As `tidyText`, for names and other texts of one line. */
export function tidyLine(text: string): string {
  return tidyText(text.replace(/\s+/g, ' '))
}
