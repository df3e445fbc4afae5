import type { PersonId } from '@planner/domain'
import type { UnreachedReason } from '@planner/protocol'
import { isPlainAddress } from '../adapters/adapter-config.ts'
import type { Room } from '../rooms/room.ts'
import type { StorageBesideRooms } from '../storage/storage.ts'
import { messageName } from './bounces.ts'
import type { Channel, LetterToSend } from './channel.ts'
import type { MailSender } from './mail-sender.ts'
import { addressHash, type LettersOfPerson } from './person-mail.ts'
import { stopPath } from './stop-address.ts'
import { letterTexts } from './write-letter.ts'

type Options = {
  sender: MailSender
  /** Base URL of links. */
  publicUrl: string
  storage: Pick<StorageBesideRooms, 'letters'>
}

/** Letters by mail: plain text, with the calendar attached, and an address that ends them; LETTER-5, LETTER-8. */
export function mailChannel({ sender, publicUrl, storage }: Options): Channel {
  return {
    name: 'mail',
    reach: (room, people, kept) => reachedByMail(storage, room, people, kept),
    send(room, letter) {
      const { persons, event } = room.state
      const to = persons.get(letter.personId)?.email.trim() ?? ''
      const stop = `${publicUrl}${stopPath(room.eventId, letter.personId, letter.kept.stopToken)}`
      return sender.send({
        id: messageName(letter.id, room.eventId),
        to,
        fromName: letterTexts(room)('app.title'),
        replyTo: isPlainAddress(event.email) ? event.email : '',
        subject: letter.subject,
        text: mailText(room, letter, stop),
        // RFC 8058: one press in a mail program is enough.
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        ...(letter.calendar && {
          attachments: [
            {
              filename: letter.calendar.name,
              content: letter.calendar.body,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            },
          ],
        }),
      })
    },
    close: () => sender.close(),
  }
}

/** The text with who writes, why, and how to end it. */
function mailText(
  room: Pick<Room, 'variant' | 'state'>,
  { text }: Pick<LetterToSend, 'text'>,
  stop: string,
): string {
  const say = letterTexts(room)
  const { name } = room.state.event
  return `${text}\n\n-- \n${say('letters.why', { event: name })}\n${say('letters.stop')}\n${stop}\n`
}

/** Whom mail reaches, whether or not this installation sends any: null, or why not. LETTER-7. */
export async function reachedByMail(
  storage: Pick<StorageBesideRooms, 'letters'>,
  { eventId, state }: Pick<Room, 'eventId' | 'state'>,
  people: readonly PersonId[],
  kept: ReadonlyMap<PersonId, Pick<LettersOfPerson, 'refusedHash'>>,
): Promise<Map<PersonId, UnreachedReason | null>> {
  const addresses = new Map(people.map((id) => [id, state.persons.get(id)?.email.trim() ?? '']))
  const hashes = new Map(
    [...addresses].flatMap(([id, email]) => (email === '' ? [] : [[id, addressHash(email)]])),
  )
  const refusing = await storage.letters.noMail(eventId, [...new Set(hashes.values())])
  const stopped = new Set(refusing.map(({ addressHash: each }) => each))
  const reasonOf = (id: PersonId): UnreachedReason | null => {
    const email = addresses.get(id) ?? ''
    const hash = hashes.get(id)
    if (hash === undefined) return 'noAddress'
    if (!isPlainAddress(email)) return 'badAddress'
    if (stopped.has(hash)) return 'unsubscribed'
    return kept.get(id)?.refusedHash === hash ? 'refused' : null
  }
  return new Map(people.map((id) => [id, reasonOf(id)]))
}
