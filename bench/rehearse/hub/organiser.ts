import type { HubData } from '../checker/hub-data.ts'
import type { CellEdit, Stage } from './actor.ts'
import { type Answer, HubClient } from './hub-client.ts'

/** The holder of the admin key, at the hub; at the screen the same organiser is a browser. */
export class Organiser {
  readonly hub: HubClient
  readonly stage: Stage
  readonly adminLink: string
  readonly shareLink: string

  static async register(url: string, hubPath: string, event: object): Promise<Organiser> {
    const hub = new HubClient(url, hubPath)
    const ack = await hub.call('RegisterEvent', { event })
    const shareKey = new URL(ack.shareLink).searchParams.get('participantInvite') ?? ''
    const stage = { url, hubPath, shareKey, adminKey: ack.eventAdminGuid }
    await hub.joined(stage.adminKey)
    return new Organiser(hub, stage, ack)
  }

  private constructor(hub: HubClient, stage: Stage, { adminLink, shareLink }: Answer) {
    this.hub = hub
    this.stage = stage
    this.adminLink = adminLink
    this.shareLink = shareLink
  }

  /** Everything the hub says now. */
  data(): Promise<HubData> {
    return this.hub.joined(this.stage.adminKey)
  }

  call(name: string, payload: object): Promise<Answer> {
    return this.hub.call(name, { adminKey: this.stage.adminKey, ...payload })
  }

  async set(cell: CellEdit): Promise<void> {
    const keys = { eventAdminGuid: this.stage.adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
    await this.hub.call('SendSharedValue', { ...keys, ...cell, timestamp: Date.now() })
  }
}
