import { type CellAddress, type CellKey, type CellValue, cellAddress, cellKey } from '../cells/address.ts'
import type { AddressedCell, EventState } from '../cells/event-state.ts'
import { partnerOf } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { topicsOf } from '../entities/topic.ts'
import { groupsBy } from '../groups-by.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { type MeetingChange, meetingChoice } from './transitions.ts'

/** The cells of an event before a change, with those that the same change sets. */
export type CellsBefore = { get(key: CellKey): Readonly<AddressedCell> | undefined }

/**
 * How meetings stand, as cells of both people (MEET-10): about the other's first topic, which others read
 * (PRIV-16), and about each topic of theirs that was chosen. A cell is newer than the one before (LIVE-3).
 */
export function meetingCells(
  variant: VariantDescription,
  state: EventState,
  changes: Iterable<MeetingChange>,
  at: number,
  before: CellsBefore = state.cells,
): AddressedCell[] {
  const topics = groupsBy(state.topics.values(), ({ ownerId }) => ownerId)
  const addressesOf = (personId: PersonId, otherId: PersonId): CellAddress[] => {
    const all = topicsOf(topics.get(otherId) ?? [], otherId).map(({ id }) =>
      cellAddress('preferences', { userId: personId, topicId: id }),
    )
    const chosen = all.filter((address) => (before.get(cellKey(address))?.value ?? '') !== '')
    return [...new Set([...all.slice(0, 1), ...chosen])]
  }
  const cells: AddressedCell[] = []
  for (const { people, fact, wishes } of changes) {
    if (wishes === null) continue
    for (const personId of people) {
      const value = meetingChoice(variant, fact, wishes, personId)
      for (const address of addressesOf(personId, partnerOf({ people }, personId))) {
        const known = before.get(cellKey(address))
        if (isSame(known?.value ?? '', value)) continue
        cells.push({ address, value, timestamp: Math.max(at, (known?.timestamp ?? 0) + 1) })
      }
    }
  }
  return cells
}

/** A `Yes` that a person has entered is shown as `Yes pending` already. */
function isSame(known: CellValue, value: string): boolean {
  return known === value || (known === 'Yes' && value === 'Yes pending')
}
