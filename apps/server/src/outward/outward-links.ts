import { isActivePerson } from '@planner/domain'
import { z } from 'zod'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { claimedBy, isToken, type OutwardKind, outwardToken } from './outward-token.ts'

/** What the organisers have said of the addresses of their event. */
const linksOfEvent = z.object({
  programme: z.object({ isOn: z.boolean(), showsNames: z.boolean(), generation: z.int() }),
  wall: z.object({ isOn: z.boolean(), generation: z.int() }),
})
export type LinksOfEvent = z.output<typeof linksOfEvent>

const NO_LINKS: LinksOfEvent = {
  programme: { isOn: false, showsNames: true, generation: 1 },
  wall: { isOn: false, generation: 1 },
}

/** A person's feeds have one generation. */
const linksOfPerson = z.object({ generation: z.int() })

type Context = Pick<ServerContext, 'rooms' | 'storage'>

/** An address that holds at this moment. */
export type OpenedAddress = {
  room: Room
  kind: OutwardKind
  /** '' for addresses of the event. */
  personId: string
  links: LinksOfEvent
}

/** The addresses under which parts of an event are read without its keys; PUBLISH-3. */
export class OutwardLinks {
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  /** Undefined for an address that was never made, was replaced or switched off, or whose person takes part no more. */
  async open(token: string): Promise<OpenedAddress | undefined> {
    const claimed = claimedBy(token)
    const room = claimed && (await this.#context.rooms.open(claimed.eventId))
    if (!room) return undefined
    await room.catchUp()
    const { kind, personId } = claimed
    const links = await this.ofEvent(room)
    const isOfPerson = kind === 'person' || kind === 'host'
    const generation = isOfPerson ? await this.#ofPerson(room, personId) : links[kind].generation
    const key = isOfPerson ? room.privateKeyOf(personId) : room.keys.adminKey
    if (!isToken(token, { kind, eventId: room.eventId, personId, generation }, key)) return undefined
    if (isOfPerson ? !isActivePerson(room.state, personId) : !links[kind].isOn) return undefined
    return { room, kind, personId, links }
  }

  async ofEvent(room: Room): Promise<LinksOfEvent> {
    const stored = await this.#context.storage.published(ofLinks(room, ''))
    return stored === undefined ? NO_LINKS : linksOfEvent.parse(JSON.parse(stored))
  }

  async changeEvent(room: Room, links: LinksOfEvent): Promise<void> {
    await this.#put(room, '', links)
  }

  /** The tokens of the addresses of an event, '' for those that are switched off. */
  tokensOfEvent(room: Room, links: LinksOfEvent): { programme: string; wall: string } {
    const of = (kind: 'programme' | 'wall') => {
      const { isOn, generation } = links[kind]
      return isOn
        ? outwardToken({ kind, eventId: room.eventId, personId: '', generation }, room.keys.adminKey)
        : ''
    }
    return { programme: of('programme'), wall: of('wall') }
  }

  async tokensOfPerson(room: Room, personId: string): Promise<{ person: string; host: string }> {
    const generation = await this.#ofPerson(room, personId)
    const key = room.privateKeyOf(personId)
    const of = (kind: 'person' | 'host') =>
      outwardToken({ kind, eventId: room.eventId, personId, generation }, key)
    return { person: of('person'), host: of('host') }
  }

  /** From now on the former addresses of a person open nothing. */
  async renewPerson(room: Room, personId: string): Promise<void> {
    await this.#put(room, personId, { generation: (await this.#ofPerson(room, personId)) + 1 })
  }

  async #ofPerson(room: Room, personId: string): Promise<number> {
    const stored = await this.#context.storage.published(ofLinks(room, personId))
    return stored === undefined ? 1 : linksOfPerson.parse(JSON.parse(stored)).generation
  }

  async #put(room: Room, subject: string, data: object): Promise<void> {
    await this.#context.storage.write([
      { kind: 'putPublished', row: ofLinks(room, subject), data: JSON.stringify(data) },
    ])
  }
}

function ofLinks({ eventId }: Room, subject: string) {
  return { eventId, name: 'links', subject } as const
}
