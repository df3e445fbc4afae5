import { hash } from 'node:crypto'
import type { PushMessage } from '@planner/protocol'
import type { LetterToSend } from '../channel.ts'

/** Characters; more is cut off by every system, and a message has to fit into 4 KB. */
const MAX_TITLE = 120
const MAX_BODY = 300
/** Of base64url, as a push service takes it. */
const TAG_CHARACTERS = 32

/** A letter as a device shows it: its first lines, without greeting and links. PUSH-4. */
export function messageOfLetter(
  eventId: string,
  {
    kind,
    personId,
    subject,
    text,
    page,
  }: Pick<LetterToSend, 'kind' | 'personId' | 'subject' | 'text' | 'page'>,
): PushMessage {
  const [, ...paragraphs] = text.split('\n\n')
  const body = paragraphs
    .filter((paragraph) => !paragraph.includes('://'))
    .join('\n')
    .replace(/\n\s+/g, '\n')
  return {
    title: cut(subject, MAX_TITLE),
    body: cut(body, MAX_BODY),
    url: page,
    tag: tagOf(kind, eventId, personId),
  }
}

/** The same for all messages of a kind to a person, so that the next one takes their place; it tells a push service nothing. */
export function tagOf(kind: string, eventId: string, personId: string): string {
  return hash('sha256', JSON.stringify([kind, eventId, personId]), 'base64url').slice(0, TAG_CHARACTERS)
}

function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
