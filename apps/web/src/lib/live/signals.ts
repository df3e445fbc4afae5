import {
  type AddressedCell,
  applyChange,
  type CellAddress,
  cellAddress,
  cellKey,
  type EventState,
  isKnownAddress,
  isPlannerRunning,
  isSettingKey,
  isValidSettingValue,
  lastPlanTime,
  supersedes,
  TABLES,
  type VariantId,
  type Viewer,
} from '@planner/domain'
import {
  addressFromWire,
  type EventData,
  eventStateFromWire,
  hoursOfRange,
  type SharedValue,
  type SignalName,
  type SignalPayload,
} from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import { logIgnored } from '../log.ts'
import type { EventStore, LiveSnapshot } from './event-store.ts'
import type { KeptEdits } from './kept-edits.ts'
import type { Outbox } from './outbox.ts'
import { putPerson, removePerson } from './people.ts'
import type { SettingEdits } from './setting-edits.ts'

export type LiveContext = {
  store: EventStore
  outbox: Outbox
  settings: SettingEdits
  onException: (status: number, refused: Refused) => void
  onReload: () => void
  resend: () => void
  keptEdits: KeptEdits
}

type Handler<N extends SignalName> = (context: LiveContext, payload: SignalPayload<N>) => void

const handlers: { [N in SignalName]: Handler<N> } = {
  ReloadPage: ({ onReload }) => onReload(),
  ReceiveMessage: () => {},
  // 409 tells of an edit that a planner run or a removal overtook, and a clock that went wrong is put right: the edit
  // is sent again or taken back, nobody needs to read about it.
  ReceiveException: ({ store, onException }, { status, message, reason = '' }) => {
    if (status === 404 || PUTS_OUT.has(reason)) store.update({ fatal: { reason, message } })
    if (status !== 409 && reason !== 'clockAhead') onException(status, { message, reason })
  },
  SyncTimestamp: () => {},
  JoinEventHub: (context, data) => {
    const viewer: Viewer =
      data.role === 'participant'
        ? { role: 'participant', personId: data.eventUserShareGuid }
        : data.role === 'admin'
          ? { role: 'admin', personId: data.eventUserShareGuid || null }
          : { role: 'visitor', personId: null }
    context.keptEdits.open(data.event.id, viewer)
    load(context, data, {
      viewer,
      keys: {
        adminKey: data.eventAdminGuid,
        shareKey: data.event.shareGuid,
        privateKey: data.eventUserPrivateGuid,
      },
      personalLink: data.personalLink,
      isLoaded: true,
      fatal: null,
    })
  },
  RegisterEvent: (context, data) => {
    const { keys } = context.store.getSnapshot()
    load(context, data, { keys: { ...keys, adminKey: data.eventAdminGuid, shareKey: data.event.shareGuid } })
  },
  RegisterUser: () => {},
  ReceiveSharedValue: (context, values) => {
    for (const value of Array.isArray(values) ? values : [values]) receiveValue(context, value)
  },
  ReceiveSharedRangeValue: (context, range) => {
    for (const hour of hoursOfRange(range)) {
      receiveCell(
        context,
        cellAddress('weekDayHourAvailabilities', { userId: range.userId, hour }),
        range.value,
        range.timestamp,
      )
    }
  },
  ReceiveSettingValue: ({ store, settings: edits }, { path, value, timestamp }) => {
    const { state } = store.getSnapshot()
    if (!isSettingKey(path) || !isValidSettingValue(path, value)) {
      logIgnored('Setting value of an unknown path', path)
      return
    }
    if (isPlannerRunning(state.event) || timestamp < lastPlanTime(state.event)) return
    edits.heard(path, { value, timestamp })
    if (!supersedes({ value, timestamp }, state.settings.get(path))) return
    store.update({ state: { ...state, settings: new Map(state.settings).set(path, { value, timestamp }) } })
  },
  AddUser: ({ store }, { person, topics }) => putPerson(store, person, topics),
  UpdateUser: ({ store }, { person, topics }) => {
    if (store.getSnapshot().state.persons.has(person.id)) putPerson(store, person, topics)
    else logIgnored('User not found: update of a person', person.id)
  },
  UpdateEvent: ({ store }, { event }) => {
    const { state, keys } = store.getSnapshot()
    store.update({
      state: { ...state, event: { ...event, variant: event.variant as VariantId } },
      keys: { ...keys, shareKey: event.shareGuid },
      ...links(event),
    })
  },
  RemoveUser: ({ store }, { userId }) => removePerson(store, userId),
  EventRemoved: ({ store }) => store.update({ fatal: { reason: 'eventRemoved', message: '' } }),
  ReloadData: (context, data) => load(context, data, {}),
  PlannerRunning: ({ store }, { startTime }) => {
    const { state } = store.getSnapshot()
    const event = { ...state.event, lastPlannerStartTime: startTime }
    // Replayed after the data, it may tell of a run that has ended since.
    if (!isPlannerRunning(event)) return
    store.update({
      state: { ...state, event },
      run: { startTime, progress: [] },
      planError: null,
    })
  },
  PlanProgress: ({ store }, progress) => {
    const { run } = store.getSnapshot()
    if (run) store.update({ run: { ...run, progress: [...run.progress, progress] } })
  },
  ReceivePlan: (context, data) => {
    const { store } = context
    const { state, planVersion } = store.getSnapshot()
    if ('error' in data) {
      const event = { ...state.event, lastPlannerStartTime: data.startTime, lastPlannerEndTime: data.endTime }
      store.update({ state: { ...state, event }, run: null, planError: data.error })
    } else load(context, data, { run: null, planError: null, planVersion: planVersion + 1 })
    context.resend()
  },
}

