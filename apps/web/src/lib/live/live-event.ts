import {
  type AddressedCell,
  applyChange,
  type Cell,
  type CellAddress,
  type CellValue,
  cellAddress,
  cellKey,
  type EventState,
  emptyEventState,
  newEventFields,
  type SettingKey,
  type SettingValue,
  TABLES,
  type VariantDescription,
} from '@planner/domain'
import { type Ack, type EventInput, hoursOfRange, type UserInput } from '@planner/protocol'
import { CLOCK_INTERVAL_MS, CLOCK_LOOPS, type ClockSample, meanOffset } from './clock.ts'
import { EventStore } from './event-store.ts'
import { type ConnectionStatus, HubConnection, type NO_ANSWER } from './hub-connection.ts'
import { type HeldKeys, NO_KEYS, wireKeys } from './keys.ts'
import { Outbox, type RangeCorners, type Send } from './outbox.ts'
import { type LiveContext, receiveSignal } from './signals.ts'

const RETRY_MS = 2000

/** Statuses after which the same edit may succeed: no answer, too many requests, a failure of the server. */
const MAY_PASS_LATER: ReadonlySet<number> = new Set([0, 429, 500])

export type LiveOptions = {
  variant: VariantDescription
  /** The key of the address bar; '' for a new event. */
  urlKey: string
  frontendVersion: string
  translationsVersion: string
  now: () => number
  onException: (status: number, message: string) => void
  onSaved: () => void
  onReload: () => void
}

export type CommandResult<N extends Parameters<HubConnection['invoke']>[0]> = Ack<N> | typeof NO_ANSWER

