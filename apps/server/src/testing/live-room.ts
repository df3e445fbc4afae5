import type { EventBuilder } from '@planner/domain/testing'
import { contentsOf } from '../rooms/contents.ts'
import { Room } from '../rooms/room.ts'
import type { Storage, Write } from '../storage/storage.ts'

/** The room of an event. Nothing of it is stored or loaded, unless by a storage of its own: `stored` is what would be. */
export function liveRoom(
  { state }: EventBuilder,
  ownStorage: Partial<Storage> = {},
): { room: Room; stored: Write[] } {
  const { event, settings, persons, topics, cells, meetings } = state
  const contents = contentsOf({
    event,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [...settings],
    persons: [...persons.values()].map((person) => ({ ...person, privateKey: `key of ${person.id}` })),
    topics: [...topics.values()],
    cells: [...cells.values()],
    meetings: [...meetings.values()],
  })
  const stored: Write[] = []
  const storage = {
    write: async (writes) => stored.push(...writes),
    ...ownStorage,
  } as Partial<Storage> as Storage
  const options = { storage, now: () => 100, onReloaded: () => {}, onBroken: () => {} }
  return { room: new Room(contents, options), stored }
}
