import { type AcceptedChange, lastPlanTime, type SettingKey, type SettingValue } from '@planner/domain'
import type { ClockSync } from '../clock-sync.ts'
import type { EventStore } from '../event-store.ts'
import type { Invoke } from '../invoke.ts'
import { type EditOutcome, EditOutcomes } from './edit-outcomes.ts'
import { type EditAck, type EditMessage, messagesOf } from './messages.ts'
import type { Outbox } from './outbox.ts'
import {
  actionsOf,
  type Edit,
  type Edited,
  type EditKey,
  editKey,
  editOf,
  isPlanned,
  type PendingEdit,
} from './pending-edit.ts'
import { isKnown } from './rebase.ts'
import { isRetryable, RetryTimer } from './retry-timer.ts'

/** The server accepts timestamps up to this far ahead of its clock; LIVE-3. */
const MAX_AHEAD_MS = 5000

type Dependencies = {
  store: EventStore
  outbox: Outbox
  isConnected: () => boolean
  invoke: Invoke
  clock: Pick<ClockSync, 'serverNow' | 'measure'>
  onSaved: () => void
  /** A pending edit got a new timestamp. */
  onRestamped: (key: EditKey, before: number, after: number) => void
}

/** Local edits of cells and settings: applied at once, sent, kept until the server stores or refuses them. */
export class EditQueue {
  readonly #deps: Dependencies
  readonly #outcomes = new EditOutcomes()
  readonly #retry: RetryTimer
  #lastStamp = 0

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#retry = new RetryTimer(() => {
      if (deps.isConnected() && deps.store.getSnapshot().run === null) this.resend()
    })
  }

  /** Applies the edits of one action with one timestamp and sends them. Returns those that were accepted. */
  edit(edits: readonly Edit[]): Edited[] {
    const timestamp = this.#stamp(edits)
    const { store, outbox } = this.#deps
    const edited = store.applyLocal(edits.map((edit) => ({ ...edit, timestamp })))
    // With what is left of earlier actions that they have replaced a part of.
    this.#send(outbox.ofActions(new Set([timestamp])))
    return edited
  }

  /** Resolves when the server has stored or refused the value, however long it is unreachable. */
  editSetting(key: SettingKey, value: SettingValue): Promise<EditOutcome> {
    const edit: Edit = { kind: 'setting', key, value }
    const outcome = this.#outcomes.expect(editKey(edit))
    if (this.edit([edit]).length === 0) this.#outcomes.settle(editKey(edit), 'refused')
    return outcome
  }

  /**
   * Sends everything that is still pending, after a reconnect or a planner run (LIVE-7). An edit keeps its
   * timestamp, so that an offline edit does not win over later values of others; only one superseded by a
   * planner run gets a new timestamp.
   */
  resend(): void {
    const { store, outbox } = this.#deps
    const planned = lastPlanTime(store.getSnapshot().state.event)
    const [late, current] = [[], []] as [PendingEdit[], PendingEdit[]]
    for (const edit of outbox.entries()) (edit.change.timestamp < planned ? late : current).push(edit)
    this.#restamp(late)
    this.#send(current)
  }

  close(): void {
    this.#retry.close()
  }

  /** Reverts edits and applies them again, each action with a current timestamp. */
  #restamp(edits: readonly PendingEdit[]): void {
    for (const action of actionsOf(edits)) this.#restampAction(action)
  }

  #restampAction(action: readonly PendingEdit[]): void {
    const { store, onRestamped } = this.#deps
    const reverted = store.revert(action.map(({ change }) => change))
    const edited = this.edit(reverted.map(editOf))
    const after = new Map(edited.map(({ change }) => [editKey(change), change.timestamp]))
    for (const change of reverted) {
      const key = editKey(change)
      const timestamp = after.get(key)
      if (timestamp === undefined) this.#outcomes.settle(key, 'refused')
      else onRestamped(key, change.timestamp, timestamp)
    }
  }

  /** A timestamp newer than every value to be edited, the last plan and our last edit. */
  #stamp(edits: readonly Edit[]): number {
    const { store, clock } = this.#deps
    const stored = edits.map((edit) => (store.stored(edit)?.timestamp ?? 0) + 1)
    const now = Math.round(clock.serverNow())
    const planned = lastPlanTime(store.getSnapshot().state.event)
    this.#lastStamp = Math.max(now, planned + 1, this.#lastStamp + 1, ...stored)
    return this.#lastStamp
  }

  /** What the page knows to be gone is sent for itself, so that its refusal takes nothing else back. */
  #send(edits: readonly PendingEdit[]): void {
    const { store, isConnected } = this.#deps
    if (!isConnected()) return
    const { variant, state } = store.getSnapshot()
    const [known, gone] = [[], []] as [PendingEdit[], PendingEdit[]]
    for (const edit of edits) (isKnown(variant, state, edit.change) ? known : gone).push(edit)
    const messages = [...messagesOf(known), ...gone.flatMap((edit) => messagesOf([edit]))]
    for (const message of messages) void this.#deliver(message)
  }

  async #deliver({ changes, send }: EditMessage): Promise<void> {
    const { invoke, onSaved } = this.#deps
    const ack = await send(invoke)
    if (!ack.ok && ack.reason === 'clockAhead') return this.#correctClock(changes)
    this.#settle(changes, ack)
    if (ack.ok) onSaved()
  }

  #settle(changes: readonly AcceptedChange[], ack: EditAck): void {
    const { store } = this.#deps
    const done = ack.ok ? changes : changes.filter((change) => !shouldRetry(change, ack))
    if (done.length < changes.length) this.#retry.start()
    const settled = ack.ok ? store.confirm(done) : store.revert(done)
    for (const change of settled) this.#outcomes.settle(editKey(change), ack.ok ? 'saved' : 'refused')
  }

  /** Our clock was ahead of the server's: edits it has stamped get a corrected timestamp. */
  async #correctClock(refused: readonly AcceptedChange[]): Promise<void> {
    const { clock, outbox } = this.#deps
    await clock.measure()
    const limit = clock.serverNow() + MAX_AHEAD_MS
    this.#lastStamp = 0
    this.#restamp(outbox.entries().filter(({ change }) => change.timestamp > limit))
    // Edits within the limit by now will be accepted unchanged on retry.
    if (refused.some((change) => outbox.get(editKey(change))?.change.timestamp === change.timestamp))
      this.#retry.start()
  }
}

/** A planner run permanently supersedes edits of values it decides; every other edit is retried after it. */
function shouldRetry(change: AcceptedChange, ack: { status: number; reason?: string | undefined }): boolean {
  const isSuperseded = ack.reason === 'plannerRunning' || ack.reason === 'beforePlan'
  return isRetryable(ack) || (isSuperseded && !isPlanned(change))
}
