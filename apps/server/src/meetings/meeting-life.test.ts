import {
  activePeople,
  applyChange,
  can,
  canConfirm,
  cellAddress,
  cellsIn,
  closeMeetingWeek,
  confirmMeeting,
  isActivePerson,
  isReadOnlyValue,
  isStanding,
  type MeetingFact,
  type MutableEventState,
  meetingChoice,
  type PersonId,
  pairKey,
  planMeetings,
  preferenceOf,
  sortedPair,
  takeMeetingBack,
  topicsOf,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyWrite } from '../rooms/apply-write.ts'
import { contentsOf, type RoomContents } from '../rooms/contents.ts'
import type { Write } from '../storage/storage.ts'
import { meetingChangeWrites } from './changed-meetings.ts'
import { meetingFollowUps } from './follow-ups.ts'

const NAMES = ['ann', 'bob', 'cid', 'dan', 'eve']

/** An event of meetings as the room keeps it: every change is followed by what it does to meetings. */
class MeetingLife {
  readonly builder: EventBuilder
  readonly contents: RoomContents
  #now = 10
  readonly past = new Map<string, MeetingFact>()

  constructor(variantId: '1on1' | 'reciprocity', sessions: number) {
    this.builder = new EventBuilder(variantId, { numSessions: sessions })
    for (const id of NAMES.slice(0, 4)) this.builder.owner(id, {}, { numMeetingRequests: 2 })
    const { event, persons, topics } = this.builder.state
    this.contents = contentsOf({
      event,
      keys: { adminKey: 'a', shareKey: 's' },
      settings: [],
      persons: [...persons.values()].map((person) => ({ ...person, privateKey: person.id })),
      topics: [...topics.values()],
      cells: [],
      meetings: [],
    })
  }

  get state(): MutableEventState {
    return this.contents.state
  }

  get now(): number {
    this.#now += 1
    return this.#now
  }

  change(writes: readonly Write[]): void {
    const followUps = meetingFollowUps(this.builder.variant, this.state, writes, this.now)
    for (const write of [...writes, ...followUps]) applyWrite(this.contents, write)
  }

  act(name: string, a: PersonId, b: PersonId, sessions: number, seed: number): void {
    const { variant } = this.builder
    const { state } = this
    const fact = state.meetings.get(pairKey(a, b))
    const by = [a, b, 'organiser'][seed % 3] ?? a
    const at = this.now
    const put = (changes: Parameters<typeof meetingChangeWrites>[2]) =>
      this.change(meetingChangeWrites(variant, state, changes, at))
    const person = state.persons.get(a)
    const topic = cellAddress('preferences', { userId: a, topicId: seed % 4 === 0 ? `${b}_1` : b })
    switch (name) {
      case 'wish':
      case 'unwish': {
        const value = name === 'wish' ? 'Yes' : ''
        const isKnown = state.persons.has(a) && state.topics.has(topic.topicId) && a !== b
        if (!isKnown || isReadOnlyValue('preferences', preferenceOf(state, a, topic.topicId))) return
        const eventId = state.event.id
        this.change([{ kind: 'putCell', eventId, cell: { address: topic, value, timestamp: at } }])
        return
      }
      case 'confirm':
        if (fact && canConfirm(fact, by === 'organiser' ? null : by))
          put([confirmMeeting(state, fact, by, at)])
        return
      case 'takeBack':
        if (fact?.state === 'reserved' || fact?.state === 'committed')
          put([takeMeetingBack(state, fact, by, at)])
        return
      case 'closeWeek': {
        const event = { ...state.event, meetingWeek: state.event.meetingWeek + 1 }
        const { adminKey, shareKey } = this.contents.keys
        const changes = meetingChangeWrites(variant, state, closeMeetingWeek(state, at), at)
        this.change([{ kind: 'putEvent', event, keys: { adminKey, shareKey } }, ...changes])
        return
      }
      case 'plan':
        this.plan(at, seed)
        return
      case 'sessions': {
        const { keys } = this.contents
        this.change([{ kind: 'putEvent', event: { ...state.event, numSessions: sessions }, keys }])
        return
      }
      case 'archive':
      case 'restore':
      case 'wait':
      case 'capacity': {
        if (!person) return
        const fields = {
          archive: { isArchived: true },
          restore: { isArchived: false, isWaiting: false },
          wait: { isWaiting: true },
          capacity: { numMeetingRequests: sessions },
        }[name]
        const changed = { ...person, ...fields, privateKey: a }
        this.change([{ kind: 'putPerson', eventId: 'event', person: changed }])
        return
      }
      case 'erase':
        this.erase(a)
        return
      case 'join':
        this.join(a, at)
        return
      case 'addTopic':
        if (person)
          this.change([{ kind: 'putTopic', eventId: 'event', topic: { ...this.topicOf(a), id: `${a}_1` } }])
        return
      case 'removeTopic':
        this.removeTopic(`${a}_1`)
    }
  }