/** Refusals that end a page that was open: the admin has archived the person or switched the account off. */
const PUTS_OUT: ReadonlySet<string> = new Set(['archived', 'disabled'])

/** Signals that arrive before the data wait in line and are replayed; spec 4. */
const beforeData: ReadonlySet<SignalName> = new Set([
  'ReceiveSharedValue',
  'ReceiveSharedRangeValue',
  'ReceiveSettingValue',
  'AddUser',
  'UpdateUser',
  'RemoveUser',
  'UpdateEvent',
  'PlannerRunning',
  'PlanProgress',
])
const waiting = new WeakMap<EventStore, (() => void)[]>()

/** One signal of the hub, applied to the live copy. Unknown names are logged and ignored (spec 8). */
export function receiveSignal<N extends SignalName>(
  context: LiveContext,
  name: N,
  payload: SignalPayload<N>,
): void {
  const handler = handlers[name] as Handler<N> | undefined
  if (!handler) {
    logIgnored('Unknown signal', name)
    return
  }
  const { isLoaded } = context.store.getSnapshot()
  if (!isLoaded && beforeData.has(name)) {
    const queue = waiting.get(context.store) ?? []
    waiting.set(context.store, [...queue, () => handler(context, payload)])
    return
  }
  handler(context, payload)
  if (isLoaded || !context.store.getSnapshot().isLoaded) return
  for (const replay of waiting.get(context.store) ?? []) replay()
  waiting.delete(context.store)
}

function receiveValue(context: LiveContext, wire: SharedValue): void {
  const address = addressFromWire(wire)
  if (!address) logIgnored('Shared value of an unknown table', wire.tableName)
  else receiveCell(context, address, wire.value, wire.timestamp)
}

function receiveCell(
  { store, outbox }: LiveContext,
  address: CellAddress,
  value: SharedValue['value'],
  timestamp: number,
) {
  const { state, variant } = store.getSnapshot()
  const outcome = applyChange(variant, state, { kind: 'cell', address, value, timestamp })
  if (outcome.kind === 'applied') store.announce(address)
  else if (outcome.reason === 'notNewer') outbox.heard(cellKey(address), { address, value, timestamp })
  else if (outcome.reason === 'unknownAddress') logIgnored('Shared value of an unknown address', address)
}

/** Replaces the live copy; edits that the server has not stored yet are laid over it again. */
function load(
  { store, outbox, settings }: LiveContext,
  data: EventData,
  changes: Partial<LiveSnapshot>,
): void {
  const state = eventStateFromWire(data)
  const { run, variant } = store.getSnapshot()
  for (const [key, { cell }] of outbox.entries()) {
    if (isOvertaken(state, cell)) outbox.settle(key, cell.timestamp)
    outbox.rebase(key, state.cells.get(key))
    const isShown = outbox.has(key) && isKnownAddress(variant, state, cell.address)
    if (isShown && supersedes(cell, state.cells.get(key))) state.cells.set(key, cell)
  }
  settings.layOver(state.settings)
  const startTime = state.event.lastPlannerStartTime
  store.update({
    state,
    ...links(data.event),
    run: isPlannerRunning(state.event) && startTime !== null ? (run ?? { startTime, progress: [] }) : null,
    ...changes,
  })
}

/** Whether a plan has decided the cell since it was edited (decision 4). */
function isOvertaken({ event }: EventState, { address, timestamp }: AddressedCell): boolean {
  return TABLES[address.table].planned && timestamp < lastPlanTime(event)
}

function links(event: { shareLink: string; adminLink: string }) {
  return { shareLink: event.shareLink, adminLink: event.adminLink }
}
