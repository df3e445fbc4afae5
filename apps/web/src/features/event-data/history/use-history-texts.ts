import {
  type Ask,
  type AuditAction,
  type AuditDetails,
  type EventState,
  isSettingKey,
  isTableName,
  type SettingValue,
  TABLES,
  type TableName,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { LetterKind, WireAuditEntry } from '@planner/protocol'
import { settingValueText } from '../../../components/setting-value-text.ts'
import { hasMessage, type Translate } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

/** Says of an entry who and what, with the names that people and topics have now. */
export function useHistoryTexts() {
  const t = useWords()
  const names = namesOf(t, useLiveSnapshot().state)
  return {
    who: ({ actor: { kind, personId, name } }: WireAuditEntry): string => {
      if (kind === 'server') return t('history.who.server')
      if (kind !== 'adminLink') return names.person(personId)
      return name === '' ? t('history.who.adminLink') : t('history.who.named', { name })
    },
    what: (entry: WireAuditEntry): string => t(...SAID[entry.action](entry, names)),
  }
}

type Values = Record<string, string | number>
type Say = (entry: WireAuditEntry, names: Names) => [MessageKey, Values?]
type Names = ReturnType<typeof namesOf>

const CHOICES: Record<Ask, MessageKey> = {
  topics: 'history.choices.topics',
  people: 'history.choices.people',
  sessions: 'history.choices.times',
  hours: 'history.choices.times',
}

/** What was done to a group, where that is not its time or whether it is fixed. */
const OF_GROUP: Partial<Record<TableName, (value: unknown) => MessageKey>> = {
  topicGroupRooms: (value) => (value === '' ? 'history.roomLeft' : 'history.roomChanged'),
  fixedRooms: (value) => (value === true ? 'history.roomFixed' : 'history.roomOpen'),
}

function cellsKey(table: TableName): MessageKey {
  const { asks } = TABLES[table]
  return asks === null ? 'history.kind.schedule' : CHOICES[asks]
}

const ofPerson =
  (key: MessageKey): Say =>
  ({ subject }, { person }) => [key, { person: person(subject) }]

/** The other one is named by the id of their first topic, which is theirs. */
const ofMeeting =
  (key: MessageKey): Say =>
  ({ subject, topic }, { person }) => [key, { person: person(subject), other: person(topic) }]

/** What each action is called; one without a text does not compile. */
const SAID: Record<AuditAction, Say> = {
  eventRegistered: () => ['history.eventRegistered'],
  eventChanged: ({ details }, { fields }) => [
    'history.eventChanged',
    { fields: fields(details, 'eventData.field.') },
  ],
  settingChanged: ({ subject, details }, { setting, value }) => [
    'history.settingChanged',
    { setting: setting(subject), from: value(details.from), to: value(details.to) },
  ],
  keysReplaced: ({ details: { admin, share } }) => [
    admin && share
      ? 'history.keysReplaced.both'
      : admin
        ? 'history.keysReplaced.admin'
        : 'history.keysReplaced.share',
  ],
  personalLinkReplaced: ofPerson('history.personalLinkReplaced'),
  sessionEnded: () => ['history.sessionEnded'],
  adminGranted: ofPerson('history.adminGranted'),
  adminRevoked: ofPerson('history.adminRevoked'),
  personRegistered: (entry, names) =>
    isOwn(entry) ? ['history.registeredSelf'] : ofPerson('history.personRegistered')(entry, names),
  personChanged: ({ subject, details }, { person, fields }) => [
    'history.personChanged',
    { person: person(subject), fields: fields(details, 'userData.') },
  ],
  choicesChanged: ({ subject, details: { table } }, { person, value }) => [
    'history.choicesChanged',
    { person: person(subject), what: value(table) },
  ],
  personApproved: ofPerson('history.personApproved'),
  personArchived: ofPerson('history.personArchived'),
  personRestored: ofPerson('history.personRestored'),
  lettersSent: ({ details }) => [
    LETTERS_SENT[String(details.kind)] ?? 'history.lettersSent.reminder',
    { number: Number(details.number) },
  ],
  lettersStopped: ({ details }) => ['history.lettersStopped', { number: Number(details.number) }],
  lettersChanged: ({ details }) => [
    details.tellsChanges === true ? 'history.lettersOn' : 'history.lettersOff',
  ],
  personErased: (entry) => [isOwn(entry) ? 'history.erasedSelf' : 'history.personErased'],
  planStarted: () => ['history.planStarted'],
  planStopped: () => ['history.planStopped'],
  planEnded: () => ['history.planEnded'],
  planFailed: ({ details }, { refusal }) => ['versions.kind.failed', { reason: refusal(details.error) }],
  planRestored: () => ['history.planRestored'],
  planPublished: () => ['history.planPublished'],
  planDiscarded: () => ['history.planDiscarded'],
  latePlaced: ({ details }) => ['history.latePlaced', { number: Number(details.people) }],
  lateTakenOut: ({ details }) => ['history.lateTakenOut', { number: Number(details.people) }],
  scenarioAdopted: () => ['history.scenarioAdopted'],
  scheduleChanged: ({ subject, topic, details }, names) => {
    const values = { topic: names.topic(topic), person: subject === '' ? '' : names.person(subject) }
    const isFlag = typeof details.value === 'boolean'
    if (subject === '') {
      const key = OF_GROUP[details.table as TableName]?.(details.value) ?? 'history.groupChanged'
      return [key, { topic: values.topic, room: String(details.value) }]
    }
    return [isFlag && !details.value ? 'history.takenOut' : 'history.putIn', values]
  },
  placesSwapped: ({ subject, topic, details }, names) => [
    'history.placesSwapped',
    {
      person: names.person(subject),
      topic: names.topic(topic),
      other: names.person(String(details.other)),
      otherTopic: names.topic(String(details.otherTopic)),
    },
  ],
  meetingConfirmed: ofMeeting('history.meetingConfirmed'),
  meetingWithdrawn: ofMeeting('history.meetingWithdrawn'),
  meetingCancelled: ofMeeting('history.meetingCancelled'),
  weekClosed: ({ details }) => ['history.weekClosed', { week: Number(details.week) }],
  imported: ({ details }) => [
    'history.imported',
    { people: Number(details.numPeople), topics: Number(details.numTopics) },
  ],
  calendarReplaced: ofPerson('history.calendarReplaced'),
  outwardChanged: ({ details }) => [
    details.programme === true ? 'history.outwardOpen' : 'history.outwardClosed',
  ],
  webhookChanged: ({ details }) => [WEBHOOK_CHANGES[String(details.done)] ?? 'history.webhookReplaced'],
  exported: ofPerson('history.exported'),
  eventExported: () => ['history.eventExported'],
  fileTaken: () => ['history.fileTaken'],
  eventBrought: () => ['history.eventBrought'],
  eventDuplicated: () => ['history.eventDuplicated'],
}

const WEBHOOK_CHANGES: Readonly<Record<string, MessageKey>> = {
  added: 'history.webhookAdded',
  removed: 'history.webhookRemoved',
  replaced: 'history.webhookReplaced',
  switchedOn: 'history.webhookSwitchedOn',
}

const LETTERS_SENT: Readonly<Record<string, MessageKey>> = {
  invitation: 'history.lettersSent.invitation',
  reminder: 'history.lettersSent.reminder',
  plan: 'history.lettersSent.plan',
  planChanged: 'history.lettersSent.planChanged',
} satisfies Record<LetterKind, MessageKey>

/** A newcomer, or whoever was erased by themselves: only participants act for nobody but themselves. */
function isOwn({ actor, subject }: WireAuditEntry): boolean {
  return actor.kind === 'participant' && actor.personId === subject
}

function namesOf(t: Translate, state: EventState) {
  return {
    person: (id: string) =>
      state.persons.get(id)?.name ||
      t(id === '' || !state.persons.has(id) ? 'history.who.erased' : 'history.who.nameless'),
    topic: (id: string) => {
      const topic = state.topics.get(id)
      return topic ? topic.name || (state.persons.get(topic.ownerId)?.name ?? '') : t('history.noTopic')
    },
    fields: ({ fields }: AuditDetails, prefix: 'eventData.field.' | 'userData.') => {
      const named = String(fields)
        .split(',')
        .map((field) => labelOf(t, `${prefix}${field}`))
      return [...new Set(named)].join(', ')
    },
    value: (value: unknown) => {
      if (typeof value === 'string' && isTableName(value)) return t(cellsKey(value))
      return settingValueText(t, (value ?? '') as SettingValue)
    },
    setting: (key: string) => (isSettingKey(key) ? t(`settings.name.${key}`) : key),
    // Former runs have the planner's own words there.
    refusal: (reason: unknown) => t(refusalKey(String(reason)) ?? 'refusal.planFailed'),
  }
}

/** Fields whose label is told apart by variant, or that the page does not know, share one. */
function labelOf(t: Translate, key: string): string {
  return t(hasMessage(key) ? key : 'history.otherFields')
}
