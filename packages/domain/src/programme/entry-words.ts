import type { EventState } from '../cells/event-state.ts'
import type { Session } from '../entities/event.ts'
import { partnerOf } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import { desiredGroups, type PlanInForce } from '../schedule/schedule.ts'
import type { ProgrammeEntry } from './programme.ts'

/** What is said of entries, in the language of the reader. */
export type EntryTexts = {
  session: (number: number) => string
  groupNumber: (number: number) => string
  andMore: (names: string, number: number) => string
  meetingWith: (name: string) => string
  meetingOf: (names: string) => string
  meeting: string
  groupOf: (names: string) => string
  group: string
}

/** Who reads: a person reads whom they meet; the public reads names where the organisers show them. */
export type EntryReader = { personId: PersonId | null; showsNames: boolean }

/** So many people name a group without a topic. */
const MOST_NAMES = 3

/** What an entry is called in everything that leaves the event, for one kind of reader. */
export function entryWords(texts: EntryTexts, plan: PlanInForce, reader: EntryReader) {
  const { variant, state } = plan
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const name = (id: PersonId) => state.persons.get(id)?.name ?? ''
  const names = (ids: readonly PersonId[]) => {
    const all = ids.map(name).filter(Boolean)
    if (all.length <= MOST_NAMES) return all.join(', ')
    return texts.andMore(all.slice(0, MOST_NAMES).join(', '), all.length - MOST_NAMES)
  }
  const title = ({ group, meeting, people }: ProgrammeEntry): string => {
    if (meeting) {
      const { personId } = reader
      if (personId !== null && meeting.people.includes(personId))
        return texts.meetingWith(name(partnerOf(meeting, personId)))
      return reader.showsNames ? texts.meetingOf(names(meeting.people)) : texts.meeting
    }
    if (!group) return ''
    const number = numberOf(texts, state, group)
    const topic = group.topic.name.trim()
    if (!hidesTopics && topic !== '') return [topic, number].filter(Boolean).join(' ')
    if (!reader.showsNames) return texts.group
    return texts.groupOf(names(people.filter((id) => id !== reader.personId)))
  }
  const session = (each: Session) => each.name || texts.session(each.id)
  return {
    title,
    session,
    sessions: ({ sessions, time }: ProgrammeEntry) =>
      time && time.everyWeeks > 0 ? '' : sessions.map(session).join(', '),
    /** Hosts but the reader. */
    hosts: ({ hosts }: ProgrammeEntry) =>
      reader.showsNames
        ? hosts
            .filter((id) => id !== reader.personId)
            .map(name)
            .filter(Boolean)
        : [],
    place: ({ rooms }: ProgrammeEntry) => rooms.join(', '),
  }
}

/** The number of a group within its topic, '' where there is only one. */
function numberOf(texts: EntryTexts, state: EventState, group: NonNullable<ProgrammeEntry['group']>): string {
  const isOneOfSeveral = group.index > 0 || desiredGroups(state, group.topic) > 1
  return isOneOfSeveral ? texts.groupNumber(group.index + 1) : ''
}
