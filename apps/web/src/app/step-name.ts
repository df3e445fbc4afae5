import { type EventState, TABLES, type TableName } from '@planner/domain'
import type { Translate } from '../lib/i18n/i18n.ts'
import type { Step } from '../lib/live/undo-stack.ts'

/** A short description of an undo step: one cell by person and topic, several cells by their kind and person. */
export function stepName(t: Translate, state: EventState, { cells }: Step): string {
  const addresses = cells.map(({ address }) => address)
  const [first] = addresses
  if (!first) return ''
  const { table, userId, topicId } = first
  const isOfTable = (other: TableName) => other === table || other === TABLES[table].pinnedBy
  const isOfOne = addresses.every((each) => isOfTable(each.table) && each.userId === userId)
  const isOneTopic = addresses.every((each) => each.topicId === topicId)
  if (!isOfOne || !isOneTopic) return t('undo.step.many', { count: addresses.length })
  const person = (id: string) => state.persons.get(id)?.name ?? ''
  const topic = state.topics.get(topicId)
  return t(`undo.step.${table}`, {
    person: person(userId),
    other: person(topic?.ownerId ?? topicId),
    topic: topic?.name || person(topic?.ownerId ?? ''),
  })
}
