import type { HubData } from '../checker/hub-data.ts'
import type { CellEdit, Doors } from './actor.ts'
import { type Answer, HubClient } from './hub-client.ts'

/** The holder of the admin key, at the hub; at the screen the same organiser is a browser. */
export class Organiser {
  readonly hub: HubClient
  readonly doors: Doors
  readonly adminLink: string
  readonly shareLink: string

  static async register(url: string, hubPath: string, event: object): Promise<Organiser> {
    const hub = new HubClient(url, hubPath)
    const ack = await hub.call('RegisterEvent', { event })
    const shareKey = new URL(ack.shareLink).searchParams.get('participantInvite') ?? ''
    const doors = { url, hubPath, shareKey, adminKey: ack.eventAdminGuid }
    await hub.joined(doors.adminKey)
    return new Organiser(hub, doors, ack)
  }

  private constructor(hub: HubClient, doors: Doors, { adminLink, shareLink }: Answer) {
    this.hub = hub
    this.doors = doors
    this.adminLink = adminLink
    this.shareLink = shareLink
  }

  /** Everything the hub says now. */
  data(): Promise<HubData> {
    return this.hub.joined(this.doors.adminKey)
  }

  /** What is answered, a refusal too. */
  ask(name: string, payload: object = {}): Promise<Answer> {
    return this.hub.ask(name, { adminKey: this.doors.adminKey, ...payload })
  }

  call(name: string, payload: object = {}): Promise<Answer> {
    return this.hub.call(name, { adminKey: this.doors.adminKey, ...payload })
  }

  async set(cell: CellEdit): Promise<void> {
    await this.hub.call('SendSharedValue', { ...this.#keys(), ...cell, timestamp: Date.now() })
  }

  async setSetting(path: string, value: string | number | boolean): Promise<void> {
    const setting = { path: `parameters|${path}`, value, timestamp: Date.now() }
    await this.hub.call('SendSettingValue', { ...this.#keys(), ...setting })
  }

  #keys() {
    return { eventAdminGuid: this.doors.adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
  }
}
