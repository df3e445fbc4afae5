import type { Environment } from '../variants/description.ts'
import { can, type VariantDescription } from '../variants/registry.ts'

/** Columns of the admins' participants table; spec 2.4 "Event data tab". */
export type ParticipantColumn =
  | 'name'
  | 'email'
  | 'phone'
  | 'topic'
  | 'personalLink'
  | 'anyContactChoice'
  | 'allContactChoices'
  | 'accountEnabled'
  | 'eventAdmin'
  | 'archived'
  /** Buttons; spec 6 "Environment gating". */
  | 'makeAdmin'
  | 'archiveUser'

/** The columns in their order; which there are depends on variant and environment (spec 2.4, 6). */
export function participantColumns(
  variant: VariantDescription,
  environment: Environment,
): ParticipantColumn[] {
  const columns: ParticipantColumn[] = ['name', 'email', 'phone', 'topic', 'personalLink']
  if (can(variant, 'contactChoiceColumns')) columns.push('anyContactChoice', 'allContactChoices')
  if (environment !== 'production') columns.push('accountEnabled', 'eventAdmin')
  if (environment === 'debug') columns.push('archived', 'makeAdmin', 'archiveUser')
  return columns
}
