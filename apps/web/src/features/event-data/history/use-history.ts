import type { AuditKind } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refused } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'

const PAUSE_MS = 300
const NOTHING: ReadSoFar = { entries: [], next: null }

/**
 * The entries of a kind ('' for all) read so far. The newest are read again whenever the audit grows. It asks for itself, as an
 * answer to a `Question` replaces the one before, and a page of the history is added to the pages that were read before.
 */
export function useHistory(kind: AuditKind | '') {
  const live = useLive()
  const [read, setRead] = useState<ReadSoFar>(NOTHING)
  const [numDropped, setNumDropped] = useState(0)
  const [isReading, setReading] = useState(true)
  const [refused, setRefused] = useState<Refused | null>(null)
  const current = useRef(kind)
  current.current = kind

  const readPage = useCallback(
    async (before: number | null) => {
      setReading(true)
      const ack = await live.invoke('ReadAudit', { before, kinds: kind === '' ? [] : [kind] })
      // The filter may have changed meanwhile.
      if (current.current !== kind) return
      setReading(false)
      setRefused(ack.ok ? null : ack)
      if (!ack.ok) return
      setNumDropped(ack.numDropped)
      setRead((known) => (before === null ? withNewest(known, ack) : withOlder(known, ack)))
    },
    [live, kind],
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
    return live.audit.subscribe(() => void readNewest())
  }, [live, readPage])

  return {
    entries: read.entries,
    hasMore: read.next !== null,
    numDropped,
    isReading,
    refused,
    readMore: () => readPage(read.next),
  }
}

/** The entries read so far, newest first. `next` is where the following page begins, null at the end. */
export type ReadSoFar = { entries: readonly WireAuditEntry[]; next: number | null }

/** The newest page on top of what was read before, which is dropped where the two do not meet. */
export function withNewest(before: ReadSoFar, newest: ReadSoFar): ReadSoFar {
  const oldest = newest.entries.at(-1)?.position
  const meets = before.entries.some(({ position }) =>
    newest.entries.some((each) => each.position === position),
  )
  if (oldest === undefined || newest.next === null || !meets) return newest
  const older = before.entries.filter(({ position }) => position < oldest)
  return older.length === 0 ? newest : { entries: [...newest.entries, ...older], next: before.next }
}

export function withOlder(before: ReadSoFar, page: ReadSoFar): ReadSoFar {
  const last = before.entries.at(-1)?.position ?? Number.POSITIVE_INFINITY
  return {
    entries: [...before.entries, ...page.entries.filter(({ position }) => position < last)],
    next: page.next,
  }
}
