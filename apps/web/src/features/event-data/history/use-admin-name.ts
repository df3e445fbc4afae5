import { useSyncExternalStore } from 'react'
import { rememberAdminName, rememberedAdminName, subscribeToAdminName } from '../../../lib/admin-name.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

const remembered = () => rememberedAdminName(localStorage)

/** The name of whoever uses the admin link, undefined when they have not been asked (AUDIT-3). */
export function useAdminName() {
  const live = useLive()
  const { viewer } = useLiveSnapshot()
  const name = useSyncExternalStore(subscribeToAdminName, remembered)
  return {
    /** People who are admins act under their own name. */
    isNeeded: viewer.role === 'admin' && viewer.personId === null,
    name,
    async save(given: string) {
      rememberAdminName(localStorage, given)
      if (remembered() !== (name ?? '')) await live.rejoin()
    },
  }
}
