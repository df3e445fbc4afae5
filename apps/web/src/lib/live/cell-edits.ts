import {
  applyChange,
  type Cell,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  cellValue,
  type EventState,
  isKnownAddress,
  lastPlanTime,
  type MutableEventState,
  TABLES,
} from '@planner/domain'
import type { ClockSync } from './clock-sync.ts'
import type { EventStore } from './event-store.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import { wireKeys } from './keys.ts'
import type { Outbox } from './outbox.ts'
import type { PendingEdit, Send } from './pending-edit.ts'
import { mayPassLater, RetryTimer } from './retry-timer.ts'
import { weekRanges } from './week-ranges.ts'

/** How far ahead of its clock the server takes a timestamp; decision 16. */
const MAX_AHEAD_MS = 5000

type Dependencies = {
  store: EventStore
  outbox: Outbox
  hub: () => Pick<HubConnection, 'isConnected' | 'invoke'>
  clock: Pick<ClockSync, 'serverNow' | 'measure'>
  onSaved: () => void
  /** An edit that is still pending got another time. */
  onRestamped: (key: CellKey, before: number, after: number) => void
}

/** What an edit has made of a cell. `beforeTimestamp` is 0 where nothing was stored. */
export type Edited = {
  address: CellAddress
  before: CellValue
  beforeTimestamp: number
  after: CellValue
  timestamp: number
}

