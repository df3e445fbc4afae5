import type { CellEdit } from '@planner/domain'
import { useCallback } from 'react'
import { useLive } from '../../lib/live/live-context.tsx'

/** Applies edits of several cells in sequence, like manual edits. */
export function useApplyEdits(): (edits: readonly CellEdit[]) => void {
  const live = useLive()
  return useCallback(
    (edits) => {
      for (const { address, value } of edits) live.setCell(address, value)
    },
    [live],
  )
}
