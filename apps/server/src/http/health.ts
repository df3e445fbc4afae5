import type { StorageFault } from '../storage/fault.ts'
import type { Storage } from '../storage/storage.ts'

/** How the server is; a stranger learns the kind of fault and nothing else. */
export type Health = { status: 'ok' } | { status: 'failing'; reason: StorageFault | 'stopped' | 'slow' }

/** Storage is asked at most once in this time, so that a failure shows within a second; ms. */
const KEPT_MS = 900
/** A write that takes longer counts as failed; ms. */
const PATIENCE_MS = 10_000

type HealthOptions = {
  storage: Pick<Storage, 'checkHealth'>
  now: () => number
  /** Whether storage has failed for good. */
  isFailing: () => boolean
}

/** OPS-6: health is a write that was stored just now. */
export function healthCheck({ storage, now, isFailing }: HealthOptions): () => Promise<Health> {
  let last: Promise<Health> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  const ask = async (): Promise<Health> => {
    let timer: NodeJS.Timeout | undefined
    const slow = new Promise<'slow'>((resolve) => {
      timer = setTimeout(() => resolve('slow'), PATIENCE_MS)
    })
    const answer = await Promise.race([storage.checkHealth(now()), slow])
    clearTimeout(timer)
    return answer === 'ok' ? { status: 'ok' } : { status: 'failing', reason: answer }
  }
  return async () => {
    if (isFailing()) return { status: 'failing', reason: 'stopped' }
    const at = performance.now()
    if (!last || (!isAsking && at - askedAt >= KEPT_MS)) {
      askedAt = at
      isAsking = true
      last = ask().finally(() => {
        isAsking = false
      })
    }
    return last
  }
}
