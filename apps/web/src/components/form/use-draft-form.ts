import { useRef, useState } from 'react'
import { type Draft, isSame, type Merge } from './draft.ts'
import type { RefusedField } from './field-error.ts'
import { useDraft } from './use-draft.ts'

/** An acknowledgement: 0 is the status of an answer that never came. */
type Answer = { ok: true } | { ok: false; status: number; fields?: readonly RefusedField[] | undefined }

type DraftFormOptions<T> = {
  stored: T | null
  start: () => Draft<T>
  merge?: Merge<T>
  /** What stands in the field that an error names. */
  valueAt: (typed: T, field: string) => unknown
}

/** A form that is checked and sent as a whole, with errors by field. */
export function useDraftForm<T extends object>({ valueAt, ...options }: DraftFormOptions<T>) {
  const { draft, isChanged, change, sending, answered } = useDraft(options)
  const { typed } = draft
  const [errors, setErrors] = useState<readonly RefusedField[]>([])
  const [isUnanswered, setUnanswered] = useState(false)
  const isBusy = useRef(false)

  /** Sends what is typed unless `check` finds errors. The acknowledgement, or undefined when nothing was stored. */
  const save = async <A extends Answer>(
    check: (typed: T) => readonly RefusedField[],
    send: (typed: T) => Promise<A>,
  ): Promise<Extract<A, { ok: true }> | undefined> => {
    if (isBusy.current) return undefined
    const wrong = check(typed)
    setErrors(wrong)
    setUnanswered(false)
    if (wrong.length > 0) return undefined
    isBusy.current = true
    sending(typed)
    const answer = await send(typed)
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
    /** Something typed is not stored yet. */
    isChanged,
    isSaving: draft.sent !== null,
    /** No answer came: what was typed is still here and can be sent again. */
    isUnanswered,
    save,
    /** Takes over what is typed; the errors of fields it changes are gone. */
    change: (make: (typed: T) => T) => {
      change(make)
      const next = make(typed)
      setErrors((before) => before.filter(({ field }) => isSame(valueAt(typed, field), valueAt(next, field))))
    },
  }
}
