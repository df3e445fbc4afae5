import {
  type CellValue,
  cellsIn,
  type EventState,
  isHostPreference,
  type SettingKey,
  settingValue,
  type VariantDescription,
} from '@planner/domain'
import type { Contact, Wish } from '@planner/solver'
import type { Participation } from './participation.ts'

const WEIGHT_OF_CHOICE: Readonly<Record<string, SettingKey & `parameters|preferenceWeights|${string}`>> = {
  Yes: 'parameters|preferenceWeights|yes',
  '#1 Yes!': 'parameters|preferenceWeights|1yes',
  1: 'parameters|preferenceWeights|1',
  2: 'parameters|preferenceWeights|2',
  3: 'parameters|preferenceWeights|3',
  4: 'parameters|preferenceWeights|4',
  5: 'parameters|preferenceWeights|5',
  6: 'parameters|preferenceWeights|6',
  7: 'parameters|preferenceWeights|7',
  8: 'parameters|preferenceWeights|8',
  9: 'parameters|preferenceWeights|9',
  10: 'parameters|preferenceWeights|10',
}

/** The weight of a choice by the event's settings, or undefined for blank. */
export function choiceWeight(
  variant: VariantDescription,
  state: EventState,
  choice: unknown,
): number | undefined {
  const key = isHostPreference(choice)
    ? 'parameters|preferenceWeights|author'
    : WEIGHT_OF_CHOICE[String(choice)]
  return key && settingValue(variant, state.settings, key)
}

/** What the people who come wish of the topics that can run; MODEL-6. */
export function wishesOf(variant: VariantDescription, state: EventState, taking: Participation): Wish[] {
  const wishes: Wish[] = []
  const weights = new Map<CellValue, number | undefined>()
  // Most choices of a person follow each other.
  let person: { id: string; isTaking: boolean } | undefined
  for (const { address, value } of cellsIn(state, 'preferences')) {
    const { userId, topicId } = address
    if (person?.id !== userId) person = { id: userId, isTaking: taking.people.has(userId) }
    if (!person.isTaking || !taking.topics.has(topicId)) continue
    if (!weights.has(value)) weights.set(value, choiceWeight(variant, state, value))
    const weight = weights.get(value)
    if (weight !== undefined) wishes.push([userId, topicId, weight])
  }
  return wishes
}

/** Contact preferences of the people who come; none unless the event considers them. */
export function contactsOf(state: EventState, { people }: Pick<Participation, 'people'>): Contact[] {
  if (!state.event.considerContactPreferences) return []
  const contacts: Contact[] = []
  for (const { address, value } of cellsIn(state, 'contactPreferences')) {
    if (value === '') continue
    if (!people.has(address.userId) || !people.has(address.topicId) || address.userId === address.topicId)
      continue
    contacts.push([address.userId, address.topicId, value === 'No' ? 'no' : Number(value)])
  }
  return contacts
}
