import type { PersonId } from '../entities/person.ts'

/**
 * The authenticated party: the role of a key (KEY-4) and the registered person the connection acts for; a
 * visitor has none, an admin may have none.
 */
export type Viewer =
  | { role: 'admin'; personId: PersonId | null }
  | { role: 'participant'; personId: PersonId }
  | { role: 'visitor'; personId: null }

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin'
}
