import {
  type Answers,
  answersOf,
  type ContactChoices,
  can,
  contactChoices,
  type EventState,
  groupsBy,
  isHidden,
  isolatedText,
  type PersonRecord,
  type VariantDescription,
} from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { personalLinkOf } from '../../../lib/personal-link-of.ts'
import { shortNames } from '../../../lib/short-names.ts'
import { wordSearch } from '../../../lib/word-search.ts'

/** A row of the admins' participants table. */
export type ParticipantRow = {
  person: PersonRecord
  /** Blank when equal to the topic beside it (EVENT-11); `fullName` is never blank. */
  name: string
  fullName: string
  /** All of the person's topics, each bidi-isolated. */
  topic: string
  /** '' when the person is not registered or the link has not arrived in this browser. */
  personalLink: string
  contacts: ContactChoices
  /** Undefined for who is not asked for anything (PERSON-17). */
  hasAnswered: boolean | undefined
}

const NO_CHOICES: ContactChoices = { any: false, all: false }

/** All people by name, then topics without a person. */
export function participantRows(
  variant: VariantDescription,
  state: EventState,
  { asked, answered }: Answers = answersOf(variant, state),
): ParticipantRow[] {
  const topics = groupsBy(state.topics.values(), ({ ownerId }) => ownerId)
  const contacts = contactChoices(variant, state)
  // In pairs, or with hidden topics, a topic named like its person does not replace the person's name.
  const areTopics = !can(variant, 'pairs') && !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const rows = [...state.persons.values()].map((person): ParticipantRow => {
    const named = (topics.get(person.id) ?? []).map(({ name }) => name).filter((name) => name !== '')
    const topic = named.map(isolatedText).join(', ')
    return {
      person,
      name: areTopics && person.name === named.join(', ') ? '' : person.name,
      fullName: person.name === '' ? topic : person.name,
      topic,
      personalLink: personalLinkOf(person),
      contacts: contacts.get(person.id) ?? NO_CHOICES,
      hasAnswered: asked.has(person.id) ? answered.has(person.id) : undefined,
    }
  })
  return rows.sort(
    (a, b) => Number(isTopicOnly(a)) - Number(isTopicOnly(b)) || byName(a.fullName, b.fullName),
  )
}

function isTopicOnly({ person, name }: ParticipantRow): boolean {
  return person.registerTopicWithoutAuthor || name === ''
}

/** The rows in which every word of the query occurs, in name, topic, e-mail or phone, ignoring case. */
export function matching(rows: readonly ParticipantRow[], query: string): readonly ParticipantRow[] {
  const isFound = wordSearch(query)
  return rows.filter(({ person, topic }) =>
    isFound([person.name, topic, person.email, person.phone].join('\n')),
  )
}

// Admins receive records with an additional link, which the domain type does not have.

const MAX_NAMES = 3

/** The names of the first people, each bidi-isolated, and how many more there are. */
export function namesText(
  t: Translate,
  rows: readonly Pick<ParticipantRow, 'fullName'>[],
  max = MAX_NAMES,
): string {
  const names = rows.map(({ fullName }) => isolatedText(fullName))
  return shortNames(t, names, max)
}
