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
  type VariantDescription,
} from '@planner/domain'
import type { TopicInput, UserInput } from '@planner/protocol'

/** One row of a topics form; `existing` is the topic it edits, if any. */
export type TopicLine = { fields: TopicFields; existing: TopicRecord | undefined }

/**
 * The rows of a submitted topics form, matched to existing topics by id; a first row without an id edits the person's first
 * topic. Without a list `newTopic` is the first row; with neither the topics are unchanged.
 */
export function topicLinesFrom(
  variant: VariantDescription,
  input: UserInput,
  current: readonly TopicRecord[],
): TopicLine[] {
  if (!variant.userFields.includes('topics'))
    return current.map((topic) => ({ fields: topic, existing: topic }))
  const inputs = input.topics ?? withNewTopic(input, current)
  return inputs.map((line, index) => {
    const id = line.id ?? (index === 0 ? current[0]?.id : undefined)
    const existing = current.find((topic) => topic.id === id)
    return { fields: topicFieldsFrom(variant, line, existing), existing }
  })
}

export type TopicChanges = {
  puts: TopicRecord[]
  removed: TopicId[]
  /** New topics, for which the author's preference is set (TOPIC-11). */
  added: TopicRecord[]
}

/**
 * The changes of a submitted topics form. Rows without a name are dropped together with the topics they edit. The exception
 * is a first topic that is only a placeholder for its person: where people meet in pairs everybody needs one to be chosen
 * by (`requiresPlaceholder`), and a plan creates one for the host of a candidate group (MODEL-43).
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
      kept.unshift({ fields: line?.fields ?? first ?? newTopicFields(), existing: first })
  }
  const taken = new Set(current.map((topic) => topic.id))
  const changes: TopicChanges = { puts: [], removed: [], added: [] }
  for (const { fields, existing } of kept) {
    const id = existing?.id ?? nextTopicId(ownerId, taken)
    taken.add(id)
    const topic = { ...fields, id, ownerId, disabled: existing?.disabled ?? false, timestamp: now }
    changes.puts.push(topic)
    if (!existing) changes.added.push(topic)
  }
  const stay = new Set(changes.puts.map((topic) => topic.id))
  changes.removed = current.map((topic) => topic.id).filter((id) => !stay.has(id))
  return changes
}

/** Validation errors across rows; the first topic must be kept while there are others (TOPIC-6). */
export function topicErrors(lines: readonly TopicLine[], current: readonly TopicRecord[]): FieldError[] {
  const kept = lines.filter(({ fields }) => fields.name !== '')
  const ids = kept.flatMap(({ existing }) => existing?.id ?? [])
  const first = current[0]
  const removesFirst = first !== undefined && first.name !== '' && kept.length > 0 && !ids.includes(first.id)
  const errors: FieldError[] = removesFirst ? [{ field: 'topics.0.name', rule: 'required' }] : []
  if (new Set(ids).size < ids.length) errors.push({ field: 'topics', rule: 'notIn' })
  kept.forEach(({ fields }, index) => {
    if (!(TOPIC_TYPES as readonly string[]).includes(fields.topicType))
      errors.push({
        field: `topics.${index}.topicType`,
        rule: 'notIn',
        params: { allowed: TOPIC_TYPES.filter((type) => type !== '').join(', ') },
      })
  })
  return errors
}

function withNewTopic(input: UserInput, current: readonly TopicRecord[]): TopicInput[] {
  const lines: TopicInput[] = current.map(inputFrom)
  const { newTopic, topicNumberOfGroups } = input
  if (newTopic === undefined && (topicNumberOfGroups === undefined || !lines[0])) return lines
  const first = lines[0] ?? newTopicFields()
  lines[0] = {
    ...inputFrom(first),
    ...(current[0] ? { id: current[0].id } : {}),
    name: newTopic ?? first.name,
    numberOfGroups: topicNumberOfGroups ?? first.numberOfGroups,
  }
  return lines
}

function inputFrom(topic: TopicFields & { id?: string }): TopicInput {
  const topicGroupTimeRange =
    topic.topicGroupTimeRange?.map((day) => day.map((range) => ({ ...range }))) ?? null
  return { ...topic, topicGroupTimeRange }
}

function topicFieldsFrom(
  variant: VariantDescription,
  input: TopicInput,
  existing: TopicFields = newTopicFields(),
): TopicFields {
  const take = <K extends TopicFieldKey>(field: K, value: TopicFields[K]): TopicFields[K] =>
    variant.topicFields.includes(field) ? value : existing[field]
  return {
    name: sanitiseLine(input.name),
    description: take('description', sanitiseText(input.description)),
    topicType: take('topicType', input.topicType),
    sessionDurationInHours: take('sessionDurationInHours', input.sessionDurationInHours),
    maxNumberOfParticipants: take('maxNumberOfParticipants', input.maxNumberOfParticipants),
    numberOfGroups: variant.userFields.includes('topicNumberOfGroups')
      ? input.numberOfGroups
      : existing.numberOfGroups,
    beginnerFriendlyFlag: take('beginnerFriendlyFlag', input.beginnerFriendlyFlag),
    topicGroupOnEveryWeek: take('topicGroupOnEveryWeek', input.topicGroupOnEveryWeek),
    topicGroupTimeRange: take('topicGroupTimeRange', input.topicGroupTimeRange),
  }
}
