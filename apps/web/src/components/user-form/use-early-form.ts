import { type RefObject, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type EarlyCursor, type EarlyForm, earlyForm, leaveEarlyForm } from '../../lib/early-form.ts'
import { setUnsavedInput } from '../../lib/unsaved-input.ts'
import { type UserDraft, withTopic } from './user-draft.ts'

type Options = {
  /** Whether this is the form that takes the place of the first one. */
  isNext: boolean
  element: RefObject<HTMLFormElement | null>
  change: (make: (typed: UserDraft) => UserDraft) => void
  submit: () => Promise<void>
}

/**
 * Takes over the texts and cursor of a share link's first form, or sends it if that was asked for; JOIN-3.
 */
export function useEarlyForm({ isNext, element, change, submit }: Options): void {
  const [taken, setTaken] = useState<{ cursor: EarlyCursor | null; isPressed: boolean }>()
  const takeOver = useEffectEvent(() => {
    const early = isNext ? earlyForm() : undefined
    if (!early) return
    change((draft) => withEarlyValues(draft, early.values()))
    setTaken({ cursor: early.cursor(), isPressed: early.isSubmitted() || early.isRefused() })
    setUnsavedInput(early, false)
  })
  useLayoutEffect(() => takeOver(), [])
  const goOn = useEffectEvent(({ cursor, isPressed }: NonNullable<typeof taken>) => {
    if (isPressed) void submit()
    else {
      leaveEarlyForm()
      putCursor(element.current, cursor)
    }
  })
  // By then the texts are in the fields.
  useLayoutEffect(() => {
    if (taken) goOn(taken)
  }, [taken])
}

/** False while somebody is using the first form. */
export function useMayTakePlace(): boolean {
  return useSyncExternalStore(subscribe, mayTakePlace)
}

function subscribe(listener: () => void): () => void {
  return earlyForm()?.subscribe(listener) ?? (() => {})
}

function mayTakePlace(): boolean {
  return !earlyForm()?.isInUse()
}

function withEarlyValues(draft: UserDraft, values: ReturnType<EarlyForm['values']>): UserDraft {
  const { topics: topic, ...texts } = values
  const [first] = draft.topics
  const typed = { ...draft, ...texts }
  return first && topic ? withTopic(typed, first.key, { name: topic }) : typed
}

function selectorOf(cursor: EarlyCursor): string {
  return cursor.on === 'button' ? 'button[type=submit]' : `[data-field="${cursor.field}"]`
}

/** What is below the cursor stays where it was on the screen. */
function putCursor(form: HTMLFormElement | null, cursor: EarlyCursor | null): void {
  const control = cursor && form?.querySelector<HTMLElement>(selectorOf(cursor))
  if (!control) return
  control.focus({ preventScroll: true })
  window.scrollBy(0, control.getBoundingClientRect().top - cursor.top)
  // Browsers know no place within addresses.
  if (cursor.on === 'field' && control instanceof HTMLInputElement && control.type !== 'email')
    control.setSelectionRange(cursor.start, cursor.end)
}
