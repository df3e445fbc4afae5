import {
  applyChange,
  type Cell,
  type CellAddress,
  type CellValue,
  cellKey,
  type EventState,
  TABLES,
} from '@planner/domain'
import type { EventStore } from './event-store.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import { wireKeys } from './keys.ts'
import type { Outbox, PendingEdit, Send } from './outbox.ts'

const RETRY_MS = 2000

/** Statuses after which the same edit may succeed: no answer, too many requests, a failure of the server. */
const MAY_PASS_LATER: ReadonlySet<number> = new Set([0, 429, 500])

type Dependencies = {
  store: EventStore
  outbox: Outbox
  hub: () => HubConnection
  serverNow: () => number
  onSaved: () => void
}

/** Local edits of shared values: shown at once, sent, kept until the server has stored them. */
export class CellEdits {
  readonly #deps: Dependencies
  #lastStamp = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  edit(addresses: readonly CellAddress[], value: CellValue, send: Send): void {
    const { state } = this.#deps.store.getSnapshot()
    const timestamp = this.#stamp(state, addresses)
    const edited = addresses.filter((address) =>
      this.#applyLocally(state, address, { value, timestamp }, send),
    )
    for (const address of edited) this.#deps.store.announce(address)
    const first = edited[0]
    if (first) void this.#send(first, send)
  }

  /**
   * Sends everything that is still pending, stamped anew, after a reconnect or a planner run (spec 4): in the
   * order in which it was edited, so that a single cell edited after a rectangle stays the later one.
   */
  resend(): void {
    const ranges = new Set<Send>()
    const edits = this.#deps.outbox.entries().map(([, edit]) => edit)
    for (const edit of edits.sort((a, b) => a.cell.timestamp - b.cell.timestamp)) {
      if (ranges.has(edit.send)) continue
      ranges.add(edit.send)
      this.edit(this.#stillPending(edit), edit.cell.value, edit.send)
    }
  }

  close(): void {
    clearTimeout(this.#retryTimer)
  }

  #stillPending({ cell, send }: PendingEdit): readonly CellAddress[] {
    if (send.kind === 'value') return [cell.address]
    return send.addresses.filter((address) => this.#deps.outbox.get(cellKey(address))?.send === send)
  }

  /** A fresh timestamp, newer than every cell it edits, than the last plan and than our last edit. */
  #stamp({ cells, event }: EventState, addresses: readonly CellAddress[]): number {
    const stored = addresses.map((address) => (cells.get(cellKey(address))?.timestamp ?? 0) + 1)
    const planned = Math.max(event.lastPlannerStartTime ?? 0, event.lastPlannerEndTime ?? 0) + 1
    const now = Math.round(this.#deps.serverNow())
    this.#lastStamp = Math.max(now, planned, this.#lastStamp + 1, ...stored)
    return this.#lastStamp
  }

  #applyLocally(state: EventState, address: CellAddress, cell: Cell, send: Send): boolean {
    const { store, outbox } = this.#deps
    const key = cellKey(address)
    const before = state.cells.get(key)
    const outcome = applyChange(store.getSnapshot().variant, state, address, cell)
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
    for (const each of send.kind === 'value' ? [address] : send.addresses) this.#settle(each, timestamp, ack)
    if (ack.ok) onSaved()
  }

  #settle(address: CellAddress, timestamp: number, ack: CommandResult<'SendSharedValue'>): void {
    const { store, outbox } = this.#deps
    if (!ack.ok && isWorthAnotherTry(address, ack)) {
      this.#retryLater()
      return
    }
    const edit = outbox.settle(cellKey(address), timestamp)
    if (!edit) return
    if (!ack.ok) takeBack(store.getSnapshot().state, edit)
    store.announce(address)
  }

  /** A reconnect and a plan that arrives send again by themselves; this is for what failed in between. */
  #retryLater(): void {
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined
      const { store, hub } = this.#deps
      if (hub().isConnected && store.getSnapshot().run === null) this.resend()
    }, RETRY_MS)
  }
}

/** A planner run overtakes assignments for good; every other edit waits until it is over. */
function isWorthAnotherTry(
  address: CellAddress,
  ack: { status: number; reason?: string | undefined },
): boolean {
  const isOvertaken = ack.reason === 'plannerRunning' || ack.reason === 'beforePlan'
  return MAY_PASS_LATER.has(ack.status) || (isOvertaken && !TABLES[address.table].planned)
}

/** Back to what was there before, unless somebody's newer value has come in meanwhile. */
function takeBack({ cells }: EventState, { cell, before }: PendingEdit): void {
  const key = cellKey(cell.address)
  if (cells.get(key)?.timestamp !== cell.timestamp) return
  if (before) cells.set(key, before)
  else cells.delete(key)
}
