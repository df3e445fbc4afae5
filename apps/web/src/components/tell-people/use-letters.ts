import type { LetterKind, LetterOverview, LetterPreviewed, WrittenLetter } from '@planner/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberedAdminName } from '../../lib/admin-name.ts'
import { type HttpResult, request } from '../../lib/http/http.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

/** How often it is asked again while letters wait. */
const EVERY_MS = 3000

type Route = 'Overview' | 'Send' | 'Told' | 'Stop' | 'Change'
type Body = { kind: LetterKind; personIds?: readonly string[] } | { tellsChanges: boolean }

export type CallLetters = (route: Route, body?: Body) => Promise<HttpResult<LetterOverview>>

function useAsk() {
  const { variant, keys } = useLiveSnapshot()
  const { adminKey } = keys
  return useCallback(
    <T>(route: Route | 'Preview', body: object): Promise<HttpResult<T>> => {
      const adminName = rememberedAdminName(localStorage) ?? ''
      return request<T>(`/api/Letters/${route}`, { ...body, variant: variant.id, adminKey, adminName })
    },
    [variant.id, adminKey],
  )
}

/** What people can be told and what was sent, kept up to date while letters wait, and the calls about them. */
export function useLetters() {
  const ask = useAsk()
  const [overview, setOverview] = useState<LetterOverview>()
  const [failure, setFailure] = useState('')
  const [numAnswers, setNumAnswers] = useState(0)
  const numAsked = useRef(0)
  const call: CallLetters = useCallback(
    async (route, body = undefined) => {
      numAsked.current += 1
      const turn = numAsked.current
      const answer = await ask<LetterOverview>(route, body ?? {})
      // One that was asked for earlier says less.
      if (turn !== numAsked.current) return answer
      if (answer.ok) setOverview(answer.data)
      setFailure(answer.ok ? '' : answer.message)
      setNumAnswers(turn)
      return answer
    },
    [ask],
  )
  const { planVersion, run } = useLiveSnapshot()
  useWhenever(`${planVersion} ${run !== null}`, () => call('Overview'))
  const isWaiting = overview !== undefined && overview.numWaiting > 0
  useEffect(() => {
    if (!isWaiting || numAnswers === 0) return
    const timer = setTimeout(() => void call('Overview'), EVERY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, numAnswers, call])
  return {
    /** Undefined until it has come. */
    overview,
    /** Why the last call was refused. */
    failure,
    call,
  }
}

/** Does something at first, and again whenever what it rests on has become another. */
function useWhenever(basis: string, act: () => unknown): void {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (done.current === basis) return
    done.current = basis
    act()
  })
}

/**
 * A letter to one person, '' for the first concerned, and all whom its kind concerns, read again when another
 * number is concerned or there is another plan; LETTER-2.
 */
export function usePreview(kind: LetterKind, personId: string, numConcerned?: number) {
  const ask = useAsk()
  const { planVersion } = useLiveSnapshot()
  const [answered, setAnswered] = useState<{ previewed: LetterPreviewed; personId: string }>()
  const [failure, setFailure] = useState('')
  const numAsked = useRef(0)
  const read = async () => {
    numAsked.current += 1
    const turn = numAsked.current
    const answer = await ask<LetterPreviewed>('Preview', { kind, personId })
    if (turn !== numAsked.current) return
    if (answer.ok) setAnswered({ previewed: answer.data, personId })
    setFailure(answer.ok ? '' : answer.message)
  }
  useWhenever(`${kind} ${personId} ${numConcerned} ${planVersion}`, read)
  return {
    /** Undefined until the first of the kind has come. */
    previewed: answered?.previewed.kind === kind ? answered.previewed : undefined,
    /** It shows the letter to somebody else meanwhile. */
    isLoading: answered?.personId !== personId,
    failure,
  }
}

/** The letters of a kind to several people, one after the other; null where it does not concern them. */
export function useLettersTo(
  kind: LetterKind,
  personIds: readonly string[],
): ReadonlyMap<string, WrittenLetter | null> {
  const ask = useAsk()
  const [letters, setLetters] = useState<ReadonlyMap<string, WrittenLetter | null>>(new Map())
  const ids = personIds.join(' ')
  useEffect(() => {
    let isWanted = true
    const readAll = async () => {
      for (const personId of ids === '' ? [] : ids.split(' ')) {
        const answer = await ask<LetterPreviewed>('Preview', { kind, personId })
        if (!isWanted) return
        const { letter } = answer.ok ? answer.data : { letter: null }
        setLetters((known) => new Map(known).set(personId, letter))
      }
    }
    void readAll()
    return () => {
      isWanted = false
    }
  }, [ask, kind, ids])
  return letters
}
