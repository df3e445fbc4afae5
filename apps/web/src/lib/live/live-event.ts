import {
  type CellAddress,
  type CellEdit,
  type CellValue,
  cellAddress,
  type SettingKey,
  type SettingValue,
  type VariantDescription,
} from '@planner/domain'
import type { EventInput, UserInput } from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import { Listeners } from '../listeners.ts'
import { logIgnored } from '../log.ts'
import { ClockSync } from './clock-sync.ts'
import type { EditOutcome } from './edits/edit-outcomes.ts'
import { EditQueue } from './edits/edit-queue.ts'
import { Outbox } from './edits/outbox.ts'
import { type PageStorage, PersistedEdits } from './edits/persisted-edits.ts'
import { isRetryable } from './edits/retry-timer.ts'
import { EventStore } from './event-store.ts'
import { type CommandResult, type ConnectionStatus, HubConnection } from './hub-connection.ts'
import { type Invoke, keysFor, type Rest } from './invoke.ts'
import { LastSeen } from './last-seen.ts'
import { MeetingCommands } from './meeting-commands.ts'
import { isSavedNoticeDue } from './saved-notice.ts'
import type { SeenEvents } from './seen-event.ts'
import { signalReceiver } from './signals.ts'
import { UndoStack } from './undo-stack.ts'

const REJOIN_MS = 2000
/** A connection that is not there by then may never come; LIVE-15. */
const LAST_SEEN_AFTER_MS = 5000

export type LiveOptions = {
  variant: VariantDescription
  /** The key of the address bar; '' for a new event. */
  urlKey: string
  frontendVersion: string
  translationsVersion: string
  now: () => number
  onException: (refused: Refused) => void
  onSaved: () => void
  onReload: () => void
  /** What this browser's user calls themselves as holder of an admin link (AUDIT-3), '' without a name. */
  adminName?: () => string
  /** Storage in which unsent edits survive a reload; without it they do not. */
  pageStorage?: PageStorage | undefined
  /** Where events are kept as they were last seen; without it nothing is. */
  seenEvents?: SeenEvents | undefined
  /** Scheme and host of the server, if not the page's own. */
  origin?: string
}

