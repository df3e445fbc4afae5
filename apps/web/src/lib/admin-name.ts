import { MAX_ADMIN_NAME, sanitiseLine } from '@planner/domain'
import type { TextStorage } from './kept-choice.ts'
import { Listeners } from './listeners.ts'

const KEY = 'planner.adminName'

const listeners = new Listeners()
/** Where the browser blocks storage, the name lasts as long as the page. */
let unsaved: string | undefined

/**
 * What this browser's user calls themselves as holder of an admin link (AUDIT-3): '' when they would rather
 * not say, undefined when they have not been asked.
 */
export function rememberedAdminName(storage: TextStorage): string | undefined {
  try {
    return storage.getItem(KEY)?.slice(0, MAX_ADMIN_NAME) ?? unsaved
  } catch {
    return unsaved
  }
}

export function rememberAdminName(storage: TextStorage, name: string): void {
  const kept = sanitiseLine(name).slice(0, MAX_ADMIN_NAME)
  unsaved = undefined
  try {
    storage.setItem(KEY, kept)
  } catch {
    unsaved = kept
  }
  listeners.tell()
}

export const subscribeToAdminName = listeners.subscribe
