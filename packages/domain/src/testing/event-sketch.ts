import { cellAddress, cellKey } from '../cells/address.ts'
import type { CellValue } from '../cells/cell.ts'
import type { TableName } from '../cells/tables.ts'
import { newEvent } from '../entities/event.ts'
import { emptyEventState, type MutableEventState } from '../entities/event-state.ts'
import { newPerson, type PersonRecord } from '../entities/person.ts'
import { newTopic, type TopicRecord } from '../entities/topic.ts'
import type { CellEdit } from '../schedule/schedule-edits.ts'
import { type VariantDescription, type VariantId, variantOf } from '../variants/registry.ts'

/** A builder of event states for tests: people and topics by id, cells by table and parts. All timestamps are 1. */
export class EventSketch {
  readonly variant: VariantDescription
  readonly state: MutableEventState

  constructor(id: VariantId, people: readonly string[]) {
    this.variant = variantOf(id)
    this.state = emptyEventState(newEvent(this.variant, { id: 'e', timestamp: 1 }))
    for (const person of people) this.person(person, {})
  }

  person(id: string, fields: Partial<PersonRecord>): this {
    this.state.persons.set(id, newPerson({ id, name: id, timestamp: 1, ...fields }))
    return this
  }

  topic(id: string, ownerId: string, fields: Partial<TopicRecord> = {}): this {
    this.state.topics.set(id, newTopic({ id, ownerId, name: id, timestamp: 1, ...fields }))
    return this
  }

  put(table: TableName, parts: Parameters<typeof cellAddress>[1], value: CellValue): this {
    return this.apply([{ address: cellAddress(table, parts), value }])
  }

  assign(userId: string, topicId: string, sessionId = 1, topicGroupIndex = 0): this {
    return this.put('assignments', { userId, topicId, sessionId, topicGroupIndex }, true)
  }

  start(topicId: string, sessionId: number, slot: number | null, topicGroupIndex = 0): this {
    return this.put('weekDayHourAssignments', { topicId, sessionId, topicGroupIndex }, slot)
  }

  prefer(userId: string, topicId: string, value: string): this {
    return this.put('preferences', { userId, topicId }, value)
  }

  apply(edits: readonly CellEdit[]): this {
    for (const edit of edits) this.state.cells.set(cellKey(edit.address), { ...edit, timestamp: 1 })
    return this
  }
}
