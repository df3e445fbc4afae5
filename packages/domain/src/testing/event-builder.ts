import { type CellAddress, type CellValue, cellAddress, cellKey } from '../cells/address.ts'
import { emptyEventState, type MutableEventState } from '../cells/event-state.ts'
import type { TableName } from '../cells/tables.ts'
import { type EventRecord, newEvent } from '../entities/event.ts'
import { type MeetingFact, pairKey, sortedPair } from '../entities/meeting-fact.ts'
import { newPerson, type PersonRecord } from '../entities/person.ts'
import { newTopic, type TopicRecord } from '../entities/topic.ts'
import type { SettingKey, SettingValue } from '../fields/settings.ts'
import { meetingCells } from '../meetings/meeting-cells.ts'
import type { CellEdit } from '../schedule/schedule-edits.ts'
import { type VariantDescription, type VariantId, variantOf } from '../variants/registry.ts'

/** A builder of event states for tests without a server. Every cell and setting has timestamp 1. */
export class EventBuilder {
  readonly variant: VariantDescription
  readonly state: MutableEventState

  constructor(variantId: VariantId, event: Partial<EventRecord> = {}) {
    this.variant = variantOf(variantId)
    this.state = emptyEventState(newEvent(this.variant, { id: 'event', timestamp: 1, ...event }))
  }

  person(id: string, fields: Partial<PersonRecord> = {}): this {
    this.state.persons.set(id, newPerson({ id, name: id, timestamp: 1, ...fields }))
    return this
  }

  people(...ids: string[]): this {
    for (const id of ids) this.person(id)
    return this
  }

  /** A person with a topic of the same id, as everyone has where people meet in pairs. */
  owner(id: string, topic: Partial<TopicRecord> = {}, person: Partial<PersonRecord> = {}): this {
    return this.person(id, person).topic(id, { ownerId: id, ...topic })
  }

  /** Without `ownerId` a topic without an author. */
  topic(id: string, fields: Partial<TopicRecord> = {}): this {
    if (fields.ownerId === undefined) this.person(id, { registerTopicWithoutAuthor: true })
    this.state.topics.set(id, newTopic({ id, name: id, ownerId: id, timestamp: 1, ...fields }))
    return this
  }

  set(table: TableName, parts: Partial<Omit<CellAddress, 'table'>>, value: CellValue): this {
    return this.apply([{ address: cellAddress(table, parts), value }])
  }

  wish(userId: string, topicId: string, choice: string): this {
    return this.set('preferences', { userId, topicId }, choice)
  }

  hours(userId: string, hours: readonly number[], value: CellValue = true): this {
    for (const hour of hours) this.set('weekDayHourAvailabilities', { userId, hour }, value)
    return this
  }

  /** A meeting of two with the cells that show it; `wishedBy` are both unless told otherwise. */
  meeting(a: string, b: string, state: MeetingFact['state'], fields: Partial<MeetingFact> = {}): this {
    const people = sortedPair(a, b)
    const known = { week: this.state.event.meetingWeek, sessionId: null, cancelledBy: null, timestamp: 1 }
    const wishedBy = fields.wishedBy ?? people
    const agreedBy = state === 'committed' || state === 'past' ? wishedBy : []
    const fact: MeetingFact = { ...known, people, state, wishedBy, agreedBy, said: [], ...fields }
    this.state.meetings.set(pairKey(a, b), fact)
    return this.apply(meetingCells(this.variant, this.state, [{ people, fact, wishes: [] }], 1))
  }

  assign(userId: string, topicId: string, sessionId = 1, topicGroupIndex = 0): this {
    return this.set('assignments', { userId, topicId, sessionId, topicGroupIndex }, true)
  }

  start(topicId: string, sessionId: number, slot: number | null, topicGroupIndex = 0): this {
    return this.set('weekDayHourAssignments', { topicId, sessionId, topicGroupIndex }, slot)
  }

  apply(edits: readonly CellEdit[]): this {
    for (const edit of edits) this.state.cells.set(cellKey(edit.address), { ...edit, timestamp: 1 })
    return this
  }

  setting(key: SettingKey, value: SettingValue): this {
    this.state.settings.set(key, { value, timestamp: 1 })
    return this
  }
}
