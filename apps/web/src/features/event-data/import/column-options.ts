import {
  type ColumnKind,
  type ColumnRole,
  can,
  columnKindsOf,
  type Session,
  type VariantDescription,
} from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

type Option = { value: string; label: string }

const OF_TOPICS: readonly ColumnKind[] = ['title', 'description', 'hosts']
const NO_ROLE: readonly ColumnKind[] = ['ignore', 'timestamp']

/** What a column can be said to hold, as options of a select. */
export function columnOptions(
  t: Translate,
  variant: VariantDescription,
  sessions: readonly Session[],
): ({ group: string; items: Option[] } | Option)[] {
  const kinds = columnKindsOf(variant)
  const option = (is: ColumnKind): Option[] => {
    if (is !== 'availability') return [{ value: is, label: labelOf(t, variant, is) }]
    return sessions.map(({ id, name }) => ({
      value: roleText({ is, session: id }),
      label: t('import.column.availability', { session: name || t('schedule.session', { number: id }) }),
    }))
  }
  const ofPeople = kinds.filter((kind) => !OF_TOPICS.includes(kind) && !NO_ROLE.includes(kind))
  const ofTopics = kinds.filter((kind) => OF_TOPICS.includes(kind))
  return [
    ...kinds.filter((kind) => NO_ROLE.includes(kind)).flatMap(option),
    { group: t('import.columns.ofPeople'), items: ofPeople.flatMap(option) },
    ...(ofTopics.length > 0
      ? [{ group: t('import.columns.ofTopics'), items: ofTopics.flatMap(option) }]
      : []),
  ]
}

function labelOf(
  t: Translate,
  variant: VariantDescription,
  kind: Exclude<ColumnKind, 'availability'>,
): string {
  if (kind === 'topic' && can(variant, 'pairs')) return t('import.column.topic.pairs')
  return t(`import.column.${kind}`)
}

/** A role as the value of an option, and back. */
export function roleText({ is, session }: ColumnRole): string {
  return session === undefined ? is : `${is} ${session}`
}

export function roleOf(text: string): ColumnRole {
  const [is, session] = text.split(' ')
  const kind = is as ColumnKind
  return session === undefined ? { is: kind } : { is: kind, session: Number(session) }
}
