import { type MeetingFact, type MeetingKey, type PersonId, pairKey, type TopicId } from '@planner/domain'
import type { StoredPerson, Write } from '../storage/storage.ts'
import type { RoomContents } from './contents.ts'

/**
 * Memory of one cell: its key, address and value, with what maps and objects need themselves. Measured;
 * bytes.
 */
export const CELL_BYTES = 400
/** Memory of one meeting of two; bytes. */
const MEETING_BYTES = 600
/** Memory of a person or topic beside its texts: key, hash and indexes; bytes. */
const RECORD_BYTES = 1000

/** Estimates the memory that an event takes, so that it can be bounded; bytes. */
export class EventSize {
  readonly #contents: RoomContents
  readonly #records = new Map<string, number>()
  #recordBytes = 0
  /** Meetings in which something is said. */
  readonly #said = new Map<MeetingKey, MeetingFact['people']>()

  constructor(contents: RoomContents) {
    this.#contents = contents
    const { persons, topics, meetings } = contents.state
    for (const person of persons.values()) this.#put(personKey(person.id), sizeOf(person))
    for (const topic of topics.values()) this.#put(topicKey(topic.id), sizeOf(topic))
    for (const meeting of meetings.values()) this.#say(meeting)
  }

  get bytes(): number {
    const { cells, meetings } = this.#contents.state
    return this.#recordBytes + cells.size * CELL_BYTES + meetings.size * MEETING_BYTES
  }

  /** Call for each write that was applied. */
  applied(write: Write): void {
    if (write.kind === 'putPerson') this.#put(personKey(write.person.id), sizeOfPerson(write.person))
    else if (write.kind === 'putTopic') this.#put(topicKey(write.topic.id), sizeOf(write.topic))
    else if (write.kind === 'putMeeting') this.#say(write.meeting)
    else if (write.kind === 'removeMeeting') this.#say({ people: write.people, said: [] })
    else if (write.kind === 'removePerson') {
      this.#put(personKey(write.personId), 0)
      // Their meetings go with them.
      for (const people of this.#said.values())
        if (people.includes(write.personId)) this.#say({ people, said: [] })
    } else if (write.kind === 'removeTopic') this.#put(topicKey(write.topicId), 0)
  }

  /** How many bytes new cells, people, topics and what is said in meetings add; negative when they shrink. */
  growthOf(writes: readonly Write[], newCells: number): number {
    let growth = newCells * CELL_BYTES
    for (const write of writes) {
      if (write.kind === 'putPerson')
        growth += sizeOfPerson(write.person) - this.#sizeAt(personKey(write.person.id))
      else if (write.kind === 'putTopic')
        growth += sizeOf(write.topic) - this.#sizeAt(topicKey(write.topic.id))
      else if (write.kind === 'putMeeting')
        growth += textsOf(write.meeting.said) - this.#sizeAt(pairKey(...write.meeting.people))
    }
    return growth
  }

  /** What the two of a meeting say to each other; the meeting itself is counted with all others. */
  #say({ people, said }: Pick<MeetingFact, 'people' | 'said'>): void {
    const key = pairKey(...people)
    this.#put(key, textsOf(said))
    if (said.length > 0) this.#said.set(key, people)
    else this.#said.delete(key)
  }

  #sizeAt(key: string): number {
    return this.#records.get(key) ?? 0
  }

  #put(key: string, bytes: number): void {
    this.#recordBytes += bytes - this.#sizeAt(key)
    if (bytes === 0) this.#records.delete(key)
    else this.#records.set(key, bytes)
  }
}

const personKey = (id: PersonId) => `person ${id}`
const topicKey = (id: TopicId) => `topic ${id}`

/** RECORD_BYTES includes the key. */
function sizeOfPerson({ privateKey: _, ...person }: StoredPerson): number {
  return sizeOf(person)
}

function sizeOf(record: object): number {
  return RECORD_BYTES + textsOf(record)
}

/** A character takes up to two bytes. */
function textsOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + textsOf(each), 0)
}
