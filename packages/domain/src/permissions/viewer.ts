import type { EventState } from '../cells/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'

/**
 * The authenticated party: the role of a key (KEY-4) and the registered person the connection acts for; a
 * visitor has none, an admin may have none.
 */
export type Viewer =
  | { role: 'admin'; personId: PersonId | null }
  | { role: 'participant'; personId: PersonId }
  | { role: 'visitor'; personId: null }

/** An event that is shown to a viewer, or judged for one. */
export type EventInView = { variant: VariantDescription; state: EventState; viewer: Viewer }

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin'
}

/** What an account of the site may; names are upper-case. ROLE-9. */
export const PERMISSIONS = {
  /** Organises the event of its key. */
  eventAdmin: ['EVENT_ADMIN'],
  /** Runs the installation: reads the operations page; ROLE-10. */
  siteAdmin: ['SITE_EVENTS', 'SITE_STORAGE', 'SITE_RUNS', 'SITE_REPORTS', 'SITE_RETENTION'],
} as const satisfies Record<string, readonly string[]>

/** Whether all wanted names are among the granted ones, whatever their case; ROLE-9. */
export function hasPermissions(granted: Iterable<string>, wanted: string | readonly string[]): boolean {
  const names = new Set([...granted].map((name) => name.toUpperCase()))
  return [wanted].flat().every((name) => names.has(name.toUpperCase()))
}
