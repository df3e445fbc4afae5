import {
  type AddressedCell,
  type EventState,
  isAdmin,
  isPlannerRunning,
  planContentOf,
  type Viewer,
} from '@planner/domain'
import {
  addressesOfRange,
  addressFromWire,
  type EventData,
  eventFromWire,
  eventStateFromWire,
  meetingFromWire,
  NEEDS_DATA,
  type SignalName,
  type SignalPayload,
} from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import { logIgnored } from '../log.ts'
import type { PersistedEdits } from './edits/persisted-edits.ts'
import type { EventStore, SnapshotMeta } from './event-store.ts'

type SignalContext = {
  readonly store: EventStore
  readonly persistedEdits: PersistedEdits
  readonly onException: (refused: Refused) => void
  readonly onReload: () => void
  readonly resend: () => void
  readonly onAuditChanged: () => void
  readonly onScenariosChanged: () => void
}

type SignalHandler<N extends SignalName> = (context: SignalContext, payload: SignalPayload<N>) => void

/**
 * Hands the signals of the hub to their handlers, in order. Some wait for the data (LIVE-13); unknown names
 * are logged and ignored (ERROR-6).
 */
export function signalReceiver(context: SignalContext) {
  const waiting: (() => void)[] = []
  const isLoaded = () => context.store.getSnapshot().isLoaded
  return <N extends SignalName>(name: N, payload: SignalPayload<N>): void => {
    if (!Object.hasOwn(SIGNAL_HANDLERS, name)) {
      logIgnored('Unknown signal', name)
      return
    }
    const handle = () => SIGNAL_HANDLERS[name](context, payload)
    if (NEEDS_DATA[name] && !isLoaded()) {
      waiting.push(handle)
      return
    }
    handle()
    if (isLoaded()) for (const replay of waiting.splice(0)) replay()
  }
}

