import type { PersonRecord } from '@planner/domain'
import { isPlainAddress } from '../adapters/adapter-config.ts'
import { Outbox, type Outcome } from '../adapters/outbox.ts'
import { LIMITS } from '../limits/limits.ts'
import type { CountedLimit } from '../limits/open-limits.ts'
import { personalLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { MailSender } from './mail-sender.ts'
import { addressHash } from './person-mail.ts'
import { letterTexts } from './write-letter.ts'

type Options = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log' | 'ids'> & {
  /** Null where this installation sends no mail. */
  sender: MailSender | null
  publicUrl: string
  /** Of an address in an event. */
  quota: CountedLimit
  count: (outcome: Outcome, entries: number) => void
}

type Asked = { id: string; eventId: string; email: string; isCounted: boolean }

/** Sends their personal link to whoever has an e-mail address of a person; LETTER-10. */
export class LostLinks {
  readonly #options: Options
  readonly #outbox: Outbox<Asked>

  constructor(options: Options) {
    this.#options = options
    const { now, log, count } = options
    this.#outbox = new Outbox({
      receiver: 'lostLinks',
      batch: 1,
      capacity: LIMITS.waitingLostLinks.value,
      now,
      log,
      count,
      deliver: async ([asked]) => {
        if (!asked) return { kind: 'delivered' }
        const made = await this.#send(asked)
        if (made === undefined || made.kind === 'sent') return { kind: 'delivered' }
        return { kind: made.kind === 'refused' ? 'refused' : 'unavailable', why: made.why }
      },
    })
  }

  get isOn(): boolean {
    return this.#options.sender !== null
  }

  /** Returns at once and tells nothing: whoever asks does not learn who is in the event. */
  ask(eventId: string, email: string): void {
    const address = email.trim()
    if (isPlainAddress(address))
      this.#outbox.add({ id: this.#options.ids.newId(), eventId, email: address, isCounted: false })
  }

  close(): Promise<void> {
    return this.#outbox.close()
  }

  async #send(asked: Asked) {
    const { id, eventId, email } = asked
    const { rooms, storage, sender, quota } = this.#options
    const room = await rooms.open(eventId)
    const people = room && peopleWith(room, email)
    if (!sender || !people || people.length === 0) return undefined
    // Who wants no mail at all is not sent what others ask for in their name.
    const refusing = await storage.letters.noMail(eventId, [addressHash(email)])
    if (refusing.some((each) => each.eventId === '')) return undefined
    // Once, however often the mail server has to be asked.
    if (!asked.isCounted && !(await quota.take(`${eventId} ${addressHash(email)}`))) return undefined
    asked.isCounted = true
    const text = letterTexts(room)
    const { event } = room.state
    return sender.send({
      id,
      to: people[0]?.email.trim() ?? email,
      fromName: text('app.title'),
      replyTo: isPlainAddress(event.email) ? event.email : '',
      subject: text('letters.lostLink.subject', { event: event.name }),
      text: [
        text('letters.helloAll'),
        text('letters.lostLink.text', { event: event.name }),
        text('letters.page'),
        ...people.map((person) => this.#linkOf(room, person, people.length > 1)),
      ].join('\n\n'),
    })
  }

  #linkOf(room: Room, { id, name }: PersonRecord, isOneOfSeveral: boolean): string {
    const link = `${this.#options.publicUrl}${personalLink(room.variant, room.privateKeyOf(id))}`
    return isOneOfSeveral ? `${letterTexts(room)('letters.lostLink.ofName', { name })}\n${link}` : link
  }
}

/** Those whose links open something. */
function peopleWith(room: Room, email: string): PersonRecord[] {
  const wanted = addressHash(email)
  return [...room.state.persons.values()].filter(
    (person) =>
      person.email !== '' &&
      addressHash(person.email) === wanted &&
      !person.isArchived &&
      person.enableAccount &&
      room.privateKeyOf(person.id) !== '',
  )
}
