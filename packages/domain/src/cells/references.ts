import type { EventState } from '../entities/event-state.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { CellAddress } from './address.ts'
import { PARTS, type Reference } from './tables.ts'

type ReferenceRule = {
  exists: (variant: VariantDescription, state: EventState, value: string | number) => boolean
  /** Whose removal takes the cell along. Sessions that are switched off keep their cells (SESSION-3). */
  goesWith: 'person' | 'topic' | null
}

const REFERENCES = {
  person: { exists: (_, { persons }, id) => persons.has(String(id)), goesWith: 'person' },
  topic: { exists: (_, { topics }, id) => topics.has(String(id)), goesWith: 'topic' },
  session: {
    exists: (variant, state, id) => isWithin(id, 1, numSessionsOf(variant, state)),
    goesWith: null,
  },
  sessionOrNone: {
    exists: (variant, state, id) => isWithin(id, 0, numSessionsOf(variant, state)),
    goesWith: null,
  },
  topicGroup: {
    exists: (_, { event }, index) => isWithin(index, 0, event.numberOfGroupsForTopic - 1),
    goesWith: null,
  },
  hourOfWeek: { exists: (_variant, _state, hour) => isWithin(hour, 0, 167), goesWith: null },
} as const satisfies Record<Reference, ReferenceRule>

/** Whether the person, other person, topic, subgroup, session and hour of an address exist in the event. */
export function isKnownAddress(
  variant: VariantDescription,
  state: EventState,
  address: CellAddress,
): boolean {
  return PARTS[address.table].every(([part, reference]) =>
    REFERENCES[reference].exists(variant, state, address[part]),
  )
}

/** Whether the people and the topic a cell names are there: otherwise it has gone with them. */
export function hasOwners({ persons, topics }: EventState, address: CellAddress): boolean {
  const owners = { person: persons, topic: topics }
  return PARTS[address.table].every(([part, reference]) => {
    const { goesWith } = REFERENCES[reference]
    return goesWith === null || owners[goesWith].has(String(address[part]))
  })
}

/** Whether the removal of a person takes the cell along: their own row, and what others said about them. */
export function namesPerson(address: CellAddress, personId: string): boolean {
  return names(address, 'person', personId)
}

/** Whether the removal of a topic takes the cell along; TOPIC-13. */
export function namesTopic(address: CellAddress, topicId: string): boolean {
  return names(address, 'topic', topicId)
}

function names(address: CellAddress, kind: 'person' | 'topic', id: string): boolean {
  return PARTS[address.table].some(
    ([part, reference]) => REFERENCES[reference].goesWith === kind && address[part] === id,
  )
}

/** Whether a cell names one person twice. */
export function namesOneselfTwice(address: CellAddress): boolean {
  const people = PARTS[address.table].filter(([, reference]) => reference === 'person')
  return people.length > 1 && new Set(people.map(([part]) => address[part])).size < people.length
}

/** Whether a cell names an archived person or a topic of one. */
export function isOfArchived(state: EventState, address: CellAddress): boolean {
  return PARTS[address.table].some(([part, reference]) => {
    const id = String(address[part])
    const { goesWith } = REFERENCES[reference]
    const personId = goesWith === 'topic' ? state.topics.get(id)?.ownerId : id
    return goesWith !== null && state.persons.get(personId ?? '')?.isArchived === true
  })
}

function isWithin(value: string | number, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** `numSessions` is at least the enabled sessions; SESSION-2. */
function numSessionsOf(variant: VariantDescription, state: EventState): number {
  return Math.max(state.event.numSessions, numEnabledSessions(variant, state.event, state.topics.values()))
}
