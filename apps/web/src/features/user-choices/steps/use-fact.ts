import type { TableName } from '@planner/domain'
import { useSyncExternalStore } from 'react'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveSnapshot } from '../../../lib/live/live-snapshot.ts'

/** Something that follows from the cells of a table: re-renders only when it changes. */
export function useFact<T extends string | number | boolean>(
  table: TableName,
  read: (snapshot: LiveSnapshot) => T,
): T {
  const { store } = useLive()
  return useSyncExternalStore(store.cells.stateView([table]).subscribe, () => read(store.getSnapshot()))
}
