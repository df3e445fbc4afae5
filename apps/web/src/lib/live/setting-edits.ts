import {
  isSettingKey,
  isValidSettingValue,
  lastPlanTime,
  type SettingCell,
  type SettingKey,
  type SettingValue,
  supersedes,
} from '@planner/domain'
import type { ClockSync } from './clock-sync.ts'
import type { EventStore } from './event-store.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import type { Keepable } from './kept-edits.ts'
import { wireKeys } from './keys.ts'
import { mayPassLater, RetryTimer } from './retry-timer.ts'

/** A setting that the server has not stored yet. `before` is what to fall back to when it is refused; none: the default. */
type PendingSetting = { readonly cell: SettingCell; readonly before: SettingCell | undefined }

/** What became of an edit; `replaced` by a later one of the same setting. */
export type SettingOutcome = 'saved' | 'refused' | 'replaced'

type Dependencies = {
  readonly store: EventStore
  readonly hub: () => Pick<HubConnection, 'isConnected' | 'invoke'>
  readonly clock: Pick<ClockSync, 'serverNow' | 'measure'>
  readonly onSaved: () => void
}

/** Local edits of settings: shown at once, sent, kept until the server has stored or refused them. */
export class SettingEdits implements Keepable {
  readonly name = 'settings'
  onChange: () => void = () => {}
  readonly #deps: Dependencies
  readonly #pending = new Map<SettingKey, PendingSetting>()
  readonly #waiting = new Map<SettingKey, (outcome: SettingOutcome) => void>()
  readonly #retry: RetryTimer

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#retry = new RetryTimer(deps, () => this.resend())
  }

  /** Resolves when the server has stored the value or has refused it, however long it is away. */
  edit(path: SettingKey, value: SettingValue): Promise<SettingOutcome> {
    this.#answer(path, 'replaced')
    const outcome = new Promise<SettingOutcome>((resolve) => this.#waiting.set(path, resolve))
    this.#make(path, value)
    return outcome
  }

  /** Sends everything that is pending; spec 4. What a planner run has overtaken is stamped anew. */
  resend(): void {
    const planned = lastPlanTime(this.#deps.store.getSnapshot().state.event)
    for (const [path, { cell }] of [...this.#pending]) {
      if (cell.timestamp < planned) this.#make(path, cell.value)
      else void this.#send(path)
    }
  }

  /** Lays what is pending over data that has just come from the server. */
  layOver(settings: Map<SettingKey, SettingCell>): void {
    for (const [path, { cell }] of this.#pending) {
      const before = settings.get(path)
      this.#pending.set(path, { cell, before })
      if (supersedes(cell, before)) settings.set(path, cell)
    }
  }

  /** What others have set meanwhile is what a refused edit falls back to. */
  heard(path: SettingKey, cell: SettingCell): void {
    const edit = this.#pending.get(path)
    if (edit && supersedes(cell, edit.before)) this.#pending.set(path, { ...edit, before: cell })
  }

  /** See `Keepable`. */
  write(): string | null {
    return this.#pending.size === 0 ? null : JSON.stringify([...this.#pending])
  }

  /** See `Keepable`. Paths and values of another version are left out. */
  read(text: string): void {
    for (const [path, edit] of JSON.parse(text) as [string, PendingSetting][]) {
      if (isSettingKey(path) && isValidSettingValue(path, edit.cell.value) && !this.#pending.has(path))
        this.#pending.set(path, edit)
    }
  }

  close(): void {
    this.#retry.close()
  }

  #make(path: SettingKey, value: SettingValue): void {
    const { store, clock } = this.#deps
    const { state } = store.getSnapshot()
    const now = state.settings.get(path)
    const timestamp = Math.max(
      Math.round(clock.serverNow()),
      lastPlanTime(state.event) + 1,
      (now?.timestamp ?? 0) + 1,
    )
    const cell = { value, timestamp }
    const earlier = this.#pending.get(path)
    this.#pending.set(path, { cell, before: earlier ? earlier.before : now })
    this.#put(path, cell)
    this.onChange()
    void this.#send(path)
  }

  async #send(path: SettingKey): Promise<void> {
    const { store, hub, onSaved } = this.#deps
    const edit = this.#pending.get(path)
    if (!edit || !hub().isConnected) return
    const { value, timestamp } = edit.cell
    const { eventAdminGuid, eventShareGuid } = wireKeys(store.getSnapshot().keys)
    const ack = await hub().invoke('SendSettingValue', {
      eventAdminGuid,
      eventShareGuid,
      path,
      value,
      timestamp,
    })
    if (this.#pending.get(path)?.cell !== edit.cell) return
    if (!ack.ok && mayWait(ack)) {
      this.#retry.start()
      return
    }
    if (!ack.ok && ack.reason === 'clockAhead') {
      await this.#setClock(path, edit)
      return
    }
    this.#settle(path, ack.ok ? 'saved' : 'refused')
    if (ack.ok) onSaved()
  }

  /** Our clock ran ahead of the server's: the edit is made again with the right time. */
  async #setClock(path: SettingKey, edit: PendingSetting): Promise<void> {
    await this.#deps.clock.measure()
    if (this.#pending.get(path)?.cell !== edit.cell) return
    this.#put(path, edit.before)
    this.#make(path, edit.cell.value)
  }

  #settle(path: SettingKey, outcome: 'saved' | 'refused'): void {
    const edit = this.#pending.get(path)
    this.#pending.delete(path)
    const shown = this.#deps.store.getSnapshot().state.settings.get(path)
    if (outcome === 'refused' && edit && shown?.timestamp === edit.cell.timestamp)
      this.#put(path, edit.before)
    this.onChange()
    this.#answer(path, outcome)
  }

  #answer(path: SettingKey, outcome: SettingOutcome): void {
    this.#waiting.get(path)?.(outcome)
    this.#waiting.delete(path)
  }

  #put(path: SettingKey, cell: SettingCell | undefined): void {
    const { store } = this.#deps
    const { state } = store.getSnapshot()
    const settings = new Map(state.settings)
    if (cell) settings.set(path, cell)
    else settings.delete(path)
    store.update({ state: { ...state, settings } })
  }
}

/** Whether the same edit may pass later: the server is away or busy, or a planner run has overtaken it. */
function mayWait(ack: Exclude<CommandResult<'SendSettingValue'>, { ok: true }>): boolean {
  return mayPassLater(ack) || ack.reason === 'plannerRunning' || ack.reason === 'beforePlan'
}
