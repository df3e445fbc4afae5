import { useEffect } from 'react'
import { useWanted } from '../../../lib/live/live-context.tsx'

/** Returns what lets the schedule show the report, also where it is opened by this. */
export function useAskForReport(): () => void {
  const { want } = useWanted<'report'>('report')
  return () => want('report')
}

/** Calls `show`, which stays the same, once for each time the report was asked for. */
export function useReportAsked(show: () => void): void {
  const { wanted } = useWanted<'report'>('report')
  useEffect(() => {
    if (!wanted?.isNew) return
    wanted.isNew = false
    show()
  }, [wanted, show])
}
