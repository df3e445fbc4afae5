import {
  type CellAddress,
  type CellValue,
  cellAddress,
  type SettingKey,
  type SettingValue,
  type VariantDescription,
} from '@planner/domain'
import type { EventInput, InvocationInput, UserInput } from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import { logIgnored } from '../log.ts'
import { AuditReader } from './audit-reader.ts'
import { ClockSync } from './clock-sync.ts'
import type { EditOutcome } from './edits/edit-outcomes.ts'
import { EditQueue } from './edits/edit-queue.ts'
import { Outbox } from './edits/outbox.ts'
import { type PageStorage, PersistedEdits } from './edits/persisted-edits.ts'
import { isRetryable } from './edits/retry-timer.ts'
import { EventLifecycle } from './event-lifecycle.ts'
import { EventStore } from './event-store.ts'
import { type CommandResult, type ConnectionStatus, HubConnection } from './hub-connection.ts'
import { LastSeen } from './last-seen.ts'
import { MeetingCommands } from './meeting-commands.ts'
import { isLastRunFailed, PlanCommands } from './plan-commands.ts'
import { isSavedNoticeDue } from './saved-notice.ts'
import { ScenarioCommands } from './scenario-commands.ts'
import type { SeenEvents } from './seen-event.ts'
import { SignalReceiver } from './signal-receiver.ts'
import { UndoStack } from './undo-stack.ts'

const REJOIN_MS = 2000
/** A connection that is not there by then may never come; LIVE-15. */
const LATE_MS = 5000

