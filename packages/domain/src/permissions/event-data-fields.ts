import type { EventState } from '../cells/event-state.ts'
import { type EventFields, newEventFields } from '../entities/event.ts'
import { isHidden, type SettingCells, settingValue } from '../entities/setting-values.ts'
import { EVENT_FIELDS, type EventField, type EventFieldKey } from '../fields/event-fields.ts'
import type { Environment } from '../variants/description.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { isAdmin, type Viewer } from './viewer.ts'

/** The stored and the current values of the form. */
type EventFormValues = { stored: EventFields; typed: EventFields }

/**
 * The fields a viewer is shown, in the variant's order; EVENT-5. Admins switch advanced fields on. One with a
 * stored or typed value is shown to all permitted viewers, so that it stays while being cleared.
 */
export function visibleEventFields(
  variant: VariantDescription,
  settings: SettingCells,
  viewer: Viewer,
  { stored, typed }: EventFormValues,
): EventFieldKey[] {
  const blank = newEventFields(variant)
  const holdsValue = (key: EventFieldKey) => stored[key] !== blank[key] || typed[key] !== blank[key]
  return variant.eventFields.filter((key) => {
    const field: EventField = EVENT_FIELDS[key]
    if (field.adminOnly && !isAdmin(viewer)) return false
    if (field.hiddenBySetting && settingValue(variant, settings, field.hiddenBySetting)) return false
    if (field.optional && !isAdmin(viewer)) return holdsValue(key)
    return !field.advanced || (typed.showAdvancedFields && isAdmin(viewer)) || holdsValue(key)
  })
}

/** Columns of the admins' participants table and, of those with acts, what its row menu offers; EVENT-11. */
export type ParticipantColumn =
  | 'name'
  | 'email'
  | 'phone'
  | 'topic'
  /** Whether the person has answered; PERSON-17. */
  | 'answered'
  | 'personalLink'
  | 'anyContactChoice'
  | 'allContactChoices'
  | 'accountEnabled'
  | 'eventAdmin'
  | 'archived'
  /** Acts; EVENT-13. */
  | 'makeAdmin'
  | 'archiveUser'

/** The columns of an event and environment, in order (EVENT-11, EVENT-13). */
export function participantColumns(
  variant: VariantDescription,
  state: EventState,
  environment: Environment,
): ParticipantColumn[] {
  const columns: ParticipantColumn[] = ['name', 'email', 'phone']
  if (!isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) columns.push('topic')
  columns.push('answered', 'personalLink')
  if (can(variant, 'contactChoiceColumns')) columns.push('anyContactChoice', 'allContactChoices')
  if (environment !== 'production') columns.push('accountEnabled', 'eventAdmin')
  if (environment === 'debug') columns.push('archived', 'makeAdmin', 'archiveUser')
  return columns
}
