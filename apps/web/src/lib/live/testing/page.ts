import {
  type CellAddress,
  type CellEdit,
  type CellValue,
  cellKey,
  type VariantId,
  variantOf,
} from '@planner/domain'
import type { InvocationInput } from '@planner/protocol'
import type { Refused } from '../../i18n/refusal-text.ts'
import { EditQueue } from '../edits/edit-queue.ts'
import { Outbox } from '../edits/outbox.ts'
import { type PageStorage, PersistedEdits } from '../edits/persisted-edits.ts'
import { EventStore } from '../event-store.ts'
import { type CommandResult, NO_ANSWER } from '../hub-connection.ts'
import { signalReceiver } from '../signals.ts'
import { UndoStack } from '../undo-stack.ts'
import { joinData, testData } from './data.ts'

export type Sent =
  | { name: 'SendSharedValue'; payload: InvocationInput<'SendSharedValue'> }
  | { name: 'SendSharedRangeValue'; payload: InvocationInput<'SendSharedRangeValue'> }
  | { name: 'EditCells'; payload: InvocationInput<'EditCells'> }

export type SentSetting = InvocationInput<'SendSettingValue'>

/**
 * A page's live copy with everything but the socket: `sent` and `sentSettings` record outgoing messages,
 * `answer` and `answerSetting` define the responses. Signals are injected with `receive`.
 */
export class TestPage {
  readonly outbox = new Outbox()
  readonly store: EventStore
  readonly sent: Sent[] = []
  readonly sentSettings: SentSetting[] = []
  readonly alerts: string[] = []
  reloads = 0
  auditChanges = 0
  readonly edits: EditQueue
  readonly undo: UndoStack
  isConnected = true
  now: number
  /** Offset of the server's clock. */
  offset = 0
  answer: (sent: Sent) => CommandResult<'SendSharedValue'> = () => NO_ANSWER
  answerSetting: (sent: SentSetting) => CommandResult<'SendSettingValue'> = () => NO_ANSWER
  readonly receive: ReturnType<typeof signalReceiver>

  constructor(now: number, storage?: PageStorage, variantId: VariantId = 'planner') {
    this.now = now
    this.store = new EventStore(variantOf(variantId), false, this.outbox)
    let measured = 0
    this.edits = new EditQueue({
      store: this.store,
      outbox: this.outbox,
      isConnected: () => this.isConnected,
      // The code under test sends only edits.
      invoke: (async (name: string, payload: unknown) => {
        if (name === 'SendSettingValue') {
          const setting = payload as SentSetting
          this.sentSettings.push(setting)
          return this.answerSetting(setting)
        }
        const sent = { name, payload } as unknown as Sent
        this.sent.push(sent)
        return this.answer(sent)
      }) as never,
      clock: {
        serverNow: () => this.now + measured,
        measure: async () => {
          measured = this.offset
        },
      },
      onSaved: () => {},
      onRestamped: (key, before, after) => this.undo.restamped(key, before, after),
    })
    this.undo = new UndoStack(
      () => this.store.getSnapshot().state,
      (edits) => this.edits.edit(edits),
    )
    this.receive = signalReceiver({
      store: this.store,
      persistedEdits: new PersistedEdits(this.outbox, storage),
      onException: ({ message }: Refused) => this.alerts.push(message),
      onReload: () => {
        this.reloads += 1
      },
      resend: () => this.edits.resend(),
      onAuditChanged: () => {
        this.auditChanges += 1
      },
      onScenariosChanged: () => {},
    })
  }

  join(data = testData()): void {
    this.receive('JoinEventHub', joinData(data))
  }

  cell(address: CellAddress) {
    return this.store.getSnapshot().state.cells.get(cellKey(address))
  }

  /** Edits cells like a user, recording an undo step. */
  set(address: CellAddress | readonly CellAddress[], value: CellValue): void {
    this.setCells([address].flat().map((each) => ({ address: each, value })))
  }

  setCells(edits: readonly CellEdit[]): void {
    this.undo.record(this.edits.edit(edits.map((edit) => ({ kind: 'cell', ...edit }))))
  }

  /** All cells as text, sorted. */
  cells(): string[] {
    const { cells } = this.store.getSnapshot().state
    return [...cells].map(([key, { value, timestamp }]) => `${key} = ${value} at ${timestamp}`).sort()
  }
}

/** An in-memory sessionStorage. */
export function tabStorage(): PageStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  }
}

/** The values that a message sets. */
export function valuesOf(sent: Sent): CellValue[] {
  return sent.name === 'EditCells' ? sent.payload.cells.map(({ value }) => value) : [sent.payload.value]
}

export function stampOf(sent: Sent | undefined): number | undefined {
  return sent?.name === 'EditCells' ? sent.payload.cells.at(-1)?.timestamp : sent?.payload.timestamp
}