  topicOf(id: PersonId) {
    const topic = this.state.topics.get(id)
    if (!topic) throw new Error(`${id} has no topic`)
    return topic
  }

  /** Any plan within what a planner would do: it may grant too much, or what nobody wishes any more. */
  plan(at: number, seed: number): void {
    const { variant } = this.builder
    const people = activePeople(this.state).map(({ id }) => id)
    const sessions = this.state.event.numSessions
    const planned = people.flatMap((a, i) =>
      people.slice(i + 1).flatMap((b, j) => {
        const draw = (seed * 31 + i * 7 + j * 13) % 10
        if (draw === 0) return []
        return [[b, a, sessions > 1 ? 1 + (draw % sessions) : null] as const]
      }),
    )
    const changes = planMeetings(variant, this.state, planned, at)
    this.change(meetingChangeWrites(variant, this.state, changes, at))
    this.checkCapacity()
  }

  erase(id: PersonId): void {
    const writes: Write[] = [{ kind: 'removePerson', eventId: 'event', personId: id }]
    for (const topic of topicsOf(this.state.topics.values(), id)) {
      writes.push({ kind: 'removeTopic', eventId: 'event', topicId: topic.id })
    }
    const keys = [...this.state.cells].flatMap(([key, { address }]) =>
      address.userId === id || address.topicId === id || address.topicId === `${id}_1` ? [key] : [],
    )
    this.change([...writes, { kind: 'removeCells', eventId: 'event', keys }])
    for (const [key, fact] of this.past) if (fact.people.includes(id)) this.past.delete(key)
  }

  join(id: PersonId, timestamp: number): void {
    if (this.state.persons.has(id)) return
    const fresh = new EventBuilder('1on1').owner(id, {}, { numMeetingRequests: 2, timestamp })
    const [person, topic] = [fresh.state.persons.get(id), fresh.state.topics.get(id)]
    if (!person || !topic) return
    this.change([
      { kind: 'putPerson', eventId: 'event', person: { ...person, privateKey: id } },
      { kind: 'putTopic', eventId: 'event', topic },
    ])
  }

  removeTopic(topicId: string): void {
    if (!this.state.topics.has(topicId)) return
    const keys = [...this.state.cells].flatMap(([key, { address }]) =>
      address.topicId === topicId ? [key] : [],
    )
    this.change([
      { kind: 'removeTopic', eventId: 'event', topicId },
      { kind: 'removeCells', eventId: 'event', keys },
    ])
  }

  /**
   * After a plan nobody has more meetings than they ask for, or than they have committed to; nor two at once.
   */
  checkCapacity(): void {
    const taken = new Set<string>()
    for (const { id, numMeetingRequests } of this.state.persons.values()) {
      const own = [...this.state.meetings.values()].filter(({ people }) => people.includes(id))
      const committed = own.filter(({ state }) => state === 'committed')
      const standing = own.filter(({ state }) => state === 'committed' || state === 'reserved')
      expect(standing.length).toBeLessThanOrEqual(Math.max(numMeetingRequests, committed.length))
      for (const { sessionId } of standing) {
        if (sessionId === null) continue
        expect(taken).not.toContain(`${id}|${sessionId}`)
        taken.add(`${id}|${sessionId}`)
      }
    }
  }

