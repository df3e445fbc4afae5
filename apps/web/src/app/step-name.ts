import { type EventState, type PersonId, TABLES, type TableName, type TopicId } from '@planner/domain'
import type { Translate } from '../lib/i18n/i18n.ts'
import type { Step } from '../lib/live/undo-stack.ts'

type Named = Pick<EventState, 'persons' | 'topics'>

/** What a step to undo or to redo did, in a few words: a move by person and topic, else a cell or how many. */
export function stepName(t: Translate, state: Named, step: Step, which: 'undo' | 'redo'): string {
  const { cells } = step
  const person = (id: PersonId) => state.persons.get(id)?.name ?? ''
  const topic = (id: TopicId) => state.topics.get(id)?.name || person(state.topics.get(id)?.ownerId ?? '')
  const moved = movesOf(step, which)
  const [one, other] = moved ?? []
  if (one && other) return t('undo.step.swapped', { person: person(one.userId), other: person(other.userId) })
  if (one?.to) return t('undo.step.moved', { person: person(one.userId), topic: topic(one.to) })
  if (one?.from) return t('undo.step.left', { person: person(one.userId), topic: topic(one.from) })
  const [first] = cells
  if (!first) return ''
  const { table, userId, topicId } = first.address
  const isOfTable = (each: TableName) => each === table || each === TABLES[table].pinnedBy
  const isOne = cells.every(
    ({ address }) => isOfTable(address.table) && address.userId === userId && address.topicId === topicId,
  )
  if (!isOne) return t('undo.step.many', { count: cells.length })
  const { ownerId = topicId } = state.topics.get(topicId) ?? {}
  return t(`undo.step.${table}`, { person: person(userId), other: person(ownerId), topic: topic(topicId) })
}

/** Whether the cells of a table say who is in which group. */
function isOfSeats(table: TableName): boolean {
  return TABLES[table].planned && Object.hasOwn(TABLES[table].parts, 'userId')
}

type Moved = { userId: PersonId; from: TopicId | undefined; to: TopicId | undefined }

/** Who was moved by a step that does nothing else: one person, or two that changed places. */
function movesOf({ cells }: Step, which: 'undo' | 'redo'): Moved[] | undefined {
  if (cells.length === 0 || !cells.every(({ address }) => isOfSeats(address.table))) return undefined
  // What a step to redo holds is turned round.
  const groupsOf = (userId: PersonId, isIn: boolean) => {
    const those = cells.filter(
      ({ address, after, before }) =>
        address.userId === userId && (which === 'undo' ? after : before) === isIn,
    )
    return [
      ...new Set(those.map(({ address: { topicId, topicGroupIndex } }) => `${topicGroupIndex} ${topicId}`)),
    ]
  }
  const topicOf = (key: string | undefined) => key?.slice(key.indexOf(' ') + 1)
  const people = [...new Set(cells.map(({ address }) => address.userId))].map((userId) => ({
    userId,
    left: groupsOf(userId, false),
    joined: groupsOf(userId, true),
  }))
  const [one, other] = people
  const isMove = people.every(({ left, joined }) => left.length <= 1 && joined.length <= 1)
  const isSwap = other !== undefined && one?.joined[0] === other.left[0] && one?.left[0] === other.joined[0]
  if (!isMove || people.length > 2 || (other && !isSwap)) return undefined
  return people.map(({ userId, left, joined }) => ({
    userId,
    from: topicOf(left[0]),
    to: topicOf(joined[0]),
  }))
}
