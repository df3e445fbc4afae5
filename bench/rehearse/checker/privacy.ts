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

/** MEET-24, MEET-26: words of a meeting are for the two; how to reach somebody, once both agreed. */
function toldOfMeetings({ meetings = [] }: HubData, reader: string): Finding[] {
  return meetings.flatMap(({ personIds, agreedBy = [], contact = null, said = [] }) => {
    const isOwn = personIds.includes(reader)
    const hasBoth = isOwn && personIds.every((id) => agreedBy.includes(id))
    const others = said.filter(({ personId }) => personId !== reader)
    const told = [
      ...(contact !== null && !hasBoth ? ['contact details'] : []),
      ...(others.length > 0 && !isOwn ? ['what was said'] : []),
      ...(others.some(({ reach }) => reach !== '') && !hasBoth ? ['how to reach the other one'] : []),
    ]
    const text = `${reader} reads of the meeting of ${personIds}`
    return told.map((what) => ({ rule: 'private meeting', text: `${text}: ${what}` }))
  })
}

/** PRIV-1: what the hub tells a participant, and must not. */
export function toldTooMuch(data: HubData, reader: string): Finding[] {
  const ofPeople = data.persons
    .filter(({ id }) => id !== reader)
    .flatMap((other) =>
      Object.entries(PRIVACY_RULES).flatMap(([rule, find]) =>
        find(other, data).map((text) => ({
          rule: `private ${rule}`,
          text: `${reader} reads of ${other.name}: ${text}`,
        })),
      ),
    )
  return [...ofPeople, ...toldOfMeetings(data, reader)]
}

/** MEET-26: nothing of what two people say to each other is told to organisers. */
export function toldOrganiser({ meetings = [] }: HubData): Finding[] {
  return meetings
    .filter(({ said = [] }) => said.length > 0)
    .map(({ personIds }) => ({
      rule: 'private meeting',
      text: `An organiser reads what ${personIds} have said`,
    }))
}