export type LiveOptions = {
  variant: VariantDescription
  /** The key of the address bar; '' for a new event. */
  urlKey: string
  frontendVersion: string
  translationsVersion: string
  now: () => number
  onException: (status: number, refused: Refused) => void
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

/** The client of one live event: joins, receives, sends, and keeps edits that could not be sent yet. `close()` ends it. */
export class LiveEvent {
  readonly store: EventStore
  readonly life: EventLifecycle
  readonly meetings: MeetingCommands
  /** Undo and redo of own edits. */
  readonly undo: UndoStack
  /** The versions of the plan, for admins. */
  readonly plans: PlanCommands
  readonly scenarios: ScenarioCommands
  /** The event's history, for admins. */
  readonly audit: AuditReader
  readonly #options: LiveOptions
  readonly #hub: HubConnection
  readonly #clock: ClockSync
  readonly #edits: EditQueue
  readonly #lastSeen: LastSeen | undefined
  readonly #lateTimer: ReturnType<typeof setTimeout>
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
      hub,
      clock: this.#clock,
      onSaved,
      onRestamped: (key, before, after) => this.undo.restamped(key, before, after),
    })
    this.undo = new UndoStack(
      () => store.getSnapshot().state,
      (edits) => this.#edits.edit(edits),
    )
    this.life = new EventLifecycle({
      hub,
      keys: () => store.getSnapshot().keys,
      joinKey: () => this.#joinKey,
      personId: () => store.getSnapshot().viewer.personId,
      onNewKey: (before, after) => {
        if (this.#joinKey === before) this.#joinKey = after
        void options.seenEvents?.forget(before)
      },
    })
    this.meetings = new MeetingCommands({
      hub,
      keys: () => store.getSnapshot().keys,
      personId: () => store.getSnapshot().viewer.personId,
    })
    this.plans = new PlanCommands({
      hub,
      adminKey: () => store.getSnapshot().keys.adminKey,
      onPlaced: (edits) => this.undo.record(edits),
      onListed: (plans) => store.setRunFailed(isLastRunFailed(plans)),
    })
    this.scenarios = new ScenarioCommands({ hub, adminKey: () => store.getSnapshot().keys.adminKey })
    this.audit = new AuditReader({ hub, adminKey: () => store.getSnapshot().keys.adminKey })
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
    this.#lateTimer = setTimeout(() => void this.#lastSeen?.show(), LATE_MS)
    const signals = new SignalReceiver({
      store,
      persistedEdits,
      onException,
      onReload,
      resend: () => this.#edits.resend(),
      onAuditChanged: () => this.audit.changed(),
      onScenariosChanged: () => this.scenarios.changed(),
    })
    this.#hub = new HubConnection((options.origin ?? '') + variant.hubPath, {
      onStatus: (status) => this.#onStatus(status),
      onSignal: (name, payload) => signals.receive(name, payload),
      onUnreadable: (error) => this.#joinInPlain(error),
      onAcknowledged: (name) => {
        if (isSavedNoticeDue(variant, store.getSnapshot().viewer, name)) onSaved()
      },
    })
  }

  /** Estimated server time in ms. */
  serverNow(): number {
    return this.#clock.serverNow()
  }

  /** Sets one shared value: shown immediately, pending until the server has stored it. */
  setCell(address: CellAddress, value: CellValue): void {
    this.#setCells([address], value)
  }

  /** Sets a rectangle of the weekly grid as one edit; days 1..7, hours 1..24 (LIVE-8). */
  setHours(userId: string, hours: readonly number[], value: CellValue): void {
    const addresses = hours.map((hour) => cellAddress('weekDayHourAvailabilities', { userId, hour }))
    this.#setCells(addresses, value)
  }

  /** Sets a setting: shown immediately; resolves when the server has stored or refused it. */
  setSetting(key: SettingKey, value: SettingValue): Promise<EditOutcome> {
    return this.#edits.editSetting(key, value)
  }

  /** Registers the event, or updates it when it is registered; EVENT-2. */
  async saveEvent(event: EventInput): Promise<CommandResult<'RegisterEvent'> | CommandResult<'UpdateEvent'>> {
    const { state, keys } = this.store.getSnapshot()
    if (state.event.isRegistered) return this.#hub.invoke('UpdateEvent', { event, adminKey: keys.adminKey })
    const ack = await this.#hub.invoke('RegisterEvent', { event, adminKey: '' })
    if (ack.ok) await this.#joinWith(ack.eventAdminGuid)
    return ack
  }

  /** Registers the user of this browser and rejoins as that person; PERSON-2. */
  async registerSelf(user: UserInput): Promise<CommandResult<'RegisterUser'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const isEventAdmin = viewer.role === 'admin'
    const key = isEventAdmin ? keys.adminKey : keys.shareKey
    const ack = await this.#hub.invoke('RegisterUser', { user: { ...user, isEventAdmin }, key })
    if (ack.ok) await this.#joinWith(ack.eventUserPrivateGuid)
    return ack
  }

  /** Registers another person, as an admin. */
  registerOther(user: UserInput): Promise<CommandResult<'RegisterUser'>> {
    const { keys } = this.store.getSnapshot()
    return this.#hub.invoke('RegisterUser', { user: { ...user, isEventAdmin: false }, key: keys.adminKey })
  }

  /** Updates the person `user.id`: the own person with the private key, anybody with the admin key. */
  updateUser(user: UserInput): Promise<CommandResult<'UpdateUser'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const key = user.id === viewer.personId && keys.privateKey ? keys.privateKey : keys.adminKey
    return this.#hub.invoke('UpdateUser', { user, key })
  }

  plan(keepPreviousPlan: boolean): Promise<CommandResult<'PlanEvent'>> {
    const { keys } = this.store.getSnapshot()
    return this.#hub.invoke('PlanEvent', { ...keys, keepPreviousPlan })
  }

  /** What stands in the way of a plan of the event as it is; CHECK-1. */
  checkPlan(): Promise<CommandResult<'CheckPlan'>> {
    return this.#hub.invoke('CheckPlan', { adminKey: this.store.getSnapshot().keys.adminKey })
  }

  /** What has changed since the plan in force was made; PLAN-27. */
  readPlanDrift(): Promise<CommandResult<'ReadPlanDrift'>> {
    return this.#hub.invoke('ReadPlanDrift', { adminKey: this.store.getSnapshot().keys.adminKey })
  }

  /** What the plans that are kept ready would give; PLAN-34. */
  listReadyPlans(): Promise<CommandResult<'ListReadyPlans'>> {
    return this.#hub.invoke('ListReadyPlans', { adminKey: this.store.getSnapshot().keys.adminKey })
  }

  /** Why somebody is where they are; WHY-1. */
  explainPlace(userId: string, sessionId: number | null): Promise<CommandResult<'ExplainPlace'>> {
    const { adminKey, privateKey } = this.store.getSnapshot().keys
    return this.#hub.invoke('ExplainPlace', { key: adminKey || privateKey, userId, sessionId })
  }

  /** Asks what moves of somebody would do to the plan in force; SCHED-44. */
  priceMoves(
    personId: string,
    from: InvocationInput<'PriceMoves'>['from'],
  ): Promise<CommandResult<'PriceMoves'>> {
    const { adminKey } = this.store.getSnapshot().keys
    return this.#hub.invoke('PriceMoves', { adminKey, personId, from })
  }

  /** What the plan in force is worth, as far as this page's user may read of it; REPORT-2. */
  readReport(): Promise<CommandResult<'ReadReport'>> {
    const { adminKey, privateKey } = this.store.getSnapshot().keys
    return this.#hub.invoke('ReadReport', { key: adminKey || privateKey })
  }

  stopPlan(): Promise<CommandResult<'StopPlan'>> {
    return this.#hub.invoke('StopPlan', { adminKey: this.store.getSnapshot().keys.adminKey })
  }

  /**
   * Joins or rejoins with a key: the data arrives as a signal and replaces the local state except for pending edits. Resolves to
   * the status of the acknowledgement, 200 on success.
   */
  async join(key: string): Promise<number> {
    this.#joinKey = key
    const { frontendVersion, translationsVersion, adminName = () => '' } = this.#options
    const versions = { frontendVersion, translationsVersion }
    const ack = await this.#hub.invoke('JoinEventHub2', {
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
    clearTimeout(this.#lateTimer)
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
    await this.#hub.invoke('SendMessage', { message: 'ping' })
    await this.#clock.start()
    this.#edits.resend()
  }

  #setCells(addresses: readonly CellAddress[], value: CellValue): void {
    this.undo.record(this.#edits.edit(addresses.map((address) => ({ kind: 'cell', address, value }))))
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