/** One event, live: joins, receives, sends, and keeps what could not be sent yet. `close()` ends it. */
export class LiveEvent {
  readonly store: EventStore
  readonly #options: LiveOptions
  readonly #outbox = new Outbox()
  readonly #hub: HubConnection
  readonly #context: LiveContext
  #joinKey: string
  #offset = 0
  #samples: ClockSample[] = []
  #clockTimer: ReturnType<typeof setInterval> | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.#joinKey = options.urlKey
    const { variant } = options
    this.store = new EventStore(
      {
        variant,
        state: emptyEventState({
          ...newEventFields(variant),
          id: '',
          variant: variant.id,
          isRegistered: false,
          topicTypes: [],
          timestamp: 0,
          lastPlannerStartTime: null,
          lastPlannerEndTime: null,
        }),
        viewer:
          options.urlKey === '' ? { role: 'admin', personId: null } : { role: 'visitor', personId: null },
        keys: NO_KEYS,
        personalLink: '',
        shareLink: '',
        adminLink: '',
        isLoaded: options.urlKey === '',
        connection: 'connecting',
        fatal: null,
        run: null,
        planError: null,
        planVersion: 0,
      },
      this.#outbox.has,
    )
    this.#context = {
      store: this.store,
      outbox: this.#outbox,
      onException: options.onException,
      onReload: options.onReload,
      resend: () => this.#resend(),
    }
    this.#hub = new HubConnection(variant.hubPath, {
      onStatus: (status) => this.#onStatus(status),
      onSignal: (name, payload) => receiveSignal(this.#context, name, payload),
    })
  }

  /** Server time in ms, as well as we know it. */
  serverNow(): number {
    return this.#options.now() + this.#offset
  }

  /** Sets one shared value here at once and sends it; it stays pending until the server has stored it. */
  setCell(address: CellAddress, value: CellValue): void {
    this.#edit([address], value, () => ({ kind: 'value' }))
  }

  /** Sets a rectangle of the weekly grid as one edit; days 1..7, hours 1..24 (spec 4). */
  setRange(userId: string, corners: RangeCorners, value: CellValue): void {
    const addresses = hoursOfRange(corners).map((hour) =>
      cellAddress('weekDayHourAvailabilities', { userId, hour }),
    )
    this.#edit(addresses, value, () => ({ kind: 'range', addresses, corners }))
  }

  async setSetting(path: SettingKey, value: SettingValue): Promise<CommandResult<'SendSettingValue'>> {
    const { state, keys } = this.store.getSnapshot()
    const before = state.settings.get(path)
    const timestamp = Math.max(Math.round(this.serverNow()), (before?.timestamp ?? 0) + 1)
    this.#putSetting(path, { value, timestamp })
    const { eventAdminGuid, eventShareGuid } = wireKeys(keys)
    const ack = await this.#hub.invoke('SendSettingValue', {
      eventAdminGuid,
      eventShareGuid,
      path,
      value,
      timestamp,
    })
    if (ack.ok) this.#options.onSaved()
    else if (this.store.getSnapshot().state.settings.get(path)?.timestamp === timestamp)
      this.#putSetting(path, before)
    return ack
  }

  /** Registers the event, or updates it when it is registered; spec 4. */
  async saveEvent(event: EventInput): Promise<CommandResult<'RegisterEvent' | 'UpdateEvent'>> {
    const { state, keys } = this.store.getSnapshot()
    if (state.event.isRegistered) return this.#hub.invoke('UpdateEvent', { event, adminKey: keys.adminKey })
    const ack = await this.#hub.invoke('RegisterEvent', { event, adminKey: '' })
    if (ack.ok) await this.join(ack.eventAdminGuid)
    return ack
  }

  /** Registers this browser's person and goes on as that person; spec 4. */
  async registerSelf(user: UserInput): Promise<CommandResult<'RegisterUser'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const isEventAdmin = viewer.role === 'admin'
    const key = isEventAdmin ? keys.adminKey : keys.shareKey
    const ack = await this.#hub.invoke('RegisterUser', { user: { ...user, isEventAdmin }, key })
    if (ack.ok) await this.join(ack.eventUserPrivateGuid)
    return ack
  }

  /** An admin registers somebody else. */
  registerOther(user: UserInput): Promise<CommandResult<'RegisterUser'>> {
    const { keys } = this.store.getSnapshot()
    return this.#hub.invoke('RegisterUser', { user: { ...user, isEventAdmin: false }, key: keys.adminKey })
  }

  /** Updates the person `user.id`: oneself with the private key, anybody with the admin key. */
  updateUser(user: UserInput): Promise<CommandResult<'UpdateUser'>> {
    const { keys, viewer } = this.store.getSnapshot()
    const key = user.id === viewer.personId && keys.privateKey ? keys.privateKey : keys.adminKey
    return this.#hub.invoke('UpdateUser', { user, key })
  }

  plan(keepPreviousPlan: boolean): Promise<CommandResult<'PlanEvent'>> {
    const { keys } = this.store.getSnapshot()
    return this.#hub.invoke('PlanEvent', { ...keys, keepPreviousPlan })
  }

  stopPlan(): Promise<CommandResult<'StopPlan'>> {
    return this.#hub.invoke('StopPlan', { adminKey: this.store.getSnapshot().keys.adminKey })
  }

  /** Joins (again) with a key: the data arrives as a signal and replaces what is here, pending edits aside. */
  async join(key: string): Promise<void> {
    this.#joinKey = key
    const { frontendVersion, translationsVersion } = this.#options
    const ack = await this.#hub.invoke('JoinEventHub2', { urlKey: key, frontendVersion, translationsVersion })
    if (!ack.ok && (ack.status === 404 || ack.status === 403)) this.store.update({ fatal: ack.message })
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#clockTimer)
    clearTimeout(this.#retryTimer)
    this.#hub.close()
  }

  async #onStatus(connection: ConnectionStatus): Promise<void> {
    if (this.#closed) return
    this.store.update({ connection })
    if (connection !== 'connected') return
    if (this.#joinKey !== '') await this.join(this.#joinKey)
    await this.#hub.invoke('SendMessage', { message: 'ping' })
    await this.#syncClock()
    this.#resend()
    clearInterval(this.#clockTimer)
    this.#clockTimer = setInterval(() => void this.#syncClock(), CLOCK_INTERVAL_MS)
  }

  async #syncClock(): Promise<void> {
    const samples: ClockSample[] = []
    let yourSendTimestamp: number | null = null
    for (let loop = 0; loop < CLOCK_LOOPS; loop += 1) {
      const sent = this.#options.now()
      const ack: CommandResult<'SyncTimestamp'> = await this.#hub.invoke('SyncTimestamp', {
        myReceiveAndSendTimestamp: sent,
        yourSendTimestamp,
        needResponse: true,
      })
      if (!ack.ok) return
      yourSendTimestamp = ack.myReceiveAndSendTimestamp
      samples.push({ sent, server: ack.myReceiveAndSendTimestamp, received: this.#options.now() })
    }
    this.#samples = samples
    this.#offset = meanOffset(this.#samples)
  }

  #edit(addresses: readonly CellAddress[], value: CellValue, send: () => Send): void {
    const { state } = this.store.getSnapshot()
    const timestamp = this.#stamp(state, addresses)
    const how = send()
    const edited = addresses.filter((address) =>
      this.#applyLocally(state, address, { value, timestamp }, how),
    )
    for (const address of edited) this.store.announce(address)
    const first = edited[0]
    if (first) void this.#send(first, how)
  }

  /** A fresh timestamp that is newer than every cell it edits and than the last plan. */
  #stamp(state: EventState, addresses: readonly CellAddress[]): number {
    const stored = addresses.map((address) => (state.cells.get(cellKey(address))?.timestamp ?? 0) + 1)
    const planned = Math.max(state.event.lastPlannerStartTime ?? 0, state.event.lastPlannerEndTime ?? 0) + 1
    return Math.max(Math.round(this.serverNow()), planned, ...stored)
  }

  #applyLocally(state: EventState, address: CellAddress, cell: Cell, send: Send): boolean {
    const key = cellKey(address)
    const before = state.cells.get(key)
    const outcome = applyChange(this.#options.variant, state, address, cell)
    const isWaiting = outcome.kind === 'rejected' && outcome.reason === 'plannerRunning'
    if (outcome.kind === 'rejected' && !isWaiting) return false
    this.#outbox.put(key, { cell: { address, ...cell }, before, send })
    return true
  }

  async #send(address: CellAddress, send: Send): Promise<void> {
    const edit = this.#outbox.get(cellKey(address))
    if (!edit || !this.#hub.isConnected) return
    const { value, timestamp } = edit.cell
    const keys = wireKeys(this.store.getSnapshot().keys)
    const { table: tableName, userId, topicId, sessionId, topicGroupIndex } = address
    const ack: CommandResult<'SendSharedValue'> =
      send.kind === 'value'
        ? await this.#hub.invoke('SendSharedValue', {
            ...keys,
            tableName,
            sessionId: sessionId || null,
            userId: userId || null,
            topicId: topicId || null,
            topicGroupIndex,
            value,
            timestamp,
          })
        : await this.#hub.invoke('SendSharedRangeValue', {
            ...keys,
            tableName: 'weekDayHourAvailabilities',
            userId,
            value,
            timestamp,
            ...send.corners,
          })
    const addresses = send.kind === 'value' ? [address] : send.addresses
    for (const each of addresses) this.#settle(each, timestamp, ack)
    if (ack.ok) this.#options.onSaved()
  }

  #settle(address: CellAddress, timestamp: number, ack: CommandResult<'SendSharedValue'>): void {
    const isKept =
      !ack.ok &&
      (MAY_PASS_LATER.has(ack.status) || (isPlannerRefusal(ack.reason) && !TABLES[address.table].planned))
    if (isKept) {
      this.#retryLater()
      return
    }
    const edit = this.#outbox.settle(cellKey(address), timestamp)
    if (!edit) return
    const { state } = this.store.getSnapshot()
    if (!ack.ok) restore(state, address, edit.before)
    this.store.announce(address)
  }

  /** A reconnect and a plan that arrives send again by themselves; this is for what failed in between. */
  #retryLater(): void {
    if (this.#closed || this.#retryTimer !== undefined) return
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined
      const { run } = this.store.getSnapshot()
      if (this.#hub.isConnected && run === null) this.#resend()
    }, RETRY_MS)
  }

  /** Sends everything that is still pending, stamped anew, after a reconnect or a planner run (spec 4). */
  #resend(): void {
    const { state } = this.store.getSnapshot()
    const ranges = new Set<Send>()
    for (const [, edit] of this.#outbox.entries()) {
      const { address, value } = edit.cell
      if (edit.send.kind === 'value') this.#edit([address], value, () => edit.send)
      else if (!ranges.has(edit.send)) {
        ranges.add(edit.send)
        const { send } = edit
        this.#edit(
          send.addresses.filter((each) => this.#outbox.has(cellKey(each)) && state.persons.has(each.userId)),
          value,
          () => send,
        )
      }
    }
  }

  #putSetting(path: SettingKey, cell: { value: SettingValue; timestamp: number } | undefined): void {
    const { state } = this.store.getSnapshot()
    const settings = new Map(state.settings)
    if (cell) settings.set(path, cell)
    else settings.delete(path)
    this.store.update({ state: { ...state, settings } })
  }
}

function isPlannerRefusal(reason: string | undefined): boolean {
  return reason === 'plannerRunning' || reason === 'beforePlan'
}

function restore(state: EventState, address: CellAddress, before: AddressedCell | undefined): void {
  if (before) state.cells.set(cellKey(address), before)
  else state.cells.delete(cellKey(address))
}

export type { HeldKeys }
