import type { StorageBesideRooms } from '../../storage/storage.ts'
import type { Channel } from '../channel.ts'
import { messageOfLetter } from './push-message.ts'
import type { PushSender } from './push-sender.ts'

type Options = { sender: PushSender; storage: Pick<StorageBesideRooms, 'push'> }

/** Letters to the devices of people who have asked for it; PUSH-4. */
export function pushChannel({ sender, storage }: Options): Channel {
  return {
    name: 'push',
    async reach({ eventId }, people) {
      const reached = new Set(await storage.push.people(eventId))
      return new Map(people.map((id) => [id, reached.has(id) ? null : 'noAddress']))
    },
    send: ({ eventId }, letter) => sender.send(eventId, letter.personId, messageOfLetter(eventId, letter)),
    close: async () => sender.close(),
  }
}
