import type { EventState } from '../entities/event-state.ts'
import { isHidden } from '../schedule/layout.ts'
import type { Environment } from '../variants/description.ts'
import { can, type VariantDescription } from '../variants/registry.ts'

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
