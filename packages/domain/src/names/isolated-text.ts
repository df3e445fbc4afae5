/** Marks with which a text could turn what stands around it; a single closing one leaves even an isolated element. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** Those marks, marks of direction, and the blocks that Unicode keeps for scripts written from the right. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const ISOLATED = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g

/** For a text that stands in an isolating element such as `<bdi>`. */
export function withoutTurningMarks(text: string): string {
  return text.replace(TURNING_MARKS, '')
}

/**
 * A text of one line that turns nothing around it, for sentences, lists, labels and other places where no element can
 * isolate it. What could turn something is put into a Unicode isolate (FSI … PDI); all other text stays as it is, also
 * one composed of isolated parts, so that sentences may be put into sentences.
 */
export function isolatedText(text: string): string {
  return TURNS.test(text.replace(ISOLATED, '')) ? `\u2068${withoutTurningMarks(text)}\u2069` : text
}
