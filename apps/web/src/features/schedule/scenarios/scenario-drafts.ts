import {
  activePeople,
  can,
  type EventState,
  groupRoomsOf,
  isValidVariation,
  isVariationKey,
  scheduledSessions,
  scheduleLayout,
  type VariantDescription,
  type VariationKey,
  variationDefinition,
  variationKeysOf,
} from '@planner/domain'
import { type Absence, MAX_SCENARIO_NAME, type NewScenario, type ScenarioBench } from '@planner/protocol'

/** A scenario that is being put together; numbers as typed. */
export type Draft = Omit<NewScenario, 'settings'> & {
  id: number
  settings: Readonly<Record<string, number | boolean | string | null>>
}

/** Settings that a draft can change, and what it can do without, as far as the variant has them. */
export function choicesOf(variant: VariantDescription, state: EventState) {
  const hasSessions = !can(variant, 'pairs') && scheduleLayout(variant, state) === 'sessions'
  return {
    settings: variationKeysOf(variant, state.settings),
    people: activePeople(state).map(({ id }): Absence => ({ kind: 'person', personId: id })),
    rooms: groupRoomsOf(variant, state.event).map(({ name }): Absence => ({ kind: 'room', name })),
    sessions: hasSessions
      ? scheduledSessions(variant, state).map(({ id }): Absence => ({ kind: 'session', sessionId: id }))
      : [],
  }
}

export function absenceKey(absence: Absence): string {
  return JSON.stringify(absence)
}

/** The settings of a draft that the variant does not take. */
export function faultsOf(
  variant: VariantDescription,
  { settings }: Pick<Draft, 'settings'>,
): readonly VariationKey[] {
  return Object.keys(settings).filter((key): key is VariationKey => {
    if (!isVariationKey(key)) return false
    const value = settings[key]
    const definition = variationDefinition(variant, key)
    if (definition.type !== 'number') return false
    return !Number.isInteger(value) || Number(value) < definition.min || Number(value) > definition.max
  })
}

/** What the server is asked for; a nameless one is called by its number. */
export function orderOf(drafts: readonly Draft[], nameOf: (index: number) => string): NewScenario[] {
  return drafts.map(({ name, settings, absences }, index) => ({
    name: name.trim().slice(0, MAX_SCENARIO_NAME) || nameOf(index),
    settings: Object.fromEntries(
      Object.entries(settings).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    ),
    absences: [...absences],
  }))
}

/** The same scenarios once more, without what is not there any more. */
export function sameOrder(
  variant: VariantDescription,
  state: EventState,
  { seconds, scenarios }: Pick<ScenarioBench, 'seconds' | 'scenarios'>,
) {
  const { people, rooms, sessions } = choicesOf(variant, state)
  const there = new Set([...people, ...rooms, ...sessions].map(absenceKey))
  return {
    seconds,
    scenarios: scenarios.map(({ name, settings, absences }): NewScenario => {
      const valid = Object.entries(settings).filter(([key, value]) =>
        isValidVariation(variant, state.settings, key, value),
      )
      return {
        name,
        settings: Object.fromEntries(valid),
        absences: absences.filter((each) => there.has(absenceKey(each))),
      }
    }),
  }
}
