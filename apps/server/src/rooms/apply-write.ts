import { type AcceptedChange, cellKey, hasOwners, pairKey, supersedes } from '@planner/domain'
import type { Write } from '../storage/storage.ts'
import { putEventKeys, putMeeting, putPerson, type RoomContents, removePerson } from './contents.ts'

/**
 * Applies a write to the live copy with the same semantics as storage. Writes that do not concern a room are
 * ignored.
 */
export function applyWrite(contents: RoomContents, write: Write): void {
  const { state } = contents
  switch (write.kind) {
    case 'putEvent':
      state.event = write.event
      putEventKeys(contents, write.keys)
      return
    case 'putSetting':
      state.settings.set(write.key, write.cell)
      return
    case 'putPerson':
      putPerson(contents, write.person)
      return
    case 'removePerson':
      removePerson(contents, write.personId)
      return
    case 'putTopic':
      state.topics.set(write.topic.id, write.topic)
      return
    case 'removeTopic':
      state.topics.delete(write.topicId)
      return
    case 'putCell': {
      const key = cellKey(write.cell.address)
      if (!hasOwners(state, write.cell.address)) return
      if (supersedes(write.cell, state.cells.get(key))) state.cells.set(key, write.cell)
      return
    }
    case 'removeCells':
      for (const key of write.keys) state.cells.delete(key)
      return
    case 'putMeeting':
      putMeeting(contents, write.meeting)
      return
    case 'removeMeeting':
      state.meetings.delete(pairKey(...write.people))
      return
    case 'removeEvent':
    case 'putOpenedEvent':
    case 'putUse':
    case 'appendAudit':
    case 'startRun':
    case 'stopRun':
    case 'endRun':
    case 'keepPlan':
    case 'setPlan':
    case 'putVersion':
    case 'putScenarioSet':
    case 'putPublished':
    case 'putLetter':
    case 'removeLetter':
    case 'putNoMail':
    case 'removeNoMail':
    case 'putPushDevice':
    case 'removePushDevice':
    case 'putPushKeys':
    case 'putWebhook':
    case 'removeWebhook':
    case 'putWebhookMessage':
    case 'removeWebhookMessage':
    case 'endOpenedEvent':
    case 'endSession':
    case 'forgetIdleSessions':
      return
  }
}

/** Whether copies of an event follow a write; of all others only storage has something. */
export function isOfCopies({ kind }: Write): boolean {
  return OF_COPIES.has(kind)
}

const OF_COPIES: ReadonlySet<Write['kind']> = new Set<Write['kind']>([
  'putEvent',
  'putSetting',
  'putPerson',
  'removePerson',
  'putTopic',
  'removeTopic',
  'putCell',
  'removeCells',
  'putMeeting',
  'removeMeeting',
])

/** Whether these writes may change answers about the event or about its plan versions. */
export function changesAnswers(writes: readonly Write[]): boolean {
  return writes.some(({ kind }) => !CHANGES_NO_ANSWER.has(kind))
}

/** Whether a write erases somebody or a topic. */
export function isErasing({ kind }: Write): boolean {
  return kind === 'removePerson' || kind === 'removeTopic'
}

const CHANGES_NO_ANSWER: ReadonlySet<Write['kind']> = new Set<Write['kind']>([
  'appendAudit',
  'putUse',
  'putPublished',
  'putScenarioSet',
  'stopRun',
])

/** The write of a change that was accepted. */
export function writeOf(eventId: string, change: AcceptedChange): Write {
  const { timestamp } = change
  return change.kind === 'cell'
    ? { kind: 'putCell', eventId, cell: { address: change.address, value: change.value, timestamp } }
    : { kind: 'putSetting', eventId, key: change.key, cell: { value: change.value, timestamp } }
}
