import type { CellEdit } from '@planner/domain'
import { useCallback } from 'react'
import { useLive } from '../../lib/live/live-context.tsx'

/** Applies the edits of one action at once; LIVE-19. */
export function useApplyEdits(): (edits: readonly CellEdit[]) => void {
  const live = useLive()
  return useCallback(
    (edits) => {
      live.setCells(edits)
    },
    [live],
  )
}
