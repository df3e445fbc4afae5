/**
 * What each role may see (PRIV-1), in one place: every payload is filtered here.
 *
 * |                                  | admin | participant                    | visitor              |
 * | -------------------------------- | ----- | ------------------------------ | -------------------- |
 * | event fields                     | all   | all                            | all but the form URL |
 * | admin link                       | yes   | no                             | no                   |
 * | share link                       | yes   | yes                            | yes                  |
 * | settings                         | all   | user interface and group sizes | the same             |
 * | own person                       | all   | all                            | -                    |
 * | other people                     | all   | name, profile, languages       | nobody               |
 * | e-mail, phone, personal link     | all   | own                            | none                 |
 * | archived people and their topics | yes   | no                             | no                   |
 * | topics                           | all   | all                            | names, without owner |
 * | cells                            | all   | as `readableCell` says         | none                 |
 * | planner runs                     | all   | that one runs and has ended    | none                 |
 * | progress of a run, its failure   | yes   | no                             | no                   |
 * | meetings of two                  | all   | own; others as `mayReadMeeting` says | none           |
 * | who asked for a meeting          | yes   | no                             | no                   |
 * | contact details in a meeting     | -     | as `contactDetailsFor` says    | none                 |
 * | what a plan made of wishes       | all   | of their own, by an explainer  | none                 |
 * | (MEET-19 to MEET-22)             |       | of what they see; no scores    |                      |
 * | why somebody is where they are   | all   | of themselves, by an explainer | none                 |
 * |                                  |       | of what they see anyway        |                      |
 * | audit                            | all   | nothing                        | nothing              |
 *
 * People who wait for approval are to others as if archived. They themselves read what a visitor does and
 * their own row, but topics under their ids, since they may rate them (REG-7).
 */