/** The handler of each signal. Merging is done by the store. */
const SIGNAL_HANDLERS: { readonly [N in SignalName]: SignalHandler<N> } = {
  ReloadPage: ({ onReload }) => onReload(),
  ReceiveMessage: () => {},
  // 409: a run or a removal has superseded the edit, which is resent or reverted, or the form says why.
  ReceiveException: ({ store, onException }, { status, message, reason = '' }) => {
    if (status === 404 || REVOKES_ACCESS.has(reason)) store.setMeta({ fatal: { reason, message } })
    else if (status !== 409 && !HAS_NO_ALERT.has(reason)) onException({ message, reason })
  },
  SyncTimestamp: () => {},
  JoinEventHub: ({ store, persistedEdits, onAuditChanged, onScenariosChanged }, data) => {
    const viewer = viewerOf(data)
    persistedEdits.open(data.event.id, viewer)
    replace(store, data, {
      viewer,
      keys: {
        adminKey: data.eventAdminGuid,
        shareKey: data.event.shareGuid,
        privateKey: data.eventUserPrivateGuid,
      },
      personalLink: data.personalLink,
      isLoaded: true,
      seenAt: null,
      fatal: null,
    })
    // What happened while the connection was lost was told to nobody here.
    onAuditChanged()
    onScenariosChanged()
  },
  RegisterEvent: ({ store }, data) => {
    const { keys } = store.getSnapshot()
    replace(store, data, { keys: { ...keys, adminKey: data.eventAdminGuid, shareKey: data.event.shareGuid } })
  },
  RegisterUser: () => {},
  ReceiveSharedValue: ({ store }, values) => {
    const cells = [values].flat().flatMap((wire): AddressedCell[] => {
      const address = addressFromWire(wire)
      if (address) return [{ address, value: wire.value, timestamp: wire.timestamp }]
      logIgnored('Shared value of an unknown table', wire.tableName)
      return []
    })
    receiveCells(store, cells)
  },
  ReceiveSharedRangeValue: ({ store }, range) => {
    const { value, timestamp } = range
    receiveCells(
      store,
      addressesOfRange(range).map((address) => ({ address, value, timestamp })),
    )
  },
  ReceiveMeetings: ({ store }, { meetings, removed, meetingWeek }) =>
    store.putMeetings(meetings.map(meetingFromWire), removed, meetingWeek),
  ReceiveSettingValue: ({ store }, { path, value, timestamp }) => {
    const [outcome] = store.apply([{ kind: 'setting', key: path, value, timestamp }])
    if (
      outcome?.kind === 'rejected' &&
      (outcome.reason === 'unknownSetting' || outcome.reason === 'invalidValue')
    )
      logIgnored('Setting value of an unknown path', path)
  },
  AddUser: ({ store }, { person, topics }) => store.putPerson(person, topics),
  UpdateUser: ({ store }, { person, topics }) => {
    if (store.getSnapshot().state.persons.has(person.id)) store.putPerson(person, topics)
    else logIgnored('User not found: update of a person', person.id)
  },
  UpdateEvent: ({ store }, { event }) => {
    const { keys } = store.getSnapshot()
    store.setEvent(eventFromWire(event), { keys: { ...keys, shareKey: event.shareGuid }, ...links(event) })
  },
  RemoveUser: ({ store }, { userId }) => {
    // Data are composed when they are sent: those before this signal may lack the person already.
    if (store.getSnapshot().state.persons.has(userId)) store.removePerson(userId)
  },
  EventRemoved: ({ store }) => store.setMeta({ fatal: { reason: 'eventRemoved', message: '' } }),
  ReloadData: ({ store }, data) => replace(store, data, {}),
  AuditChanged: ({ onAuditChanged }) => onAuditChanged(),
  ScenariosChanged: ({ onScenariosChanged }) => onScenariosChanged(),
  PlannerRunning: ({ store }, { startTime }) => {
    const event = { ...store.getSnapshot().state.event, lastPlannerStartTime: startTime }
    // When replayed after the data, the signal may refer to a run that has already ended.
    if (isPlannerRunning(event)) store.setEvent(event, { planError: null })
  },
  PlanWaiting: ({ store }, { seconds }) => store.setWaiting(seconds),
  PlanProgress: ({ store }, progress) => store.addProgress(progress),
  ReceivePlan: ({ store, resend }, data) => {
    const { state, viewer, planVersion } = store.getSnapshot()
    if ('error' in data) {
      const times = { lastPlannerStartTime: data.startTime, lastPlannerEndTime: data.endTime }
      store.setEvent(
        { ...state.event, ...times },
        {
          planError: { reason: data.error, obstacles: data.obstacles ?? [] },
        },
      )
    } else {
      const planned = eventStateFromWire(data)
      // Only organisers are told what came of a run; others see a new plan where they see one (PRIV-14).
      const isNew = isAdmin(viewer) || !isSamePlan(state, planned)
      const version = isNew ? planVersion + 1 : planVersion
      store.replace(planned, { ...links(data.event), planError: null, planVersion: version })
    }
    resend()
  },
}

/**
 * A wrong clock is corrected; the form of who registers says that it tries again by itself (REG-2). While the database is away edits are
 * sent again by themselves (SCALE-8), and a form says what was refused.
 */
const HAS_NO_ALERT: ReadonlySet<string> = new Set(['clockAhead', 'storageAway', 'tooManyRegistrations'])

/** Refusals that end the access of an open page: the person is archived, or the account disabled. */
const REVOKES_ACCESS: ReadonlySet<string> = new Set(['archived', 'disabled'])

function viewerOf({ role, eventUserShareGuid }: SignalPayload<'JoinEventHub'>): Viewer {
  if (role === 'participant') return { role, personId: eventUserShareGuid }
  return role === 'admin'
    ? { role, personId: eventUserShareGuid || null }
    : { role: 'visitor', personId: null }
}

function isSamePlan(a: EventState, b: EventState): boolean {
  return JSON.stringify(planContentOf(a)) === JSON.stringify(planContentOf(b))
}

/** What comes in one signal is shown at once. */
function receiveCells(store: EventStore, cells: readonly AddressedCell[]): void {
  const outcomes = store.apply(cells.map((cell) => ({ kind: 'cell', ...cell })))
  for (const [index, outcome] of outcomes.entries())
    if (outcome.kind === 'rejected' && outcome.reason === 'unknownAddress')
      logIgnored('Shared value of an unknown address', cells[index]?.address)
}

function replace(store: EventStore, data: EventData, meta: SnapshotMeta) {
  store.replace(eventStateFromWire(data), { ...links(data.event), ...meta })
}

function links({ shareLink, adminLink }: { shareLink: string; adminLink: string }) {
  return { shareLink, adminLink }
}
