/** Without the marks that isolate names from the direction of the text around them. */
export function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').trim()
}
