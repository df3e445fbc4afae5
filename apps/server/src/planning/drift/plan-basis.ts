import {
  type EventRecord,
  type EventState,
  groupRoomsOf,
  PLANNED_FIELDS,
  type PlannedField,
  type SettingCell,
  type SettingKey,
  type SettingValue,
  sessionsOf,
  settingKeysOf,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { PlanBasis, PlanRun, ProblemDigest } from '../../storage/plan-run.ts'

type EventBasis = Pick<EventRecord, PlannedField>

/** What a run keeps of the event beside its problem. */
export function basisText(event: EventRecord, digest: ProblemDigest): string {
  const fields = Object.fromEntries(PLANNED_FIELDS.map((field) => [field, event[field]]))
  return JSON.stringify({
    format: 'plan-basis/1',
    event: fields,
    problem: null,
    erased: 0,
    digest,
  } satisfies PlanBasis)
}

export type ChangedSetting = { key: SettingKey; former: SettingValue; now: SettingValue }
type FieldValue = EventBasis[PlannedField]
export type ChangedField = { field: PlannedField; former: FieldValue; now: FieldValue }

/** The event as it is, with the settings and fields of a version; undefined where they are the same. */
export type FormerEvent = {
  state: EventState
  fields: readonly ChangedField[]
  /** Of the settings that are others now those that have been read of `state`. */
  settingsRead(): readonly ChangedSetting[]
}

export function formerEvent(
  variant: VariantDescription,
  state: EventState,
  { settings, basis }: Pick<PlanRun, 'settings' | 'basis'>,
): FormerEvent | undefined {
  const then = JSON.parse(settings) as Partial<Record<SettingKey, SettingValue>>
  const changed = settingKeysOf(variant).flatMap((key): ChangedSetting[] => {
    const [former, now] = [then[key], settingValue(variant, state.settings, key)]
    return former === undefined || former === now ? [] : [{ key, former, now }]
  })
  const event = { ...state.event, ...eventOf(basis) }
  const fields = PLANNED_FIELDS.filter((field) => !isSameField(variant, field, event, state.event)).map(
    (field) => ({
      field,
      ...(field === 'newSessionLabels' || field === 'groupRooms'
        ? { former: null, now: null }
        : { former: event[field], now: state.event[field] }),
    }),
  )
  if (changed.length === 0 && fields.length === 0) return undefined
  const cells = new ReadSettings(state.settings)
  for (const { key, former } of changed) cells.set(key, { value: former, timestamp: 0 })
  return {
    state: { ...state, event, settings: cells },
    fields,
    settingsRead: () => changed.filter(({ key }) => cells.read.has(key)),
  }
}

function eventOf(basis: string): Partial<EventBasis> {
  if (basis === '') return {}
  const { event } = JSON.parse(basis) as PlanBasis
  return (event ?? {}) as Partial<EventBasis>
}

/** Planning reads of the names of sessions where a break is, and of rooms not their names. */
function isSameField(
  variant: VariantDescription,
  field: PlannedField,
  a: EventRecord,
  b: EventRecord,
): boolean {
  if (field === 'groupRooms') return roomsText(variant, a) === roomsText(variant, b)
  if (field !== 'newSessionLabels') return a[field] === b[field]
  const breaks = (event: EventRecord) =>
    sessionsOf(variant, { ...event, numSessions: b.numSessions })
      .map(({ breakAfter }) => breakAfter)
      .join()
  return breaks(a) === breaks(b)
}

function roomsText(variant: VariantDescription, event: EventRecord): string {
  return groupRoomsOf(variant, event)
    .map(({ capacity, sessions }) => `${capacity} ${sessions ? [...sessions].join() : 'all'}`)
    .sort()
    .join('\n')
}

/** Remembers which settings were read. No list says it: the weight of a choice nobody has made is not. */
class ReadSettings extends Map<SettingKey, SettingCell> {
  readonly read = new Set<SettingKey>()

  override get(key: SettingKey): SettingCell | undefined {
    this.read.add(key)
    return super.get(key)
  }
}