import {
  type AddressedCell,
  type CellAddress,
  type CellKey,
  type EventRecord,
  type EventState,
  isUnseen,
  isWaitingViewer,
  mayReadCell,
  NO_MEMORY,
  newPersonFields,
  newTopicFields,
  type PersonRecord,
  readableCell,
  readableChange,
  readsAsVisitor,
  referencesUnseen,
  SETTING_SECTIONS,
  type SettingKey,
  sectionOf,
  TABLES,
  type TopicRecord,
  topicsOf,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import {
  type EventData,
  eventDataToWire,
  eventToWire,
  personToWire,
  topicToWire,
  type WireEvent,
  type WirePerson,
  type WireTopic,
} from '@planner/protocol'
import { adminLink, personalLink, shareLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import { visibleMeetings } from './visible-meetings.ts'

/** The viewer that a payload is filtered for, and the base URL of links in it. */
export type Reader = { viewer: Viewer; baseUrl: string }

/** The full data of a room, filtered for a reader. `now` becomes its timestamp. */
export function dataFor(reader: Reader, room: Room, now: number): EventData {
  const state = visibleState(room.variant, room.state, reader.viewer)
  return eventDataToWire(state, {
    event: eventFor(reader, room),
    persons: [...state.persons.keys()].flatMap((id) => personFor(reader, room, id)?.person ?? []),
    timestamp: now,
  })
}

export function eventFor({ viewer, baseUrl }: Reader, room: Room): WireEvent {
  const { variant, state, keys } = room
  const secrets = {
    shareGuid: keys.shareKey,
    shareLink: linkOf(baseUrl, shareLink, variant, keys.shareKey),
    adminLink: viewer.role === 'admin' ? linkOf(baseUrl, adminLink, variant, keys.adminKey) : '',
  }
  return eventToWire(variant, { ...state, event: visibleEvent(state, viewer) }, secrets)
}

/** A person with their topics, as a reader sees them. */
export type SeenPerson = { person: WirePerson; topics: WireTopic[] }

/** A person with their topics, or undefined when the reader may not see this person. */
export function personFor({ viewer, baseUrl }: Reader, room: Room, personId: string): SeenPerson | undefined {
  const person = room.state.persons.get(personId)
  if (!person || !seesPerson(room.state, viewer, person)) return undefined
  const topics = topicsOf(room.state.topics.values(), personId)
  const seesSecrets = viewer.role === 'admin' || viewer.personId === personId
  const secrets = seesSecrets
    ? {
        email: person.email,
        phone: person.phone,
        personalLink: linkOf(baseUrl, personalLink, room.variant, room.privateKeyOf(personId)),
      }
    : { email: '', phone: '', personalLink: '' }
  return {
    person: personToWire(visiblePerson(viewer, person), topics, secrets),
    topics: topics.map(topicToWire),
  }
}

/** '' for a key that could not be read from storage (KEY-18), rather than a link that opens nothing. */
function linkOf(baseUrl: string, link: typeof personalLink, variant: Room['variant'], key: string): string {
  return key === '' ? '' : baseUrl + link(variant, key)
}

export function seesSetting(viewer: Viewer, key: SettingKey): boolean {
  return viewer.role === 'admin' || SETTING_SECTIONS[sectionOf(key)].isPublic
}

export function seesCell(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  address: CellAddress,
): boolean {
  return !isOfUnseen(state, viewer, address) && mayReadCell(variant, state, viewer, address)
}

/** Whether a cell names somebody, or a topic of somebody, whom the viewer does not see. */
function isOfUnseen(state: EventState, viewer: Viewer, address: CellAddress): boolean {
  return viewer.role !== 'admin' && referencesUnseen(state, address, viewer.personId)
}

/** A stored cell as a viewer reads it; undefined when they read nothing of it. */
export const cellFor = ofSeen(readableCell)

/** What a viewer is told of a written cell; undefined when nothing changes for them. */
export const changedCellFor = ofSeen(readableChange)

type ReadCell<C extends AddressedCell> = (
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  cell: C,
) => AddressedCell | undefined

function ofSeen<C extends AddressedCell>(read: ReadCell<C>): ReadCell<C> {
  return (variant, state, viewer, cell) =>
    isOfUnseen(state, viewer, cell.address) ? undefined : read(variant, state, viewer, cell)
}

/** Whether a viewer is told of planner runs. Visitors have nothing that a run changes or locks. */
export function seesRuns(viewer: Viewer): boolean {
  return viewer.role !== 'visitor'
}

/** The settings that a viewer may see. */
export function visibleSettings({ settings }: EventState, viewer: Viewer): EventState['settings'] {
  if (viewer.role === 'admin') return settings
  return new Map([...settings].filter(([key]) => seesSetting(viewer, key)))
}

export function seesTopic(state: EventState, viewer: Viewer, topic: TopicRecord): boolean {
  return viewer.role === 'admin' || viewer.personId === topic.ownerId || !isUnseen(state, topic.ownerId)
}

/** An event as a viewer reads it, of its cells the plan in force alone: most cells are choices. */
export function visiblePlan(variant: VariantDescription, state: EventState, viewer: Viewer): EventState {
  return visibleState(variant, state, viewer, ({ table }) => TABLES[table].readers === 'scheduleReaders')
}

/**
 * The same with a participant's own cells, and nobody else's choices even where they are shown (WHY-4,
 * MEET-20). An explainer is made of it: others are in it as the viewer reads them.
 */
export function visiblePlace(variant: VariantDescription, state: EventState, viewer: Viewer): EventState {
  const seen = visibleState(
    variant,
    state,
    viewer,
    ({ table, userId }) => TABLES[table].readers === 'scheduleReaders' || userId === viewer.personId,
  )
  if (viewer.role === 'admin') return seen
  const persons = new Map([...seen.persons].map(([id, person]) => [id, visiblePerson(viewer, person)]))
  return { ...seen, persons }
}

function visibleState(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  isWanted: (address: CellAddress) => boolean = () => true,
): EventState {
  if (viewer.role === 'admin') return state
  const settings = visibleSettings(state, viewer)
  const topics = [...state.topics.values()].filter((topic) => seesTopic(state, viewer, topic))
  if (viewer.role === 'visitor') {
    // A topic id contains its owner's id, so visitors get sequential ids, which do not reveal common owners.
    const names = topics.map((topic, index) => nameOfTopic(topic, `topic${index + 1}`))
    const nothing = { persons: new Map(), cells: new Map(), meetings: new Map() }
    return { ...state, settings, topics: new Map(names.map((topic) => [topic.id, topic])), ...nothing }
  }
  // Nameless topics stand for people.
  const seen = isWaitingViewer(state, viewer)
    ? topics.filter(({ name, ownerId }) => name !== '' || ownerId === viewer.personId)
    : topics
  return {
    ...state,
    settings,
    persons: new Map([...state.persons].filter(([, person]) => seesPerson(state, viewer, person))),
    topics: new Map(seen.map((topic) => [topic.id, visibleTopic(state, viewer, topic)])),
    cells: visibleCells(variant, state, viewer, isWanted),
    meetings: visibleMeetings(variant, state, viewer),
  }
}

function visibleCells(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  isWanted: (address: CellAddress) => boolean,
): Map<CellKey, AddressedCell> {
  const cells = new Map<CellKey, AddressedCell>()
  for (const [key, cell] of state.cells) {
    const seen = isWanted(cell.address) ? cellFor(variant, state, viewer, cell) : undefined
    if (seen) cells.set(key, seen)
  }
  return cells
}

/** Somebody who waits for approval reads the names of others' topics, not whose they are. */
function visibleTopic(state: EventState, viewer: Viewer, topic: TopicRecord): TopicRecord {
  const isTheirs = !isWaitingViewer(state, viewer) || topic.ownerId === viewer.personId
  return isTheirs ? topic : nameOfTopic(topic, topic.id)
}

/** Without the owner, and without the time: when somebody saved is not told. */
function nameOfTopic({ name, disabled }: TopicRecord, id: string): TopicRecord {
  return { ...newTopicFields(name), id, ownerId: 'hidden', disabled, timestamp: 0 }
}

/** Visitors are not told either when somebody has saved something or made a plan. */
function visibleEvent(state: EventState, viewer: Viewer): EventRecord {
  const { event } = state
  if (!readsAsVisitor(state, viewer)) return event
  const untold = { timestamp: 0, lastPlannerStartTime: null, lastPlannerEndTime: null, meetingWeek: 1 }
  return { ...event, googleFormUrl: '', ...untold }
}

export function seesPerson(state: EventState, viewer: Viewer, person: PersonRecord): boolean {
  if (viewer.role === 'admin' || viewer.personId === person.id) return true
  return !readsAsVisitor(state, viewer) && !isUnseen(state, person.id)
}

/** A person as a viewer reads them. */
export function visiblePerson(viewer: Viewer, person: PersonRecord): PersonRecord {
  return viewer.role === 'admin' || viewer.personId === person.id ? person : publicPerson(person)
}

/** Other participants see name, profile, and what they need to meet: languages and the time zone offset. */
export function publicPerson(person: PersonRecord): PersonRecord {
  return {
    ...person,
    ...newPersonFields(),
    name: person.name,
    profile: person.profile,
    registerTopicWithoutAuthor: person.registerTopicWithoutAuthor,
    languages: person.languages,
    timeZoneOffsetInHours: person.timeZoneOffsetInHours,
    autogeneratedName: '',
    // Not when they have saved what others do not see.
    timestamp: 0,
    registeredAt: null,
    isEnteredByOthers: false,
    ...NO_MEMORY,
  }
}
