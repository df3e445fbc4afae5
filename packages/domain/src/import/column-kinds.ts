import type { UserFieldKey } from '../fields/user-fields.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { PREFERENCE_SCALES } from '../variants/scales.ts'

/** What a column of an imported table can hold; IMPORT-13. */
export const COLUMN_KINDS = [
  'ignore',
  'timestamp',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'note',
  'requests',
  'topic',
  'topicList',
  'hostOf',
  'availability',
  'title',
  'description',
  'hosts',
] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** `session` is the number of the session of an availability, from 1. */
export type ColumnRole = { is: ColumnKind; session?: number | undefined }

/** Kinds that hold a field of a person, where the variant has it. */
const FIELD_OF: Partial<Record<ColumnKind, UserFieldKey>> = {
  email: 'email',
  phone: 'phone',
  note: 'profile',
  requests: 'newNumMeetingRequests',
}

/** Kinds of tables in which every row is a topic. */
const OF_TOPIC_ROWS: readonly ColumnKind[] = ['title', 'description', 'hosts']

/** Kinds whose cells name topics that somebody hosts. */
const OF_HOSTS: readonly ColumnKind[] = ['hostOf', 'hosts']

/** What columns can be in a variant, in the order in which they are offered. */
export function columnKindsOf(variant: VariantDescription): ColumnKind[] {
  const inPairs = can(variant, 'pairs')
  return COLUMN_KINDS.filter((kind) => {
    const field = FIELD_OF[kind]
    if (field) return variant.userFields.includes(field)
    if (kind === 'availability') return variant.availability === 'sessions'
    if (OF_HOSTS.includes(kind) && !canHost(variant)) return false
    if (kind === 'description') return !inPairs && variant.topicFields.includes('description')
    return !inPairs || !(OF_TOPIC_ROWS.includes(kind) || kind === 'topicList')
  })
}

/** Whether somebody becomes a host by a choice; elsewhere owners host. */
export function canHost(variant: VariantDescription): boolean {
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  return !can(variant, 'pairs') && choices.includes('Host')
}

/** Whether every row is a topic, and not a person. */
export function hasTopicRows(roles: readonly ColumnRole[]): boolean {
  return roles.some(({ is }) => is === 'title') && !namesPeople(roles)
}

/** Whether a table can be imported at all: something names its rows. */
export function namesRows(roles: readonly ColumnRole[]): boolean {
  return namesPeople(roles) || hasTopicRows(roles)
}

function namesPeople(roles: readonly ColumnRole[]): boolean {
  return roles.some(({ is }) => is === 'name' || is === 'firstName' || is === 'lastName')
}