/** The client of one live event: joins, receives, sends, and keeps unsent edits. `close()` ends it. */
export class LiveEvent {
  readonly store: EventStore
  readonly meetings: MeetingCommands
  /** Undo and redo of own edits. */
  readonly undo: UndoStack
  /** Tells that `ReadScenarios` answers something else now. */
  readonly scenarios = new Listeners()
  /** Tells that there is something new for `ReadAudit`. */
  readonly audit = new Listeners()
  readonly #options: LiveOptions
  readonly #hub: HubConnection
  readonly #clock: ClockSync
  readonly #edits: EditQueue
  readonly #lastSeen: LastSeen | undefined
  readonly #lastSeenTimer: ReturnType<typeof setTimeout>
  #joinKey: string
  /** Full data come compact where the browser can read them. */
  #format: 'plain' | 'compact' = 'DecompressionStream' in globalThis ? 'compact' : 'plain'
  #closed = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.#joinKey = options.urlKey
    const { variant, onException, onReload, onSaved } = options
    const outbox = new Outbox()
    this.store = new EventStore(variant, options.urlKey === '', outbox)
    const hub = () => this.#hub
    this.#clock = new ClockSync(hub, options.now)
    const { store } = this
    this.#edits = new EditQueue({
      store,
      outbox,
      isConnected: () => this.#hub.isConnected,
      invoke: this.invoke,
      clock: this.#clock,
      onSaved,
      onRestamped: (key, before, after) => this.undo.restamped(key, before, after),
    })
    this.undo = new UndoStack(
      () => store.getSnapshot().state,
      (edits) => this.#edits.edit(edits),
    )
    this.meetings = new MeetingCommands(this.invoke)
    const persistedEdits = new PersistedEdits(outbox, options.pageStorage)
    this.#lastSeen =
      options.seenEvents &&
      new LastSeen({
        store,
        persistedEdits,
        events: options.seenEvents,
        key: () => this.#joinKey,
        version: options.frontendVersion,
        now: options.now,
      })
    this.#lastSeenTimer = setTimeout(() => void this.#lastSeen?.show(), LAST_SEEN_AFTER_MS)
    const onSignal = signalReceiver({
      store,
      persistedEdits,
      onException,
      onReload,
      resend: () => this.#edits.resend(),
      onAuditChanged: () => this.audit.tell(),
      onScenariosChanged: () => this.scenarios.tell(),
    })
    this.#hub = new HubConnection((options.origin ?? '') + variant.hubPath, {
      onStatus: (status) => this.#onStatus(status),
      onSignal,
      onUnreadable: (error) => this.#joinInPlain(error),
      onAcknowledged: (name) => {
        if (isSavedNoticeDue(variant, store.getSnapshot().viewer, name)) onSaved()
      },
    })
  }

  /** Sends an invocation with the keys that its right asks for. What it changes arrives as signals. */
  readonly invoke: Invoke = (name, ...given) => {
    const [rest] = given
    const { keys, viewer } = this.store.getSnapshot()
    const holder = { keys, joinKey: this.#joinKey, personId: viewer.personId }
    // Name and payload belong together, which TypeScript cannot correlate.
    return this.#hub.invoke(name, { ...keysFor(name, rest ?? {}, holder), ...rest } as never)
  }

  /** Estimated server time in ms. */
  serverNow(): number {
    return this.#clock.serverNow()
  }

  /** Sets one cell: shown immediately, pending until the server has stored it. */
  setCell(address: CellAddress, value: CellValue): void {
    this.setCells([{ address, value }])
  }

  /** Sets several cells as one action: nobody sees a part of it, and one step undoes it; LIVE-19. */
  readonly setCells = (edits: readonly CellEdit[]): void => {
    this.undo.record(this.#edits.edit(edits.map((edit) => ({ kind: 'cell', ...edit }))))
  }

  /** Sets a rectangle of the weekly grid as one edit; days 1..7, hours 1..24 (LIVE-8). */
  setHours(userId: string, hours: readonly number[], value: CellValue): void {
    this.setCells(
      hours.map((hour) => ({ address: cellAddress('weekDayHourAvailabilities', { userId, hour }), value })),
    )
  }

  /** Sets a setting: shown immediately; resolves when the server has stored or refused it. */
  setSetting(key: SettingKey, value: SettingValue): Promise<EditOutcome> {
    return this.#edits.editSetting(key, value)
  }

  /** Registers the event, or updates it when it is registered; EVENT-2. */
  async saveEvent(event: EventInput): Promise<CommandResult<'RegisterEvent'> | CommandResult<'UpdateEvent'>> {
    const { state } = this.store.getSnapshot()
    if (state.event.isRegistered) return this.invoke('UpdateEvent', { event })
    const ack = await this.invoke('RegisterEvent', { event })
    if (ack.ok) await this.#joinWith(ack.eventAdminGuid)
    return ack
  }

  /** Registers the user of this browser and rejoins as that person; PERSON-2. */
  async registerSelf(user: UserInput): Promise<CommandResult<'RegisterUser'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const isEventAdmin = viewer.role === 'admin'
    const key = isEventAdmin ? keys.adminKey : keys.shareKey
    const ack = await this.invoke('RegisterUser', { user: { ...user, isEventAdmin }, key })
    if (ack.ok) await this.#joinWith(ack.eventUserPrivateGuid)
    return ack
  }

  /** Replaces links; the old ones stop working immediately, even on open pages. */
  async rotateKeys(which: Rest<'RotateKeys'>): Promise<CommandResult<'RotateKeys'>> {
    const { adminKey } = this.store.getSnapshot().keys
    const ack = await this.invoke('RotateKeys', which)
    if (ack.ok) this.#onNewKey(adminKey, ack.eventAdminGuid)
    return ack
  }

  /** Replaces a personal link: admins anybody's, others their own. The old one ends immediately. */
  async replacePersonalLink(userId: string): Promise<CommandResult<'ReplacePersonalLink'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const isOwn = userId === viewer.personId
    // The new key of the own person arrives for the page as a whole before the acknowledgement.
    const ownKey = isOwn && keys.privateKey !== '' ? { key: keys.privateKey } : {}
    const ack = await this.invoke('ReplacePersonalLink', { userId, ...ownKey })
    if (ack.ok && isOwn) this.#onNewKey(keys.privateKey, ack.eventUserPrivateGuid)
    return ack
  }

  /**
   * Joins or rejoins with a key: the data arrives as a signal and replaces the local state except for pending
   * edits. Resolves to the status of the acknowledgement, 200 on success.
   */
  async join(key: string): Promise<number> {
    this.#joinKey = key
    const { frontendVersion, translationsVersion, adminName = () => '' } = this.#options
    const versions = { frontendVersion, translationsVersion }
    const ack = await this.invoke('JoinEventHub2', {
      urlKey: key,
      ...versions,
      adminName: adminName(),
      format: this.#format,
    })
    if (!ack.ok && (ack.status === 404 || ack.status === 403)) this.store.setMeta({ fatal: ack })
    return ack.ok ? 200 : ack.status
  }

  /** Joins again with the same key, so that the server learns of a new `adminName`. */
  rejoin(): Promise<number> {
    return this.join(this.#joinKey)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#lastSeenTimer)
    this.#lastSeen?.close()
    this.#clock.close()
    this.#edits.close()
    this.#hub.close()
  }

  async #onStatus(connection: ConnectionStatus): Promise<void> {
    // Every failed reconnect attempt reports the status again.
    if (this.#closed || this.store.getSnapshot().connection === connection) return
    this.store.setMeta({ connection })
    if (connection === 'lost') void this.#lastSeen?.show()
    if (connection !== 'connected') return
    if (this.#joinKey !== '') await this.#joinAgain()
    await this.invoke('SendMessage', { message: 'ping' })
    await this.#clock.start()
    this.#edits.resend()
  }

  /** A key in use was replaced by this one. */
  #onNewKey(before: string, after: string): void {
    if (this.#joinKey === before) this.#joinKey = after
    void this.#options.seenEvents?.forget(before)
  }

  async #joinWith(key: string): Promise<void> {
    this.#joinKey = key
    await this.#joinAgain()
  }

  #joinInPlain(error: unknown): void {
    logIgnored('Compact data', String(error))
    this.#format = 'plain'
    void this.#joinAgain()
  }

  /** Rejoins with the current key, retrying while the server is too busy. */
  async #joinAgain(): Promise<void> {
    let status = await this.join(this.#joinKey)
    while (isRetryable({ status }) && this.#hub.isConnected && !this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, REJOIN_MS))
      status = await this.join(this.#joinKey)
    }
  }
}
