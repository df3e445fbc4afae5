/** Bidirectional controls, with which a text could reorder its surroundings; an unmatched PDI even escapes a `<bdi>`. */
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
 * Isolates one line of text bidirectionally, for sentences, labels and other places where no element can do so. Text that
 * could affect its surroundings is wrapped in a Unicode isolate (FSI … PDI); other text is unchanged, including text composed
 * of isolated parts, so that calls can be nested.
 */
export function isolatedText(text: string): string {
  return AFFECTS_DIRECTION.test(text.replace(ISOLATED, ''))
    ? `\u2068${withoutBidiControls(text)}\u2069`
    : text
}
