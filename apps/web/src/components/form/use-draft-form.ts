import { useRef, useState } from 'react'
import { type Draft, isSame, type Merge } from './draft.ts'
import type { RefusedField } from './field-error.ts'
import { useDraft } from './use-draft.ts'

/** An acknowledgement; status 0 means no response. */
type Answer = { ok: true } | { ok: false; status: number; fields?: readonly RefusedField[] | undefined }

type DraftFormOptions<T> = {
  stored: T | null
  start: () => Draft<T>
  merge?: Merge<T>
  /** The current value of the field an error refers to. */
  valueAt: (typed: T, field: string) => unknown
}

/** A form that is validated and submitted as a whole, with errors by field. */
export function useDraftForm<T extends object>({ valueAt, ...options }: DraftFormOptions<T>) {
  const { draft, isChanged, change, sending, answered } = useDraft(options)
  const { typed } = draft
  const [errors, setErrors] = useState<readonly RefusedField[]>([])
  const [isUnanswered, setUnanswered] = useState(false)
  const isBusy = useRef(false)

  /**
   * Submits the values unless `check` finds errors; `send` also gets the stored ones. Resolves to undefined
   * when nothing was stored.
   */
  const save = async <A extends Answer>(
    check: (typed: T) => readonly RefusedField[],
    send: (typed: T, stored: T) => Promise<A>,
  ): Promise<Extract<A, { ok: true }> | undefined> => {
    if (isBusy.current) return undefined
    const wrong = check(typed)
    setErrors(wrong)
    setUnanswered(false)
    if (wrong.length > 0) return undefined
    isBusy.current = true
    sending(typed)
    const answer = await send(typed, draft.stored)
    isBusy.current = false
    answered(answer.ok)
    if (answer.ok) return answer as Extract<A, { ok: true }>
    setErrors(answer.fields ?? [])
    setUnanswered(answer.status === 0)
    return undefined
  }

  return {
    draft,
    errors,
    /** There is unsaved input. */
    isChanged,
    isSaving: draft.sent !== null,
    /** The request got no response: the input is kept and can be submitted again. */
    isUnanswered,
    save,
    /** Updates values and clears the errors of the changed fields. */
    change: (make: (typed: T) => T) => {
      change(make)
      const next = make(typed)
      setErrors((before) => before.filter(({ field }) => isSame(valueAt(typed, field), valueAt(next, field))))
    },
  }
}
