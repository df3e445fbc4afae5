import type { WrittenLetter } from '@planner/protocol'

/** What systems pass on to a mail program, in characters; some cut off what is longer. */
const MAX_MAIL_LINK = 2000

/** Opens a letter in a mail program; '' without an address or where it is too long for that. LETTER-9 */
export function letterMail(
  email: string,
  { subject, text }: Pick<WrittenLetter, 'subject' | 'text'>,
): string {
  if (email === '') return ''
  // Lines of mail end so, RFC 6068.
  const body = text.replace(/\r?\n/g, '\r\n')
  const link = `mailto:${encoded(email)}?subject=${encoded(subject)}&body=${encoded(body)}`
  return link.length > MAX_MAIL_LINK ? '' : link
}

/** Half of a character, where somebody's text was cut off, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
