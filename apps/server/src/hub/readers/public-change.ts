import { isDeepStrictEqual } from 'node:util'
import { type EventState, shownDetails } from '@planner/domain'
import type { StoredPerson, Write } from '../../storage/storage.ts'
import { publicPerson } from './visibility.ts'

/** Whether writes that save a person's form change anything that other participants see of people and topics. */
export function isPublicChange(state: EventState, writes: readonly Write[]): boolean {
  return writes.some((write) => {
    if (write.kind === 'removeTopic') return true
    if (write.kind === 'putTopic')
      return !isSameBut(['timestamp'], state.topics.get(write.topic.id), write.topic)
    if (write.kind !== 'putPerson') return false
    const before = state.persons.get(write.person.id)
    return !before || !isSameBut(['privateKey'], publicPerson(before), publicPerson(write.person))
  })
}

/** Whether writes that save a person's form change what people with a committed meeting read of the person; EVENT-17. */
export function isContactChange(state: EventState, writes: readonly Write[]): boolean {
  return writes.some((write) => {
    if (write.kind !== 'putPerson') return false
    const before = state.persons.get(write.person.id)
    return before !== undefined && !isDeepStrictEqual(shownDetails(before), shownDetails(write.person))
  })
}

function isSameBut(ignored: readonly (keyof StoredPerson)[], a: object | undefined, b: object): boolean {
  const without = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !(ignored as string[]).includes(name)))
  return a !== undefined && isDeepStrictEqual(without(a), without(b))
}
