import type { PersonId } from '../entities/person.ts'

/**
 * Who reads or edits: the role a key opens (KEY-4). `personId` is the registered person the connection
 * acts for; a visitor has none, an admin may have none.
 */
export type Viewer =
  | { role: 'admin'; personId: PersonId | null }
  | { role: 'participant'; personId: PersonId }
  | { role: 'visitor'; personId: null }

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin'
}
