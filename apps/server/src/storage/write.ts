import type {
  AddressedCell,
  CellKey,
  EventRecord,
  PersonId,
  PersonRecord,
  SettingCell,
  SettingKey,
  TopicId,
  TopicRecord,
} from '@planner/domain'

/** Secrets of an event, at least 122 random bits each; KEY-1. */
export type EventKeys = { adminKey: string; shareKey: string }

export type StoredPerson = PersonRecord & { privateKey: string }

/**
 * One change of the stored data. Puts insert or replace; removing what is not there is no error; putting
 * anything into an event that is not stored rejects.
 */
export type Write =
  | { kind: 'putEvent'; event: EventRecord; keys: EventKeys }
  /** Removes all the event's data: keys, plan runs and browsers' memories of it included. */
  | { kind: 'removeEvent'; eventId: string }
  | { kind: 'putSetting'; eventId: string; key: SettingKey; cell: SettingCell }
  | { kind: 'putPerson'; eventId: string; person: StoredPerson }
  /**
   * Removes the person's key, every cell that names the person, and what ended plan runs had to plan with too. Their
   * topics stay.
   */
  | { kind: 'removePerson'; eventId: string; personId: PersonId }
  | { kind: 'putTopic'; eventId: string; topic: TopicRecord }
  /** Removes every cell that names the topic too. */
  | { kind: 'removeTopic'; eventId: string; topicId: TopicId }
  /** Kept only when it supersedes the stored cell (LIVE-2). */
  | { kind: 'putCell'; eventId: string; cell: AddressedCell }
  | { kind: 'removeCells'; eventId: string; keys: CellKey[] }
  /** Remembers that a browser has opened an event with a key; HTTP-6. */
  | { kind: 'putOpenedEvent'; sessionId: string; opened: OpenedEvent }

export type OpenedEvent = {
  eventId: string
  role: 'admin' | 'participant' | 'visitor'
  /** Path and query of the link it was opened with. */
  link: string
  openedAt: number
}
