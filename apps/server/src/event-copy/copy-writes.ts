import type { AuditActor, AuditedAction, EventRecord } from '@planner/domain'
import type { EventExport } from '@planner/protocol'
import type { Ids } from '../ids.ts'
import type { EventKeys, Write } from '../storage/storage.ts'
import type { EventInFile } from './read-event-file.ts'

type Options = {
  ids: Ids
  now: number
  actor: AuditActor
  audited: AuditedAction
  /** The ids of versions are those of the file; else new ones, since they are unique among all events. */
  keepsPlanIds: boolean
}

/** Everything but the cells of an event that is made as a copy, with keys that nobody has had before. */
export function copyWrites(
  copied: Omit<EventInFile, 'cells'>,
  { ids, now, actor, audited, keepsPlanIds }: Options,
): { event: Extract<Write, { kind: 'putEvent' }>; others: Write[]; keys: EventKeys } {
  const { event, settings, persons, topics, meetings, plans } = copied
  const eventId = event.id
  const keys: EventKeys = { adminKey: ids.newKey(), shareKey: ids.newKey() }
  const others: Write[] = [
    { kind: 'appendAudit', eventId, entry: { at: now, actor, ...audited } },
    ...settings.map(([key, cell]): Write => ({ kind: 'putSetting', eventId, key, cell })),
    ...persons.map(
      (person): Write => ({ kind: 'putPerson', eventId, person: { ...person, privateKey: ids.newKey() } }),
    ),
    ...topics.map((topic): Write => ({ kind: 'putTopic', eventId, topic })),
    ...meetings.map((meeting): Write => ({ kind: 'putMeeting', eventId, meeting })),
    ...plans.map(
      (plan): Write => ({
        kind: 'putVersion',
        eventId,
        version: { ...versionOf(plan), ...(keepsPlanIds ? {} : { id: ids.newId() }) },
      }),
    ),
  ]
  return { event: { kind: 'putEvent', event, keys }, others, keys }
}

type Version = Extract<Write, { kind: 'putVersion' }>['version']

function versionOf({ best, settings, author, ...plan }: EventExport['plans'][number]): Version {
  return {
    ...plan,
    settings: JSON.stringify(settings),
    best: best === null ? null : JSON.stringify(best),
    author: author === null ? null : (author as AuditActor),
  }
}

/** An event like another one, for a later time: nothing of its plan, and a name of its own. */
export function nextEvent(
  event: EventRecord,
  changes: Pick<EventRecord, 'id' | 'name' | 'timestamp'>,
): EventRecord {
  return {
    ...event,
    ...changes,
    createdAt: changes.timestamp,
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
    meetingWeek: 1,
  }
}
