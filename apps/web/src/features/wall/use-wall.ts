import { type WallState, wallState } from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { type Changed, changesOf } from './wall-view.ts'

/** How often a screen asks; ms. */
const ASK_MS = 5000

export type Wall = {
  state: WallState | undefined
  /** The server's time of what is shown, ms since the epoch. */
  seenAt: number
  changes: ReadonlyMap<string, Changed>
  /** The address opens nothing any more. */
  isGone: boolean
}

/** What the server tells a wall, asked for again and again; the last of it while there is no connection, and after a reload. */
export function useWall(token: string, language: string): Wall & { serverNow: () => number } {
  const [wall, setWall] = useState<Wall>(() => ({ ...kept(token), changes: new Map(), isGone: false }))
  const offset = useRef(0)
  useEffect(() => {
    let isOver = false
    let etag = ''
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = await fetch(`/wall/${token}/state?lang=${language}`, {
        headers: etag === '' ? {} : { 'if-none-match': etag },
        cache: 'no-store',
        signal: AbortSignal.timeout(2 * ASK_MS),
      }).catch(() => undefined)
      if (isOver) return
      if (answer) {
        const at = Date.parse(answer.headers.get('date') ?? '') || Date.now()
        offset.current = at - Date.now()
        if (answer.status === 404) setWall((before) => ({ ...before, isGone: true }))
        if (answer.status === 304) setWall((before) => ({ ...before, seenAt: at, isGone: false }))
        if (answer.ok) {
          etag = answer.headers.get('etag') ?? ''
          const read = wallState.safeParse(await answer.json().catch(() => null))
          if (read.success && !isOver) {
            keep(token, read.data, at)
            setWall(({ state, changes }) => ({
              state: read.data,
              seenAt: at,
              changes: changesOf(state, read.data, { known: changes, now: at }),
              isGone: false,
            }))
          }
        }
      }
      timer = setTimeout(() => void ask(), ASK_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [token, language])
  return { ...wall, serverNow: () => Date.now() + offset.current }
}

const KEY = 'wall'

/** One wall a browser: a screen shows one event. */
function keep(token: string, state: WallState, seenAt: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, state, seenAt }))
  } catch {
    // A full or forbidden storage; the screen goes on with what it has.
  }
}

function kept(token: string): Pick<Wall, 'state' | 'seenAt'> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      token?: string
      seenAt?: number
      state?: unknown
    } | null
    const read = stored?.token === token ? wallState.safeParse(stored.state) : undefined
    if (read?.success) return { state: read.data, seenAt: Number(stored?.seenAt) || 0 }
  } catch {
    // What is no JSON is nothing.
  }
  return { state: undefined, seenAt: 0 }
}

/** Keeps the screen awake while it is shown, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      document.removeEventListener('visibilitychange', take)
      void lock?.release().catch(() => {})
    }
  }, [])
}
