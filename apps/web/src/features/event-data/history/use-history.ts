import type { AuditKind } from '@planner/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refused } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { type ReadSoFar, withNewest, withOlder } from './merge-entries.ts'

const PAUSE_MS = 300
const NOTHING: ReadSoFar = { entries: [], next: null }

/** The entries of a kind ('' for all) read so far. The newest are read again whenever the audit grows. */
export function useHistory(kind: AuditKind | '') {
  const { audit } = useLive()
  const [read, setRead] = useState<ReadSoFar>(NOTHING)
  const [numDropped, setNumDropped] = useState(0)
  const [isReading, setReading] = useState(true)
  const [refused, setRefused] = useState<Refused | null>(null)
  const current = useRef(kind)
  current.current = kind

  const readPage = useCallback(
    async (before: number | null) => {
      setReading(true)
      const ack = await audit.read({ before, kinds: kind === '' ? [] : [kind] })
      // The filter may have changed meanwhile.
      if (current.current !== kind) return
      setReading(false)
      setRefused(ack.ok ? null : ack)
      if (!ack.ok) return
      setNumDropped(ack.numDropped)
      setRead((known) => (before === null ? withNewest(known, ack) : withOlder(known, ack)))
    },
    [audit, kind],
  )

  useEffect(() => {
    setRead(NOTHING)
    let isBusy = false
    let isDue = false
    const readNewest = async () => {
      isDue = true
      if (isBusy) return
      isBusy = true
      while (isDue) {
        isDue = false
        await readPage(null)
        // An organiser who fills in a matrix changes many cells a second.
        if (isDue) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      isBusy = false
    }
    void readNewest()
    return audit.subscribe(() => void readNewest())
  }, [audit, readPage])

  return {
    entries: read.entries,
    hasMore: read.next !== null,
    numDropped,
    isReading,
    refused,
    readMore: () => readPage(read.next),
  }
}
