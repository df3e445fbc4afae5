import { useEffect } from 'react'
import { Listeners } from '../../../lib/listeners.ts'

let isAsked = false
const listeners = new Listeners()

/** Lets the schedule show the report, also where it is opened by this. */
export function askForReport(): void {
  isAsked = true
  listeners.tell()
}

/** Calls `show`, which stays the same, once for each time the report was asked for. */
export function useReportAsked(show: () => void): void {
  useEffect(() => {
    const take = () => {
      if (!isAsked) return
      isAsked = false
      show()
    }
    take()
    return listeners.subscribe(take)
  }, [show])
}
