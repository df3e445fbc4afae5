import {
  type AddressedCell,
  type CellKey,
  type CellValue,
  cellKey,
  type MeetingFact,
  pairKey,
} from '@planner/domain'
import type { LetterWrite } from './letter-row.ts'
import type { PushWrite } from './push-row.ts'
import type { WebhookWrite } from './webhook-row.ts'
import type { OpenedEvent, Write } from './write.ts'

/** A serialised write. Serialised synchronously, so that later mutations by the caller have no effect. */
export type Change =
  | { kind: 'putEvent'; eventId: string; data: string; adminKey: string; shareKey: string }
  | { kind: 'putSetting'; eventId: string; key: string; value: string; timestamp: number }
  | { kind: 'putPerson'; eventId: string; id: string; data: string; privateKey: string }
  | { kind: 'removePerson'; eventId: string; id: string }
  | { kind: 'putTopic'; eventId: string; id: string; data: string }
  | { kind: 'removeTopic'; eventId: string; id: string }
  | { kind: 'putCell'; eventId: string; key: CellKey; value: CellValue; timestamp: number }
  | PutCells
  | { kind: 'putMeeting'; eventId: string; id: string; personA: string; personB: string; data: string }
  | { kind: 'removeMeeting'; eventId: string; id: string; personA: string; personB: string }
  | ({ kind: 'putOpenedEvent'; sessionId: string; browser: string } & OpenedEvent)
  | Extract<Write, { kind: 'removeEvent' | 'putUse' | 'appendAudit' }>
  | Extract<
      Write,
      {
        kind:
          | 'putPublished'
          | 'putVersion'
          | 'startRun'
          | 'stopRun'
          | 'endRun'
          | 'keepPlan'
          | 'setPlan'
          | 'putScenarioSet'
      }
    >
  | WebhookWrite
  | LetterWrite
  | PushWrite
  | Extract<Write, { kind: 'endOpenedEvent' | 'endSession' | 'forgetIdleSessions' }>

/** Many cells, as JSON arrays of key, value and timestamp: few large strings cross threads fast. */
export type PutCells = { kind: 'putCells'; eventId: string; texts: readonly string[] }

/** A cell of `PutCells`. */
export type PackedCell = [CellKey, CellValue, number]

/** Serialises cells for `PutCells`. */
export function cellsText(eventId: string, cells: readonly AddressedCell[]): string {
  const packed = cells.map((cell): PackedCell => {
    const { key, value, timestamp } = cellChange({ kind: 'putCell', eventId, cell })
    return [key, value, timestamp]
  })
  return JSON.stringify(packed)
}

export type ChangeOf<K extends Change['kind']> = Extract<Change, { kind: K }>

/** Throws for values that would not survive a round trip: an id with '|', NaN. */
export function changesOf(writes: readonly Write[]): Change[] {
  return writes.flatMap((write) => (write.kind === 'removeCells' ? [] : changeOf(write)))
}

function changeOf(write: Exclude<Write, { kind: 'removeCells' }>): Change {
  switch (write.kind) {
    case 'putEvent': {
      const { event, keys } = write
      const { adminKey, shareKey } = keys
      return { kind: 'putEvent', eventId: event.id, data: JSON.stringify(event), adminKey, shareKey }
    }
    case 'putSetting': {
      const { eventId, key, cell } = write
      return {
        kind: 'putSetting',
        eventId,
        key,
        value: JSON.stringify(cell.value),
        timestamp: cell.timestamp,
      }
    }
    case 'putPerson': {
      const { privateKey, ...person } = write.person
      const { id } = person
      return { kind: 'putPerson', eventId: write.eventId, id, data: JSON.stringify(person), privateKey }
    }
    case 'putTopic': {
      const { id } = write.topic
      return { kind: 'putTopic', eventId: write.eventId, id, data: JSON.stringify(write.topic) }
    }
    case 'putCell':
      return cellChange(write)
    case 'putMeeting': {
      const { eventId, meeting } = write
      return { kind: 'putMeeting', eventId, ...pairOf(meeting.people), data: JSON.stringify(meeting) }
    }
    case 'removeMeeting':
      return { kind: 'removeMeeting', eventId: write.eventId, ...pairOf(write.people) }
    case 'removePerson':
      return { kind: 'removePerson', eventId: write.eventId, id: write.personId }
    case 'removeTopic':
      return { kind: 'removeTopic', eventId: write.eventId, id: write.topicId }
    case 'putOpenedEvent': {
      const { eventId, role, link, openedAt } = write.opened
      const { sessionId, browser = '' } = write
      return { kind: 'putOpenedEvent', sessionId, browser, eventId, role, link, openedAt }
    }
    default:
      return structuredClone(write)
  }
}

function pairOf([personA, personB]: MeetingFact['people']): { id: string; personA: string; personB: string } {
  return { id: pairKey(personA, personB), personA, personB }
}

function cellChange({ eventId, cell }: Extract<Write, { kind: 'putCell' }>): ChangeOf<'putCell'> {
  const { address, value, timestamp } = cell
  if (address.userId.includes('|') || address.topicId.includes('|')) {
    const ids = `userId "${address.userId}", topicId "${address.topicId}"`
    throw new Error(`putCell: ${ids} must not hold '|'. Maybe the id was not made by the server.`)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`putCell: the value of a cell in ${address.table} is ${value}. Maybe it was not parsed.`)
  }
  if (!Number.isFinite(timestamp)) {
    throw new Error(
      `putCell: the timestamp of a cell in ${address.table} is ${timestamp}. Maybe it was not parsed.`,
    )
  }
  return { kind: 'putCell', eventId, key: cellKey(address), value, timestamp }
}
