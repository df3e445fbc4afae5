import {
  type AcceptedChange,
  type Cell,
  type Change,
  type ChangeOutcome,
  cellKey,
  decideChange,
  type EventRecord,
  type MeetingFact,
  type MutableEventState,
  type PersonId,
  pairKey,
  putChange,
  type VariantDescription,
} from '@planner/domain'
import type { PlanProgress, WirePerson, WireTopic } from '@planner/protocol'
import { Listeners } from '../listeners.ts'
import { CellViews } from './cell-views.ts'
import type { Outbox } from './edits/outbox.ts'
import { type EditAddress, type Edited, editKey, withCell } from './edits/pending-edit.ts'
import { isKnown, rebaseOnto, storedIn } from './edits/rebase.ts'
import { initialMeta, initialState, type LiveSnapshot, runOf } from './live-snapshot.ts'
import { withoutPerson, withPerson } from './people.ts'

/** The parts of a snapshot besides the event itself. */
export type SnapshotMeta = Partial<Omit<LiveSnapshot, 'variant' | 'state' | 'run'>>

/**
 * The browser's live copy of an event: the server's data with the pending edits of the outbox applied on top.
 * Only the store modifies it.
 */
export class EventStore {
  /** The cells as they are displayed. */
  readonly cells: Pick<CellViews, 'view' | 'subscribe' | 'version' | 'stateView'>
  #state: MutableEventState
  #snapshot: LiveSnapshot
  #viewKey: number | undefined
  readonly #outbox: Outbox
  readonly #views: CellViews
  readonly #listeners = new Listeners()

