import { type Answer, HubClient } from './hub-client.ts'

/** A cell without its timestamp, as `SendSharedValue` takes it. */
export type CellEdit = {
  tableName: string
  value: string | number | boolean | null
  sessionId?: number
  userId?: string
  topicId?: string
  topicGroupIndex?: number
}

export type Doors = { url: string; hubPath: string; shareKey: string; adminKey: string }
export type Form = { name: string } & Record<string, unknown>

/** Somebody synthetic who has registered by the share link and acts with their own key. */
export class Actor {
  readonly name: string
  readonly hub: HubClient
  id = ''
  key = ''
  link = ''

  static async register(doors: Doors, user: Form): Promise<Actor> {
    const actor = new Actor(user.name, new HubClient(doors.url, doors.hubPath))
    const ack = await actor.hub.call('RegisterUser', { user, key: doors.shareKey })
    actor.id = ack.eventUserShareGuid
    actor.key = ack.eventUserPrivateGuid
    actor.link = ack.personalLink
    await actor.hub.joined(actor.key)
    return actor
  }

  /** Somebody who has registered in a browser, by the address that stands there since. */
  static async of(doors: Doors, name: string, link: string): Promise<Actor> {
    const actor = new Actor(name, new HubClient(doors.url, doors.hubPath))
    actor.link = link
    actor.key = new URL(link).searchParams.get('personalKey') ?? ''
    const { persons } = await actor.hub.joined(actor.key)
    actor.id = persons.find((person) => person.name === name)?.id ?? ''
    return actor
  }

  private constructor(name: string, hub: HubClient) {
    this.name = name
    this.hub = hub
  }

  async choose(topicId: string, value: string): Promise<void> {
    await this.set({ tableName: 'preferences', topicId, value })
  }

  async wantsToMeet(personId: string, value: string): Promise<void> {
    await this.set({ tableName: 'contactPreferences', topicId: personId, value })
  }

  /** Sessions from 1; people come to all of them until they say otherwise. */
  async missesSession(sessionId: number): Promise<void> {
    await this.set({ tableName: 'availabilities', sessionId, value: false })
  }

  async set(cell: CellEdit): Promise<void> {
    const answer = await this.ask(cell)
    if (!answer.ok) throw new Error(`${this.name}: ${JSON.stringify(cell)} was refused: ${answer.message}`)
  }

  ask(cell: CellEdit): Promise<Answer> {
    return this.hub.ask('SendSharedValue', {
      ...this.#keys(),
      userId: this.id,
      ...cell,
      timestamp: Date.now(),
    })
  }

  /** Days from 1, hours of the day from 0 to the end, which is left out. */
  async comes(days: [number, number], hours: [number, number], value: string | boolean): Promise<void> {
    await this.hub.call('SendSharedRangeValue', {
      ...this.#keys(),
      tableName: 'weekDayHourAvailabilities',
      userId: this.id,
      value,
      timestamp: Date.now(),
      rangeStartD1: days[0],
      rangeEndD1: days[1],
      rangeStartD2: hours[0] + 1,
      rangeEndD2: hours[1],
    })
  }

  #keys() {
    return { eventAdminGuid: '', eventUserPrivateGuid: this.key, eventShareGuid: '' }
  }
}
