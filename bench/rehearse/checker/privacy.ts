import { type Finding, type HubData, type HubPerson, settingOf } from './hub-data.ts'
import { factsOf } from './variant-facts.ts'

/** What a participant must not read of somebody else; each finds what is told nevertheless. */
export const PRIVACY_RULES: Readonly<Record<string, (other: HubPerson, data: HubData) => string[]>> = {
  address: ({ email, phone }) => [email, phone].filter((text) => text !== ''),
  link: ({ personalLink }) => (personalLink === '' ? [] : ['the personal link']),
  contactPreference: ({ contactPreferences }) =>
    Object.entries(contactPreferences).flatMap(([id, { value }]) =>
      value === '' ? [] : [`${value} about ${id}`],
    ),
  wish: oneSidedWishes,
  archived: ({ isArchived, isWaiting }) => (isArchived || isWaiting ? ['that they take no part'] : []),
}

/** A wish to meet reaches its author and organisers only, until a plan grants it. */
function oneSidedWishes({ preferences }: HubPerson, data: HubData): string[] {
  if (!settingOf(data, 'ui|hideOneSidedWishes', factsOf(data.event.variant).hidesWishes)) return []
  return Object.entries(preferences).flatMap(([id, { value }]) =>
    value === 'Yes' || value === 'Yes pending' ? [`the wish to meet ${id}`] : [],
  )
}

/** PRIV-1: what the hub tells a participant, and must not. */
export function toldTooMuch(data: HubData, reader: string): Finding[] {
  return data.persons
    .filter(({ id }) => id !== reader)
    .flatMap((other) =>
      Object.entries(PRIVACY_RULES).flatMap(([rule, find]) =>
        find(other, data).map((text) => ({
          rule: `private ${rule}`,
          text: `${reader} reads of ${other.name}: ${text}`,
        })),
      ),
    )
}
