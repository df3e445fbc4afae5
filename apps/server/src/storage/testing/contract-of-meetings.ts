import type { MeetingFact } from '@planner/domain'
import { expect, it } from 'vitest'
import type { Storage, Write } from '../storage.ts'
import { loadStored, newId, samplePerson, storeEvent } from './samples.ts'

export function contractOfMeetings(storage: () => Storage): void {
  it('MEET-10: the meeting of a pair is returned as it was put, also after replacing it, until it is removed', async () => {
    const { eventId, people } = await eventWithPeople()
    const [a, b, c] = people
    const first = meeting([a, b], { sessionId: 2, wishedBy: [a] })
    await storage().write([put(eventId, first), put(eventId, meeting([a, c])), put(eventId, meeting([b, c]))])
    expect((await loadStored(storage(), eventId)).meetings).toEqual([first, meeting([a, c]), meeting([b, c])])
    const cancelled = meeting([a, c], { state: 'cancelled', cancelledBy: c, week: 3 })
    await storage().write([
      put(eventId, cancelled),
      { kind: 'removeMeeting', eventId, people: [a, b] },
      put(eventId, meeting([b, c], { state: 'past' })),
    ])
    expect((await loadStored(storage(), eventId)).meetings).toEqual([
      cancelled,
      meeting([b, c], { state: 'past' }),
    ])
  })

  it('KEY-9: removing a person deletes their meetings', async () => {
    const { eventId, people } = await eventWithPeople()
    const [a, b, c] = people
    await storage().write([put(eventId, meeting([a, b])), put(eventId, meeting([a, c]))])
    await storage().write([{ kind: 'removePerson', eventId, personId: b }])
    expect((await loadStored(storage(), eventId)).meetings).toEqual([meeting([a, c])])
  })

  it('KEY-10: an event that was removed leaves no meeting', async () => {
    const { eventId, people } = await eventWithPeople()
    await storage().write([put(eventId, meeting([people[0], people[1]]))])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().loadEvent(eventId)).toBeUndefined()
  })

  async function eventWithPeople() {
    const eventId = await storeEvent(storage())
    const people = [newId('a'), newId('b'), newId('c')] as const
    await storage().write(
      people.map((id): Write => ({ kind: 'putPerson', eventId, person: samplePerson(id) })),
    )
    return { eventId, people }
  }
}

function meeting(people: MeetingFact['people'], fields: Partial<MeetingFact> = {}): MeetingFact {
  return {
    people,
    week: 1,
    sessionId: null,
    state: 'reserved',
    wishedBy: [],
    agreedBy: [],
    said: [],
    cancelledBy: null,
    timestamp: 1,
    ...fields,
  }
}

const put = (eventId: string, fact: MeetingFact): Write => ({ kind: 'putMeeting', eventId, meeting: fact })
