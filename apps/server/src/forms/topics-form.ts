import { isDeepStrictEqual } from 'node:util'
import {
  type FieldError,
  newTopicFields,
  nextTopicId,
  type PersonId,
  sanitiseLine,
  sanitiseText,
  TOPIC_TYPES,
  type TopicFieldKey,
  type TopicFields,
  type TopicId,
  type TopicRecord,
  timeRangeErrors,
  type VariantDescription,
} from '@planner/domain'
import type { TopicInput, UserInput } from '@planner/protocol'

/** One row of a topics form. */
type TopicLine = {
  fields: TopicFields
  /** The topic it edits. */
  existing: TopicRecord | undefined
  /** Its index in the list as sent. */
  sentAs: number | undefined
  /** It changes a topic that does not exist. */
  isStray?: boolean
}
type SentLine = { line: TopicInput; sentAs?: number }

/**
 * The rows of a submitted topics form, matched to existing topics by id; what a row does not name stays as it
 * is (WIRE-22). A list is all topics of the person, unless `removedTopics` says which ones go. A first row of
 * such a whole list without an id edits the person's first topic. Without a list `newTopic` is the first row;
 * with neither the topics are unchanged.
 */
export function topicLinesFrom(
  variant: VariantDescription,
  input: UserInput,
  current: readonly TopicRecord[],
): TopicLine[] {
  if (!variant.userFields.includes('topics'))
    return current.map((topic) => ({ fields: topic, existing: topic, sentAs: undefined }))
  const { removedTopics } = input
  const kept = current.filter(({ id }) => !removedTopics?.includes(id))
  const lines = removedTopics ? partialList(input.topics ?? [], kept) : wholeList(input, current)
  return lines.map(({ line, sentAs }) => {
    const existing = kept.find(({ id }) => id === line.id)
    const isStray = !existing && line.id !== undefined && line.name === undefined
    return { fields: topicFieldsFrom(variant, line, existing), existing, sentAs, isStray }
  })
}

type TopicChanges = {
  /** New topics, and those of which something is different. */
  puts: TopicRecord[]
  removed: TopicId[]
  /** New topics, for which the author's preference is set (TOPIC-11). */
  added: TopicRecord[]
}

/**
 * The changes of a submitted topics form. Rows without a name are dropped together with the topics they edit.
 * The exception is a first topic that is only a placeholder for its person: where people meet in pairs
 * everybody needs one to be chosen by (`requiresPlaceholder`), and a plan creates one for the host of a
 * candidate group (MODEL-43).
 */
export function topicChanges(
  lines: readonly TopicLine[],
  options: { ownerId: PersonId; current: readonly TopicRecord[]; now: number; requiresPlaceholder: boolean },
): TopicChanges {
  const { ownerId, current, now, requiresPlaceholder } = options
  const kept = lines.filter(({ fields }) => fields.name !== '')
  const first = current.find(({ id }) => id === ownerId)
  const needsFirst = requiresPlaceholder || first?.name === ''
  if (needsFirst && !kept.some(({ existing }) => existing?.id === ownerId)) {
    const line = lines.find(({ existing }) => existing?.id === ownerId)
    if (first || kept.length === 0)
      kept.unshift({
        fields: line?.fields ?? first ?? newTopicFields(),
        existing: first,
        sentAs: line?.sentAs,
      })
  }
  const taken = new Set(current.map((topic) => topic.id))
  const changes: TopicChanges = { puts: [], removed: [], added: [] }
  const stay = new Set<TopicId>()
  for (const { fields, existing } of kept) {
    const id = existing?.id ?? nextTopicId(ownerId, taken)
    taken.add(id)
    stay.add(id)
    // One that is saved as it was keeps its time, which others read (PRIV-13).
    if (existing && isDeepStrictEqual(existing, { ...existing, ...fields })) continue
    const topic = { ...fields, id, ownerId, disabled: existing?.disabled ?? false, timestamp: now }
    changes.puts.push(topic)
    if (!existing) changes.added.push(topic)
  }
  changes.removed = current.map((topic) => topic.id).filter((id) => !stay.has(id))
  return changes
}

