import type { EventState, TableName } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { Translate } from '../lib/i18n/i18n.ts'
import type { Step } from '../lib/live/undo-stack.ts'

const NAMES = {
  preferences: 'undo.step.preferences',
  contactPreferences: 'undo.step.contactPreferences',
  availabilities: 'undo.step.availabilities',
  weekDayHourAvailabilities: 'undo.step.availabilities',
  assignments: 'undo.step.assignments',
  weekDayHourAssignments: 'undo.step.weekDayHourAssignments',
  fixedTopics: 'undo.step.fixedTopics',
} as const satisfies Record<TableName, MessageKey>

/** What a step has changed, in a few words: one cell by its person and topic, several of one kind and person alike. */
export function stepName(t: Translate, state: EventState, { cells }: Step): string {
  const addresses = cells.map(({ address }) => address)
  const [first] = addresses
  if (!first) return ''
  const { table, userId, topicId } = first
  const isOfOne = addresses.every((each) => each.table === table && each.userId === userId)
  const isOneTopic = addresses.every((each) => each.topicId === topicId)
  if (!isOfOne || !isOneTopic) return t('undo.step.many', { count: addresses.length })
  const person = (id: string) => state.persons.get(id)?.name ?? ''
  const topic = state.topics.get(topicId)
  return t(NAMES[table], {
    person: person(userId),
    other: person(topicId),
    topic: topic?.name || person(topic?.ownerId ?? ''),
  })
}
