import PostalMime from 'postal-mime'

/** A letter that came back: its Message-ID names it, `status` is that of RFC 3463, such as `5.1.1`. */
export type Bounce = { letterId: string; eventId: string; recipient: string; status: string }

/** The Message-ID of a letter without its domain, from which a mail that comes back is known. */
export function messageName(letterId: string, eventId: string): string {
  return `${letterId}.${eventId}`
}

/**
 * Reads a report of RFC 3464 on mail of `domain` that did not arrive for good; undefined for any other mail, such as one that tells of a delay.
 * Texts for people are not read: each mail server has its own.
 */
export async function readBounce(source: Buffer, domain: string): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(source, { rfc822Attachments: true })
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!report) return undefined
  const fields = textOf(report.content)
  const status = /^Status:\s*(5\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1]
  if (!/^Action:\s*failed/im.test(fields) || status === undefined) return undefined
  const recipient = /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+)>?/im.exec(fields)?.[1] ?? ''
  const name = [...source.toString('latin1').matchAll(MESSAGE_ID)].at(-1)
  if (!name || name[3]?.toLowerCase() !== domain.toLowerCase()) return undefined
  return { letterId: name[1] ?? '', eventId: name[2] ?? '', recipient, status }
}

/** The last one is that of the mail that is sent back along, at least with its headers. */
const MESSAGE_ID = /^Message-ID:\s*<([\w-]{1,64})\.([\w-]{1,64})@([\w.-]+)>/gim

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