/** Validation errors across rows. A row of a topic that is gone makes a new one, so it needs a name. */
export function topicErrors(lines: readonly TopicLine[]): FieldError[] {
  const kept = lines.filter(({ fields }) => fields.name !== '')
  const ids = kept.flatMap(({ existing }) => existing?.id ?? [])
  const errors: FieldError[] =
    new Set(ids).size < ids.length
      ? [{ field: 'topics', rule: 'notIn', params: { allowed: 'each id once' } }]
      : []
  lines.forEach(({ fields, existing, isStray }, index) => {
    if (isStray) errors.push({ field: `topics.${index}.name`, rule: 'required' })
    if (fields.name !== '' && !(TOPIC_TYPES as readonly string[]).includes(fields.topicType))
      errors.push({
        field: `topics.${index}.topicType`,
        rule: 'notIn',
        params: { allowed: TOPIC_TYPES.filter((type) => type !== '').join(', ') },
      })
    const stored = existing?.topicGroupTimeRange
    errors.push(...timeRangeErrors(`topics.${index}.topicGroupTimeRange`, fields.topicGroupTimeRange, stored))
  })
  return errors
}

/** The error of a form without the first topic, which must be kept while there are others (TOPIC-6). */
export function firstTopicErrors(lines: readonly TopicLine[], [first]: readonly TopicRecord[]): FieldError[] {
  const kept = lines.filter(({ fields }) => fields.name !== '')
  if (!first || first.name === '' || kept.length === 0) return []
  const isKept = kept.some(({ existing }) => existing?.id === first.id)
  return isKept ? [] : [{ field: 'topics.0.name', rule: 'required' }]
}

/** Names the topic of an error by its index in the list as sent, else by its id. */
export function namedAsSent(errors: readonly FieldError[], lines: readonly TopicLine[]): FieldError[] {
  return errors.map((error) => {
    const [, index, field] = /^topics\.(\d+)\.(.+)$/.exec(error.field) ?? []
    if (index === undefined) return error
    const line = lines[Number(index)]
    return { ...error, field: `topics.${line?.sentAs ?? line?.existing?.id ?? index}.${field}` }
  })
}

/** The person's topics in their order, as changed by the rows of the same id, then the new ones. */
function partialList(topics: readonly TopicInput[], kept: readonly TopicRecord[]): SentLine[] {
  const sent = topics.map((line, sentAs) => ({ line, sentAs }))
  const changed = kept.flatMap(({ id }): SentLine[] => {
    const own = sent.filter(({ line }) => line.id === id)
    return own.length > 0 ? own : [{ line: { id } }]
  })
  return [...changed, ...sent.filter(({ line }) => !kept.some(({ id }) => id === line.id))]
}

function wholeList({ topics, ...input }: UserInput, current: readonly TopicRecord[]): SentLine[] {
  const lines = topics ?? withNewTopic(input, current)
  return lines.map((line, sentAs) => {
    const id = line.id ?? (sentAs === 0 ? current[0]?.id : undefined)
    return { line: { ...line, id }, sentAs }
  })
}

function withNewTopic(
  { newTopic, topicNumberOfGroups }: UserInput,
  current: readonly TopicRecord[],
): TopicInput[] {
  const lines: TopicInput[] = current.map(({ id }) => ({ id }))
  if (newTopic !== undefined || (topicNumberOfGroups !== undefined && lines[0]))
    lines[0] = { ...lines[0], name: newTopic, numberOfGroups: topicNumberOfGroups }
  return lines
}

function topicFieldsFrom(
  variant: VariantDescription,
  input: TopicInput,
  existing: TopicFields = newTopicFields(),
): TopicFields {
  const take = <K extends TopicFieldKey>(field: K, value: TopicFields[K] | undefined): TopicFields[K] =>
    value !== undefined && variant.topicFields.includes(field) ? value : existing[field]
  const hasNumberOfGroups = variant.userFields.includes('topicNumberOfGroups')
  return {
    name: input.name === undefined ? existing.name : sanitiseLine(input.name),
    description: take(
      'description',
      input.description === undefined ? undefined : sanitiseText(input.description),
    ),
    topicType: take('topicType', input.topicType),
    sessionDurationInHours: take('sessionDurationInHours', input.sessionDurationInHours),
    maxNumberOfParticipants: take('maxNumberOfParticipants', input.maxNumberOfParticipants),
    numberOfGroups: (hasNumberOfGroups ? input.numberOfGroups : undefined) ?? existing.numberOfGroups,
    beginnerFriendlyFlag: take('beginnerFriendlyFlag', input.beginnerFriendlyFlag),
    topicGroupOnEveryWeek: take('topicGroupOnEveryWeek', input.topicGroupOnEveryWeek),
    topicGroupTimeRange: take('topicGroupTimeRange', input.topicGroupTimeRange),
    roomWish: take('roomWish', input.roomWish === undefined ? undefined : sanitiseLine(input.roomWish)),
  }
}