/** Local edits of shared values: shown at once, sent, kept until the server has stored them. */
export class CellEdits {
  readonly #deps: Dependencies
  #lastStamp = 0
  readonly #retry: RetryTimer

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#retry = new RetryTimer(deps, () => this.resend())
  }

  /** Edits cells to one value; what came of it, of those that took it. */
  edit(addresses: readonly CellAddress[], value: CellValue, send: Send): Edited[] {
    const { state } = this.#deps.store.getSnapshot()
    const timestamp = this.#stamp(state, addresses)
    const made = addresses.map((address) => ({
      address,
      before: cellValue(state, address),
      beforeTimestamp: state.cells.get(cellKey(address))?.timestamp ?? 0,
      after: value,
      timestamp,
    }))
    const edited = made.filter(({ address }) =>
      this.#applyLocally(state, address, { value, timestamp }, send),
    )
    for (const { address } of edited) this.#deps.store.announce(address)
    const [first] = edited
    if (first) void this.#send(first.address, send)
    return edited
  }

  /** Edits cells of any tables to one value, each the way its table travels; the times they got. */
  editEach(addresses: readonly CellAddress[], value: CellValue): Map<CellKey, number> {
    const isHour = ({ table }: CellAddress) => table === 'weekDayHourAvailabilities'
    const singles = addresses.filter((address) => !isHour(address))
    const edited = [
      ...singles.flatMap((address) => this.edit([address], value, { kind: 'value' })),
      ...weekRanges(addresses.filter(isHour))
        .map(asRange)
        .flatMap((part) => this.edit(part.addresses, value, part.send)),
    ]
    return new Map(edited.map(({ address, timestamp }) => [cellKey(address), timestamp]))
  }

  /**
   * Sends everything that is still pending, after a reconnect or a planner run (spec 4). An edit keeps its time, so that
   * one made without a connection does not win over what others have set since; only one that a planner run has overtaken
   * is stamped anew.
   */
  resend(): void {
    const { store, outbox } = this.#deps
    const planned = lastPlanTime(store.getSnapshot().state.event)
    const sent = new Set<Send>()
    for (const [, edit] of outbox.entries()) {
      if (sent.has(edit.send)) continue
      sent.add(edit.send)
      if (edit.cell.timestamp < planned) this.#editAnew(edit)
      else void this.#send(edit.cell.address, edit.send)
    }
  }

  close(): void {
    this.#retry.close()
  }

  /** Takes an edit back and makes it again, now. Of a rectangle only what was not edited since, cell by cell. */
  #editAnew({ cell, send }: PendingEdit): void {
    const { store, outbox } = this.#deps
    const addresses = send.kind === 'value' ? [cell.address] : send.addresses
    const pending = addresses.filter((address) => outbox.get(cellKey(address))?.send === send)
    for (const address of pending) this.#takeBack(address, cell.timestamp)
    for (const address of pending) store.announce(address)
    const isWhole = pending.length === addresses.length
    const parts = isWhole ? [{ addresses: pending, send }] : weekRanges(pending).map(asRange)
    for (const part of parts) {
      const edited = this.edit(part.addresses, cell.value, part.send)
      for (const { address, timestamp } of edited)
        this.#deps.onRestamped(cellKey(address), cell.timestamp, timestamp)
    }
  }

  /** A fresh timestamp, newer than every cell it edits, than the last plan and than our last edit. */
  #stamp({ cells, event }: EventState, addresses: readonly CellAddress[]): number {
    const stored = addresses.map((address) => (cells.get(cellKey(address))?.timestamp ?? 0) + 1)
    const now = Math.round(this.#deps.clock.serverNow())
    this.#lastStamp = Math.max(now, lastPlanTime(event) + 1, this.#lastStamp + 1, ...stored)
    return this.#lastStamp
  }

  #applyLocally(state: MutableEventState, address: CellAddress, cell: Cell, send: Send): boolean {
    const { store, outbox } = this.#deps
    const key = cellKey(address)
    const before = state.cells.get(key)
    const outcome = applyChange(store.getSnapshot().variant, state, { kind: 'cell', address, ...cell })
    const isWaiting = outcome.kind === 'rejected' && outcome.reason === 'plannerRunning'
    if (outcome.kind === 'rejected' && !isWaiting) return false
    outbox.put(key, { cell: { address, ...cell }, before, send })
    return true
  }

  async #send(address: CellAddress, send: Send): Promise<void> {
    const { outbox, hub, store, onSaved } = this.#deps
    const edit = outbox.get(cellKey(address))
    if (!edit || !hub().isConnected) return
    const { value, timestamp } = edit.cell
    const keys = wireKeys(store.getSnapshot().keys)
    const { table: tableName, userId, topicId, sessionId, topicGroupIndex } = address
    const ack: CommandResult<'SendSharedValue'> =
      send.kind === 'value'
        ? await hub().invoke('SendSharedValue', {
            ...keys,
            tableName,
            sessionId: sessionId || null,
            userId: userId || null,
            topicId: topicId || null,
            topicGroupIndex,
            value,
            timestamp,
          })
        : await hub().invoke('SendSharedRangeValue', {
            ...keys,
            tableName: 'weekDayHourAvailabilities',
            userId,
            value,
            timestamp,
            ...send.corners,
          })
    if (!ack.ok && ack.reason === 'clockAhead') return this.#setClock()
    for (const each of send.kind === 'value' ? [address] : send.addresses) this.#settle(each, timestamp, ack)
    if (ack.ok) onSaved()
  }

  #settle(address: CellAddress, timestamp: number, ack: CommandResult<'SendSharedValue'>): void {
    const { store, outbox } = this.#deps
    if (!ack.ok && isWorthAnotherTry(address, ack)) {
      this.#retry.start()
      return
    }
    const wasPending = ack.ok
      ? outbox.settle(cellKey(address), timestamp) !== undefined
      : this.#takeBack(address, timestamp)
    if (wasPending) store.announce(address)
  }

  /** Forgets an edit and shows what was there before, unless somebody's newer value has come in meanwhile. */
  #takeBack(address: CellAddress, timestamp: number): boolean {
    const key = cellKey(address)
    const edit = this.#deps.outbox.settle(key, timestamp)
    if (!edit) return false
    const { variant, state } = this.#deps.store.getSnapshot()
    if (state.cells.get(key)?.timestamp !== timestamp) return true
    if (edit.before && isKnownAddress(variant, state, address)) state.cells.set(key, edit.before)
    else state.cells.delete(key)
    return true
  }

  /** Our clock ran ahead of the server's: what it has stamped is made again with the right time. */
  async #setClock(): Promise<void> {
    const { clock, outbox } = this.#deps
    await clock.measure()
    const limit = clock.serverNow() + MAX_AHEAD_MS
    this.#lastStamp = 0
    for (const [key, edit] of outbox.entries()) {
      if (edit.cell.timestamp > limit && outbox.get(key) === edit) this.#editAnew(edit)
    }
  }
}

/** A planner run overtakes assignments for good; every other edit waits until it is over. */
function isWorthAnotherTry(
  address: CellAddress,
  ack: { status: number; reason?: string | undefined },
): boolean {
  const isOvertaken = ack.reason === 'plannerRunning' || ack.reason === 'beforePlan'
  return mayPassLater(ack) || (isOvertaken && !TABLES[address.table].planned)
}

function asRange({ addresses, corners }: ReturnType<typeof weekRanges>[number]) {
  return { addresses, send: { kind: 'range', addresses, corners } as const }
}
