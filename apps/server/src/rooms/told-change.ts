import type { EventState } from '@planner/domain'
import { type ChangeToLog, EVERYTHING } from '../storage/change-log.ts'
import type { Write } from '../storage/storage.ts'
import { isOfCopies } from './apply-write.ts'
import type { ChangeOptions, MadeChange, Notice, PassingNotice } from './feed.ts'

/** What the log tells of a change: as a node made it, or that the event has to be loaded anew. */
export type ToldChange =
  | { kind: 'change'; notice: Notice; writes: readonly Write[]; followUps: readonly Write[] }
  | { kind: 'reload' }

/** A longer text costs more than to load the event; characters. */
const MOST_CHARACTERS = 200_000

/** What other nodes learn of a change, and what it rests on. */
export function changeToLog(
  eventId: string,
  base: number,
  { writes, followUps, ...notice }: MadeChange,
  { actor }: Pick<ChangeOptions, 'actor'>,
): ChangeToLog {
  const told: ToldChange = {
    kind: 'change',
    notice: withoutRecords(notice),
    writes: writes.flatMap(ofCopies),
    followUps: followUps.flatMap(ofCopies),
  }
  const text = JSON.stringify(told)
  const all = [...writes, ...followUps]
  return {
    eventId,
    base,
    text: text.length > MOST_CHARACTERS ? JSON.stringify(RELOAD) : text,
    touches: [...new Set(all.flatMap(touchedBy))],
    restsOn: [...new Set([...OF_ALL, ...personOf(actor), ...all.flatMap(restsOf)])],
  }
}

/** Of a change that other nodes only load. */
export function reloadToLog(eventId: string, base: number): ChangeToLog {
  return { eventId, base, text: JSON.stringify(RELOAD), touches: [EVERYTHING], restsOn: [EVERYTHING] }
}

/** Of something that changes nothing, by whoever does not have the event open. */
export function noticeToLog(eventId: string, notice: PassingNotice): ChangeToLog {
  const told: ToldChange = { kind: 'change', notice, writes: [], followUps: [] }
  return { eventId, base: Number.MAX_SAFE_INTEGER, text: JSON.stringify(told), touches: [], restsOn: [] }
}

const RELOAD: ToldChange = { kind: 'reload' }

/** `state` is the event before the change. */
export function toldChange(text: string, state: EventState): ToldChange {
  const told = JSON.parse(text) as ToldChange
  return told.kind === 'reload' ? told : { ...told, notice: withRecords(told.notice, state) }
}

/** The log keeps nothing of somebody who is erased but the id. */
function withoutRecords(notice: Notice): Notice {
  if (notice.kind !== 'personRemoved') return notice
  return { ...notice, person: { id: notice.person.id } as typeof notice.person }
}

function withRecords(notice: Notice, state: EventState): Notice {
  if (notice.kind !== 'personRemoved') return notice
  return { ...notice, person: state.persons.get(notice.person.id) ?? notice.person }
}

/** What copies of other nodes have of a write: of runs only that they changed, of the audit only that it grew. */
function ofCopies(write: Write): Write[] {
  if (isOfCopies(write)) return [write]
  switch (write.kind) {
    case 'removeEvent':
      return [write]
    case 'appendAudit':
    case 'startRun':
    case 'stopRun':
    case 'endRun':
    case 'keepPlan':
    case 'setPlan':
    case 'putScenarioSet':
      return [{ kind: write.kind } as Write]
    default:
      return []
  }
}

/** Rights and what may be done rest on them. */
const OF_ALL = ['event', 'settings']

function personOf(actor: ChangeOptions['actor']): string[] {
  return actor && actor.personId !== '' ? [person(actor.personId)] : []
}

const person = (id: string) => `p:${id}`
const topic = (id: string) => `t:${id}`

function touchedBy(write: Write): string[] {
  switch (write.kind) {
    case 'putEvent':
      return ['event']
    case 'putSetting':
      return ['settings']
    case 'putPerson':
      return [person(write.person.id)]
    case 'removePerson':
      return [person(write.personId), 'removals']
    case 'putTopic':
      return [topic(write.topic.id)]
    case 'removeTopic':
      return [topic(write.topicId), 'removals']
    case 'putCell':
    case 'removeCells':
      return ['cells']
    case 'putMeeting':
    case 'removeMeeting':
      return ['meetings']
    case 'removeEvent':
      return [EVERYTHING]
    case 'startRun':
    case 'stopRun':
    case 'endRun':
    case 'keepPlan':
    case 'setPlan':
    case 'putVersion':
      return ['runs']
    case 'putScenarioSet':
      return ['scenarios']
    default:
      return []
  }
}

/** Cells merge whatever the order; all else must not have been changed by others. Meetings follow cells. */
function restsOf(write: Write): string[] {
  switch (write.kind) {
    case 'putCell':
      return [person(write.cell.address.userId), 'removals']
    case 'removeCells':
      return []
    case 'putTopic':
      return [topic(write.topic.id), person(write.topic.ownerId)]
    case 'putMeeting':
    case 'removeMeeting':
      return ['meetings', 'cells', 'removals']
    default:
      return touchedBy(write)
  }
}
