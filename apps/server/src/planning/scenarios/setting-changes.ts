import {
  type EventState,
  isSettingKey,
  type SettingValue,
  type VariantDescription,
  type VariationKey,
  variationValue,
  withVariations,
} from '@planner/domain'
import type { EventKeys, Write } from '../../storage/storage.ts'

/** A setting or a field of the event that changes with the plan in force. */
export type ChangedSetting = { path: VariationKey; from: SettingValue; to: SettingValue }

type Event = { variant: VariantDescription; state: EventState; keys: EventKeys }

/**
 * Gives settings and fields their other values, in the transaction of the plan that goes with them;
 * SCENARIO-6.
 */
export function settingWrites(
  { state, keys }: Event,
  changes: readonly ChangedSetting[],
  at: number,
): Write[] {
  const eventId = state.event.id
  const settings = changes.flatMap(({ path: key, to: value }): Write[] => {
    if (!isSettingKey(key)) return []
    const timestamp = Math.max(at, (state.settings.get(key)?.timestamp ?? 0) + 1)
    return [{ kind: 'putSetting', eventId, key, cell: { value, timestamp } }]
  })
  if (settings.length === changes.length) return settings
  const { event } = withChanges(state, changes)
  return [{ kind: 'putEvent', event: { ...event, timestamp: at }, keys }, ...settings]
}

export function withChanges(state: EventState, changes: readonly ChangedSetting[]): EventState {
  return withVariations(state, Object.fromEntries(changes.map(({ path, to }) => [path, to])))
}

/** What a version keeps of the settings that came with it; '' for none. */
export function undoText(changes: readonly ChangedSetting[]): string {
  return changes.length === 0 ? '' : JSON.stringify(changes)
}

/**
 * What undoing a version changes: the settings that came with it, but those that somebody has changed since.
 */
export function undoneSettings({ variant, state }: Omit<Event, 'keys'>, text: string): ChangedSetting[] {
  if (text === '') return []
  return (JSON.parse(text) as ChangedSetting[])
    .filter(({ path, to }) => variationValue(variant, state, path) === to)
    .map(({ path, from, to }) => ({ path, from: to, to: from }))
}