  check(): void {
    const { variant } = this.builder
    const { state } = this
    for (const [key, fact] of state.meetings) {
      expect(key).toBe(pairKey(...fact.people))
      expect(fact.people).toEqual(sortedPair(...fact.people))
      for (const id of fact.people) expect(state.persons.has(id)).toBe(true)
      if (fact.state === 'reserved' || fact.state === 'committed') {
        for (const id of fact.people) expect(isActivePerson(state, id)).toBe(true)
        expect(fact.week).toBeLessThanOrEqual(state.event.meetingWeek)
        const { sessionId } = fact
        if (sessionId !== null) expect(sessionId).toBeLessThanOrEqual(state.event.numSessions)
        if (state.event.numSessions === 1) expect(sessionId).toBeNull()
      }
      if (fact.state === 'reserved')
        expect(fact.wishedBy.length).toBeGreaterThanOrEqual(can(variant, 'mutualOnly') ? 2 : 1)
      expect(fact.state === 'cancelled').toBe(fact.cancelledBy !== null)
      const isCommitted = fact.state === 'committed' || fact.state === 'past'
      expect(fact.agreedBy).toEqual(isCommitted ? expect.arrayContaining([...fact.wishedBy]) : [])
      for (const id of fact.agreedBy) expect(fact.people).toContain(id)
      if (isStanding(fact)) for (const id of fact.people) this.#checkShown(fact, id)
    }
    for (const { address, value } of cellsIn(state, 'preferences')) {
      const owner = state.topics.get(address.topicId)?.ownerId ?? ''
      const fact = state.meetings.get(pairKey(address.userId, owner)) ?? null
      if (isStanding(fact))
        expect(['', meetingChoice(variant, fact, [], address.userId)]).toContain(String(value))
      else expect(['', 'Yes', 'Yes pending']).toContain(String(value))
    }
    for (const [key, fact] of this.past) expect(state.meetings.get(key)).toBe(fact)
    for (const [key, fact] of state.meetings) if (fact.state === 'past') this.past.set(key, fact)
  }

  #checkShown(fact: MeetingFact, id: PersonId): void {
    const other = fact.people.find((each) => each !== id) ?? ''
    const shown = topicsOf(this.state.topics.values(), other).map((topic) =>
      preferenceOf(this.state, id, topic.id),
    )
    expect(shown).toContain(meetingChoice(this.builder.variant, fact, [], id))
  }
}

const ACTS = [
  'wish',
  'wish',
  'wish',
  'wish',
  'unwish',
  'confirm',
  'confirm',
  'takeBack',
  'plan',
  'plan',
  'closeWeek',
  'sessions',
  'archive',
  'restore',
  'wait',
  'capacity',
  'erase',
  'join',
  'addTopic',
  'removeTopic',
]
const act = fc.tuple(
  fc.constantFrom(...ACTS),
  fc.constantFrom(...NAMES),
  fc.constantFrom(...NAMES),
  fc.integer({ min: 1, max: 3 }),
  fc.nat(1000),
)

test.each(['1on1', 'reciprocity'] as const)(
  'MEET-10, MEET-12: whatever happens in %s, facts and cells agree, nobody has more than they ask for, and past stays',
  (variantId) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(act, { maxLength: 80, size: 'max' }),
        (sessions, acts) => {
          const life = new MeetingLife(variantId, sessions)
          for (const [name, a, b, number, seed] of acts) {
            if (a !== b) life.act(name, a, b, number, seed)
            life.check()
          }
        },
      ),
      { numRuns: 100 },
    )
  },
)

test('LIVE-3: the cells of a meeting are newer than what they replace', () => {
  const life = new MeetingLife('1on1', 1)
  const address = cellAddress('preferences', { userId: 'ann', topicId: 'bob' })
  applyChange(life.builder.variant, life.state, { kind: 'cell', address, value: 'Yes', timestamp: 5000 })
  life.plan(20, 1)
  expect([...life.state.cells.values()].map(({ value, timestamp }) => [value, timestamp])).toEqual([
    ['Yes reserved', 5001],
    ['Yes reserved', 20],
  ])
})