  /** `isNew`: the event is not registered yet, so there is no data to wait for. */
  constructor(variant: VariantDescription, isNew: boolean, outbox: Outbox) {
    this.#state = initialState(variant)
    this.#snapshot = { ...initialMeta(variant, isNew), state: this.#state }
    this.#outbox = outbox
    this.#views = new CellViews({
      state: () => this.#state,
      pending: (key) => outbox.get(key)?.change.value,
      subscribe: this.subscribe,
    })
    this.cells = this.#views
  }

  getSnapshot = (): LiveSnapshot => this.#snapshot

  subscribe = this.#listeners.subscribe

  /** Whether the server has stored all edits. */
  get isStored(): boolean {
    return this.#outbox.size === 0
  }

  /** Draws every cell anew under another key, which names what all of them are shown in: the language. */
  drawCellsIn(viewKey: number): void {
    if (viewKey === this.#viewKey) return
    this.#viewKey = viewKey
    this.#views.announceAll()
  }

  /** The displayed value of a cell or setting; undefined where it was never set. */
  stored(address: EditAddress): Cell | undefined {
    return storedIn(this.#state, address)
  }

  /**
   * Applies changes by the domain's merge rule and tells of them once all are applied. A change older than a
   * pending edit becomes the base of that edit.
   */
  apply(incoming: readonly Change[]): ChangeOutcome[] {
    const applied: AcceptedChange[] = []
    const outcomes = incoming.map((change): ChangeOutcome => {
      const decision = decideChange(this.#snapshot.variant, this.#state, change)
      if (decision.kind === 'accepted') {
        this.#put(decision.change)
        applied.push(decision.change)
        return { kind: 'applied' }
      }
      if (decision.reason === 'notNewer') this.#outbox.receive(editKey(change), change)
      return decision
    })
    this.#announce(applied)
    return outcomes
  }

  /**
   * Applies the edits of one action, which have one timestamp, and keeps them as pending. During a run they
   * are only kept, and their cells show as waiting. Returns those that were not rejected.
   */
  applyLocal(edits: readonly AcceptedChange[]): Edited[] {
    const edited = edits.flatMap((edit): Edited[] => {
      const decision = decideChange(this.#snapshot.variant, this.#state, edit)
      const isDeferred = decision.kind === 'rejected' && decision.reason === 'plannerRunning'
      if (decision.kind === 'rejected' && !isDeferred) return []
      const before = this.stored(edit)
      const change = decision.kind === 'accepted' ? decision.change : edit
      this.#outbox.put({ change, base: before, action: change.timestamp })
      if (!isDeferred) this.#put(change)
      return [{ change, before }]
    })
    this.#announce(edited.map(({ change }) => change))
    return edited
  }

  /** Marks edits as stored by the server. Returns those that were still pending. */
  confirm(changes: readonly AcceptedChange[]): AcceptedChange[] {
    const confirmed = changes.filter((change) => this.#outbox.settle(editKey(change), change.timestamp))
    this.#announce(confirmed)
    return confirmed
  }

  /** Shows the server's values again, unless newer ones have come. Returns the edits that were pending. */
  revert(changes: readonly AcceptedChange[]): AcceptedChange[] {
    const reverted = changes.filter((change) => {
      const edit = this.#outbox.settle(editKey(change), change.timestamp)
      if (!edit) return false
      if (this.stored(change)?.timestamp !== change.timestamp) return true
      if (edit.base && isKnown(this.#snapshot.variant, this.#state, change))
        this.#put(withCell(change, edit.base))
      else this.#remove(change)
      return true
    })
    this.#announce(reverted)
    return reverted
  }

  /** Replaces the live copy with fresh data; pending edits are rebased onto it. */
  replace(fresh: MutableEventState, meta: SnapshotMeta): void {
    rebaseOnto(this.#outbox, this.#snapshot.variant, fresh)
    this.#replaceState(fresh, meta)
  }

  setEvent(event: EventRecord, meta: SnapshotMeta = {}): void {
    this.#replaceState({ ...this.#state, event }, meta)
  }

  putPerson(person: WirePerson, topics: readonly WireTopic[]): void {
    this.#replaceState(withPerson(this.#state, person, topics))
  }

  removePerson(personId: string): void {
    this.#replaceState(withoutPerson(this.#state, personId))
  }

  /** Meetings of two that have changed, and pairs that have none any more. */
  putMeetings(
    changed: readonly MeetingFact[],
    removed: readonly (readonly [PersonId, PersonId])[],
    meetingWeek: number,
  ): void {
    const meetings = new Map(this.#state.meetings)
    for (const pair of removed) meetings.delete(pairKey(...pair))
    for (const fact of changed) meetings.set(pairKey(...fact.people), fact)
    const event = { ...this.#state.event, meetingWeek }
    this.#replaceState({ ...this.#state, event, meetings })
  }

  setRunFailed(hasRunFailed: boolean): void {
    if (hasRunFailed !== this.#snapshot.hasRunFailed) this.#setSnapshot({ hasRunFailed })
  }

  setWaiting(waitSeconds: number): void {
    const { run } = this.#snapshot
    if (run) this.#setSnapshot({ run: { ...run, waitSeconds } })
  }

  addProgress({ preview, ...progress }: PlanProgress): void {
    const { run } = this.#snapshot
    if (!run) return
    this.#setSnapshot({
      run: { ...run, waitSeconds: 0, progress: [...run.progress, progress], preview: preview ?? run.preview },
    })
  }

  /** Updates the parts of the snapshot besides the event. */
  setMeta(meta: SnapshotMeta): void {
    this.#setSnapshot(meta)
  }

  #put(change: AcceptedChange): void {
    // Settings are part of the snapshot, whose readers compare by reference.
    if (change.kind === 'setting') this.#state = { ...this.#state, settings: new Map(this.#state.settings) }
    putChange(this.#state, change)
  }

  #remove(change: AcceptedChange): void {
    if (change.kind === 'cell') this.#state.cells.delete(cellKey(change.address))
    else {
      this.#state = { ...this.#state, settings: new Map(this.#state.settings) }
      this.#state.settings.delete(change.key)
    }
  }

  #announce(changes: readonly AcceptedChange[]): void {
    const cells = changes.flatMap((change) => (change.kind === 'cell' ? [change.address] : []))
    this.#views.announce(cells)
    if (cells.length < changes.length) this.#setSnapshot({ state: this.#state })
  }

  #replaceState(state: MutableEventState, meta: SnapshotMeta = {}): void {
    const isSameCells = state.cells === this.#state.cells
    this.#state = state
    this.#setSnapshot({ run: runOf(state.event, this.#snapshot.run), ...meta, state })
    if (!isSameCells) this.#views.announceAll()
  }

  #setSnapshot(changes: Partial<LiveSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes }
    this.#listeners.tell()
  }
}
