import type { Ack } from '@planner/protocol'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import type { HeldKeys } from './keys.ts'

export type EventSession = Extract<Ack<'ListSessions'>, { ok: true }>['sessions'][number]

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  keys: () => HeldKeys
  /** The key the page has joined with, which is held even where it opens nothing (any more). */
  joinKey: () => string
  /** The person this page acts as. */
  personId: () => string | null
  /** A key in use was replaced by this one. */
  onNewKey: (before: string, after: string) => void
}

/** Commands that replace keys, approve, archive or erase people, and delete the event; KEY-7. The resulting changes arrive as signals. */
export class EventLifecycle {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Replaces links; the old ones stop working immediately, even on open pages. */
  async rotateKeys(which: { admin: boolean; share: boolean }): Promise<CommandResult<'RotateKeys'>> {
    const { hub, keys, onNewKey } = this.#deps
    const { adminKey } = keys()
    const ack = await hub().invoke('RotateKeys', {
      adminKey,
      rotateAdminKey: which.admin,
      rotateShareKey: which.share,
    })
    if (ack.ok) onNewKey(adminKey, ack.eventAdminGuid)
    return ack
  }

  /** Replaces a personal link: admins anybody's, others only their own. The old one stops working immediately. */
  async replacePersonalLink(userId: string): Promise<CommandResult<'ReplacePersonalLink'>> {
    const { hub, keys, personId, onNewKey } = this.#deps
    const { privateKey } = keys()
    const isOwn = userId === personId()
    // The new key of the own person arrives for the page as a whole before the acknowledgement.
    const key = isOwn && privateKey !== '' ? privateKey : this.#strongestKey
    const ack = await hub().invoke('ReplacePersonalLink', { key, userId })
    if (ack.ok && isOwn) onNewKey(privateKey, ack.eventUserPrivateGuid)
    return ack
  }

  setEventAdmin(userId: string, isEventAdmin: boolean): Promise<CommandResult<'SetEventAdmin'>> {
    return this.#deps.hub().invoke('SetEventAdmin', { adminKey: this.#adminKey, userId, isEventAdmin })
  }

  archive(userId: string, isArchived: boolean): Promise<CommandResult<'ArchiveUser'>> {
    return this.#deps.hub().invoke('ArchiveUser', { adminKey: this.#adminKey, userId, isArchived })
  }

  /** Erases a person: admins may erase anybody, others only themselves. '' is the person of the page's link. */
  removePerson(userId: string): Promise<CommandResult<'RemoveUser'>> {
    return this.#deps.hub().invoke('RemoveUser', { key: this.#keyFor(userId), userId })
  }

  /** Approves people who wait, all by one write. */
  approvePeople(userIds: string[]): Promise<CommandResult<'ApproveUsers'>> {
    return this.#deps.hub().invoke('ApproveUsers', { adminKey: this.#adminKey, userIds })
  }

  archivePeople(userIds: string[], isArchived: boolean): Promise<CommandResult<'ArchiveUsers'>> {
    return this.#deps.hub().invoke('ArchiveUsers', { adminKey: this.#adminKey, userIds, isArchived })
  }

  removePeople(userIds: string[]): Promise<CommandResult<'RemoveUsers'>> {
    return this.#deps.hub().invoke('RemoveUsers', { adminKey: this.#adminKey, userIds })
  }

  /** Adds topics without an author, all by one write; TOPIC-23. */
  addTopics(topics: { name: string; hostId: string }[]): Promise<CommandResult<'AddTopics'>> {
    return this.#deps.hub().invoke('AddTopics', { adminKey: this.#adminKey, topics })
  }

  exportPerson(userId: string): Promise<CommandResult<'ExportUser'>> {
    return this.#deps.hub().invoke('ExportUser', { key: this.#keyFor(userId), userId })
  }

  /** The browser sessions that have the event open. */
  sessions(): Promise<CommandResult<'ListSessions'>> {
    return this.#deps.hub().invoke('ListSessions', { adminKey: this.#adminKey })
  }

  /** Ends a session for this event: its browser forgets the event and its open pages are closed. */
  endSession(sessionId: string): Promise<CommandResult<'EndSession'>> {
    return this.#deps.hub().invoke('EndSession', { adminKey: this.#adminKey, sessionId })
  }

  /** Deletes the event; `eventName` is the typed confirmation. */
  removeEvent(eventName: string): Promise<CommandResult<'RemoveEvent'>> {
    return this.#deps.hub().invoke('RemoveEvent', { adminKey: this.#adminKey, eventName })
  }

  #keyFor(userId: string): string {
    return userId === '' ? this.#deps.joinKey() : this.#strongestKey
  }

  get #adminKey(): string {
    return this.#deps.keys().adminKey
  }

  get #strongestKey(): string {
    const { adminKey, privateKey } = this.#deps.keys()
    return adminKey || privateKey
  }
}
